import { text } from 'node:stream/consumers';
import { mensajes } from '@adjudica/domain';
import type { Controller } from '@tsoa/runtime';
import { Auditoria } from '../entities/auditoria.entity';
import { Participante } from '../entities/participante.entity';
import { InnerCalls } from '../http/inner-calls';
import { crearAsamblea, crearGrupo, crearPlanes } from '../testing/builders';
import { LOADS_MUCH_MS } from '../testing/limits';
import { crearMundo } from '../testing/mundo';
import { cuentaQueLlama, type Llamador, pedido } from '../testing/servicio';
import { testApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const { servicio } = mensajes.propios;
const t = testApp();
const admin = t.user('admin');
let cuenta: Llamador;
beforeAll(async () => {
  await crearMundo(t);
  cuenta = await cuentaQueLlama(t, admin, { role: 'Asistente Asamblea' });
});

describe('refused before anything is done', () => {
  test('no key, and one that nobody knows: 401 as everywhere', async () => {
    expect((await pedido(t, 'GET', 'producto')).status).toBe(401);
    const ajena = await pedido(t, 'GET', 'producto').set('Authorization', 'Bearer adj_000000000000_desconocida');
    expect([ajena.status, ajena.body.code]).toEqual([401, 'clave-desconocida']);
  });

  test('the token of a person, who has the permission by his role: 403 says what an integrator asks for', async () => {
    const { token } = await t.as('asistente');
    const { status, body } = await pedido(t, 'GET', 'producto').set('Authorization', `Bearer ${token}`);
    expect([status, body.code, body.title]).toEqual([403, 'solo-cuentas-de-servicio', servicio.soloCuentas]);
  });

  test('AUT-009 a wrong password of a person in the log-in of the specification, as our own refuses it', async () => {
    const { status, body } = await pedido(t, 'POST', 'auth').send({ name: 'asistente', pass: 'otra' });
    expect([status, body.code]).toEqual([401, 'contrasena-incorrecta']);
  });

  test('a key without the scope: 403 says how it is switched on; with it the same key calls', async () => {
    const sin = await cuentaQueLlama(t, admin, {
      role: 'Asistente Asamblea',
      usuario: 'sin.alcance',
      alcances: ['catalogo:leer'],
    });
    const { status, body } = await sin.llama('GET', 'producto');
    expect([status, body.code, body.title]).toEqual([403, 'servicio-apagado', servicio.apagado]);
    const leida = (await admin.get(`/cuenta-servicio/${sin.id}`)).body;
    const alcances = ['catalogo:leer', 'servicio:llamar'];
    await admin.put(`/cuenta-servicio/${sin.id}`, { ...leida, alcances });
    expect((await sin.llama('GET', 'producto')).status).toBe(200);
    // each of our own operations is still asked for by itself
    expect((await sin.llama('POST', 'AsambleaporGrupo', { Producto: '01' })).body.code).toBe('sin-permiso');
  });

  test('a user who works not here, or two, in the path or in the body: 403 at that field; the account itself passes', async () => {
    const ejecutivo = await cuentaQueLlama(t, admin, { role: 'Ejecutivo Adjudicaciones' });
    const enCamino = await ejecutivo.llama('PUT', 'Clientes/asignar/01-M002-2/004/Recibir/nadie');
    expect([enCamino.status, enCamino.body.code]).toEqual([403, 'usuario-ajeno']);
    const dos = { IdOrden: 1, estado: 'ANULADO', obs: 'x', usuarioAnula: 'jefatura', usuario: 'gerente' };
    expect((await ejecutivo.llama('POST', 'orden/anular', dos)).body.code).toBe('usuario-ajeno');
    const acta = {
      Grupo_ref: 'M001',
      cod_Producto: '01',
      num_Asamblea: 1,
      Usuario: cuenta.usuario.replace('llama', 'ya.no'),
    };
    const enCuerpo = await cuenta.llama('POST', 'Participante/AgregarActa', acta);
    expect([enCuerpo.status, enCuerpo.body.code, enCuerpo.body.errors]).toEqual([
      403,
      'usuario-ajeno',
      { usuario: servicio.usuarioDesconocido },
    ]);
    for (const propio of [String(ejecutivo.id), ejecutivo.usuario]) {
      const { body } = await ejecutivo.llama('PUT', `Clientes/asignar/01-M002-2/003/Recibir/${propio}`);
      expect([body.code, Object.keys(body.errors)]).toEqual(['datos-invalidos', ['departamento']]);
    }
  });

  test('a path that the specification does not have, a call whose purpose nobody knows, an unknown parameter', async () => {
    for (const camino of ['nada', 'todos/01/0/0/50/1', 'principal/index/01', 'producto/01/02']) {
      const { status, body } = await cuenta.llama('GET', camino);
      expect([camino, status, body.code]).toEqual([camino, 404, 'ruta-desconocida']);
    }
    const { status, body } = await cuenta.llama('GET', 'varios?clase=ASAMBLEA');
    expect([status, body.code, body.detalle.admitidos]).toEqual([400, 'parametro-desconocido', ['tipo']]);
  });

  test('a call with another method than it has: 405 with those that it has; OPTIONS is answered as before', async () => {
    const { status, headers, body } = await cuenta.llama('DELETE', 'clientes/1710034065');
    expect([status, headers['allow'], body.code]).toEqual([405, 'GET, HEAD', 'metodo-no-permitido']);
    const queActua = await cuenta.llama('POST', 'solicitudCompra/1710034073/01-M002-2/N/0/cabeza', {});
    expect([queActua.status, queActua.headers['allow']]).toEqual([405, 'GET']);
    expect((await cuenta.llama('OPTIONS', 'clientes/1710034065')).status).toBe(200);
  });

  test('HEAD of a call that acts: 405, and nothing is done; of one that reads: its head', async () => {
    const ejecutivo = await cuentaQueLlama(t, admin, { role: 'Ejecutivo Adjudicaciones', usuario: 'cabeza' });
    const antes = await t.application.dataSource.manager.count(Auditoria);
    const { status, headers } = await ejecutivo.llama('HEAD', 'solicitudCompra/1710034073/01-M002-2/N/0/cabeza');
    expect([status, headers['allow']]).toEqual([405, 'GET']);
    expect(await t.application.dataSource.manager.count(Auditoria)).toBe(antes);
    expect((await ejecutivo.llama('HEAD', 'producto')).status).toBe(200);
  });

  test('an account that is called from elsewhere: the address is the caller’s, behind a proxy too', async () => {
    const lejos = await cuentaQueLlama(t, admin, {
      role: 'Comercial',
      usuario: 'lejos',
      direcciones: ['10.1.0.0/16'],
    });
    const { status, body } = await lejos.llama('GET', 'producto');
    expect([status, body.code]).toEqual([403, 'direccion-no-permitida']);
    t.app.set('trust proxy', 1);
    try {
      const cerca = await lejos.llama('GET', 'producto').set('X-Forwarded-For', '10.1.2.3');
      expect([cerca.status, cerca.body.length]).toEqual([200, 2]);
    } finally {
      t.app.set('trust proxy', 0);
    }
  });

  test('what our own operation refuses comes as it says it, at the caller’s field, with the request id of the call', async () => {
    const { status, body, headers } = await cuenta.llama('POST', 'CreaAsamblea', {
      codigoProducto: '01',
      codigoReferencia: 'NO-HAY',
      fecha: '15/04/2026',
      Hora: 'tarde',
      lugar: 'Virtual - Facebook Live',
    });
    expect([status, body.detalle.llamada]).toEqual([400, 'POST CreaAsamblea']);
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['notario']));
    expect(body.instance).toBe(headers['x-request-id']);
  });
});

test('AUT-004 AUT-005 GEN-525 name and key of the account give the token that the other calls are made with', async () => {
  const ajena = await pedido(t, 'POST', 'auth').send({ name: 'asistente', pass: cuenta.clave });
  expect([ajena.status, ajena.body.code]).toEqual([403, 'usuario-ajeno']);
  const { body } = await pedido(t, 'POST', 'auth').send({ name: cuenta.usuario, pass: cuenta.clave });
  expect(body).toMatchObject({ access_token: cuenta.clave, user: { idSaad: cuenta.id, role: 'Asistente Asamblea' } });
});

test('ASA-057 ASA-058 the minutes of an assembly named by product and group, once under one Idempotency-Key', async () => {
  const cuerpo = {
    Grupo_ref: 'M001',
    cod_Producto: '01',
    num_Asamblea: 1,
    Usuario: cuenta.usuario,
    Localidad: '002',
    Cabecera: 'ACTA',
    PiePagina: '',
    Texto: [],
    confirmaFechaFutura: true,
  };
  const [uno] = (await cuenta.propia(`/participante?filter=${encodeURIComponent('{"asamblea":1}')}`)).body;
  await t.application.dataSource.manager.update(Participante, { id: uno.id }, { adjudicadoPor: 'Sorteo' });
  const llama = () =>
    cuenta.llama('POST', 'Participante/AgregarActa', cuerpo).set('Idempotency-Key', 'acta-de-marzo-1');
  const primera = await llama();
  expect([primera.status, primera.body.key]).toEqual([200, '/api/v1/acta/1/archivo']);
  const repetida = await llama();
  expect([repetida.headers['idempotency-replayed'], repetida.body.sha256]).toEqual(['true', primera.body.sha256]);
  const hechos = await t.application.dataSource.manager.findBy(Auditoria, { accion: 'generar-acta' });
  expect(hechos.map(({ usuario }) => usuario)).toEqual([cuenta.usuario]);
  const archivo = await cuenta.propia(primera.body.key.replace('/api/v1', ''));
  expect([archivo.status, archivo.headers['content-type']]).toEqual([200, 'application/pdf']);
});

describe('ASA-031 GEN-531 a list without a bound', () => {
  const PLANES = 1230;
  const cuerpo = { Producto: '01', Grupo: 'M900', Asamblea: 1 };
  beforeAll(async () => {
    const { manager } = t.application.dataSource;
    const grupo = await crearGrupo(manager, { grupo: 'M900' });
    await crearPlanes(manager, grupo, PLANES);
    await crearAsamblea(manager, grupo);
  });

  test('all rows of all pages, each once, with the names of the specification beside ours', async () => {
    const { status, body } = await cuenta.llama('POST', 'Participante/listar', cuerpo);
    expect([status, body.length]).toEqual([200, PLANES]);
    expect(new Set(body.map(({ id }: { id: number }) => id)).size).toBe(PLANES);
    expect(body[0]).toMatchObject({ IdCodigo: body[0].idCodigo, cuotaVencida: body[0].cuotaVencidas });
  });

  test('the second page fails: the connection breaks, and nobody takes the first for all', async () => {
    const paginas = contadas('ParticipanteController', (numero) => {
      if (numero > 1) throw new Error('the database went away');
    });
    await expect(cuenta.llama('POST', 'Participante/listar', cuerpo)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    expect(paginas.cuantas).toBe(2);
    paginas.deja();
  });

  test('who does not read is not written to: pages are asked for as he takes them', async () => {
    const paginas = contadas('ParticipanteController');
    const answer = await new InnerCalls(t.app).open(
      { requestId: '', address: '127.0.0.1', asked: { route: '', fingerprint: '' } },
      {
        method: 'POST',
        path: '/api/servicio/Participante/listar',
        headers: { authorization: `Bearer ${cuenta.clave}`, 'content-type': 'application/json' },
        body: JSON.stringify(cuerpo),
        signal: new AbortController().signal,
      },
    );
    for (let vuelta = 0; vuelta < 500; vuelta++) await new Promise(setImmediate);
    expect(paginas.cuantas).toBeLessThan(PLANES / 100);
    expect(JSON.parse(await text(answer)).length).toBe(PLANES);
    expect(paginas.cuantas).toBe(Math.ceil(PLANES / 100));
    paginas.deja();
  });
});

/** Counts the requests that reach a controller, and may fail one. */
function contadas(nombre: string, alLlegar: (numero: number) => void = () => undefined) {
  const controllers = t.application.controllers as Map<unknown, () => Controller>;
  const [clase] = [...controllers.keys()].filter((uno) => (uno as { name: string }).name === nombre);
  const original = controllers.get(clase) as () => Controller;
  const contador = { cuantas: 0, deja: () => void controllers.set(clase, original) };
  controllers.set(clase, () => {
    alLlegar(++contador.cuantas);
    return original();
  });
  return contador;
}
