import { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import { esquemaNuevaAsamblea } from './validacion';

const buena = {
  producto: '01',
  grupo: 'M001',
  fecha: '2025-12-05',
  hora: '18:30',
  lugar: 'Virtual - Facebook Live',
  notario: 'Dra. Paola Delgado Loor',
};

function errores(cuerpo: object): Record<string, string> | undefined {
  try {
    validar(esquemaNuevaAsamblea, cuerpo);
    return undefined;
  } catch (e) {
    if (e instanceof ErrorDeNegocio) return { ...e.errors };
    throw e;
  }
}

test.each([
  ['ASA-076', 'fecha', '', 'Fecha de la asamblea es requierida.'],
  ['ASA-076', 'fecha', undefined, 'Fecha de la asamblea es requierida.'],
  ['ASA-076', 'fecha', null, 'Fecha de la asamblea es requierida.'],
  ['ASA-078', 'hora', '', 'Hora de la asamblea es requierida.'],
  ['ASA-078', 'hora', undefined, 'Hora de la asamblea es requierida.'],
  ['ASA-079', 'hora', '24:00', 'Hora no permitida'],
  ['ASA-079', 'hora', '07:60', 'Hora no permitida'],
  ['ASA-080', 'lugar', '', 'Lugar de la asamblea es requierido.'],
  ['ASA-080', 'lugar', undefined, 'Lugar de la asamblea es requierido.'],
  ['ASA-081', 'lugar', 'Oficina', 'Opción no permitida'],
  ['ASA-082', 'notario', '   ', 'Nombre de notario es requerido.'],
  ['ASA-082', 'notario', undefined, 'Nombre de notario es requerido.'],
  ['ASA-086', 'testigo1', 'x'.repeat(121), 'Máximo 120 caracteres'],
  ['ASA-086', 'testigo2', 'a\u0000b', 'El texto contiene caracteres no permitidos'],
  ['GEN-002', 'producto', '03', 'Opción no permitida'],
])('ASA-076 ASA-078 ASA-080 ASA-082 (%s) %s = %j: %s', (_id, campo, valor, mensaje) => {
  expect(errores({ ...buena, [campo]: valor })).toEqual({ [campo]: mensaje });
});

test('every fault is named at once, with the title of the form', () => {
  const vacio = errores({});
  expect(Object.keys(vacio ?? {}).sort()).toEqual(['fecha', 'grupo', 'hora', 'lugar', 'notario', 'producto']);
  expect(() => validar(esquemaNuevaAsamblea, {})).toThrow(
    'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.',
  );
});

test('an impossible date is another fault than a missing one', () => {
  expect(errores({ ...buena, fecha: '2025-02-30' })).toEqual({ fecha: 'Fecha inválida' });
});

test('an unknown field is refused under its own name, even __proto__', () => {
  expect(errores({ ...buena, estado: 'C' })).toEqual({ estado: 'Campo desconocido' });
  const cuerpo = JSON.parse(`${JSON.stringify(buena).slice(0, -1)},"__proto__":{"notario":"x"}}`);
  expect(() => validar(esquemaNuevaAsamblea, cuerpo)).toThrow(ErrorDeNegocio);
  expect(({} as Record<string, unknown>).notario).toBeUndefined();
});

test('ASA-081 ASA-086 both places pass; blanks are tidied, empty witnesses left out', () => {
  expect(validar(esquemaNuevaAsamblea, { ...buena, lugar: 'Auditorio Oficina A. Borja' }).lugar).toBe(
    'Auditorio Oficina A. Borja',
  );
  const leida = validar(esquemaNuevaAsamblea, {
    ...buena,
    notario: '  Dra.  Paola  ',
    testigo1: ' ',
    testigo2: ' Eva ',
  });
  expect(leida.notario).toBe('Dra. Paola');
  expect(leida.testigo1).toBeUndefined();
  expect(leida.testigo2).toBe('Eva');
});

test('ASA-079 the hour is 24 h HH:MM: 24:00 and 07:60 refused, 00:00 and 23:59 accepted', () => {
  for (const hora of ['24:00', '07:60', '7:30'])
    expect(errores({ ...buena, hora })).toEqual({ hora: 'Hora no permitida' });
  for (const hora of ['00:00', '23:59']) expect(validar(esquemaNuevaAsamblea, { ...buena, hora }).hora).toBe(hora);
});
