import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Concesionario, EjecutivoConcesionario } from '../../entities/concesionario.entity';
import { Conyuge } from '../../entities/conyuge.entity';
import { Evento } from '../../entities/evento.entity';
import { ClaveDeLista, Coincidencia, Cotejo, EntradaDeLista } from '../../entities/lista-control.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Persona } from '../../entities/persona.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { crearPersona } from '../../testing/builders';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { importar } from '../../testing/importaciones';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';
import type { CoincidenciaVista } from './coincidencia.dto';

const t = testApp();
const riesgo = t.user('riesgo');
const legal = t.user('legal');
const gerente = t.user('gerente');
const ejecutivo = t.user('ejecutivo');
const db = () => t.application.dataSource.manager;

/** Loads a list as the administrator does, and lets everybody be looked for. */
async function cargar(...filas: string[]) {
  const aplicada = await importar(t, 'listas-control', `lista;tipo;nombre;cedula;cargo\n${filas.join('\n')}\n`);
  await t.application.cotejo.step();
  return aplicada;
}
const leer = async (filtro: object = {}): Promise<CoincidenciaVista[]> =>
  (await riesgo.get(`/coincidencia?filter=${encodeURIComponent(JSON.stringify(filtro))}`).expect(200)).body;
const decidir = (id: number, accion: string, version: number, quien = riesgo, motivo = 'Otra fecha de nacimiento') =>
  quien.post(`/coincidencia/${id}/${accion}`, { motivo, version });

let plan: PlanDePrueba;
beforeAll(async () => {
  plan = await carpetaEnRiesgo(t);
  await crearPersona(db(), {
    ...{ tipoIdentificacion: 'C', identificacion: '1710034065' },
    ...{ nombres: 'Luis Alberto', apellidoPaterno: 'Andrade', apellidoMaterno: 'Mora' },
  });
});
beforeEach(async () => {
  for (const entity of [Coincidencia, Cotejo, ClaveDeLista, EntradaDeLista]) await db().deleteAll(entity);
});

test('without a list nobody is looked for, and the folder says nothing of lists', async () => {
  await t.application.cotejo.step();
  expect(await db().count(Cotejo)).toBe(0);
  const { body } = await riesgo.get(`/carpeta/${plan.idCodigo}/base-de-decision`).expect(200);
  expect(JSON.stringify(body)).not.toContain('Listas de control');
});

test('a client is found by number and by name, once in each list, with what coincides', async () => {
  await cargar(
    'PEP Ecuador;PEP;Andrade Mora Luis Alberto;;Asambleísta',
    'PEP Ecuador;PEP;Alguien Más Que No Está;;',
    'ONU;SANCION;L. A. Andrade;1710034065;Resolución 1267',
  );
  expect(await leer({ sujeto: 'persona' })).toMatchObject([
    { lista: 'PEP Ecuador', por: 'nombre', razon: 'Mismas palabras del nombre: ALBERTO ANDRADE LUIS MORA' },
    {
      ...{ lista: 'ONU', tipo: 'SANCION', por: 'identificacion', razon: 'Misma identificación: 1710034065' },
      ...{ nombre: 'Andrade Mora Luis Alberto', identificacion: '1710034065', detalle: 'Resolución 1267' },
      ...{ estado: 'por-revisar', enLista: true, acciones: ['descartar', 'confirmar'] },
    },
  ]);
  expect(
    (await legal.get('/coincidencia').expect(200)).body.map(({ acciones }: CoincidenciaVista) => acciones),
  ).toEqual([[], []]);
  await gerente.get('/coincidencia').expect(200);
  await ejecutivo.get('/coincidencia').expect(403);
  await t.application.accessLog.step();
  expect(await db().countBy(Acceso, { recurso: 'coincidencia', operacion: 'listar' })).toBeGreaterThan(0);
});

test('spouses and executives of dealers are found too, and say whose they are', async () => {
  const { id: solicitudId } = await db().findOneByOrFail(Solicitud, { planId: plan.planId, rol: 'titular' });
  await db().insert(Conyuge, {
    ...{
      solicitudId,
      identificacion: '1712345675',
      nombres: 'Ana Lucía',
      apellidoPaterno: 'Vera',
      apellidoMaterno: 'Ríos',
    },
    ...{ situacionLaboral: 'V', guardadaEn: t.clock.now(), guardadaPor: null, version: 1 },
  });
  const { id: concesionarioId, nombreComercial } = (await db().find(Concesionario, { take: 1 }))[0] as Concesionario;
  await db().insert(EjecutivoConcesionario, {
    ...{ concesionarioId, nombre: 'Carlos Mora', correo: 'c@sierra.example', departamento: 'Vendedor' },
    ...{ telefono: '0991234567', estado: 'A', guardadaEn: t.clock.now(), guardadaPor: null, version: 1 },
  });
  await cargar('PEP Ecuador;PEP;Vera Ríos Ana Lucía;;Jueza', 'PEP Ecuador;PEP;Mora Carlos;;');
  const [ejecutivoHallado] = await leer({ sujeto: 'ejecutivo' });
  expect(ejecutivoHallado).toMatchObject({ nombre: 'Carlos Mora', de: `Ejecutivo de ${nombreComercial}` });
  const [conyuge] = await leer({ sujeto: 'conyuge' });
  expect(conyuge?.de).toMatch(/^Cónyuge de /);
  // the history of the plan tells it, and risk is told
  expect(await db().findBy(Evento, { planId: plan.planId, tipo: 'COINCIDENCIA-HALLADA' })).toMatchObject([
    { observacion: 'PEP Ecuador. Mismas palabras del nombre: ANA LUCIA RIOS VERA' },
  ]);
  expect(await db().existsBy(Notificacion, { titulo: 'Coincidencias en listas de control' })).toBe(true);
  const base = (await riesgo.get(`/carpeta/${plan.idCodigo}/base-de-decision`).expect(200)).body;
  expect(base.reglas).toContainEqual(
    expect.objectContaining({ codigo: 'listas', cumple: false, encontrado: '1 por revisar', modo: 'avisa' }),
  );
  const { id, version } = conyuge as CoincidenciaVista;
  await decidir(id, 'descartar', version).expect(200);
  const despues = (await riesgo.get(`/carpeta/${plan.idCodigo}/base-de-decision`).expect(200)).body;
  expect(despues.datos).toContainEqual({ etiqueta: 'Listas de control', valor: 'Sin coincidencias' });
  expect(await db().countBy(Evento, { planId: plan.planId, tipo: 'COINCIDENCIA-DESCARTADA' })).toBe(1);
});

describe('a decision', () => {
  let una: CoincidenciaVista;
  beforeEach(async () => {
    await cargar('PEP Ecuador;PEP;Andrade Mora Luis Alberto;;Asambleísta');
    una = (await leer())[0] as CoincidenciaVista;
  });

  test('is refused to others, without a reason or a version, under an old version, and where it is decided so already', async () => {
    for (const quien of [legal, gerente]) expect((await decidir(una.id, 'descartar', 1, quien)).status).toBe(403);
    expect((await decidir(una.id, 'descartar', 1, riesgo, ' ')).body.errors).toHaveProperty('motivo');
    await riesgo.post(`/coincidencia/${una.id}/descartar`, { motivo: 'Otra fecha' }).expect(428);
    await decidir(999_999, 'descartar', 1).expect(404);
    await decidir(una.id, 'descartar', 1).expect(200);
    expect((await decidir(una.id, 'confirmar', 1)).status).toBe(412);
    expect((await decidir(una.id, 'descartar', 2)).status).toBe(409);
  });

  test('of two at once one counts', async () => {
    const estados = await Promise.all(['descartar', 'confirmar'].map((accion) => decidir(una.id, accion, 1)));
    expect(estados.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('is kept with its reason, in the audit too, and another one may follow', async () => {
    await decidir(una.id, 'descartar', 1).expect(200);
    const { body } = await decidir(una.id, 'confirmar', 2, riesgo, 'Trajo su nombramiento');
    expect(body).toMatchObject({ estado: 'confirmada', motivo: 'Trajo su nombramiento', acciones: ['descartar'] });
    expect(body.decididaPor).not.toBeNull();
    const filas = await db().find(Auditoria, {
      where: { recurso: 'coincidencia', recursoId: String(una.id) },
      order: { id: 'ASC' },
    });
    expect(filas.map(({ accion }) => accion)).toEqual(['hallar', 'descartar', 'confirmar']);
    expect(JSON.parse(String(filas[1]?.despues))).toMatchObject({
      estado: 'descartada',
      motivo: 'Otra fecha de nacimiento',
    });
    expect(JSON.stringify(filas)).not.toContain('Andrade');
  });

  test('outlives the list: loaded again nothing is asked again, and a row that left it is said', async () => {
    await decidir(una.id, 'descartar', 1).expect(200);
    await cargar('PEP Ecuador;PEP;Andrade Mora Luis Alberto;;Ministro');
    expect(await leer()).toMatchObject([{ id: una.id, estado: 'descartada', enLista: true, detalle: 'Asambleísta' }]);
    await cargar('PEP Ecuador;PEP;Otra Persona Distinta;;');
    expect(await leer()).toMatchObject([{ id: una.id, estado: 'descartada', enLista: false }]);
    expect(await db().find(EntradaDeLista)).toMatchObject([{ nombre: 'Otra Persona Distinta' }]);
    expect(await db().count(ClaveDeLista)).toBe(1);
  });
});

test('who was discarded by name is asked again once the number coincides', async () => {
  const rosa = await crearPersona(db(), {
    nombres: 'Rosa Elena',
    apellidoPaterno: 'Paz',
    apellidoMaterno: 'Loor',
    tipoIdentificacion: 'P',
    identificacion: 'AB123',
  });
  await cargar('PEP Ecuador;PEP;Paz Loor Rosa Elena;0912345678;');
  const [una] = await leer();
  expect(una).toMatchObject({ por: 'nombre' });
  await decidir((una as CoincidenciaVista).id, 'descartar', 1).expect(200);
  // her passport is corrected to her cédula
  await db().update(
    Persona,
    { id: rosa.id },
    { tipoIdentificacion: 'C', identificacion: '0912345678', version: rosa.version + 1 },
  );
  await t.application.cotejo.step();
  expect(await leer()).toMatchObject([
    { estado: 'por-revisar', por: 'identificacion', razon: 'Misma identificación: 0912345678' },
  ]);
});

test('a person who is added is looked for, once; until then the folder says that she is to be looked for', async () => {
  await cargar('PEP Ecuador;PEP;Zambrano Intriago Marta Inés;;');
  const antes = await db().count(Cotejo);
  await crearPersona(db(), { nombres: 'Marta Inés', apellidoPaterno: 'Zambrano', apellidoMaterno: 'Intriago' });
  await db().increment(Persona, { id: plan.titular.id }, 'version', 1);
  const base = (await riesgo.get(`/carpeta/${plan.idCodigo}/base-de-decision`).expect(200)).body;
  expect(base.reglas).toContainEqual(expect.objectContaining({ codigo: 'listas', encontrado: '1 por cotejar' }));
  await t.application.cotejo.step();
  await t.application.cotejo.step();
  expect([(await leer()).length, await db().count(Cotejo)]).toEqual([1, antes + 1]);
});

test('one pass looks for everybody, however many transactions that takes', async () => {
  for (let i = 0; i < 60; i++) await crearPersona(db());
  await cargar('PEP Ecuador;PEP;Alguien Más Que No Está;;');
  expect(await db().countBy(Cotejo, { sujeto: 'persona' })).toBe(await db().count(Persona));
});

describe('the file of a list', () => {
  const admin = t.user('admin');
  const subir = async (filas: string[]) => {
    const texto = `lista;tipo;nombre;cedula;cargo\n${filas.join('\n')}\n`;
    const { importacion } = t.application;
    const respuesta = await admin
      .post('/importacion')
      .field('tipo', 'listas-control')
      .attach('archivo', Buffer.from(texto), 'pep.csv');
    await importacion.step();
    return (await admin.get(`/importacion/${respuesta.body.id}`)).body;
  };
  test('with wrong rows changes nothing, and names them', async () => {
    await cargar('PEP Ecuador;PEP;Andrade Mora Luis Alberto;;');
    const { id, estado } = await subir([
      'PEP Ecuador;PEP;Uno;;',
      'PEP Ecuador;Otro;Paz Loor Rosa;;',
      'ONU;PEP;Paz Loor Ana;;',
      'ONU;SANCION;Paz Loor Eva;;',
    ]);
    expect(estado).toBe('CON ERRORES');
    const errores = (await admin.get(`/importacion/${id}/errores`)).body;
    expect(errores.map(({ linea, columna }: { linea: number; columna: string }) => [linea, columna])).toEqual([
      [2, 'nombre'],
      [3, 'tipo'],
      [4, 'tipo'],
      [5, 'tipo'],
    ]);
    expect(await db().count(EntradaDeLista)).toBe(1);
  });

  test('says how many leave the list before it is applied', async () => {
    await cargar(
      'PEP Ecuador;PEP;Andrade Mora Luis Alberto;;',
      'PEP Ecuador;PEP;Paz Loor Rosa;;',
      'ONU;SANCION;Paz Loor Ana;;',
    );
    const { id } = await subir(['PEP Ecuador;PEP;Paz Loor Rosa;;']);
    const avisos = (await admin.get(`/importacion/${id}`)).body;
    expect(JSON.stringify(avisos)).toContain('La lista tiene hoy 1 persona que no está en este archivo');
    await admin.post(`/importacion/${id}/aplicar`, {}).expect(422);
    expect(await db().count(EntradaDeLista)).toBe(3);
    await admin.post(`/importacion/${id}/aplicar`, { confirmaAvisos: true }).expect(200);
    expect((await db().find(EntradaDeLista, { order: { id: 'ASC' } })).map(({ lista }) => lista)).toEqual([
      'PEP Ecuador',
      'ONU',
    ]);
  });
});
