import { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import { asambleasDelMemo, esquemaMemo } from './validacion';

const esquema = esquemaMemo('2025-11-21');
const bueno = { producto: '02', grupo: 'C010', fecha: '2025-11-21' };

test.each([
  [{ fecha: '2025-11-22' }, { fecha: 'La fecha no puede ser posterior a hoy' }],
  [{ fecha: '' }, { fecha: 'El campo es obligatorio' }],
  [{ fecha: '2025-02-30' }, { fecha: 'Fecha inválida' }],
  [{ producto: '9' }, { producto: 'Opción no permitida' }],
  [{ grupo: '' }, { grupo: 'El campo es obligatorio' }],
])('GEN-519 the memo with %j is refused', (cambios, errors) => {
  expect(() => validar(esquema, { ...bueno, ...cambios })).toThrow(expect.objectContaining({ errors }));
});

test('GEN-519 today is the latest date', () => {
  expect(validar(esquema, bueno)).toEqual(bueno);
  expect(() => validar(esquemaMemo('2025-11-20'), bueno)).toThrow(ErrorDeNegocio);
});

test('the memo lists the dated assemblies up to the date, by number', () => {
  const asamblea = (numeroAsamblea: number, fecha: string | null) => ({ numeroAsamblea, fecha });
  const filas = [asamblea(3, '2025-12-01'), asamblea(2, '2025-11-01'), asamblea(1, '2025-10-01'), asamblea(4, null)];
  expect(asambleasDelMemo(filas, '2025-11-01').map((a) => a.numeroAsamblea)).toEqual([1, 2]);
});
