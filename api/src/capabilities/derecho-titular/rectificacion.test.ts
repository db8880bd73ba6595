import { datosRectificables } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { Persona } from '../../entities/persona.entity';
import { datosDeSolicitud } from '../../seed/declarado';
import { crearPersona } from '../../testing/builders';
import { importar } from '../../testing/importaciones';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

const t = testApp();
const admin = t.user('admin');
const ejecutivo = t.user('ejecutivo');

const db = () => t.application.dataSource.manager;
const persona = ({ id }: Pick<Persona, 'id'>) => db().findOneByOrFail(Persona, { id });
const pedir = ({ identificacion }: Pick<Persona, 'identificacion'>, cambios: object = {}) =>
  admin.post('/derecho-titular', {
    identificacion,
    tipo: 'rectificacion',
    ingreso: '2026-03-02',
    comprobacion: 'Presentó su cédula en la oficina',
    pedido: 'Que corrijan su número',
    dato: 'celular',
    valor: '0987654321',
    prueba: 'Planilla de la operadora',
    ...cambios,
  });
const atender = (id: number, version = 1) =>
  admin.post(`/derecho-titular/${id}/atender`, { respuesta: 'Se corrigió', version });
async function rectificar(quien: Persona, cambios: object = {}): Promise<number> {
  const { body } = await pedir(quien, cambios);
  expect([body.errors, (await atender(body.id)).status]).toEqual([undefined, 200]);
  return body.id;
}

describe('refusals', () => {
  test.each([
    ['a number that is too short', { valor: '0987' }, 'valor'],
    ['no proof', { prueba: undefined }, 'prueba'],
    ['what belongs to a rectification in a request of access', { tipo: 'acceso' }, 'dato'],
  ])('%s: 422 at its field', async (_, cambios, campo) => {
    const { status, body } = await pedir(await crearPersona(db()), cambios);
    expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([campo])]);
  });

  test('a datum that nobody may rectify, as the number itself: 400 at its field', async () => {
    const { status, body } = await pedir(await crearPersona(db()), { dato: 'identificacion' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['dato']]);
  });

  test('what stands there already: 422 at the value', async () => {
    const quien = await crearPersona(db(), { celular: '0987654321' });
    const { status, body } = await pedir(quien);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['valor']]);
  });

  test('a datum that somebody changed since the request was entered: 409 that names it, and nothing is written', async () => {
    const quien = await crearPersona(db(), { celular: '0991111111' });
    const { id } = (await pedir(quien)).body;
    await db().update(Persona, { id: quien.id }, { celular: '0992222222' });
    const { status, body } = await atender(id);
    expect([status, body.code, body.detalle?.dato]).toEqual([409, 'dato-cambiado', 'celular']);
    expect((await persona(quien)).celular).toBe('0992222222');
    expect((await admin.get(`/derecho-titular/${id}`)).body).toMatchObject({
      ...{ estado: 'recibida', version: 1 },
      ...{ valorAnterior: '0991111111', valorActual: '0992222222' },
    });
  });

  test('the second of two who attend it at once is told so; it is corrected once', async () => {
    const quien = await crearPersona(db(), { celular: '0991111111' });
    const { id } = (await pedir(quien)).body;
    const estados = (await Promise.all([atender(id), atender(id)])).map(({ status }) => status);
    expect(estados.sort()).toEqual([200, 409]);
    expect(
      await db().countBy(Auditoria, { recurso: 'persona', accion: 'rectificar', recursoId: String(quien.id) }),
    ).toBe(1);
  });

  test('one that is denied corrects nothing', async () => {
    const quien = await crearPersona(db(), { celular: '0991111111' });
    const { id } = (await pedir(quien)).body;
    expect((await admin.post(`/derecho-titular/${id}/negar`, { motivo: 'No probó nada', version: 1 })).status).toBe(
      200,
    );
    expect((await persona(quien)).celular).toBe('0991111111');
  });
});

test('attended, the person has what was asked; request, audit and history keep what it said, the reason and which datum', async () => {
  const plan = await planAdjudicado(t);
  const { celular, version } = await persona(plan.titular);
  const id = await rectificar(plan.titular);
  expect(await persona(plan.titular)).toMatchObject({ celular: '0987654321', version: version + 1 });
  expect((await admin.get(`/derecho-titular/${id}`)).body).toMatchObject({
    ...{ estado: 'atendida', dato: 'celular', valor: '0987654321', valorAnterior: celular, acciones: [] },
    prueba: 'Planilla de la operadora',
  });
  const [fila] = await db().findBy(Auditoria, { recurso: 'persona', recursoId: String(plan.titular.id) });
  expect([fila?.accion, JSON.parse(fila?.antes ?? ''), JSON.parse(fila?.despues ?? '')]).toEqual([
    'rectificar',
    { celular },
    { celular: '0987654321', derechoTitular: id, motivo: 'Se corrigió' },
  ]);
  const eventos = await db().findBy(Evento, { planId: plan.planId, tipo: 'DATO-RECTIFICADO' });
  expect(eventos.map(({ personaId, observacion }) => [personaId, observacion])).toEqual([[plan.titular.id, 'Celular']]);
});

const DATOS = {
  nombres: 'Zoraida',
  apellidoPaterno: 'Zuleta',
  apellidoMaterno: 'Tituaña',
  fechaNacimiento: '1979-12-31',
  estadoCivil: 'V',
  correo: 'zoraida@correo.example',
  celular: '0987000000',
  telefono: '022111222',
  direccion: 'Calle Sucre 4-56',
} as const;

test('each datum that may be rectified is corrected, and a corrected name is found at once', async () => {
  const quien = await crearPersona(db());
  expect(Object.keys(DATOS).sort()).toEqual([...datosRectificables].sort());
  for (const [dato, valor] of Object.entries(DATOS)) await rectificar(quien, { dato, valor });
  expect(await persona(quien)).toMatchObject(DATOS);
  const { body } = await ejecutivo.get('/cliente/busqueda?q=zoraida%20zuleta');
  expect(body.map(({ identificacion }: Persona) => identificacion)).toEqual([quien.identificacion]);
});

test('whose data are blocked may still have them corrected', async () => {
  const quien = await crearPersona(db());
  const bloqueo = { dato: undefined, valor: undefined, prueba: undefined, tipo: 'bloqueo' };
  expect((await atender((await pedir(quien, bloqueo)).body.id)).status).toBe(200);
  await rectificar(quien);
  expect((await persona(quien)).celular).toBe('0987654321');
});

describe('what does not undo it', () => {
  const guardada = async (): Promise<PlanDePrueba> => {
    const plan = await planAdjudicado(t);
    expect((await ejecutivo.put(`/solicitud/${plan.clave}`, { ...datosDeSolicitud('V'), version: 0 })).status).toBe(
      200,
    );
    return plan;
  };

  test('an application of before is refused at that field, with day, request and what is right; with that it is saved', async () => {
    const plan = await guardada();
    const id = await rectificar(plan.titular);
    const otra = { ...datosDeSolicitud('V'), correo: 'otro@correo.example', version: 1 };
    const { status, body } = await ejecutivo.put(`/solicitud/${plan.clave}`, otra);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['celular']]);
    expect(body.errors.celular).toMatch(new RegExp(`10/03/2026.*solicitud ${id} .*«0987654321»`));
    expect((await persona(plan.titular)).correo).not.toBe('otro@correo.example');
    const corregida = await ejecutivo.put(`/solicitud/${plan.clave}`, { ...otra, celular: '0987654321' });
    expect(corregida.status).toBe(200);
    expect(await persona(plan.titular)).toMatchObject({ celular: '0987654321', correo: 'otro@correo.example' });
  });

  test('a form that was open before its first save brings the wrong value back no more: 422 at the field', async () => {
    const plan = await planAdjudicado(t);
    await db().update(Persona, { id: plan.titular.id }, { celular: datosDeSolicitud('V').celular });
    await rectificar(plan.titular);
    const { status, body } = await ejecutivo.put(`/solicitud/${plan.clave}`, { ...datosDeSolicitud('V'), version: 0 });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['celular']]);
    expect((await persona(plan.titular)).celular).toBe('0987654321');
  });

  test('the three codes of a place go together, also when one of them changed', async () => {
    const plan = await guardada();
    await db().update(
      Persona,
      { id: plan.titular.id },
      { provinciaCodigo: null, cantonCodigo: null, parroquiaCodigo: null },
    );
    const { provinciaCodigo, cantonCodigo, parroquiaCodigo } = datosDeSolicitud('V');
    const otra = parroquiaCodigo === '170103' ? '170104' : '170103';
    const { status } = await ejecutivo.put(`/solicitud/${plan.clave}`, {
      ...datosDeSolicitud('V'),
      parroquiaCodigo: otra,
      version: 1,
    });
    expect([status, await persona(plan.titular)]).toMatchObject([
      200,
      { provinciaCodigo, cantonCodigo, parroquiaCodigo: otra },
    ]);
  });

  test('a file of persons with the old value is refused at its column, with the request; one with the new value is not', async () => {
    const quien = await crearPersona(db(), { celular: '0991111111' });
    const id = await rectificar(quien);
    const archivo = (celular: string, direccion: string) =>
      `tipoId;identificacion;nombres;apellidoPaterno;celular;direccion\nC;${quien.identificacion};${quien.nombres};${quien.apellidoPaterno};${celular};${direccion}\n`;
    const [fila] = await erroresDe(archivo('0991111111', 'Calle 1'));
    expect(fila).toMatchObject({ linea: 2, columna: 'celular' });
    expect(fila?.mensaje).toContain(`solicitud ${id} `);
    await importar(t, 'personas', archivo('0987654321', 'Calle 2'));
    expect(await persona(quien)).toMatchObject({ celular: '0987654321', direccion: 'Calle 2' });
  });

  test('a datum that was corrected and then declared anew by the person is imported like any other', async () => {
    const plan = await guardada();
    await rectificar(plan.titular);
    const nuevo = { ...datosDeSolicitud('V'), celular: '0993333333', version: 1 };
    expect((await ejecutivo.put(`/solicitud/${plan.clave}`, nuevo)).status).toBe(200);
    const { identificacion, nombres, apellidoPaterno } = await persona(plan.titular);
    await importar(
      t,
      'personas',
      `tipoId;identificacion;nombres;apellidoPaterno;celular\nC;${identificacion};${nombres};${apellidoPaterno};0994444444\n`,
    );
    expect((await persona(plan.titular)).celular).toBe('0994444444');
  });

  async function erroresDe(texto: string): Promise<{ linea: number; columna: string; mensaje: string }[]> {
    const { body } = await admin
      .post('/importacion')
      .field('tipo', 'personas')
      .attach('archivo', Buffer.from(texto), 'personas.csv');
    await t.application.importacion.step();
    return (await admin.get(`/importacion/${body.id}/errores`)).body;
  }
});
