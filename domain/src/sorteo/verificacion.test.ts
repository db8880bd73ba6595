import { createHash } from 'node:crypto';
import { listaCanonica } from '../constancia/reglas';
import { sortear } from './algoritmo';
import { verificarSorteo } from './verificacion';

const sha256 = (texto: string): string => createHash('sha256').update(texto, 'utf8').digest('hex');
const planes = Array.from({ length: 12 }, (_, i) => ({
  ...{ idCodigo: `01-M001-${i + 1}`, codigo: String(i + 1), cedula: '1710034065', nombreCliente: 'Íñigo Ñauta' },
  ...{ valorCuota: 41_250, cuotaVencidas: 0, estado: 'participa', adjudicadaEn: 0 },
}));
const lista = listaCanonica({ producto: '01', grupo: 'M001', numeroAsamblea: 5, fecha: '2026-03-10' }, planes);
const dado = { fuente: 'loteria', fecha: '2026-03-10', numero: '04821' };
const { semilla, orden } = sortear(planes, { ...dado, huella: sha256(lista) }, sha256);
const impreso = orden.map(({ idCodigo }, i) => `${i + 1}. ${idCodigo}`).join(' ');

describe('refusals', () => {
  test.each([
    ['another hash', { huella: 'a'.repeat(64) }, /^Huella de la lista: impresa a{64}, calculada [0-9a-f]{64}$/],
    ['another seed', { semilla: 'b'.repeat(64) }, /^Semilla: impresa b{64}/],
    [
      'two plans changed about',
      { orden: [orden[1], orden[0], ...orden.slice(2)].map((plan) => plan?.idCodigo).join(' ') },
      new RegExp(`^Orden, lugar 1: impreso ${orden[1]?.idCodigo}, .*${orden[0]?.idCodigo}$`),
    ],
    [
      'a plan left out at the end',
      { orden: impreso.slice(0, impreso.lastIndexOf('12.')) },
      new RegExp(`^Orden, lugar 12: impreso —, .*${orden[11]?.idCodigo}$`),
    ],
    ['a plan too many', { orden: `${impreso} 13. 01-M001-99` }, /^Orden, lugar 13: impreso 01-M001-99, .*—$/],
    ['a number that the source has not', { numero: '4a' }, /^El número no tiene la forma/],
  ])('%s is said', (_, cambio, texto) => {
    const { diferencias } = verificarSorteo(lista, { ...dado, ...cambio }, sha256);
    expect(diferencias).toEqual([expect.stringMatching(texto)]);
  });

  test('a list in which one figure was changed has another hash, seed and order', () => {
    const cambiada = lista.replace('41250', '41251');
    const dicho = { ...dado, huella: sha256(lista), semilla, orden: impreso };
    expect(verificarSorteo(cambiada, dicho, sha256).diferencias.map((texto) => texto.split(/[:,]/)[0])).toEqual([
      'Huella de la lista',
      'Semilla',
      'Orden',
    ]);
  });

  test('a number that the source has not is drawn by all the same, as it is printed', () => {
    expect(verificarSorteo(lista, { ...dado, numero: '4 A' }, sha256).texto).toMatch(/\|4a$/);
  });

  test('a file that is no list is refused', () => {
    expect(() => verificarSorteo('hola', dado, sha256)).toThrow(RangeError);
  });
});

test('what is printed, in groups and in capitals, is what is computed', () => {
  const dicho = {
    ...{ ...dado, numero: '0 4821', huella: sha256(lista).toUpperCase(), orden: impreso },
    semilla: semilla.replace(/(.{8})/g, '$1 '),
  };
  expect(verificarSorteo(lista, dicho, sha256)).toMatchObject({
    diferencias: [],
    semilla,
    orden: orden.map(({ idCodigo }) => idCodigo),
  });
});

test('what is not printed, or left blank, is not compared', () => {
  expect(verificarSorteo(lista, dado, sha256).diferencias).toEqual([]);
  expect(verificarSorteo(lista, { ...dado, huella: '', semilla: '' }, sha256).diferencias).toEqual([]);
});
