import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { crearAsamblea, crearGrupo, crearPlan, datosDeSolicitud, marcar } from '../../seed/builders';
import { PaperlessRenderer } from '../../testing/renderers';
import { planAdjudicado } from '../../testing/solicitudes';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { isSqlServer } from '../engine';
import { type Area, tablePath } from '../table';
import { migrations } from '.';

let t: TestApp;
beforeEach(async () => {
  t = await startTestApp({ overrides: { renderer: new PaperlessRenderer().asRenderer() } });
});
afterEach(() => t.close());

const quoted = (area: Area, name: string): string =>
  tablePath(area, name)
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

/** Two versions of minutes, and two and one of the applications of two plans, all by their own acts. */
async function emitirAlgo(): Promise<{ asambleaId: number }> {
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager);
  await crearPlan(manager, grupo, { codigo: '1' });
  const { id } = await crearAsamblea(manager, grupo);
  await marcar(manager, { id } as never, '1', 'Sorteo');
  const asistente = await t.as('asistente');
  const primera = await asistente.post(`/asamblea/${id}/generar-acta`, { versionParticipantes: 1 });
  expect([primera.status, primera.body.numeroVersion]).toEqual([200, 1]);
  const { versionParticipantes } = (await asistente.get(`/asamblea/${id}`)).body;
  const datos = { versionParticipantes, motivo: 'Corrección.' };
  const segunda = await asistente.post(`/asamblea/${id}/regenerar-acta`, datos);
  expect([segunda.status, segunda.body.numeroVersion]).toEqual([200, 2]);
  const ejecutivo = await t.as('ejecutivo');
  const [una, otra] = [
    await planAdjudicado(t, { ejecutivo: 'ejecutivo' }),
    await planAdjudicado(t, { ejecutivo: 'ejecutivo' }),
  ];
  for (const { clave } of [una, otra])
    await ejecutivo.put(`/solicitud/${clave}`, { ...datosDeSolicitud('V'), version: 0 });
  const generar = async ({ clave }: typeof una) =>
    expect((await ejecutivo.post(`/solicitud/${clave}/generar`, {})).status).toBe(200);
  await generar(una);
  await generar(otra);
  // unchanged it would be the same document
  const { version } = (await ejecutivo.get(`/solicitud/${una.clave}`)).body;
  await ejecutivo.put(`/solicitud/${una.clave}`, { ...datosDeSolicitud('I'), version }).expect(200);
  await generar(una);
  return { asambleaId: id };
}

/** Each step as a command of its own would do it. */
async function migrar(step: 'up' | 'down'): Promise<void> {
  // those that came later add columns to the same table
  const desde = migrations.slice(migrations.findIndex(({ name }) => name.startsWith('DocumentosEmitidos')));
  const runner = t.application.dataSource.createQueryRunner();
  try {
    for (const Migration of step === 'up' ? desde : desde.reverse()) {
      await runner.beforeMigration();
      await new Migration()[step](runner);
      await runner.afterMigration();
    }
    expect(isSqlServer ? [] : await runner.query('PRAGMA foreign_key_check')).toEqual([]);
  } finally {
    await runner.release();
  }
}

/** The rows of the two tables as they were before, each with key and hash of its file. */
async function antiguas() {
  const filas = (area: Area, tabla: string, columnas: string) =>
    t.application.dataSource.query(
      `SELECT ${columnas}, f."clave", f."sha256", f."longitud" FROM ${quoted(area, tabla)} d
       INNER JOIN ${quoted('sistema', 'archivo')} f ON f."id" = d."archivoId" ORDER BY d."id"`,
    );
  return {
    actas: await filas(
      'asamblea',
      'acta',
      'd."id", d."asambleaId", d."numeroVersion", d."archivoId", d."huella", d."motivo", d."generadaPor", d."generadaEn"',
    ),
    solicitudes: await filas(
      'cliente',
      'solicitud_documento',
      'd."solicitudId", d."solicitudVersion", d."archivoId", d."huella", d."generadoPor", d."generadoEn"',
    ),
  };
}

test('a filled database comes forward and back with every key, version, file and hash; what follows is numbered behind', async () => {
  const { manager } = t.application.dataSource;
  const { asambleaId } = await emitirAlgo();
  await migrar('down');
  // a key that a rolled back act left behind: those of minutes are not counted anew
  const acta = quoted('asamblea', 'acta');
  const columnas = '"asambleaId", "numeroVersion", "archivoId", "huella", "motivo", "generadaPor", "generadaEn"';
  const tercera = `INSERT INTO ${acta} ("id", ${columnas}) SELECT 900, "asambleaId", 3, "archivoId", "huella", 'Otra vez.', NULL, "generadaEn" FROM ${acta} WHERE "numeroVersion" = 2`;
  await manager.query(
    isSqlServer ? `SET IDENTITY_INSERT ${acta} ON; ${tercera}; SET IDENTITY_INSERT ${acta} OFF` : tercera,
  );
  const antes = await antiguas();
  expect([antes.actas.length, antes.solicitudes.length]).toEqual([3, 3]);

  await migrar('up');
  const emitidos = await manager.find(DocumentoEmitido, { order: { id: 'ASC' } });
  const [actas, solicitudes] = ['acta', 'solicitud'].map((tipo) => emitidos.filter((fila) => fila.tipo === tipo));
  expect(actas?.map(({ id, numeroVersion, motivo }) => [id, numeroVersion, motivo])).toEqual(
    antes.actas.map((fila: Record<string, unknown>) => [fila['id'], fila['numeroVersion'], fila['motivo']]),
  );
  const forms = await manager.find(Solicitud, { order: { id: 'ASC' } });
  expect(solicitudes?.map((fila) => [fila.solicitudId, fila.numeroVersion, fila.registroVersion])).toEqual([
    [forms[0]?.id, 1, 1],
    [forms[1]?.id, 1, 1],
    [forms[0]?.id, 2, 2],
  ]);
  const deArchivo = ({ archivoId, huella, sha256 }: Record<string, unknown>) => ({ archivoId, huella, sha256 });
  expect(emitidos.map((fila) => deArchivo({ ...fila }))).toEqual([...antes.actas, ...antes.solicitudes].map(deArchivo));
  expect(Math.min(...(solicitudes?.map(({ id }) => id) ?? []))).toBeGreaterThan(900);

  await migrar('down');
  expect(await antiguas()).toEqual(antes);
  await migrar('up');
  expect(await manager.find(DocumentoEmitido, { order: { id: 'ASC' } })).toEqual(emitidos);
  const asistente = await t.as('asistente');
  const versiones = await asistente.get(`/acta/${asambleaId}/versiones`);
  expect(versiones.body.map(({ numeroVersion }: { numeroVersion: number }) => numeroVersion)).toEqual([3, 2, 1]);
  const { versionParticipantes } = (await asistente.get(`/asamblea/${asambleaId}`)).body;
  const nueva = await asistente.post(`/asamblea/${asambleaId}/regenerar-acta`, {
    versionParticipantes,
    motivo: 'Más.',
  });
  expect([nueva.status, nueva.body.numeroVersion]).toEqual([200, 4]);
});
