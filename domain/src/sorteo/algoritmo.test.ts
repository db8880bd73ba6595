import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { listaCanonica, planesDeLista } from '../constancia/reglas';
import { elegiblesDeLista, ordenDeSorteo, sortear, textoDeSemilla } from './algoritmo';

const sha256 = (texto: string): string => createHash('sha256').update(texto, 'utf8').digest('hex');
const planes = (n: number): string[] => Array.from({ length: n }, (_, i) => `01-M001-${i + 1}`);
const datos = { huella: 'a'.repeat(64), fuente: 'loteria', fecha: '2026-03-10', numero: '04821' };
/** A hash whose n-th number is the n-th given one. */
const numerado =
  (...numeros: number[]) =>
  (texto: string): string =>
    (numeros[Number(texto.split('|').at(-1))] ?? 0).toString(16).padStart(8, '0').padEnd(64, '0');

const semillas = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });

test('whatever the seed and the number of plans, the order is a permutation, and the same each time', () => {
  fc.assert(
    fc.property(semillas, fc.nat(200), (semilla, n) => {
      const orden = ordenDeSorteo(planes(n), semilla, sha256);
      expect([...orden].sort()).toEqual([...planes(n)].sort());
      expect(ordenDeSorteo(planes(n), semilla, sha256)).toEqual(orden);
    }),
    { numRuns: 60 },
  );
});

const sumar = (veces: number[], lugar: number): void => {
  veces[lugar] = (veces[lugar] ?? 0) + 1;
};

test('over 3,000 fixed seeds every plan stands in every place as often as chance has it (chi-square, 6 degrees)', () => {
  const N = 7;
  const veces = Array.from({ length: N }, () => Array<number>(N).fill(0));
  for (let i = 0; i < 3000; i++)
    for (const [lugar, plan] of ordenDeSorteo(planes(N), sha256(`prueba ${i}`), sha256).entries())
      sumar(veces[lugar] as number[], Number(plan.split('-')[2]) - 1);
  for (const deLugar of veces) {
    const chi = deLugar.reduce((suma, v) => suma + (v - 3000 / N) ** 2 / (3000 / N), 0);
    // one in a thousand is above 22.46
    expect(chi).toBeLessThan(22.46);
  }
});

test('a number that would make some plans likelier is left out, and the next one taken', () => {
  // 2^32 = 3 · 1431655765 + 1: of three plans only the greatest number is one too many
  expect(ordenDeSorteo(['a', 'b', 'c'], 's', numerado(0xffff_ffff, 1))).toEqual(['b', 'a', 'c']);
  expect(ordenDeSorteo(['a', 'b', 'c'], 's', numerado(0xffff_fffe, 1))).toEqual(['c', 'b', 'a']);
  // of two none is
  expect(ordenDeSorteo(['a', 'b'], 's', numerado(0xffff_ffff))).toEqual(['b', 'a']);
});

test('another list, source, day or number is another seed', () => {
  const textos = [
    datos,
    { ...datos, huella: 'b'.repeat(64) },
    { ...datos, fuente: 'bombo' },
    { ...datos, fecha: '2026-03-11' },
    { ...datos, numero: '4821' },
  ].map(textoDeSemilla);
  expect(new Set(textos.map(sha256)).size).toBe(textos.length);
});

test('drawn are the plans of the list that take part and have no award, in its order', () => {
  const plan = (codigo: string, cambio: object = {}) => ({
    ...{ idCodigo: `01-M001-${codigo}`, codigo, cedula: '1710034065', nombreCliente: 'Ana Mora' },
    ...{ valorCuota: 41_250, cuotaVencidas: 0, estado: 'participa', adjudicadaEn: 0, ...cambio },
  });
  const lista = listaCanonica({ producto: '01', grupo: 'M001', numeroAsamblea: 5, fecha: '2026-03-10' }, [
    plan('10'),
    plan('2'),
    plan('3', { estado: 'no participa', cuotaVencidas: 1 }),
    plan('4', { estado: 'participa cesion' }),
    plan('5', { adjudicadaEn: 3 }),
    plan('6', { nombreCliente: 'LIBRE' }),
  ]);
  expect(elegiblesDeLista(planesDeLista(lista)).map(({ codigo }) => codigo)).toEqual(['2', '10']);
  expect(sortear(planesDeLista('adjudica-lista-2\n["01","M001",5,"2026-03-10"]'), datos, sha256).orden).toEqual([]);
});

test('the worked example of the document is what the program computes: hash, seed, numbers and order', () => {
  const documento = readFileSync(resolve(__dirname, '../../../docs/sorteo.md'), 'utf8');
  const [lista = '', texto = '', numeros = ''] = [...documento.matchAll(/```text\n([\s\S]*?)\n```/g)].map(
    ([, t]) => t ?? '',
  );
  const dicho = (nombre: string) => new RegExp(`${nombre}: \`([^\`]+)\``).exec(documento)?.[1];
  const [, huella = '', fuente = '', fecha = '', numero = ''] = texto.split('|');
  expect(sha256(lista)).toBe(huella);
  const { semilla, orden } = sortear(planesDeLista(lista), { huella, fuente, fecha, numero }, sha256);
  expect(textoDeSemilla({ huella, fuente, fecha, numero })).toBe(texto);
  expect(semilla).toBe(dicho('Semilla'));
  expect(orden.map(({ idCodigo }) => idCodigo).join(' ')).toBe(dicho('Orden'));
  for (const [n, linea] of numeros.split('\n').entries())
    expect(linea).toContain(`${n} → ${sha256(`${semilla}|${n}`).slice(0, 8)}`);
});
