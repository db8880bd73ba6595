import { resumenDeDocumentos } from '@adjudica/domain';
import { IsNull, Not } from 'typeorm';
import { SISTEMA } from '../../auth/actor';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Documento } from '../../entities/documento.entity';
import { Evento } from '../../entities/evento.entity';
import { datosDeSolicitud } from '../../seed/declarado';
import { crearSolicitud } from '../../testing/builders';
import {
  documentoDe,
  documentosDe,
  fotoDePrueba,
  pdfDePrueba,
  planConDocumentos,
  subir,
} from '../../testing/documentos';
import { importar } from '../../testing/importaciones';
import { long } from '../../testing/long';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';
import { CarpetaStore } from '../carpeta';
import { PlanStore } from '../plan';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');
let plan: PlanDePrueba;
let pdf: Buffer;
beforeAll(async () => {
  pdf = await pdfDePrueba();
});
beforeEach(async () => {
  plan = await planAdjudicado(t);
});

const manager = () => t.application.dataSource.manager;
const guardar = (situacion: Parameters<typeof datosDeSolicitud>[0], casado: boolean, version: number) =>
  ejecutivo.put(`/solicitud/${plan.clave}`, { ...datosDeSolicitud(situacion, { casado }), version });
const codigos = async (filtro: object = {}): Promise<string[]> =>
  (await documentosDe(ejecutivo, plan.idCodigo, filtro)).map(({ tipo }) => tipo.codigo);
const carpeta = () => manager().findOneByOrFail(Carpeta, { planId: plan.planId });
const generar = () => ejecutivo.post(`/plan/${plan.idCodigo}/documentos/generar`);

/** The summary counted anew from the rows, by the rule of the domain. */
async function recuento(planId = plan.planId) {
  const filas = await manager().findBy(Documento, { planId, reemplazadaEn: IsNull() });
  return resumenDeDocumentos(filas.map((f) => ({ ...f, conArchivo: f.archivoId !== null })));
}
async function resumen() {
  const { documentosTotal: total, documentosListos: listos, estadoDocumentos: estado } = await carpeta();
  return { total, listos, estado };
}

describe('DOC-038 DOC-039 before the list is made anew', () => {
  const previo = async () => (await ejecutivo.get(`/plan/${plan.idCodigo}/documentos/generar`).expect(200)).body;

  test('without an application it is told what comes first, and nothing is written', async () => {
    expect(await previo()).toMatchObject({
      id: plan.idCodigo,
      cedula: plan.titular.identificacion,
      motivo: 'Primero debe guardar la solicitud',
      agregados: [],
    });
    expect(await codigos()).toEqual([]);
  });

  test('what it would add is what it adds; after that there is nothing to add', async () => {
    await guardar('V', false, 0);
    await manager().delete(Documento, { planId: plan.planId, tipoId: Not(1) });
    const { agregados, motivo } = await previo();
    expect([motivo, agregados.length > 3]).toEqual([null, true]);
    const antes = await codigos();
    expect((await generar()).body.agregados).toBe(agregados.length);
    expect((await codigos()).length).toBe(antes.length + agregados.length);
    expect(await previo()).toMatchObject({ agregados: [], vuelven: [], noAplican: [], reemplazados: [] });
  });

  test('an approved folder keeps its state: what is new is asked beside it', async () => {
    await guardar('V', false, 0);
    const { planId } = plan;
    await manager().delete(Documento, { planId, tipoId: Not(1) });
    const contrato = await documentoDe(ejecutivo, plan.idCodigo, 'contrato');
    await subir(ejecutivo, contrato, pdf);
    const completa = await resumen();
    expect(completa).toEqual({ total: 1, listos: 1, estado: 'completa' });
    await manager().update(Carpeta, { planId }, { idDepartamento: '003' });
    expect((await previo()).carpetaAprobada).toBe(true);
    const { body } = await generar();
    expect([body.agregados > 3, body.documentosTotal, body.documentosListos, body.estado]).toEqual([
      true,
      1,
      1,
      'Documentación completa',
    ]);
    expect([await resumen(), await recuento()]).toEqual([completa, completa]);
    // back with risk they are as mandatory as those of any folder
    await manager().update(Carpeta, { planId }, { idDepartamento: '002' });
    expect((await generar()).body.documentosTotal).toBeGreaterThan(1);
  });
});

test('DOC-038 the list is made by the first Guardar of a form, in its transaction', async () => {
  expect(await resumen()).toEqual({ total: 0, listos: 0, estado: 'sinLista' });
  expect((await guardar('V', false, 0)).status).toBe(200);
  const hechos = await codigos();
  expect(hechos).toContain('rolPagos');
  for (const ajeno of ['ruc', 'cedulaConyuge', 'cedulaGarante', 'promesaCompraventa'])
    expect(hechos).not.toContain(ajeno);
  expect(await resumen()).toEqual({ ...(await recuento()), listos: 0, estado: 'vacia' });
  expect((await ejecutivo.get(`/plan/${plan.idCodigo}`)).status).toBe(200);
});

test('a form that is refused makes no list', async () => {
  expect((await ejecutivo.put(`/solicitud/${plan.clave}`, { version: 0 })).status).toBe(422);
  expect(await manager().countBy(Documento, { planId: plan.planId })).toBe(0);
});

test('the list follows labour situation and marital status: added, superfluous, back again; what was uploaded stays', async () => {
  await guardar('V', false, 0);
  const rol = await documentoDe(ejecutivo, plan.idCodigo, 'rolPagos');
  expect((await subir(ejecutivo, rol, pdf)).status).toBe(200);
  await guardar('I', true, 1);
  const despues = await documentosDe(ejecutivo, plan.idCodigo);
  const de = (codigo: string) => despues.find(({ tipo }) => tipo.codigo === codigo);
  expect(de('ruc')).toMatchObject({ aplica: true, versionArchivo: 0 });
  expect(de('cedulaConyuge')).toMatchObject({ aplica: true, tipoPersona: 'ConyugeCliente', identificacion: null });
  expect(de('rolPagos')).toMatchObject({ aplica: false, versionArchivo: 1, acciones: ['ver'] });
  // superfluous and never uploaded: nothing to show
  expect(de('certificadoLaboral')).toBeUndefined();
  const version = rol.version + 2;
  expect((await subir(ejecutivo, { ...rol, version }, pdf)).body.code).toBe('documento-no-aplica');
  expect(await resumen()).toEqual(await recuento());
  await guardar('V', true, 2);
  expect(await documentoDe(ejecutivo, plan.idCodigo, 'rolPagos')).toMatchObject({ aplica: true, versionArchivo: 1 });
  expect(await resumen()).toEqual(await recuento());
  const eventos = await manager().findBy(Evento, { planId: plan.planId, tipo: 'DOCUMENTOS-GENERADOS' });
  expect(eventos.map(({ observacion }) => observacion)).toEqual([
    expect.stringMatching(/^\d+ documentos agregados$/),
    '6 documentos agregados, 2 ya no aplican',
    '2 vuelven a aplicar, 3 ya no aplican',
  ]);
  expect(
    await manager().countBy(Auditoria, { recurso: 'documento', recursoId: plan.idCodigo, accion: 'generar' }),
  ).toBe(3);
});

test('a save that changes neither leaves the list alone', async () => {
  await guardar('V', false, 0);
  const antes = await manager().findBy(Documento, { planId: plan.planId });
  const datos = { ...datosDeSolicitud('V'), celular: '0987654321', version: 1 };
  expect((await ejecutivo.put(`/solicitud/${plan.clave}`, datos)).status).toBe(200);
  expect(await manager().findBy(Documento, { planId: plan.planId })).toEqual(antes);
});

test('a spouse who becomes known is written on the rows that waited', async () => {
  await guardar('V', true, 0);
  const body = {
    identificacion: '1712345678',
    nombreCompleto: 'Lucía Güillín Peña',
    situacionLaboral: 'H',
    version: 0,
  };
  expect((await ejecutivo.put(`/conyuge/${plan.clave}`, body)).status).toBe(200);
  const cedula = await documentoDe(ejecutivo, plan.idCodigo, 'cedulaConyuge');
  expect([cedula.identificacion, cedula.persona]).toEqual(['1712345678', 'Güillín Peña Lucía']);
});

test('EST-580 DOC-501 another guarantor has documents of his own; those of the one before stay, closed', async () => {
  await guardar('V', false, 0);
  await ejecutivo.post('/garante', { plan: plan.idCodigo, identificacion: '1755555555' });
  const antes = await documentoDe(ejecutivo, plan.idCodigo, 'cedulaGarante');
  expect([antes.identificacion, antes.tipoPersona]).toEqual(['1755555555', 'Garante']);
  const { body: subido } = await subir(ejecutivo, antes, pdf);
  expect(await codigos({ dueno: 3 })).toHaveLength(4);

  await ejecutivo.post(`/garante/${plan.idCodigo}/cambiar`, { identificacion: '1766666666' });
  const ahora = await documentoDe(ejecutivo, plan.idCodigo, 'cedulaGarante');
  expect([ahora.identificacion, ahora.versionArchivo]).toEqual(['1766666666', 0]);
  expect(ahora.id).not.toBe(antes.id);
  expect(await codigos({ dueno: 3 })).toHaveLength(4);
  // beside what the same person's papers became superfluous by
  await subir(ejecutivo, await documentoDe(ejecutivo, plan.idCodigo, 'rolPagos'), pdf);
  await guardar('I', false, 1);
  const [rol, cerrado, ...mas] = await documentosDe(ejecutivo, plan.idCodigo, { noAplica: true });
  expect(rol).toMatchObject({ tipo: { codigo: 'rolPagos' }, aplica: false, reemplazado: false, acciones: ['ver'] });
  expect(mas).toEqual([]);
  const vigentes = await documentosDe(ejecutivo, plan.idCodigo, { noAplica: false });
  expect(vigentes.every(({ aplica, reemplazado }) => aplica && !reemplazado)).toBe(true);
  expect((await documentosDe(ejecutivo, plan.idCodigo)).map(({ id }) => id).sort()).toEqual(
    [...vigentes, rol].map((documento) => documento?.id).sort(),
  );
  expect(cerrado).toMatchObject({ id: antes.id, identificacion: '1755555555', reemplazado: true, acciones: ['ver'] });
  const version = (await manager().findOneByOrFail(Documento, { id: antes.id })).version;
  const { reemplazadaEn } = await manager().findOneByOrFail(Documento, { id: antes.id });
  expect((await subir(ejecutivo, { ...subido, version }, pdf)).body).toMatchObject({
    status: 409,
    code: 'documento-reemplazado',
    detalle: { quien: null, cuando: reemplazadaEn?.toISOString() },
  });
  expect((await riesgo.post(`/documento/${antes.id}/aceptar`, { version })).body.code).toBe('documento-reemplazado');
  expect((await ejecutivo.get(`/documento/${antes.id}/archivo`)).status).toBe(200);
  expect(await resumen()).toEqual(await recuento());
});

test('naming a guarantor before any form was saved makes no list yet', async () => {
  await ejecutivo.post('/garante', { plan: plan.idCodigo, identificacion: '1755555555' });
  expect(await manager().countBy(Documento, { planId: plan.planId })).toBe(0);
});

test('DOC-039 generating twice says the same and adds nothing', async () => {
  await crearSolicitud(manager(), { id: plan.planId, titular: plan.titular });
  const { status, body } = await generar();
  expect([status, body.mensaje, body.estado]).toEqual([200, 'Listado generado', 'Documentación vacia']);
  expect(body.agregados).toBeGreaterThan(10);
  const filas = await manager().findBy(Documento, { planId: plan.planId });
  expect(filas).toHaveLength(body.agregados);
  expect((await generar()).body).toMatchObject({ mensaje: 'Listado generado', agregados: 0, noAplican: 0 });
  expect(await manager().findBy(Documento, { planId: plan.planId })).toEqual(filas);
});

test('two who generate at once make one list', async () => {
  await crearSolicitud(manager(), { id: plan.planId, titular: plan.titular });
  const respuestas = await Promise.all([generar(), generar(), generar()]);
  expect(respuestas.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(respuestas.filter(({ body }) => body.agregados > 0)).toHaveLength(1);
});

describe('a plan that is awarded again finds its documents counted in the new folder', () => {
  /** With a list and one file, its award withdrawn. Returns what its new folder must say, and the award. */
  async function retirado() {
    await guardar('V', false, 0);
    await subir(ejecutivo, await documentoDe(ejecutivo, plan.idCodigo, 'cedula'), pdf);
    const { total, listos } = await resumen();
    const { adjudicacionId } = await carpeta();
    await manager().update(Adjudicacion, { id: adjudicacionId }, { estado: 'RADJ' });
    const contada = { documentosListos: listos, documentosTotal: total, estadoDocumentos: 'incompleta' };
    return { contada, award: await manager().findOneByOrFail(Adjudicacion, { id: adjudicacionId }) };
  }

  test('DOC-009 by minutes or a reassignment', async () => {
    const { contada, award } = await retirado();
    const { id: _, ...datos } = award;
    const nueva = await manager().insert(Adjudicacion, { ...datos, estado: 'ADJ', reemplazaA: null });
    const { dataSource, unitOfWork } = t.application;
    const store = new CarpetaStore(dataSource, new PlanStore(dataSource), { soloPropios: false });
    const id = nueva.identifiers[0]?.id as number;
    await unitOfWork.run(SISTEMA, (tx) => store.open(tx, [{ id, planId: plan.planId }]));
    expect(await manager().findOneByOrFail(Carpeta, { adjudicacionId: id })).toMatchObject(contada);
  });

  test('DOC-009 by an import, which leaves the folder of another plan as it is', async () => {
    const { contada } = await retirado();
    const otro = await planConDocumentos(t);
    const anteriores = await manager().findBy(Carpeta, {});
    await importar(
      t,
      'adjudicaciones',
      `idCodigo;numero;adjudicadoPor\n${plan.idCodigo};1;Oferta\n${otro.idCodigo};1;Sorteo\n`,
    );
    const award = await manager().findOneByOrFail(Adjudicacion, { planId: plan.planId, estado: 'ADJ' });
    expect(await manager().findOneByOrFail(Carpeta, { adjudicacionId: award.id })).toMatchObject(contada);
    expect(await manager().findBy(Carpeta, { adjudicacionId: Not(award.id) })).toEqual(anteriores);
  });
});

/** Numbers that look random and are the same in every run. */
function* azar(semilla: number): Generator<number, never> {
  for (let n = semilla; ; ) {
    n = (n * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield n;
  }
}

long.each([1, 2, 3])('the summary of the folder is the recount after random acts (%i)', async (semilla) => {
  plan = await planConDocumentos(t, { casado: true });
  const numeros = azar(semilla);
  const elegir = <T>(de: readonly T[]): T => de[(numeros.next().value >> 8) % de.length] as T;
  const foto = await fotoDePrueba();
  let version = 1;
  const hechos = new Map<string, number>();
  for (let i = 0; i < 60; i++) {
    const documento = elegir(await documentosDe(ejecutivo, plan.idCodigo));
    const acto = elegir(['subir', 'subir', 'subir', 'aceptar', 'rechazar', 'guardar', 'carpeta'] as const);
    const client = elegir([ejecutivo, riesgo]);
    let status = 200;
    if (acto === 'subir')
      status = (await subir(ejecutivo, documento, documento.tipo.formato === 'pdf' ? pdf : foto)).status;
    else if (acto === 'carpeta')
      await manager().update(Carpeta, { planId: plan.planId }, { idDepartamento: elegir([null, '004', '002']) });
    else if (acto === 'guardar') {
      const respuesta = await guardar(elegir(['V', 'I', 'H', 'A']), elegir([true, false]), version);
      status = respuesta.status;
      if (status === 200) version = respuesta.body.version;
    } else {
      const cuerpo = { version: documento.version, ...(acto === 'rechazar' ? { observaciones: 'Ilegible' } : {}) };
      status = (await client.post(`/documento/${documento.id}/${acto}`, cuerpo)).status;
    }
    expect([200, 403, 409]).toContain(status);
    if (status === 200) hechos.set(acto, (hechos.get(acto) ?? 0) + 1);
    expect(await resumen()).toEqual(await recuento());
  }
  expect(hechos.size).toBeGreaterThanOrEqual(4);
});
