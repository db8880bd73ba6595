import { validar } from '../esquemas';
import { cedulaParaBuro, duracionesDeBuro } from './cedula';
import { esquemaPedidoDeBuro } from './validacion';

const HOY = '2026-03-10';
const pedido = { TipoDocumento: 'C', NumeroDocumento: '1710034065' };
const refusal = (valor: unknown): unknown => {
  try {
    return validar(esquemaPedidoDeBuro(HOY), valor);
  } catch (error) {
    return (error as { errors: unknown }).errors;
  }
};

test.each([
  ['another type of document', { ...pedido, TipoDocumento: 'R' }, { TipoDocumento: 'Opción no permitida' }],
  ['nine digits', { ...pedido, NumeroDocumento: '171003406' }, { NumeroDocumento: 'Ingrese una cédula' }],
  ['eleven digits', { ...pedido, NumeroDocumento: '17100340651' }, { NumeroDocumento: 'Ingrese una cédula' }],
  ['a letter', { ...pedido, NumeroDocumento: '17100340A5' }, { NumeroDocumento: 'Ingrese una cédula' }],
  ['nothing', {}, { TipoDocumento: 'Opción no permitida', NumeroDocumento: 'Ingrese una cédula' }],
  ['an unknown field', { ...pedido, usuario: 'otro' }, { usuario: 'Campo desconocido' }],
  ['an empty plan', { ...pedido, plan: ' ' }, { plan: 'El campo es obligatorio' }],
  ['again without saying why', { ...pedido, deNuevo: 4 }, { motivo: 'Motivo no puede estar vacío' }],
  ['a blank reason', { ...pedido, deNuevo: 4, motivo: '  ' }, { motivo: 'Motivo no puede estar vacío' }],
  [
    'a reason for nothing',
    { ...pedido, motivo: 'otra vez' },
    { motivo: 'El motivo solo acompaña a una consulta repetida' },
  ],
  ['half an answer', { ...pedido, deNuevo: 0.5, motivo: 'x' }, { deNuevo: 'Número inválido' }],
  [
    'consent of tomorrow',
    { ...pedido, consentimiento: '2026-03-11' },
    { consentimiento: 'La fecha no puede ser posterior a hoy' },
  ],
  ['consent of no day', { ...pedido, consentimiento: '2026-02-30' }, { consentimiento: 'Fecha inválida' }],
])('BUR-004 BUR-512 a consultation with %s is refused', (_, valor, errors) => {
  expect(refusal(valor)).toEqual(errors);
});

test('BUR-004 BUR-512 what the two screens send is taken', () => {
  expect(refusal(pedido)).toEqual(pedido);
  const completo = { ...pedido, plan: '01-M001-12', deNuevo: 7, motivo: 'Cambió de trabajo', consentimiento: HOY };
  expect(refusal(completo)).toEqual(completo);
});

test('BUR-501 BUR-502 a cédula is ten digits; blanks and hyphens around them are none of it', () => {
  for (const texto of ['', '171003406', '17100340651', 'abcdefghij', '171003406X'])
    expect(cedulaParaBuro(texto)).toBeNull();
  for (const texto of ['1710034065', ' 171003406-5 ']) expect(cedulaParaBuro(texto)).toBe('1710034065');
});

test('BUR-502 BUR-510 how long the two messages stay', () => {
  expect(duracionesDeBuro).toEqual({ ingreseCedula: 3500, clienteNoEncontrado: 2500 });
});
