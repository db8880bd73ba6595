import { createHash } from 'node:crypto';
import { compararSorteo, planesDeLista, sortear } from '@adjudica/domain';
import { demoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';
import { rawQuery } from '../testing/sql';

jest.setTimeout(LOADS_MUCH_MS);

const t = demoApp();

interface Sorteado {
  asambleaId: number;
  fecha: string;
  numeroAsamblea: number;
  numero: string;
  semilla: string;
  orden: string;
  escrito: string;
  confirmado: string;
  lista: string;
  listaSha256: string;
  congelada: string;
  publicada: string;
  escritoEn: string;
  confirmadoEn: string;
  acta: string;
}

test('the demo has one assembly with its draw: typed by two, replayed from its list, its winner awarded, certified', async () => {
  const sorteados = await rawQuery<Sorteado>(
    t.application.dataSource,
    `SELECT s.asambleaId AS asambleaId, a.fecha AS fecha, a.numeroAsamblea AS numeroAsamblea, s.numero AS numero, s.semilla AS semilla, s.orden AS orden,
            e.usuario AS escrito, k.usuario AS confirmado, c.lista AS lista, c.listaSha256 AS listaSha256,
            c.instaladaEn AS congelada, s.publicadoEn AS publicada, s.escritoEn AS escritoEn, s.confirmadoEn AS confirmadoEn,
            (SELECT MIN(d.emitidoEn) FROM documento_emitido d WHERE d.asambleaId = a.id) AS acta
       FROM sorteo s JOIN asamblea a ON a.id = s.asambleaId JOIN constancia c ON c.asambleaId = s.asambleaId
       JOIN usuario e ON e.id = s.escritoPor JOIN usuario k ON k.id = s.confirmadoPor`,
  );
  expect(sorteados).toHaveLength(1);
  const [hecho] = sorteados as [Sorteado];
  expect([hecho.escrito, hecho.confirmado]).toEqual(['asistente', 'director']);
  // a server answers with dates, which sort by their day of the week
  const instantes = [hecho.congelada, hecho.publicada, hecho.escritoEn, hecho.confirmadoEn, hecho.acta].map(
    (instante) => new Date(instante).toISOString(),
  );
  expect([...new Set(instantes)].sort()).toEqual(instantes);
  const { semilla, orden } = sortear(
    planesDeLista(hecho.lista),
    { huella: hecho.listaSha256, fuente: 'bombo', fecha: hecho.fecha, numero: hecho.numero },
    (texto) => createHash('sha256').update(texto, 'utf8').digest('hex'),
  );
  const codigos = orden.map(({ idCodigo }) => idCodigo);
  expect([semilla, codigos.join('\n')]).toEqual([hecho.semilla, hecho.orden]);
  const participantes = await rawQuery<Parameters<typeof compararSorteo>[1][number]>(
    t.application.dataSource,
    `SELECT idCodigo, adjudicadoPor, asambleaAdjudica FROM participante WHERE asambleaId = ${hecho.asambleaId}`,
  );
  expect(compararSorteo(codigos, participantes, hecho.numeroAsamblea)).toMatchObject({ distinto: false });

  const asistente = await t.as('asistente');
  const constancia = (await asistente.get(`/constancia/${hecho.asambleaId}`)).body;
  expect(constancia).toMatchObject({
    actas: [{ numeroVersion: 1 }],
    constancias: [{ numeroVersion: 1 }],
    copias: [{ medio: 'Entrega física' }],
  });
  const publico = await t.anonymous.get(`/verificacion/${constancia.constancias[0].huella}`);
  expect(publico.status).toBe(200);
});
