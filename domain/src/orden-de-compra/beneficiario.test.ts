import { propios } from '../mensajes';
import { beneficiarioDe, cuentaDeBeneficiario, rechazoPorMontos, textoDeBeneficiario } from './beneficiario';
import { camposCerrados, errorDeParticular, errorDeTipoDeCarta, formularioDeOrden } from './campos';

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

test('PAG-517 who is paid: the dealer or the private person, each with its number and account, and what is not known of them', () => {
  const nombres = { nombreConcesionario: null, atencionTercero: 'Juan Loor Cedeño' };
  expect(beneficiarioDe(nombres)).toBe('Juan Loor Cedeño');
  expect(beneficiarioDe({ ...nombres, nombreConcesionario: 'Sierra Motors S.A.' })).toBe('Sierra Motors S.A.');
  const sinCuenta = { bancoBeneficiario: null, tipoCuentaBeneficiario: null, numeroCuentaBeneficiario: null };
  const sinNumero = { tipoIdentificacionBeneficiario: null, identificacionBeneficiario: null };
  const conCuenta = {
    bancoBeneficiario: 'Banco Pichincha',
    tipoCuentaBeneficiario: 'CORRIENTE',
    numeroCuentaBeneficiario: '3400000101',
  };
  const dealer = {
    ...{ beneficiario: 'Sierra Motors S.A.', rucBeneficiario: '1790012344001', esConcesionario: true },
    ...sinNumero,
    ...conCuenta,
  };
  expect(textoDeBeneficiario(dealer)).toBe(
    'Sierra Motors S.A., RUC 1790012344001, Banco Pichincha, cuenta corriente 3400000101',
  );
  expect(textoDeBeneficiario({ ...dealer, rucBeneficiario: null, ...sinCuenta })).toBe(
    'Sierra Motors S.A., sin RUC registrado, sin cuenta registrada',
  );
  const particular = {
    ...{ beneficiario: 'Juan Loor Cedeño', rucBeneficiario: null, esConcesionario: false },
    ...{ tipoIdentificacionBeneficiario: 'C', identificacionBeneficiario: '1712345675' },
    ...{ ...conCuenta, tipoCuentaBeneficiario: 'AHORROS' },
  };
  expect(textoDeBeneficiario(particular)).toBe(
    'Juan Loor Cedeño, Cédula 1712345675, Banco Pichincha, cuenta de ahorros 3400000101',
  );
  expect(textoDeBeneficiario({ ...particular, ...sinNumero, numeroCuentaBeneficiario: null })).toBe(
    'Juan Loor Cedeño, sin identificación registrada, sin cuenta registrada',
  );
  expect(textoDeBeneficiario({ ...particular, identificacionBeneficiario: null })).toContain('sin identificación');
  for (const parte of Object.keys(conCuenta)) expect(cuentaDeBeneficiario({ ...particular, [parte]: null })).toBeNull();
});

test.each<[string | null, string | null, string | undefined]>([
  ['C', '171234567', propios.particularCedula],
  ['C', '1712345675001', propios.particularCedula],
  ['R', '1712345675', propios.particularRuc],
  ['P', 'A1', propios.particularPasaporte],
  ['C', '171234567-5', undefined],
  ['R', '1712345675001', undefined],
  ['P', 'a1234567', undefined],
  [null, '1', undefined],
  ['C', null, undefined],
  ['C', '', undefined],
])('the identification %s %s of a private person: %s', (tipoIdentificacionTercero, identificacionTercero, mensaje) => {
  expect(errorDeParticular({ tipoIdentificacionTercero, identificacionTercero })).toEqual(
    mensaje === undefined ? undefined : { identificacionTercero: mensaje },
  );
});

test('identification and account of a private person are asked for where no dealer is, and only there', () => {
  const hoja = { ...formularioDeOrden.vacio(), tipoCarta: '002', porcentajeComision: 0, atencionTercero: 'Juan Loor' };
  const errores = (valores: object): string[] => {
    const revisado = formularioDeOrden.revisar({ ...hoja, ...valores }, undefined);
    return 'errores' in revisado ? Object.keys(revisado.errores) : [];
  };
  const suyos = [
    'tipoIdentificacionTercero',
    'identificacionTercero',
    'bancoTercero',
    'tipoCuentaTercero',
    'numeroCuentaTercero',
  ];
  expect(errores({})).toEqual(suyos);
  expect(errores({ incluyeConcesionario: true, concesionarioId: 3 })).toEqual([]);
  expect(Object.keys(camposCerrados({ ...hoja, tipoCarta: '001', bancoTercero: 'Banco Pichincha' }))).toContain(
    'bancoTercero',
  );
  expect(errores({ numeroCuentaTercero: '1234' })).toContain('numeroCuentaTercero');
  const lleno = { ...hoja, bancoTercero: 'Banco Pichincha', identificacionTercero: '1712345675' };
  for (const cambiado of [
    formularioDeOrden.cambiar(lleno, 'incluyeConcesionario', true),
    formularioDeOrden.cambiar(lleno, 'tipoCarta', '001'),
  ])
    expect(suyos.map((campo) => Reflect.get(cambiado, campo))).toEqual(suyos.map(() => null));
});
