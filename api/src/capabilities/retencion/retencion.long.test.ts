import { hoyEn } from '@adjudica/domain';
import { RETENTION } from '../../db/script/roles';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Documento, DocumentoVersion } from '../../entities/documento.entity';
import { OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Retencion } from '../../entities/retencion.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan } from '../../testing/builders';
import { environmentOf, runProcess } from '../../testing/commands';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { crearMundo } from '../../testing/mundo';
import { nombrarGarante, planAdjudicado } from '../../testing/solicitudes';
import { StatementCounter } from '../../testing/statement-counter';
import { startTestApp, type TestApp, TestClock } from '../../testing/test-app';
import { RetencionService } from './retencion.service';
import { RetencionStore } from './retencion.store';

jest.setTimeout(LOADS_MUCH_MS);
const DIA = 24 * 3_600_000;
const counter = new StatementCounter();
let t: TestApp;
const start = async (env: Record<string, string> = {}): Promise<void> => {
  t = await startTestApp({ clock: new TestClock(new Date()), env, database: { logger: counter } });
};
beforeEach(() => start());
afterEach(() => t.close());

const db = () => t.application.dataSource.manager;
const haceDias = (dias: number): Date => new Date(t.clock.now().getTime() - dias * DIA);
/** Retention writes no table but those of its role. */
async function quitar() {
  const from = counter.statements.length;
  const corrida = await t.application.retencion.quitar();
  const writes = counter.statements.slice(from).flatMap((sql) => {
    const [, does = '', name = ''] = /^(INSERT|UPDATE|DELETE)\b[^"]*(?:"\w+"\.)?"(\w+)"/.exec(sql) ?? [];
    // accesses of the test's own reads are written a moment later
    const beside = does === 'INSERT' && name === 'acceso';
    return does === '' || beside || RETENTION[name]?.includes(does) ? [] : [`${does} ${name}`];
  });
  expect(writes).toEqual([]);
  return corrida;
}
const auditadas = () => db().findBy(Auditoria, { accion: 'quitar-vencidos' });
async function accesos(cuantos: number, instante: Date): Promise<void> {
  for (let i = 0; i < cuantos; i++)
    await db().insert(Acceso, {
      instante,
      usuarioId: 1,
      operacion: 'leer',
      recurso: 'plan',
      recursoId: String(i),
      solicitud: null,
    });
}

describe('what is kept', () => {
  test('with 0 days everything; a dry run counts and says from when to when, and removes nothing', async () => {
    await accesos(2, haceDias(2000));
    const [antes] = await t.application.retencion.examinar();
    expect(antes).toMatchObject({ clase: 'accesos', dias: 1825, filas: 2, impide: null });
    expect(antes?.masAntigua).toBe(hoyEn(haceDias(2000)));
    expect(await db().countBy(Acceso, {})).toBe(2);
    await t.close();
    await start({ RETENCION_ACCESOS_DIAS: '0' });
    await accesos(2, haceDias(30_000));
    expect(await quitar()).toEqual({ ocupada: false, quitadas: {} });
    expect(await db().countBy(Acceso, {})).toBe(2);
  });

  test('another process has it: nothing is removed, until it has let go', async () => {
    await accesos(1, haceDias(2000));
    const store = new RetencionStore(t.application.dataSource);
    expect(await store.acquireLease('otro', t.clock.now())).toBe(true);
    expect(await quitar()).toEqual({ ocupada: true, quitadas: {} });
    t.clock.advance(11 * 60_000);
    expect(await store.acquireLease('tercero', t.clock.now())).toBe(true);
    expect(await store.renewLease(db(), 'otro', t.clock.now())).toBe(false);
    expect(await db().countBy(Acceso, {})).toBe(1);
    await store.releaseLease('tercero', null);
    expect(await quitar()).toEqual({ ocupada: false, quitadas: { accesos: 1 } });
    expect(await db().findOneBy(Retencion, { id: 1 })).toMatchObject({ proceso: null, ultima: t.clock.now() });
  });

  // Fails without: renewLease() in the transaction of a batch.
  test('a process that was silent for so long that another one took over stops at its next batch', async () => {
    const store = new RetencionStore(t.application.dataSource);
    let lotes = 0;
    const retenida = {
      count: async () => ({ filas: 2, masAntigua: null, masNueva: null }),
      remove: async () => ({
        filas: lotes++ < 2 ? 1 : 0,
        afterCommit: async () => {
          t.clock.advance(11 * 60_000);
          await store.acquireLease('otro', t.clock.now());
        },
      }),
    };
    const servicio = new RetencionService(t.application, store, {
      accesos: { retenida },
      buro: { retenida },
      documentos: { retenida },
    });
    expect(await servicio.quitar()).toEqual({ ocupada: true, quitadas: { accesos: 1 } });
    expect(await db().findOneBy(Retencion, { id: 1 })).toMatchObject({ proceso: 'otro', ultima: null });
  });

  test('a database that may not tidy the store takes no document away, and says so', async () => {
    await t.close();
    await start({ BARRIDO_ARCHIVOS: 'false' });
    await retirado();
    const examenes = await t.application.retencion.examinar();
    expect(examenes.find(({ clase }) => clase === 'documentos')).toMatchObject({ filas: 1, impide: 'apagado' });
    expect(await quitar()).toEqual({ ocupada: false, quitadas: {} });
    expect(await db().countBy(DocumentoVersion, {})).toBe(1);
  });
});

test('accesses older than their days go in batches, each with an audit row that says how many; newer ones stay', async () => {
  await accesos(1050, haceDias(1826));
  await accesos(3, haceDias(1824));
  expect(await quitar()).toEqual({ ocupada: false, quitadas: { accesos: 1050 } });
  expect(await db().countBy(Acceso, {})).toBe(3);
  const filas = (await auditadas()).map(({ recurso, recursoId, usuario, despues }) => [
    recurso,
    recursoId,
    usuario,
    (JSON.parse(String(despues)) as { filas: number }).filas,
  ]);
  expect(filas).toEqual([
    ['retencion', 'accesos', 'sistema', 1000],
    ['retencion', 'accesos', 'sistema', 50],
  ]);
});

describe('reports of the bureau', () => {
  async function informe(cedula: string, dias: number): Promise<number> {
    const { id } = await db().findOneByOrFail(Usuario, { usuario: 'riesgo' });
    const fecha = haceDias(dias).toISOString().slice(0, 10);
    const { identifiers } = await db().insert(ConsultaBuro, {
      ...{ cedula, fecha, vuelta: 1, estado: 'lista', contenido: 'sellado', score: 700, prueba: true },
      ...{
        personaId: null,
        planId: null,
        consultadoPor: id,
        consultadoEn: haceDias(dias),
        respondidoEn: haceDias(dias),
      },
      ...{ consentimiento: fecha, motivo: null, fallo: null },
    });
    return identifiers[0]?.id as number;
  }
  const contenidoDe = async (id: number) => (await db().findOneByOrFail(ConsultaBuro, { id })).contenido;

  // Fails without: the two NOT EXISTS of InformesVencidos.
  test('of a holder and a guarantor whose award stands stays; of others it goes, with its score, and the question stays', async () => {
    const plan = await planAdjudicado(t);
    const garante = await nombrarGarante(t, plan);
    const ajeno = await crearPersona(db(), { nombres: 'Ana' });
    const deTitular = await informe(plan.titular.identificacion, 2000);
    const deGarante = await informe(garante.identificacion, 2000);
    const reciente = await informe(ajeno.identificacion, 10);
    const viejo = await informe(ajeno.identificacion, 1100);
    expect(await quitar()).toEqual({ ocupada: false, quitadas: { buro: 1 } });
    for (const id of [deTitular, deGarante, reciente]) expect(await contenidoDe(id)).toBe('sellado');
    expect(await db().findOneByOrFail(ConsultaBuro, { id: viejo })).toMatchObject({
      contenido: null,
      score: null,
      consentimiento: expect.any(String),
    });
    expect(JSON.parse(String((await auditadas())[0]?.despues))).toMatchObject({ filas: 1, consultas: [viejo] });
  });

  test('a report that went is none: 404 by person and by its number, and no score', async () => {
    const { identificacion } = await crearPersona(db(), { nombres: 'Ana' });
    const id = await informe(identificacion, 1100);
    await quitar();
    const riesgo = await t.as('riesgo');
    for (const query of ['', `?consulta=${id}`]) {
      const { status, body } = await riesgo.get(`/buro/${identificacion}${query}`);
      expect([status, body.code]).toEqual([404, 'buro-sin-consulta']);
    }
  });
});

/** A plan with one document, whose award was withdrawn so many days ago. */
async function retirado(dias = 4000): Promise<{ idCodigo: string; planId: number; clave: string }> {
  const { idCodigo, planId } = await planConDocumentos(t);
  const ejecutivo = await t.as('ejecutivo');
  const documento = await documentoDe(ejecutivo, idCodigo, 'cedula');
  expect((await subir(ejecutivo, documento, await pdfDePrueba(idCodigo))).status).toBe(200);
  const { archivoId } = await db().findOneByOrFail(Documento, { id: documento.id });
  await db().update(Adjudicacion, { planId }, { estado: 'RADJ', retiradoEn: haceDias(dias) });
  const { clave } = await db().findOneByOrFail(Archivo, { id: archivoId as number });
  return { idCodigo, planId, clave };
}

describe('documents of a withdrawn plan', () => {
  const quedan = async () => [await db().countBy(DocumentoVersion, {}), await db().countBy(Archivo, {})];

  test.each([
    ['withdrawn not long enough ago', 3649, async () => {}],
    [
      'awarded once more',
      4000,
      async (planId: number) => {
        const { id: _, ...fila } = await db().findOneByOrFail(Adjudicacion, { planId });
        await db().insert(Adjudicacion, { ...fila, estado: 'ADJ', retiradoEn: null });
      },
    ],
  ])('%s: they stay', async (_, dias, antes) => {
    const { planId, clave } = await retirado(dias);
    await antes(planId);
    expect(await quitar()).toEqual({ ocupada: false, quitadas: {} });
    expect(await quedan()).toEqual([1, 1]);
    expect(await t.application.storage.stat(clave)).not.toBeNull();
  });

  test('an order was made for it, even an annulled one: they stay', async () => {
    const { planId } = await retirado();
    await crearMundo(t);
    const [{ id }] = (await db().find(OrdenPlan, { take: 1 })) as [OrdenPlan];
    await db().update(OrdenPlan, { id }, { planId, vigente: false });
    expect(await quitar()).toEqual({ ocupada: false, quitadas: {} });
    expect(await db().countBy(DocumentoVersion, {})).toBeGreaterThan(0);
    expect(await db().findOneByOrFail(Documento, { planId, versionArchivo: 1 })).toBeDefined();
  });

  test('their files, versions and decisions go, the list and its folder say so, and other plans keep theirs', async () => {
    const { idCodigo, planId, clave } = await retirado();
    const otro = await crearPlan(db(), await crearGrupo(db(), { grupo: 'M077' }));
    await adjudicarPlan(db(), otro, {});
    expect(await quitar()).toEqual({ ocupada: false, quitadas: { documentos: 1 } });
    expect(await quedan()).toEqual([0, 0]);
    expect(await t.application.storage.stat(clave)).toBeNull();
    expect(await db().findOneByOrFail(Carpeta, { planId })).toMatchObject({ estadoDocumentos: 'vacia' });
    expect((await documentoDe(await t.as('jefatura'), idCodigo, 'cedula')).estado).toBeNull();
  });

  test('a file that another row names stays with its row', async () => {
    const { clave } = await retirado();
    const { id } = await db().findOneByOrFail(Archivo, { clave });
    const ajeno = await db().findOneByOrFail(Documento, { versionArchivo: 0 });
    const plan = await crearPlan(db(), await crearGrupo(db(), { grupo: 'M078' }));
    await db().update(Documento, { id: ajeno.id }, { archivoId: id, planId: plan.id });
    expect(await quitar()).toEqual({ ocupada: false, quitadas: { documentos: 1 } });
    expect(await db().countBy(Archivo, { id })).toBe(1);
    expect(await t.application.storage.stat(clave)).not.toBeNull();
  });
});

describe('each night', () => {
  const noche = () =>
    t.application.background.find((work) => work.constructor.name === 'RetencionNocturna')?.step() ?? Promise.reject();
  /** 02:00 in Ecuador. */
  const MADRUGADA = new Date('2026-11-24T07:00:00.000Z');

  test('off by default', async () => {
    t.clock.current = MADRUGADA;
    await accesos(1, haceDias(2000));
    await noche();
    expect(await db().countBy(Acceso, {})).toBe(1);
  });

  test('switched on: not by day, at night once', async () => {
    await t.close();
    await start({ RETENCION_AUTOMATICA: 'true' });
    t.clock.current = new Date('2026-11-24T17:00:00.000Z');
    await accesos(1, haceDias(2000));
    await noche();
    expect(await db().countBy(Acceso, {})).toBe(1);
    t.clock.current = MADRUGADA;
    await noche();
    expect(await db().countBy(Acceso, {})).toBe(0);
    await accesos(1, haceDias(2000));
    await noche();
    expect(await db().countBy(Acceso, {})).toBe(1);
  });
});

test('the command shows, asks for the name of the database, and removes', async () => {
  await accesos(2, haceDias(2000));
  const orden = (...args: string[]) => runProcess('commands/db.ts', ['retencion', ...args], environmentOf(t));
  expect(await orden('--simular')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/más de 1825 días: 2, de .*no se quitó nada/s),
  });
  const { code, err } = await orden();
  const [, base = ''] = /--base (adjudica\w*)/.exec(err) ?? [];
  expect(code).toBe(2);
  expect(base).not.toBe('');
  expect(await orden('--base', `${base}-otra`)).toMatchObject({ code: 1 });
  expect(await db().countBy(Acceso, {})).toBe(2);
  expect(await orden('--base', base)).toMatchObject({ code: 0, out: expect.stringContaining('Quitadas: 2') });
  expect(await db().countBy(Acceso, {})).toBe(0);
});
