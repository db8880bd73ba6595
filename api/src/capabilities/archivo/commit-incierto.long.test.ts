import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Response } from 'supertest';
import { Archivo } from '../../entities/archivo.entity';
import { datosDeSolicitud } from '../../seed/declarado';
import { crearAsamblea, crearGrupo, crearPlan, marcar } from '../../testing/builders';
import { conCommitIncierto } from '../../testing/commit-incierto';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

const t = testApp();

const db = () => t.application.dataSource.manager;
const claves = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of t.application.storage.list()) found.push(key);
  return found;
};

/** Every act that stores a file and then commits its row: prepared, and ready to be done. */
const actos: [string, () => Promise<() => Promise<Response>>][] = [
  [
    'minutes',
    async () => {
      const { id } = await asambleaMarcada();
      const asistente = await t.as('asistente');
      return () => asistente.post(`/asamblea/${id}/generar-acta`, { versionParticipantes: 1 });
    },
  ],
  [
    'regenerated minutes',
    async () => {
      const { id } = await asambleaMarcada();
      const asistente = await t.as('asistente');
      await asistente.post(`/asamblea/${id}/generar-acta`, { versionParticipantes: 1 });
      const { versionParticipantes } = (await asistente.get(`/asamblea/${id}`)).body;
      return () => asistente.post(`/asamblea/${id}/regenerar-acta`, { versionParticipantes, motivo: 'Corrección.' });
    },
  ],
  [
    'application',
    async () => {
      const { clave } = await planAdjudicado(t, { ejecutivo: 'ejecutivo' });
      const ejecutivo = await t.as('ejecutivo');
      await ejecutivo.put(`/solicitud/${clave}`, { ...datosDeSolicitud('V'), version: 0 });
      return () => ejecutivo.post(`/solicitud/${clave}/generar`, {});
    },
  ],
  [
    'uploaded document',
    async () => {
      const { idCodigo } = await planConDocumentos(t);
      const ejecutivo = await t.as('ejecutivo');
      const documento = await documentoDe(ejecutivo, idCodigo, 'cedula');
      const pdf = await pdfDePrueba();
      return () => Promise.resolve(subir(ejecutivo, documento, pdf));
    },
  ],
];

async function asambleaMarcada() {
  const grupo = await crearGrupo(db());
  await crearPlan(db(), grupo, { codigo: '1' });
  const asamblea = await crearAsamblea(db(), grupo);
  await marcar(db(), asamblea, '1', 'Sorteo');
  return asamblea;
}

// Each fails when `conservarSalvoRechazo` removes the file after every error.
describe.each(actos)('the connection is lost at COMMIT: %s', (_name, preparar) => {
  test('the commit had arrived: the row finds its file, byte for byte', async () => {
    const hacer = await preparar();
    const antes = await db().count(Archivo);
    const { status } = await conCommitIncierto(t.application.dataSource, true, hacer);
    expect(status).toBeGreaterThanOrEqual(500);
    const filas = await db().find(Archivo, { order: { id: 'ASC' } });
    expect(filas).toHaveLength(antes + 1);
    for (const { clave, longitud, sha256 } of filas) {
      const bytes = await buffer(await t.application.storage.get(clave));
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([longitud, sha256]);
    }
  });

  test('the commit had not arrived: nobody can know, so the file stays for the sweep to judge', async () => {
    const hacer = await preparar();
    const [filas, antes] = [await db().count(Archivo), await claves()];
    const { status } = await conCommitIncierto(t.application.dataSource, false, hacer);
    expect(status).toBeGreaterThanOrEqual(500);
    expect([await db().count(Archivo), (await claves()).length]).toEqual([filas, antes.length + 1]);
    // once the database answers again the act is repeated, and done once
    expect((await hacer()).status).toBe(200);
    expect(await db().count(Archivo)).toBe(filas + 1);
  });
});
