import { ejemploDe } from '../registro';
import { formularioDeConcesionario } from './campos';
import { concesionarioIncompleto } from './reglas';

test('ORD-529 a dealer without commission and without executives is incomplete; either of the two is enough', () => {
  expect(concesionarioIncompleto({ negociacion: null, ejecutivos: 0 })).toBe(true);
  expect(concesionarioIncompleto({ negociacion: 0, ejecutivos: 0 })).toBe(false);
  expect(concesionarioIncompleto({ negociacion: null, ejecutivos: 1 })).toBe(false);
  expect(concesionarioIncompleto({ negociacion: 5, ejecutivos: 2 })).toBe(false);
});

test('a dealer has a whole account or none', () => {
  const errores = (cuenta: object): string[] => {
    const revisado = formularioDeConcesionario.revisar(
      { ...ejemploDe(formularioDeConcesionario), ...cuenta },
      undefined,
    );
    return 'errores' in revisado ? Object.keys(revisado.errores) : [];
  };
  const sin = { banco: null, tipoCuenta: null, numeroCuenta: null };
  expect(errores(sin)).toEqual([]);
  expect(errores({})).toEqual([]);
  expect(errores({ ...sin, banco: 'Banco Pichincha' })).toEqual(['tipoCuenta', 'numeroCuenta']);
  expect(errores({ ...sin, tipoCuenta: 'AHORROS' })).toEqual(['banco', 'numeroCuenta']);
  expect(errores({ ...sin, numeroCuenta: '3400000101' })).toEqual(['banco', 'tipoCuenta']);
});
