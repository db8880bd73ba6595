import type { ErrorDeNegocio } from '../errores';
import type { Rol } from '../roles';
import { cicloDeInterviniente, type HechosDeInterviniente } from './ciclo';

const aprobado = { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00Z' };
const abierto: HechosDeInterviniente = {
  rol: 'garante',
  hay: true,
  adjudicado: true,
  ejecutivoId: 7,
  pagare: null,
  contrato: null,
};

describe('refusals', () => {
  const rechazo = (
    accion: 'guardar' | 'quitar',
    hechos: object,
    role: Rol = 'Asistente Legal',
    soloPropios = false,
  ) => {
    const error: ErrorDeNegocio | null = cicloDeInterviniente.rechazo(
      accion,
      { ...abierto, ...hechos },
      { actor: { id: 4, role, idDepartamento: '002' }, soloPropios },
    );
    return error && { kind: error.kind, code: error.code, title: error.title };
  };

  test('risk and managers type none', () => {
    for (const role of ['Riesgo', 'Gerente General'] as const)
      expect(rechazo('guardar', {}, role)).toMatchObject({ kind: 'prohibido', code: 'sin-permiso' });
    for (const role of ['Legal', 'Asistente Legal', 'Jefatura Adjudicaciones', 'Ejecutivo Adjudicaciones'] as const)
      expect(rechazo('guardar', {}, role)).toBeNull();
  });

  test('a plan of another executive with SOLO_PROPIOS; a plan that lost its award', () => {
    for (const accion of ['guardar', 'quitar'] as const) {
      expect(rechazo(accion, {}, 'Ejecutivo Adjudicaciones', true)).toMatchObject({ code: 'plan-de-otro-ejecutivo' });
      expect(rechazo(accion, { adjudicado: false })).toMatchObject({ kind: 'regla', code: 'plan-sin-adjudicar' });
    }
    expect(rechazo('guardar', { ejecutivoId: 4 }, 'Ejecutivo Adjudicaciones', true)).toBeNull();
  });

  test('after the approval of the contract: by whom and when', () => {
    for (const accion of ['guardar', 'quitar'] as const)
      expect(rechazo(accion, { contrato: aprobado })).toEqual({
        kind: 'conflicto',
        code: 'persona-impresa',
        title:
          'El contrato fue aprobado por Eva Sosa el 10/03/2026 10:04: lo que dice de sus personas ya no cambia sin una adenda',
      });
  });

  test('after the approval of the note nobody is taken away whom it names, others are', () => {
    expect(rechazo('quitar', { pagare: aprobado })).toMatchObject({
      kind: 'conflicto',
      title: expect.stringContaining('El pagaré fue aprobado por Eva Sosa'),
    });
    expect(rechazo('quitar', { pagare: aprobado, rol: 'apoderado' })).toBeNull();
    expect(rechazo('guardar', { pagare: aprobado })).toBeNull();
  });

  test('nobody to take away, and the debtor, depositary and representative never', () => {
    expect(rechazo('quitar', {})).toBeNull();
    expect(rechazo('quitar', { hay: false })).toMatchObject({ kind: 'regla', code: 'nadie-que-quitar' });
    for (const rol of ['deudor', 'depositario', 'representante'])
      expect(rechazo('quitar', { rol })).toMatchObject({ code: 'nadie-que-quitar' });
  });
});

test('its two states', () => {
  expect(cicloDeInterviniente.nombre).toBe('interviniente');
  expect(cicloDeInterviniente.estadoDe(abierto)).toBe('abierto');
  expect(cicloDeInterviniente.estadoDe({ ...abierto, contrato: aprobado })).toBe('impreso');
});
