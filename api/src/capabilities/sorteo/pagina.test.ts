import { createHash, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listaCanonica, verificarSorteo } from '@adjudica/domain';
import { pdfConAdjunto } from '../../testing/documentos';

interface Repetido {
  readonly seed: string;
  readonly order: readonly string[];
}
interface Pagina {
  listOf(bytes: Uint8Array): Promise<Uint8Array>;
  replay(bytes: Uint8Array, said: { source: string; day: string; number: string }): Promise<Repetido>;
  differences(again: Repetido, printed: { seed: string; order: string }): string[];
}

/** What the public page computes with, without the page. */
function pagina(): Pagina {
  const source = readFileSync(join(__dirname, '../../../public/verificar/sorteo.js'), 'utf8').replaceAll('export ', '');
  const page = { getElementById: () => null };
  return new Function('document', 'crypto', `${source}; return { listOf, replay, differences };`)(
    page,
    webcrypto,
  ) as Pagina;
}

const sha256 = (texto: string): string => createHash('sha256').update(texto, 'utf8').digest('hex');
const lista = listaCanonica(
  { producto: '01', grupo: 'M001', numeroAsamblea: 5, fecha: '2026-03-10' },
  Array.from({ length: 40 }, (_, i) => ({
    ...{ idCodigo: `01-M001-${i + 1}`, codigo: String(i + 1), cedula: '1710034065', nombreCliente: 'Íñigo Ñauta' },
    ...{ valorCuota: 41_250, cuotaVencidas: 0 },
    estado: i % 7 === 3 ? 'no participa' : 'participa',
    adjudicadaEn: i % 9 === 4 ? 2 : 0,
  })),
);

test.each([
  ['bombo', '0417'],
  ['loteria', '04821'],
  ['faro', 'ab'.repeat(64)],
])('the public page draws as the program does, from %s', async (fuente, numero) => {
  const { replay, differences } = pagina();
  const again = await replay(Buffer.from(lista, 'utf8'), { source: fuente, day: '2026-03-10', number: numero });
  const { semilla, orden } = verificarSorteo(lista, { fuente, fecha: '2026-03-10', numero }, sha256);
  expect([again.seed, again.order]).toEqual([semilla, orden]);
  expect(differences(again, { seed: semilla.toUpperCase(), order: orden.join(', ') })).toEqual([]);
  expect(differences(again, { seed: '', order: orden.slice(0, -1).join(' ') })).toEqual([
    expect.stringContaining(`en el lugar ${orden.length}: —`),
  ]);
  expect(differences(again, { seed: 'a'.repeat(64), order: '' })).toHaveLength(1);
});

test('a file that is no frozen list is refused', async () => {
  await expect(
    pagina().replay(Buffer.from('hola'), { source: 'bombo', day: '2026-03-10', number: '1' }),
  ).rejects.toThrow('no es una lista cerrada');
});

test('the page finds the list in a certificate, byte for byte; a PDF without one is refused', async () => {
  const { listOf } = pagina();
  const hallada = await listOf(new Uint8Array(await pdfConAdjunto(lista)));
  expect(Buffer.from(hallada).toString('utf8')).toBe(lista);
  await expect(listOf(new Uint8Array(await pdfConAdjunto('hola')))).rejects.toThrow('no lleva una lista cerrada');
  const texto = new TextEncoder().encode(lista);
  expect(await listOf(texto)).toBe(texto);
});
