import type { Instalacion } from '../../entities/instalacion.entity';
import { motivoPorArchivos, motivoPorDueno } from './barrido.guardas';

const HOY = new Date('2026-03-10T15:00:00.000Z');
const antes = (ms: number): Date => new Date(HOY.getTime() - ms);
const instalacion = (cambios: Partial<Instalacion> = {}): Instalacion => ({
  id: 1,
  identificador: 'esta',
  creadaEn: HOY,
  huellaClave: null,
  huellaSiguiente: null,
  barrido: 'activo',
  motivoBarrido: null,
  turno: 'c',
  turnoAnterior: 'b',
  ...cambios,
});

describe('whose store it is', () => {
  test.each([
    [
      'an operator or a restore stopped it',
      instalacion({ barrido: 'detenido' }),
      { instalacion: 'esta', turno: 'c' },
      'detenido',
    ],
    ['the mark is another installation’s', instalacion(), { instalacion: 'otra', turno: 'c' }, 'otra-instalacion'],
    ['the mark is of a later sweep', instalacion(), { instalacion: 'esta', turno: 'd' }, 'base-anterior'],
    [
      'the database never swept, the store knows it',
      instalacion({ turno: null, turnoAnterior: null }),
      { instalacion: 'esta', turno: 'a' },
      'base-anterior',
    ],
    ['the store lost its mark', instalacion(), null, 'almacen-sin-marca'],
    ['the mark is of the last sweep', instalacion(), { instalacion: 'esta', turno: 'c' }, null],
    ['the process died between row and mark', instalacion(), { instalacion: 'esta', turno: 'b' }, null],
    ['neither was ever marked', instalacion({ turno: null, turnoAnterior: null }), null, null],
    ['the process died while it claimed', instalacion({ turno: 'a', turnoAnterior: null }), null, null],
  ])('whose files they are: %s', (_caso, fila, marca, motivo) => {
    expect(motivoPorDueno(fila, marca === null ? null : { ...marca, rama: null }, null)).toBe(motivo);
  });

  test('a server that put a backup back since the last sweep stops it; one that does not tell, and a mark from before, do not', () => {
    const marca = { instalacion: 'esta', turno: 'c', rama: 'F1' };
    expect(motivoPorDueno(instalacion(), marca, 'F2')).toBe('base-repuesta');
    expect(motivoPorDueno(instalacion(), marca, 'F1')).toBeNull();
    expect(motivoPorDueno(instalacion(), marca, null)).toBeNull();
    expect(motivoPorDueno(instalacion(), { ...marca, rama: null }, 'F2')).toBeNull();
  });
});

describe('what it would set aside', () => {
  const MARCA = { instalacion: 'esta', turno: 'c', rama: null };
  const inventario = (
    huerfanos: number,
    vistos: number,
    { edad = 7_200_000, ultimaFila = HOY as Date | null, apartadosHoy = 0 } = {},
  ) => ({
    vistos,
    apartadosHoy,
    ultimaFila,
    huerfanos: Array.from({ length: huerfanos }, (_, i) => ({ key: `k${i}`, bytes: 1, modified: antes(edad) })),
  });
  test.each([
    ['nothing: nothing is asked, not even without a row', inventario(0, 0, { ultimaFila: null }), MARCA, null],
    ['a store without a mark that the database knows nothing of', inventario(3, 3), null, 'otra-instalacion'],
    ['a store without a mark that it knows something of', inventario(3, 4), null, null],
    [
      'a file newer than the newest row',
      inventario(1, 10, { ultimaFila: antes(7_200_001) }),
      MARCA,
      'archivos-mas-nuevos',
    ],
    ['a file, and no row at all', inventario(1, 10, { ultimaFila: null }), MARCA, 'archivos-mas-nuevos'],
    ['fifteen of few', inventario(15, 20), MARCA, null],
    ['sixteen of few', inventario(16, 20), MARCA, 'demasiados-huerfanos'],
    ['ten after ten of the same day', inventario(10, 20, { apartadosHoy: 10 }), MARCA, 'demasiados-huerfanos'],
    ['one in a hundred of many', inventario(100, 10_000), MARCA, null],
    ['more than one in a hundred of many', inventario(101, 10_000), MARCA, 'demasiados-huerfanos'],
  ])('what the sweep found: %s', (_caso, hallado, marca, motivo) => {
    expect(motivoPorArchivos(hallado, marca)).toBe(motivo);
  });
});
