import { Adjudicacion } from '../../entities/adjudicacion.entity';
import type { Asamblea } from '../../entities/asamblea.entity';
import { readXlsx } from '../../excel';
import { asBytes } from '../../testing/binary';
import { crearAsamblea, crearGrupo, crearPlan, marcar } from '../../testing/builders';
import { textOfPages } from '../../testing/pdf-text';
import { type Client, testApp } from '../../testing/test-app';
import type { ParticipanteVista } from '../participante/participante.dto';

/**
 * What a reader learns of awards that this assembly did not give, and of those that it gave and that are no more. Two assemblies of a group:
 * the first awards plan 2 by lot, which at 19:30 in Guayaquil (the next day in UTC) is withdrawn and given to plan 3.
 */
const t = testApp({ prints: true });
let asistente: Client;
let primera: Asamblea;
let segunda: Asamblea;
const db = () => t.application.dataSource.manager;
const textoDe = async (request: ReturnType<Client['get']>): Promise<string> =>
  (await textOfPages((await asBytes(request)).body)).join(' ');
const listaDe = async ({ id }: Asamblea): Promise<ParticipanteVista[]> =>
  (await asistente.get(`/participante?filter=${encodeURIComponent(JSON.stringify({ asamblea: id }))}`)).body;
const generar = async ({ id }: Asamblea, versionParticipantes: number): Promise<void> => {
  expect(await asistente.post(`/asamblea/${id}/generar-acta`, { versionParticipantes })).toMatchObject({ status: 200 });
};

beforeAll(async () => {
  asistente = await t.as('asistente');
  const grupo = await crearGrupo(db(), { grupo: 'M001', mesesPlan: 60 });
  for (const codigo of ['1', '2', '3']) await crearPlan(db(), grupo, { codigo });
  primera = await crearAsamblea(db(), grupo, { fecha: '2026-02-05' });
  await marcar(db(), primera, '1', 'Oferta', { prioridad: 1, cuotas: 12 });
  await marcar(db(), primera, '2', 'Sorteo');
  await generar(primera, 1);
  segunda = await crearAsamblea(db(), grupo, { numeroAsamblea: 2, fecha: '2026-03-05' });
});

test('ASA-034 ASA-063 the annex and the list mark awards of another assembly, and the statements count none of them', async () => {
  const acta = await textoDe(asistente.post(`/asamblea/${segunda.id}/vista-previa`, {}));
  expect(acta).toContain('En esta asamblea no se adjudica ningún plan.');
  const lista = await textoDe(asistente.get(`/asamblea/${segunda.id}/participantes.pdf`));
  for (const texto of [acta.slice(acta.lastIndexOf('Nómina')), lista]) {
    expect(texto).toMatch(/PARTICIPA Oferta Asam\. 1 /);
    expect(texto).toMatch(/PARTICIPA Sorteo Asam\. 1 /);
    expect(texto).toContain('Asam.: adjudicado en otra asamblea, la de ese número.');
  }
  // its own stand as they are
  expect(await textoDe(asistente.get(`/acta/${primera.id}/archivo`))).not.toMatch(/Asam\. \d/);
});

describe('after the award of plan 2 was withdrawn and given to plan 3', () => {
  let emitida: Buffer;
  beforeAll(async () => {
    emitida = (await asBytes(asistente.get(`/acta/${primera.id}/archivo`))).body;
    const { id } = await db().findOneByOrFail(Adjudicacion, { adjudicadoPor: 'Sorteo' });
    t.clock.current = new Date('2026-03-11T00:30:00.000Z');
    asistente = await t.as('asistente'); // the session of the afternoon is over
    const retiro = { motivo: 'El cliente desiste.', reemplazo: { idCodigo: '01-M001-3' } };
    expect((await (await t.as('jefatura')).post(`/adjudicacion/${id}/retirar`, retiro)).status).toBe(200);
  });

  test('invariants 3 and 9: the minutes screen says what was issued and, beside it, what is so today', async () => {
    const filas = await listaDe(primera);
    expect(filas.map((f) => [f.codigo, f.adjudicadoPor, f.retirada, f.novedades])).toEqual([
      ['1', 'Oferta', false, []],
      ['2', 'Sorteo', true, ['Retirado el 10/03/2026', 'Reasignado a 01-M001-3']],
      ['3', '', false, ['Adjudicado por reasignación (Sorteo)', 'En lugar de 01-M001-2']],
    ]);
    // one row alone says the same
    expect((await asistente.get(`/participante/${filas[1]?.id}`)).body).toEqual(filas[1]);
  });

  test('the next assembly, still open, shows who holds the award now', async () => {
    const filas = await listaDe(segunda);
    expect(filas.map((f) => [f.codigo, f.adjudicadoPor, f.asambleaAdjudica])).toEqual([
      ['1', 'Oferta', 1],
      ['2', '', 0],
      ['3', 'Sorteo', 1],
    ]);
  });

  test('ASA-063 ASA-064 PDF and Excel of today tell it too; the issued minutes stay byte for byte', async () => {
    const lista = await textoDe(asistente.get(`/asamblea/${primera.id}/participantes.pdf`));
    for (const texto of [
      'Retirado el 10/03/2026',
      'Reasignado a 01-M001-3',
      'Adjudicado por reasignación (Sorteo) En lugar de 01-M001-2',
    ])
      expect(lista).toContain(texto);
    const excel = await asBytes((await t.as('comercial')).get(`/asamblea/${primera.id}/participantes.xlsx`));
    const ultimas: (string | undefined)[] = [];
    for await (const { celdas } of readXlsx(excel.body)) ultimas.push(celdas[11]);
    expect(ultimas).toEqual([
      'Después del acta',
      undefined,
      'Retirado el 10/03/2026. Reasignado a 01-M001-3',
      'Adjudicado por reasignación (Sorteo). En lugar de 01-M001-2',
    ]);
    expect((await asBytes(asistente.get(`/acta/${primera.id}/archivo`))).body.equals(emitida)).toBe(true);
  });
});
