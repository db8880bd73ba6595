import type { ErrorDeNegocio } from '../errores';
import { listaDeRoles, type Rol } from '../roles';
import { type AccionDePrenda, cicloDePrenda, estadoDePrenda, etiquetaDePrenda, type HechosDePrenda } from './ciclo';

const aprobado = { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00Z' };
const nueva: HechosDePrenda = { ingresada: false, pagareAprobado: null, pagareAnulado: false, planVigente: true };
const ingresada = { ...nueva, ingresada: true };
const firme = { ...ingresada, pagareAprobado: aprobado };
const firmeSinDatos = { ...nueva, pagareAprobado: aprobado };
const anulada = { ...ingresada, pagareAnulado: true };
const prendas = [nueva, ingresada, firme, firmeSinDatos, anulada];
const posibles = (role: Rol, prenda: HechosDePrenda) => cicloDePrenda.accionesPosibles(prenda, { actor: { role } });
const rechazo = (accion: AccionDePrenda, prenda: HechosDePrenda, role: Rol = 'Legal') => {
  const error: ErrorDeNegocio | null = cicloDePrenda.rechazo(accion, prenda, { actor: { role } });
  return error && { kind: error.kind, code: error.code, title: error.title };
};

test('once the note is approved its data do not change any more: who approved it and when', () => {
  const yaFirme = {
    kind: 'conflicto',
    code: 'estado-cambiado',
    title: 'El pagaré fue aprobado por Eva Sosa el 10/03/2026 10:04: los datos de la prenda ya no cambian',
  };
  for (const prenda of [firme, firmeSinDatos]) {
    expect(rechazo('guardar', prenda)).toEqual(yaFirme);
    expect(rechazo('verBorrador', prenda)).toEqual(yaFirme);
  }
  expect(cicloDePrenda.rechazo('guardar', firme, { actor: { role: 'Legal' } })?.detalle).toEqual({
    estado: 'firme',
    quien: 'Eva Sosa',
    cuando: '2026-03-10T15:04:00.000Z',
  });
});

test('with its note annulled nothing is saved, seen as a draft or printed any more', () => {
  for (const accion of ['guardar', 'verBorrador', 'generar'] as const)
    expect(rechazo(accion, anulada)).toEqual({
      kind: 'conflicto',
      code: 'estado-cambiado',
      title: 'La prenda quedó anulada con su pagaré',
    });
  expect(cicloDePrenda.rechazo('guardar', anulada, { actor: { role: 'Legal' } })?.detalle).toEqual({
    estado: 'anulada',
    quien: null,
    cuando: null,
  });
});

test('without its data there is neither a draft nor a print, before the note is approved no print', () => {
  const sinDatos = 'Todavía no se ingresan los datos de la prenda';
  expect(rechazo('verBorrador', nueva)).toEqual({ kind: 'conflicto', code: 'prenda-sin-datos', title: sinDatos });
  expect(rechazo('generar', firmeSinDatos)).toEqual({ kind: 'regla', code: 'prenda-sin-datos', title: sinDatos });
  for (const prenda of [nueva, ingresada])
    expect(rechazo('generar', prenda)).toEqual({
      kind: 'conflicto',
      code: 'pagare-sin-aprobar',
      title: 'El pagaré todavía no está aprobado: la prenda se genera después',
    });
});

test('a plan that is no longer awarded to the client of the note: nothing is saved, what is firm is printed', () => {
  expect(rechazo('guardar', { ...ingresada, planVigente: false })).toMatchObject({
    kind: 'regla',
    code: 'plan-sin-adjudicar',
  });
  expect(rechazo('generar', { ...firme, planVigente: false })).toBeNull();
});

test('legal and its assistant alone type and print, in the states that the note leaves', () => {
  for (const role of listaDeRoles)
    expect([role, prendas.map((prenda) => posibles(role, prenda))]).toEqual([
      role,
      role === 'Legal' || role === 'Asistente Legal'
        ? [['guardar'], ['guardar', 'verBorrador'], ['generar'], [], []]
        : [[], [], [], [], []],
    ]);
});

test('saving makes it ingresada, again too; a draft and a print change nothing', () => {
  const contexto = { actor: { role: 'Legal' } } as const;
  expect(cicloDePrenda.transicion('guardar', nueva, contexto).hacia).toBe('ingresada');
  expect(cicloDePrenda.transicion('guardar', ingresada, contexto).hacia).toBe('ingresada');
  expect(cicloDePrenda.transicion('verBorrador', ingresada, contexto).hacia).toBe('ingresada');
  expect(cicloDePrenda.transicion('generar', firme, contexto).hacia).toBe('firme');
});

test('its state follows from data and note, and each is a word', () => {
  expect(prendas.map(estadoDePrenda)).toEqual(['porIngresar', 'ingresada', 'firme', 'firme', 'anulada']);
  expect(Object.keys(etiquetaDePrenda)).toEqual(['porIngresar', 'ingresada', 'firme', 'anulada']);
});
