import { idsDeBloque, mensajes, tiposDeEvento } from '@adjudica/domain';
import { MoreThan } from 'typeorm';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Contrato, ContratoTexto } from '../../entities/contrato.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { Formato } from '../../entities/formato.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { asBytes } from '../../testing/binary';
import {
  cabeceraDePrueba,
  contratoConBloques,
  contratoDe,
  crearContrato,
  generarBloque,
  planPorContratar,
} from '../../testing/contratos';
import { guardarPersonas } from '../../testing/pagares';
import { guardarPrenda } from '../../testing/prendas';
import { PaperlessRenderer } from '../../testing/renderers';
import { nombrarGarante, type PlanDePrueba } from '../../testing/solicitudes';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import type { ContratoVista } from './contrato.dto';
import type { ContratoImpreso } from './contrato.impreso';

const { LEG, propios } = mensajes;

let t: TestApp;
let printer: PaperlessRenderer;
let asistente: Client;
let legal: Client;
beforeAll(async () => {
  printer = new PaperlessRenderer();
  t = await startTestApp({ overrides: { renderer: printer.asRenderer() } });
  [asistente, legal] = await Promise.all([t.as('asistente.legal'), t.as('legal')]);
});
afterAll(() => t.close());

/** Quito, some days from today. */
const firma = { lugarEmision: '1701', fechaEmision: '2026-03-20' };

const manager = () => t.application.dataSource.manager;
const texto = (letras: string) => `<p>${letras}</p>`;
const editar = async (client: Client, idCodigo: string, bloque: string, cuerpo: object = {}) => {
  const { bloques } = await contratoDe(legal, idCodigo);
  const { version } = bloques.find((uno) => uno.bloque === bloque) as ContratoVista['bloques'][number];
  return client.put(`/contrato/${idCodigo}/bloque/${bloque}`, { texto: texto('Otro texto.'), version, ...cuerpo });
};
const actuar = async (client: Client, idCodigo: string, accion: string, cuerpo: object = {}) => {
  const { version } = await contratoDe(legal, idCodigo);
  return client.post(`/contrato/${idCodigo}/${accion}`, { version, ...cuerpo });
};
const rechazar = (idCodigo: string, bloques: string[], client = legal) =>
  actuar(client, idCodigo, 'rechazar', { motivo: 'Falta el número de la notaría', bloques });
const eventosDe = ({ planId }: PlanDePrueba, tipo: string) => manager().findBy(Evento, { planId, tipo });
const avisosDe = async (usuario: string, titulo: string) => {
  const { body } = await (await t.as(usuario)).get('/notificacion');
  return body.filter((aviso: { titulo: string }) => aviso.titulo === titulo);
};
const estados = ({ bloques }: ContratoVista) => bloques.map(({ estado }) => estado ?? 'N').join('');

describe('a new contract', () => {
  test('LEG-579 of a plan that has none: 404, in the words of the specification', async () => {
    const { idCodigo } = await planPorContratar(t);
    for (const path of ['', '/archivo', '/bloque/objeto']) {
      const { status, body } = await asistente.get(`/contrato/${idCodigo}${path}`);
      expect([path, status, body.title]).toEqual([path, 404, 'No existe contrato generado']);
    }
    const { body } = await asistente.get(`/contrato/${idCodigo}/indicadores`);
    expect(body).toEqual({
      idCodigo,
      existe: false,
      generados: 0,
      total: 7,
      pendientes: 0,
      aprobados: 0,
      rechazados: 0,
    });
  });

  test.each([
    ['whose folder risk did not approve', { garantia: null }, 'carpeta-sin-aprobar'],
    ['without note', { pagare: false as const }, 'sin-pagare'],
  ])('of a plan %s is refused, and the form says why before', async (_, opciones, code) => {
    const { idCodigo } = await planPorContratar(t, opciones);
    const { status, body } = await asistente.post('/contrato', { idCodigo, ...cabeceraDePrueba });
    expect([status, body.code]).toEqual([422, code]);
    const base = await asistente.get(`/base-de-contrato/${idCodigo}`);
    expect(base.body.impedimento).toBe(body.title);
    expect(await manager().countBy(Contrato, {})).toBe(0);
  });

  test('LEG-589 with wrong fields, or a guarantor that there is not, is refused field by field', async () => {
    const { idCodigo } = await planPorContratar(t, { completo: false });
    const { status, body } = await asistente.post('/contrato', { idCodigo, estadoCivil: 'C', aval: true });
    expect([status, body.errors]).toEqual([
      422,
      {
        separacionBienes: propios.campoObligatorio,
        estadoBien: propios.campoObligatorio,
        aval: propios.contratoSinGarante,
      },
    ]);
  });

  test('LEG-543 LEG-589 LEG-608 is pending, without blocks, noted once; a second one is refused', async () => {
    const plan = await planPorContratar(t);
    await nombrarGarante(t, plan);
    const { idCodigo } = plan;
    const base = await asistente.get(`/base-de-contrato/${idCodigo}`);
    expect(base.body).toMatchObject({ id: idCodigo, garantia: 'C', aval: true, impedimento: null });
    const creado = await crearContrato(asistente, idCodigo, { aval: true });
    expect(creado).toMatchObject({ id: idCodigo, estado: 'P', generados: 0, aval: true, version: 1, garantia: 'C' });
    expect(creado.codigoBarras).toMatch(/^CO\d{8}$/);
    expect(creado.condiciones).toContain('con garante');
    expect(estados(creado)).toBe('NNNNNNN');
    const { status, body } = await legal.post('/contrato', { idCodigo, ...cabeceraDePrueba });
    expect([status, body.code]).toEqual([409, 'con-contrato']);
    expect(await eventosDe(plan, tiposDeEvento.contratoGenerado)).toHaveLength(1);
  });
});

describe('blocks', () => {
  test('LEG-578 a block that there is not, or twice, or without text is refused', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 1);
    const nuevo = (cuerpo: object) => asistente.post(`/contrato/${idCodigo}/bloque`, cuerpo);
    expect((await asistente.get(`/contrato/${idCodigo}/bloque/octavo`)).body.title).toBe(LEG.seleccioneBloque);
    expect((await nuevo({ bloque: 'comparecientes' })).body.code).toBe('bloque-ya-generado');
    expect((await nuevo({ bloque: 'objeto', texto: '<p></p>' })).body.errors).toEqual({
      texto: propios.bloqueSinTexto,
    });
    expect((await nuevo({ bloque: 'objeto', huella: 'otra' })).body.code).toBe('datos-cambiados');
  });

  test('LEG-567 LEG-588 LEG-610 saving one that was not there creates it from its format, with the plan’s values in it', async () => {
    const plan = await contratoConBloques(t, asistente, 1);
    const contrato = await contratoDe(asistente, plan.idCodigo);
    const [primero] = contrato.bloques;
    expect(primero).toMatchObject({ bloque: 'comparecientes', existe: 'S', estado: 'P', numero: 1, version: 1 });
    expect(primero?.texto).toContain(plan.titular.identificacion);
    expect(primero?.texto).not.toContain('[[');
    expect(contrato.bloques[1]).toMatchObject({ existe: 'N', estado: null, texto: null, editable: true });
    const detalle = await asistente.get(`/contrato/${plan.idCodigo}/bloque/comparecientes`);
    expect(detalle.body.propuesto).toBe(primero?.texto);
    expect(detalle.body.versiones).toHaveLength(1);
  });

  test('LEG-568 LEG-603 LEG-611 an edit keeps the text before, cleans the markup and is pending again; from an old version it is refused', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 2);
    const sucio = '<p onclick="x">Cláusula <b>nueva</b><script>alert(1)</script></p>';
    const { status, body } = await editar(asistente, idCodigo, 'antecedentes', { texto: sucio });
    expect(status).toBe(200);
    expect(body.bloques[1]).toMatchObject({
      texto: '<p>Cláusula <strong>nueva</strong></p>',
      estado: 'P',
      numero: 2,
      version: 2,
    });
    const { body: detalle } = await asistente.get(`/contrato/${idCodigo}/bloque/antecedentes`);
    expect(detalle.versiones.map(({ numero }: { numero: number }) => numero)).toEqual([2, 1]);
    expect((await editar(asistente, idCodigo, 'antecedentes', { version: 1 })).status).toBe(412);
    expect((await asistente.put(`/contrato/${idCodigo}/bloque/objeto`, { texto: sucio, version: 1 })).body.code).toBe(
      'bloque-no-generado',
    );
  });

  test('LEG-567 LEG-568 a saved block takes the draft of its writer along; a refused save, other blocks and other people keep theirs', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 1);
    const lugar = (bloque: string) => `/borrador/contrato/${idCodigo}/${bloque}`;
    const deja = (client: Client, bloque: string) =>
      client.put(lugar(bloque), { valores: { texto: texto('A medias.') }, versionBase: 1, version: 0 }).expect(200);
    const quedan = async (client: Client) => {
      const filtro = encodeURIComponent(JSON.stringify({ formulario: 'contrato', clave: idCodigo }));
      const { body } = await client.get(`/borrador?filter=${filtro}`).expect(200);
      return body.map(({ seccion }: { seccion: string }) => seccion).sort();
    };
    for (const bloque of ['comparecientes', 'antecedentes', 'objeto']) await deja(asistente, bloque);
    await deja(legal, 'comparecientes');
    expect((await editar(asistente, idCodigo, 'comparecientes', { version: 7 })).status).toBe(412);
    expect(await quedan(asistente)).toEqual(['antecedentes', 'comparecientes', 'objeto']);
    expect((await editar(asistente, idCodigo, 'comparecientes')).status).toBe(200);
    expect(await quedan(asistente)).toEqual(['antecedentes', 'objeto']);
    await generarBloque(asistente, idCodigo, 'antecedentes');
    expect(await quedan(asistente)).toEqual(['objeto']);
    expect(await quedan(legal)).toEqual(['comparecientes']);
  });

  test.each([
    ['as the note says it', { representanteCedula: '1710034065' }, '1710034065'],
    ['as the catalogue knows it where the note does not', { representanteCedula: null }, '1712345675'],
    [
      'nowhere, of somebody whom neither knows',
      { representanteNombre: 'Eva Ruiz Mora', representanteCedula: null },
      undefined,
    ],
  ])('LEG-594 the identification of who signs for the company stands there %s', async (_, suyo, esperada) => {
    const { idCodigo, planId } = await planPorContratar(t, { pagare: 'P' });
    const pagare = await manager().findOneByOrFail(Pagare, { planId });
    await guardarPersonas(asistente, pagare, suyo).expect(200);
    await crearContrato(asistente, idCodigo);
    const { valores } = await contratoDe(asistente, idCodigo);
    const valor = valores.find(({ campo }) => campo === 'empresa.representanteIdentificacion')?.valor;
    expect(valor ?? undefined).toBe(esperada);
  });

  test('LEG-591 the indicators count them', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 3);
    const { body } = await asistente.get(`/contrato/${idCodigo}/indicadores`);
    expect(body).toMatchObject({ existe: true, generados: 3, total: 7, pendientes: 3 });
  });
});

describe('sending and deciding', () => {
  test('LEG-573 LEG-580 six blocks are neither sent, approved nor shown as a whole', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 6);
    for (const [client, accion] of [
      [asistente, 'enviar'],
      [legal, 'aprobar'],
    ] as const)
      expect((await actuar(client, idCodigo, accion)).body.title).toBe('No tiene todos los bloques generados');
    for (const path of ['borrador', 'archivo'])
      expect((await legal.get(`/contrato/${idCodigo}/${path}`)).body.title).toBe(LEG.faltanBloques);
  });

  test('LEG-576 LEG-595 LEG-614 sending tells Jefatura and Legal, and leads them there', async () => {
    const plan = await contratoConBloques(t, asistente);
    const { status, body } = await actuar(asistente, plan.idCodigo, 'enviar');
    expect([status, body.estado, body.enviadoEn]).toEqual([200, 'P', t.clock.now().toISOString()]);
    for (const usuario of ['jefatura', 'legal']) {
      const avisos = await avisosDe(usuario, propios.avisoDeContratoEnviado);
      expect(avisos[0]).toMatchObject({ enlace: `/contrato/${plan.idCodigo}` });
      expect((await (await t.as(usuario)).get(`/contrato/${plan.idCodigo}`)).status).toBe(200);
    }
    expect(await eventosDe(plan, tiposDeEvento.contratoEnviado)).toHaveLength(1);
  });

  test('whoever wrote a part does not approve it (CUATRO_OJOS), and nothing of it is issued', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 6);
    await generarBloque(legal, idCodigo, 'controversias');
    const { status, body } = await actuar(legal, idCodigo, 'aprobar');
    expect([status, body.code]).toEqual([403, 'cuatro-ojos']);
    expect((await contratoDe(legal, idCodigo)).acciones).not.toContain('aprobar');
    const { id } = await manager().findOneByOrFail(Contrato, { estado: 'P', planId: (await plan(idCodigo)).planId });
    expect(await manager().countBy(DocumentoEmitido, { contratoId: id })).toBe(0);
  });

  test('LEG-542 LEG-569 LEG-570 a rejection names its blocks; the assistant corrects each, and with the last one it is pending again', async () => {
    const suyo = await contratoConBloques(t, asistente);
    const { idCodigo } = suyo;
    const rechazado = await rechazar(idCodigo, ['objeto', 'precio']);
    expect([rechazado.status, rechazado.body.estado, estados(rechazado.body)]).toEqual([200, 'R', 'PPRRPPP']);
    expect(rechazado.body.bloques[2]).toMatchObject({ motivo: 'Falta el número de la notaría', version: 2 });
    expect((await avisosDe('asistente.legal', propios.avisoDeContratoRechazado))[0].enlace).toBe(
      `/contrato/${idCodigo}`,
    );
    expect((await actuar(asistente, idCodigo, 'enviar')).body.code).toBe('estado-cambiado');
    const uno = await editar(asistente, idCodigo, 'objeto');
    expect([uno.body.estado, estados(uno.body)]).toEqual(['R', 'PPPRPPP']);
    const dos = await editar(asistente, idCodigo, 'precio');
    expect([dos.body.estado, estados(dos.body)]).toEqual(['P', 'PPPPPPP']);
    expect(await eventosDe(suyo, tiposDeEvento.contratoCorregido)).toHaveLength(1);
    expect((await actuar(legal, idCodigo, 'aprobar')).body.estado).toBe('A');
  });

  test('LEG-576 a sent contract whose header or block changes is said to be sent no more, once', async () => {
    const suyo = await contratoConBloques(t, asistente);
    const { idCodigo } = suyo;
    const cambiados = () => eventosDe(suyo, tiposDeEvento.contratoActualizado);
    await editar(asistente, idCodigo, 'objeto');
    expect(await cambiados()).toHaveLength(0);
    const { body } = await actuar(asistente, idCodigo, 'enviar');
    await asistente.put(`/contrato/${idCodigo}`, { ...cabeceraDePrueba, version: body.version });
    expect(await cambiados()).toHaveLength(1);
    await editar(asistente, idCodigo, 'objeto');
    expect(await cambiados()).toHaveLength(1);
    await actuar(asistente, idCodigo, 'enviar');
    expect((await editar(asistente, idCodigo, 'objeto')).body.enviadoEn).toBeNull();
    expect(await cambiados()).toHaveLength(2);
  });

  test('LEG-541 LEG-571 LEG-596 LEG-613 approved: every block is, the print is kept, and nothing moves it any more', async () => {
    const suyo = await contratoConBloques(t, asistente);
    const { idCodigo } = suyo;
    const aprobado = await actuar(legal, idCodigo, 'aprobar');
    expect([aprobado.status, aprobado.body.estado, estados(aprobado.body)]).toEqual([200, 'A', 'AAAAAAA']);
    const [evento] = await eventosDe(suyo, tiposDeEvento.contratoAprobado);
    expect(evento?.observacion).toBe('Contrato aprobado');
    for (const [client, accion] of [
      [legal, 'aprobar'],
      [asistente, 'enviar'],
    ] as const)
      expect((await actuar(client, idCodigo, accion)).status).toBe(409);
    expect((await rechazar(idCodigo, ['objeto'])).status).toBe(409);
    expect((await editar(asistente, idCodigo, 'objeto')).status).toBe(409);
    const cabecera = await asistente.put(`/contrato/${idCodigo}`, {
      ...cabeceraDePrueba,
      version: aprobado.body.version,
    });
    expect(cabecera.status).toBe(409);
  });

  test('the approved contract of a CasaPlan brings it into the exit letters, that of a MotorPlan does not', async () => {
    const suyo = await contratoConBloques(t, asistente);
    await actuar(legal, suyo.idCodigo, 'aprobar');
    expect(await manager().countBy(CartaSalida, { planId: suyo.planId })).toBe(0);
    const casa = await contratoConBloques(t, asistente, 7, { producto: '02' });
    await actuar(legal, casa.idCodigo, 'aprobar');
    expect(await manager().countBy(CartaSalida, { planId: casa.planId })).toBe(1);
  });
});

describe('the note that a contract states', () => {
  test('LEG-507 LEG-541 a pending note: the contract is sent and says what it waits for; approved only with the note', async () => {
    const { idCodigo, planId } = await contratoConBloques(t, asistente, 7, { pagare: 'P' });
    const espera = propios.contratoPagareSinAprobar((await manager().findOneByOrFail(Pagare, { planId })).id);
    expect((await actuar(legal, idCodigo, 'aprobar')).body).toMatchObject({
      code: 'pagare-sin-aprobar',
      title: espera,
    });
    const { impedimento, acciones } = await contratoDe(legal, idCodigo);
    expect([impedimento, acciones.includes('aprobar')]).toEqual([espera, false]);
    expect((await actuar(asistente, idCodigo, 'enviar')).status).toBe(200);
    await manager().update(Pagare, { planId }, { estado: 'A' });
    expect((await actuar(legal, idCodigo, 'aprobar')).body).toMatchObject({ estado: 'A', impedimento: null });
  });

  test('LEG-507 LEG-573 instalments paid since the note was approved: neither sent nor approved, with both figures', async () => {
    const { idCodigo, planId } = await contratoConBloques(t, asistente);
    await manager().update(Plan, { id: planId }, { cuotasPagadas: 59 });
    for (const [client, accion] of [
      [asistente, 'enviar'],
      [legal, 'aprobar'],
    ] as const)
      expect((await actuar(client, idCodigo, accion)).body).toMatchObject({
        code: 'pagare-no-concuerda',
        title: expect.stringMatching(/dice 48 cuotas por .+ y el plan debe hoy 1 cuota por /),
      });
    expect(await manager().countBy(DocumentoEmitido, { tipo: 'contrato', contratoId: (await plan(idCodigo)).id })).toBe(
      0,
    );
  });

  test('LEG-541 a plan that owes nothing gets its contract approved, without a note or with one that nobody approved', async () => {
    for (const pagare of [false, 'P'] as const) {
      const { idCodigo, planId } = await planPorContratar(t, { pagare });
      await manager().update(Plan, { id: planId }, { cuotasPagadas: 60 });
      await crearContrato(asistente, idCodigo, firma);
      for (const bloque of idsDeBloque) await generarBloque(asistente, idCodigo, bloque);
      expect((await actuar(legal, idCodigo, 'aprobar')).body).toMatchObject({ estado: 'A' });
    }
  });
});

describe('a format names a field that was removed later', () => {
  test('the contract is shown and says which; its block is not written, the others are', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente, 1);
    const antes = await manager().findBy(Formato, { bloque: 'objeto' });
    const conEdad = (texto: string): string => `${texto}<p>De [[cliente.edad]] años</p>`;
    for (const { id, texto } of antes) await manager().update(Formato, { id }, { texto: conEdad(texto) });
    const { status, body } = await asistente.get(`/contrato/${idCodigo}`);
    expect([status, body.falta]).toEqual([200, expect.stringContaining('cliente.edad')]);
    const detalle = await asistente.get(`/contrato/${idCodigo}/bloque/objeto`);
    expect([detalle.status, detalle.body.propuesto]).toEqual([200, null]);
    const rechazado = await asistente.post(`/contrato/${idCodigo}/bloque`, { bloque: 'objeto' });
    expect([rechazado.status, rechazado.body.code, rechazado.body.title]).toEqual([
      422,
      'campos-desconocidos',
      body.falta,
    ]);
    expect((await asistente.post(`/contrato/${idCodigo}/bloque`, { bloque: 'precio' })).status).toBe(201);
    const [formato] = antes;
    const vista = await legal.get(`/formato/${formato?.id}`);
    expect([vista.status, vista.body.texto]).toEqual([200, conEdad(formato?.texto as string)]);
    const { texto, condiciones } = vista.body;
    const previa = await legal.post('/formato/vista-previa', { texto, condiciones }).expect(200);
    expect(previa.body.rechazos).toEqual([expect.objectContaining({ nombre: 'cliente.edad' })]);
    for (const { id, texto: suyo } of antes) await manager().update(Formato, { id }, { texto: suyo });
  });
});

describe('invariant 24: what is approved is what is printed', () => {
  test('person, formats and texts may change afterwards: not a byte of the print, nor of its facts, does', async () => {
    const suyo = await contratoConBloques(t, asistente);
    const { idCodigo, titular } = suyo;
    await actuar(legal, idCodigo, 'aprobar');
    const archivo = async (): Promise<Buffer> => (await asBytes(legal.get(`/contrato/${idCodigo}/archivo`))).body;
    const antes = await archivo();
    const contrato = await contratoDe(legal, idCodigo);
    await manager().update(Persona, { id: titular.id }, { nombres: 'OTRA', apellidoPaterno: 'PERSONA' });
    await manager().update(ContratoTexto, { id: MoreThan(0) }, { formatoNumero: 9 });
    expect(Buffer.compare(await archivo(), antes)).toBe(0);
    await t.application.accessLog.step();
    const [leido] = await manager().find(Acceso, { order: { id: 'DESC' }, take: 1 });
    expect(leido).toMatchObject({ recurso: 'contrato', recursoId: idCodigo });
    const despues = await contratoDe(legal, idCodigo);
    expect(despues.bloques.map((uno) => uno.texto)).toEqual(contrato.bloques.map((uno) => uno.texto));
    expect(despues.valores).toEqual(contrato.valores);
    const [emitido] = await manager().find(DocumentoEmitido, {
      where: { tipo: 'contrato', contratoId: contrato.numero },
    });
    const hechos = JSON.parse(emitido?.hechos ?? '{}');
    expect(hechos.bloques.map(({ texto: suTexto }: { texto: string }) => suTexto)).toEqual(
      contrato.bloques.map((uno) => uno.texto),
    );
    expect([hechos.borrador, hechos.nombreCliente.includes('OTRA')]).toEqual([false, false]);
  });

  test('who has a line to sign on in the clauses is not asked to sign once more below them; whoever has none is', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente);
    const firmas = async (): Promise<string[]> => {
      await asBytes(legal.get(`/contrato/${idCodigo}/borrador`));
      const { hechos } = printer.printed.at(-1) as { hechos: ContratoImpreso };
      return hechos.firmas.map(({ calidad }) => calidad);
    };
    const todas = await firmas();
    expect(todas.slice(0, 2)).toEqual([expect.any(String), propios.firmaParteDeudora]);
    const { bloques, nombreCliente } = await contratoDe(asistente, idCodigo);
    const { texto } = bloques.find(({ bloque }) => bloque === 'controversias') as { texto: string };
    const nombre = (printer.printed.at(-1) as { hechos: ContratoImpreso }).hechos.firmas[1]?.nombre;
    expect(nombre?.split(' ').sort()).toEqual(nombreCliente.split(' ').sort());
    await editar(asistente, idCodigo, 'controversias', { texto: `${texto}<p>${'_'.repeat(26)}</p><p>${nombre}</p>` });
    expect(await firmas()).toEqual(todas.toSpliced(1, 1));
  });

  test('a person that changed since a block was written: the block says so, sending is refused, and approving too, since note and contract name the debtor differently', async () => {
    const { idCodigo, titular } = await contratoConBloques(t, asistente);
    await manager().update(Persona, { id: titular.id }, { apellidoPaterno: 'CAMBIADO' });
    const { bloques } = await contratoDe(legal, idCodigo);
    expect(bloques[0]?.cambiados).toContain('Nombre del cliente');
    expect((await actuar(asistente, idCodigo, 'enviar')).body.code).toBe('bloques-desactualizados');
    const { code, title } = (await actuar(legal, idCodigo, 'aprobar')).body;
    expect([code, title]).toEqual([
      'politica-impide',
      expect.stringMatching(/CAMBIADO .*Deudor, pagaré.*Deudor, contrato/),
    ]);
    for (const { bloque, cambiados } of bloques)
      if (cambiados.length > 0) expect((await editar(asistente, idCodigo, bloque)).status).toBe(200);
    expect((await actuar(legal, idCodigo, 'aprobar')).status).toBe(200);
  });

  test('LEG-612 another header asks for other formats: the blocks say so until they are saved again', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente);
    const { version } = await contratoDe(asistente, idCodigo);
    const casado = { estadoCivil: 'C', separacionBienes: 'N', estadoBien: 'Nuevo' };
    const { status, body } = await asistente.put(`/contrato/${idCodigo}`, { ...casado, version });
    expect([status, body.estadoCivil, body.version]).toEqual([200, 'C', version + 1]);
    expect(body.bloques.some(({ otroFormato }: { otroFormato: boolean }) => otroFormato)).toBe(true);
    expect((await actuar(legal, idCodigo, 'aprobar')).body.code).toBe('bloques-desactualizados');
    expect((await asistente.put(`/contrato/${idCodigo}`, { ...casado, version })).status).toBe(412);
  });

  test('an approval that was printed from another text than stands there is refused, and leaves nothing', async () => {
    const { idCodigo } = await contratoConBloques(t, asistente);
    printer.before = async () => {
      printer.before = async () => undefined;
      expect((await editar(asistente, idCodigo, 'objeto')).status).toBe(200);
    };
    const { status } = await actuar(legal, idCodigo, 'aprobar');
    expect(status).toBe(412);
    const contrato = await contratoDe(legal, idCodigo);
    expect(contrato.estado).toBe('P');
    expect(await manager().countBy(DocumentoEmitido, { contratoId: contrato.numero })).toBe(0);
  });
});

test('a withdrawn award refuses the rest', async () => {
  const { idCodigo, planId } = await contratoConBloques(t, asistente);
  await manager().update(Adjudicacion, { planId }, { estado: 'RADJ' });
  const { acciones } = await contratoDe(legal, idCodigo);
  expect(acciones).toEqual([]);
  expect((await actuar(legal, idCodigo, 'aprobar')).body.code).toBe('plan-sin-adjudicar');
  expect((await editar(asistente, idCodigo, 'objeto')).body.code).toBe('plan-sin-adjudicar');
});

test('a legal term that the company sets stands in the blocks written from then on; those written before say that it changed', async () => {
  const admin = await t.as('admin');
  const { idCodigo } = await contratoConBloques(t, asistente, 6);
  const mora = async () => {
    const { body } = await asistente.get(`/contrato/${idCodigo}/bloque/obligaciones`);
    return body.texto as string;
  };
  expect(await mora()).toContain('al menos quince (15) días para ponerse al día');
  const plazo = { codigo: 'requerimiento', producto: '01', desde: '2000-01-01', dias: 21, clausula: 'Cláusula sexta' };
  const { body: puesto } = await admin.post('/plazo', plazo).expect(201);
  try {
    const { bloques } = await contratoDe(asistente, idCodigo);
    expect(bloques.filter(({ cambiados }) => cambiados.length > 0).map(({ bloque }) => bloque)).toEqual([
      'obligaciones',
    ]);
    expect(await mora()).toContain('al menos quince (15) días');
    const otro = await contratoConBloques(t, asistente, 6);
    const { body } = await asistente.get(`/contrato/${otro.idCodigo}/bloque/obligaciones`);
    expect(body.texto).toContain('al menos veintiún (21) días para ponerse al día');
  } finally {
    await admin.delete(`/plazo/${puesto.id}`).set('If-Match', `"${puesto.version}"`).expect(200);
  }
});

test('the list: its filters, its blocks and what each may do; as a workbook too', async () => {
  const { idCodigo } = await contratoConBloques(t, asistente, 2);
  const query = (filter: object) => `/contrato?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { body } = await legal.get(query({ plan: idCodigo, estado: 'P', producto: '01' }));
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    id: idCodigo,
    generados: 2,
    rechazados: 0,
    estado: 'P',
    etiquetaEstado: 'Pendiente',
  });
  expect(body[0].acciones).toEqual(['actualizar', 'generarBloque', 'editarBloque', 'rechazar']);
  expect((await legal.get(query({ plan: idCodigo, estado: 'A' }))).body).toEqual([]);
});

const plan = async (idCodigo: string) => {
  const { numero } = await contratoDe(legal, idCodigo);
  return manager().findOneByOrFail(Contrato, { id: numero });
};

describe('where and when it is signed', () => {
  const fechar = async (client: Client, numero: number, cuerpo: object) => {
    const { version } = (await asistente.get(`/pagare/${numero}`).expect(200)).body;
    return client.post(`/pagare/${numero}/fechar`, { version, ...cuerpo });
  };
  test('LEG-546 LEG-590 a city that there is not, a day too far, Legal, an approved note: refused', async () => {
    const { planId } = await planPorContratar(t, { pagare: 'P' });
    const { id } = await manager().findOneByOrFail(Pagare, { planId });
    for (const [cuerpo, campo] of [
      [{ ...firma, lugarEmision: '' }, 'lugarEmision'],
      [{ ...firma, lugarEmision: '9999' }, 'lugarEmision'],
      [{ ...firma, fechaEmision: '2029-01-01' }, 'fechaEmision'],
    ] as const) {
      const { status, body } = await fechar(asistente, id, cuerpo);
      expect([status, Object.keys(body.errors)]).toEqual([422, [campo]]);
    }
    expect((await fechar(legal, id, firma)).status).toBe(403);
    await manager().update(Pagare, { id }, { estado: 'A', decididoEn: new Date() });
    expect((await fechar(asistente, id, firma)).status).toBe(409);
  });

  test('LEG-564 the note says it, pledge and contract read it there, and a block that said otherwise is written again', async () => {
    const { idCodigo, planId } = await contratoConBloques(t, asistente, 1, { pagare: 'P' });
    const { id } = await manager().findOneByOrFail(Pagare, { planId });
    await manager().update(Pagare, { id }, { enviadoEn: new Date() });
    const { body, status } = await fechar(asistente, id, firma);
    expect([status, body.ciudad, body.fechaEmision, body.enviadoEn]).toEqual([200, 'Quito', '2026-03-20', null]);
    expect((await asistente.get(`/prenda/${id}`)).body.fechaEmision).toBe('2026-03-20');
    const { body: otra } = await guardarPrenda(asistente, id, 0, { fechaEmision: '2026-03-21' });
    expect(Object.keys(otra.errors)).toEqual(['fechaEmision']);
    const { valores, bloques, version } = await contratoDe(asistente, idCodigo);
    const valorDe = (campo: string) => valores.find((valor) => valor.campo === campo)?.valor;
    expect([valorDe('contrato.ciudad'), valorDe('contrato.fecha'), valorDe('pagare.fecha')]).toEqual([
      'Quito',
      '20 de marzo de 2026',
      '20 de marzo de 2026',
    ]);
    expect(bloques[0]?.cambiados).not.toEqual([]);
    const cabecera = { ...cabeceraDePrueba, ...firma, version };
    const { body: dicha } = await asistente.put(`/contrato/${idCodigo}`, cabecera);
    expect(Object.keys(dicha.errors)).toEqual(['lugarEmision', 'fechaEmision']);
  });

  test('LEG-589 without debt there is no note: the header asks it, the company and today proposed', async () => {
    const { idCodigo, planId } = await planPorContratar(t, { pagare: false });
    await manager().update(Plan, { id: planId }, { cuotasPagadas: 60 });
    const { body: base } = await asistente.get(`/base-de-contrato/${idCodigo}`);
    expect([base.conPagare, base.lugarEmision]).toEqual([false, '1701']);
    const vacia = { idCodigo, ...cabeceraDePrueba, lugarEmision: null, fechaEmision: null };
    const { body, status } = await asistente.post('/contrato', vacia);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['lugarEmision', 'fechaEmision']]);
    const { valores, fechaEmision, version } = await crearContrato(asistente, idCodigo);
    expect(fechaEmision).toBe(base.fechaEmision);
    expect(valores.find(({ campo }) => campo === 'contrato.ciudad')?.valor).toBe('Quito');
    const otra = { ...cabeceraDePrueba, lugarEmision: '0901', fechaEmision: '2026-03-20', version };
    expect((await asistente.put(`/contrato/${idCodigo}`, otra)).body).toMatchObject({ fechaEmision: '2026-03-20' });
  });
});
