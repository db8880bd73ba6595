import { propios } from '../mensajes';
import { beneficiarioDe, rechazoPorMontos, textoDeBeneficiario } from './beneficiario';
import { errorDeTipoDeCarta } from './campos';

test('ORD-530 a plan that has another amount than in the order is told with both; the same amounts pass', () => {
  const igual = { idCodigo: '01-1001-001', monto: 20_000, montoActual: 20_000 };
  expect(rechazoPorMontos([igual, { idCodigo: '01-1001-002', monto: 15_000, montoActual: 15_000.01 }])).toMatchObject({
    status: 422,
    code: 'montos-cambiados',
    title: propios.pagoMontosDistintos('01-1001-002', '$ 15.000,00', '$ 15.000,01'),
  });
  expect(rechazoPorMontos([igual])).toBeNull();
});

test.each([
  ['002', 'Nuevo'],
  ['001', 'Usado'],
  ['003', 'Usado'],
])('ORD-513 a letter of type %s for a sheet that says %s is refused', (tipo, estadoBien) => {
  expect(errorDeTipoDeCarta(tipo, estadoBien)).toEqual({ tipoCarta: propios.tipoDeCartaSinBien(estadoBien) });
});

test.each([
  ['001', 'Nuevo'],
  ['003', 'Nuevo'],
  ['002', 'Usado'],
  ['002', null],
  [null, 'Nuevo'],
  ['009', 'Usado'],
])('ORD-513 a letter of type %s for a sheet that says %s says nothing of the sheet', (tipo, estadoBien) => {
  expect(errorDeTipoDeCarta(tipo, estadoBien)).toBeUndefined();
});

test('PAG-517 who is paid: the dealer with its RUC, or the private person, with the name alone', () => {
  const nombres = { nombreConcesionario: null, atencionTercero: 'Juan Loor Cedeño' };
  expect(beneficiarioDe(nombres)).toBe('Juan Loor Cedeño');
  expect(beneficiarioDe({ ...nombres, nombreConcesionario: 'Sierra Motors S.A.' })).toBe('Sierra Motors S.A.');
  const dealer = { beneficiario: 'Sierra Motors S.A.', rucBeneficiario: '1790012344001', esConcesionario: true };
  expect(textoDeBeneficiario(dealer)).toBe('Sierra Motors S.A., RUC 1790012344001');
  expect(textoDeBeneficiario({ ...dealer, rucBeneficiario: null })).toBe('Sierra Motors S.A., sin RUC registrado');
  const particular = { beneficiario: 'Juan Loor Cedeño', rucBeneficiario: null, esConcesionario: false };
  expect(textoDeBeneficiario(particular)).toBe(propios.beneficiarioParticular('Juan Loor Cedeño'));
});
