import fc from 'fast-check';
import { type ContextoDeCiclo, crearCiclo, type DefinicionDeCiclo } from './ciclo';
import { ErrorDeNegocio } from './errores';
import type { Permiso } from './roles';

type Estado = 'pendiente' | 'aprobada' | 'anulada';
type Accion = 'aprobar' | 'anular' | 'comentar';
interface Orden {
  estado: Estado;
  creador: string;
}
interface Contexto extends ContextoDeCiclo {
  usuario: string;
}

const definicion: DefinicionDeCiclo<Estado, Accion, Orden, Contexto> = {
  nombre: 'orden',
  estados: ['pendiente', 'aprobada', 'anulada'],
  iniciales: ['pendiente'],
  finales: ['anulada'],
  estadoDe: (o) => o.estado,
  acciones: {
    aprobar: {
      desde: ['pendiente'],
      hacia: 'aprobada',
      permiso: 'adjudicacion:retirar',
      guarda: (o, c) =>
        o.creador === c.usuario ? new ErrorDeNegocio('regla', 'cuatro-ojos', 'Otro debe aprobar') : null,
    },
    anular: {
      desde: ['pendiente', 'aprobada'],
      hacia: 'anulada',
      permiso: 'adjudicacion:retirar',
      conflicto: () => new ErrorDeNegocio('conflicto', 'ya-anulada', 'Ya fue anulada'),
    },
    comentar: { desde: ['pendiente', 'aprobada'], permiso: 'adjudicacion:leer' },
  },
};
const ciclo = crearCiclo(definicion);
const jefatura: Contexto = { actor: { role: 'Jefatura Adjudicaciones' }, usuario: 'jefatura' };
const ejecutivo: Contexto = { actor: { role: 'Ejecutivo Adjudicaciones' }, usuario: 'ejecutivo' };

function codigoDe(intento: () => unknown): string {
  try {
    intento();
  } catch (e) {
    if (e instanceof ErrorDeNegocio) return `${e.kind} ${e.code}`;
    throw e;
  }
  return 'ok';
}

describe('order of refusals', () => {
  test('permission comes before state and guard', () => {
    const orden: Orden = { estado: 'anulada', creador: 'ejecutivo' };
    expect(codigoDe(() => ciclo.transicion('aprobar', orden, ejecutivo))).toBe('prohibido sin-permiso');
  });

  test('state comes before the guard', () => {
    const orden: Orden = { estado: 'anulada', creador: 'jefatura' };
    expect(codigoDe(() => ciclo.transicion('aprobar', orden, jefatura))).toBe('conflicto accion-no-permitida');
  });

  test('then the guard', () => {
    const orden: Orden = { estado: 'pendiente', creador: 'jefatura' };
    expect(codigoDe(() => ciclo.transicion('aprobar', orden, jefatura))).toBe('regla cuatro-ojos');
  });

  test('an action may name its own conflict', () => {
    expect(codigoDe(() => ciclo.transicion('anular', { estado: 'anulada', creador: 'x' }, jefatura))).toBe(
      'conflicto ya-anulada',
    );
  });
});

test('a step says where it leads; an action without target stays', () => {
  const orden: Orden = { estado: 'aprobada', creador: 'x' };
  expect(ciclo.transicion('anular', orden, jefatura)).toEqual({
    accion: 'anular',
    desde: 'aprobada',
    hacia: 'anulada',
  });
  expect(ciclo.transicion('comentar', orden, ejecutivo)).toMatchObject({ desde: 'aprobada', hacia: 'aprobada' });
});

test('accionesPosibles is exactly what transicion lets through', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Estado>('pendiente', 'aprobada', 'anulada'),
      fc.constantFrom('jefatura', 'otro'),
      fc.constantFrom(jefatura, ejecutivo),
      (estado, creador, ctx) => {
        const orden = { estado, creador };
        const permitidas = ciclo.acciones.filter((a) => codigoDe(() => ciclo.transicion(a, orden, ctx)) === 'ok');
        expect(ciclo.accionesPosibles(orden, ctx)).toEqual(permitidas);
      },
    ),
  );
});

test('accionesPosibles words no refusal of permission or state: a list asks it of each row', () => {
  const conflicto = jest.fn(() => new ErrorDeNegocio('conflicto', 'ya-anulada', 'Ya fue anulada'));
  const { acciones } = definicion;
  const contado = crearCiclo({ ...definicion, acciones: { ...acciones, anular: { ...acciones.anular, conflicto } } });
  expect(contado.accionesPosibles({ estado: 'anulada', creador: 'x' }, jefatura)).toEqual([]);
  expect(conflicto).not.toHaveBeenCalled();
  expect(codigoDe(() => contado.transicion('anular', { estado: 'anulada', creador: 'x' }, jefatura))).toMatch(
    'ya-anulada',
  );
  expect(conflicto).toHaveBeenCalledTimes(1);
});

test('accionesPosibles lets no refusal note where it was made; a refused step notes it', () => {
  const made: ErrorDeNegocio[] = [];
  const guarda = () => {
    made.push(new ErrorDeNegocio('regla', 'nunca', 'Nunca'));
    return made.at(-1) ?? null;
  };
  const { acciones } = definicion;
  const contado = crearCiclo({ ...definicion, acciones: { ...acciones, aprobar: { ...acciones.aprobar, guarda } } });
  const orden: Orden = { estado: 'pendiente', creador: 'x' };
  contado.accionesPosibles(orden, jefatura);
  expect(codigoDe(() => contado.transicion('aprobar', orden, jefatura))).toBe('regla nunca');
  const frames = made.map(({ stack }) => /\n\s+at /.test(stack ?? ''));
  expect(frames).toEqual([false, true]);
});

describe('a broken table does not load', () => {
  const con =
    (cambios: object): (() => unknown) =>
    () =>
      crearCiclo({ ...definicion, ...cambios } as typeof definicion);
  const accion = (nombre: Accion, cambios: object): (() => unknown) =>
    con({ acciones: { ...definicion.acciones, [nombre]: { ...definicion.acciones[nombre], ...cambios } } });

  test.each([
    ['a state twice', con({ estados: ['pendiente', 'aprobada', 'anulada', 'anulada'] }), /twice/],
    ['no initial state', con({ iniciales: [] }), /no initial/],
    ['an unknown initial state', con({ iniciales: ['nueva'] }), /unknown state 'nueva'/],
    ['an action from nowhere', accion('anular', { desde: [] }), /starts nowhere/],
    ['an action from an unknown state', accion('anular', { desde: ['nueva'] }), /starts from 'nueva'/],
    ['an action to an unknown state', accion('anular', { hacia: 'nueva' }), /leads to 'nueva'/],
    ['an unknown permission', accion('anular', { permiso: 'x:y' as Permiso }), /unknown permission/],
    ['an exit from a final state', accion('aprobar', { desde: ['pendiente', 'anulada'] }), /has an exit/],
    ['a forgotten exit', accion('anular', { desde: ['pendiente'] }), /'aprobada' has no exit/],
    [
      'a state that an action only leads back to',
      accion('anular', { desde: ['pendiente'], hacia: 'pendiente' }),
      /exit|reached/,
    ],
    ['an unreachable state', accion('aprobar', { hacia: undefined }), /'aprobada' cannot be reached/],
  ])('%s is refused', (_que, crear, mensaje) => {
    expect(crear).toThrow(mensaje);
  });
});

describe('who acts with scopes', () => {
  const conAlcances = (...alcances: Permiso[]): Contexto => ({
    actor: { role: 'Jefatura Adjudicaciones', alcances },
    usuario: 'cuenta',
  });
  const pendiente: Orden = { estado: 'pendiente', creador: 'x' };

  test('is offered what role and scopes both allow, whoever of the role was asked before', () => {
    expect(ciclo.accionesPosibles(pendiente, jefatura)).toEqual(['aprobar', 'anular', 'comentar']);
    expect(ciclo.accionesPosibles(pendiente, conAlcances('adjudicacion:leer'))).toEqual(['comentar']);
    expect(ciclo.accionesPosibles(pendiente, conAlcances())).toEqual([]);
    expect(ciclo.accionesPosibles(pendiente, jefatura)).toEqual(['aprobar', 'anular', 'comentar']);
  });
});

test('a refusal names the action, and one of a wrong state the state', () => {
  const anulada: Orden = { estado: 'anulada', creador: 'x' };
  expect(ciclo.rechazo('aprobar', anulada, ejecutivo)?.detalle).toEqual({ accion: 'aprobar' });
  expect(ciclo.rechazo('aprobar', anulada, jefatura)?.detalle).toEqual({ accion: 'aprobar', estado: 'anulada' });
});

test('a lifecycle lists each action with its permission and the states it starts from', () => {
  expect(ciclo.acciones.map((accion) => [accion, ciclo.permisoDe(accion), ciclo.desdeDe(accion)])).toEqual([
    ['aprobar', 'adjudicacion:retirar', ['pendiente']],
    ['anular', 'adjudicacion:retirar', ['pendiente', 'aprobada']],
    ['comentar', 'adjudicacion:leer', ['pendiente', 'aprobada']],
  ]);
});

test('its states have labels where the table words them, and none where it does not', () => {
  const rotulado = crearCiclo({ ...definicion, etiquetaDe: (estado) => estado.toUpperCase() });
  expect(rotulado.etiquetaDe?.('aprobada')).toBe('APROBADA');
  expect(ciclo).not.toHaveProperty('etiquetaDe');
});

test('an action that leaves the record in its final state is no exit from it', () => {
  const { acciones } = definicion;
  const repetible = crearCiclo({
    ...definicion,
    acciones: { ...acciones, anular: { ...acciones.anular, desde: ['pendiente', 'aprobada', 'anulada'] } },
  });
  expect(repetible.transicion('anular', { estado: 'anulada', creador: 'x' }, jefatura).hacia).toBe('anulada');
});

test('an engine that keeps no stacks is left as it was: no setting of theirs remains', () => {
  const engine = Error as { stackTraceLimit?: number };
  const antes = engine.stackTraceLimit;
  delete engine.stackTraceLimit;
  try {
    ciclo.accionesPosibles({ estado: 'pendiente', creador: 'x' }, jefatura);
    expect(Object.hasOwn(engine, 'stackTraceLimit')).toBe(false);
  } finally {
    Object.assign(engine, { stackTraceLimit: antes });
  }
});
