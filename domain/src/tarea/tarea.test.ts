import fc from 'fast-check';
import type { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import { diaDeLaSemana, sumarDias } from '../fechas';
import { eventos, tiposDeEvento } from '../recorrido/eventos';
import { listaDeRoles, permisos, puede, type Rol } from '../roles';
import {
  type AccionDelCiclo,
  cicloDeTarea,
  esTareaPropia,
  etiquetaDeTarea,
  type HechosDeTarea,
  rolesDelDepartamento,
  rolesPorTomar,
} from './ciclo';
import { codigosDeTarea, efectoEnTareas, efectosEnTareas, fechaDePlazo } from './efectos';
import type { EstadoDeTarea } from './tipos';
import { esquemaDeCambioDeTarea, esquemaDeTareaNueva, esTareaComoSeLeyo, primerDiaDeEjecucion } from './validacion';

const hoy = '2026-03-10';
const acciones = [
  { id: 1, nombre: 'Contactado', cierre: 'S' },
  { id: 2, nombre: 'Volver a llamar', cierre: 'N' },
];
const rechazo = (work: () => unknown): Partial<ErrorDeNegocio> => {
  try {
    work();
    return {};
  } catch (error) {
    return error as ErrorDeNegocio;
  }
};
const tarea = (data: Partial<HechosDeTarea> = {}): HechosDeTarea => ({
  estado: 'P',
  usuarioId: 7,
  rol: 'Ejecutivo Adjudicaciones',
  cierre: null,
  ...data,
});
const como = (role: Rol, id = 7) => ({ actor: { id, role } });

const estados = fc.constantFrom<EstadoDeTarea>('P', 'C', 'S', 'A');
const roles = fc.constantFrom(...listaDeRoles);
const actos = fc.constantFrom<AccionDelCiclo>('modificar', 'cerrar', 'reasignar');

describe('lifecycle', () => {
  test('TAR-503 invariant 32: whatever anybody tries in whatever order, a closed task stays closed', () => {
    const intento = fc.record({ accion: actos, role: roles, id: fc.constantFrom(7, 8) });
    fc.assert(
      fc.property(estados, fc.array(intento, { maxLength: 30 }), (inicial, intentos) => {
        let estado = inicial;
        for (const { accion, role, id } of intentos) {
          const hechos = tarea({ estado });
          const error = rechazo(() => {
            estado = cicloDeTarea.transicion(accion, hechos, como(role, id)).hacia;
          });
          if (hechos.estado === 'C') {
            expect(estado).toBe('C');
            expect(['prohibido', 'conflicto']).toContain(error.kind);
          }
        }
      }),
    );
  });

  test('TAR-509 TAR-513 only the head reassigns, and only owner, taker or head work on a task', () => {
    fc.assert(
      fc.property(
        estados,
        roles,
        fc.boolean(),
        fc.constantFrom(null, 7, 8),
        roles,
        (estado, role, _, usuarioId, rol) => {
          const hechos = tarea({ estado, usuarioId, rol });
          const posibles = cicloDeTarea.accionesPosibles(hechos, como(role));
          const esPropia = esTareaPropia(hechos, como(role).actor);
          expect(posibles.includes('reasignar')).toBe(role === 'Jefatura Adjudicaciones' && estado !== 'C');
          expect(posibles.includes('modificar')).toBe(
            estado !== 'C' && puede(role, 'tarea:propia') && (esPropia || role === 'Jefatura Adjudicaciones'),
          );
          expect(posibles.includes('cerrar')).toBe(posibles.includes('modificar'));
        },
      ),
    );
  });

  test('TAR-513 executives take no unowned task; each other department takes its own', () => {
    expect(rolesPorTomar('Ejecutivo Adjudicaciones')).toEqual([]);
    expect(rolesPorTomar('Jefatura Adjudicaciones')).toEqual(['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones']);
    expect(rolesPorTomar('Riesgo')).toEqual(['Riesgo']);
    for (const legal of ['Legal', 'Asistente Legal'] as const)
      expect(rolesPorTomar(legal)).toEqual(['Legal', 'Asistente Legal']);
    for (const ajeno of listaDeRoles.filter((role) => !permisos['tarea:registrar'].includes(role)))
      expect([rolesPorTomar(ajeno), ajeno === 'Asistente Asamblea' ? [] : rolesDelDepartamento(ajeno)]).toEqual([
        [],
        [],
      ]);
  });

  test('the refusal of a closed task says who closed it and when', () => {
    const cerrada = tarea({ estado: 'C', cierre: { quien: 'Luis Chicaiza', cuando: '2026-03-10T15:00:00.000Z' } });
    expect(rechazo(() => cicloDeTarea.transicion('cerrar', cerrada, como('Ejecutivo Adjudicaciones')))).toMatchObject({
      kind: 'conflicto',
      code: 'estado-cambiado',
      title: 'La tarea ya fue cerrada por Luis Chicaiza el 10/03/2026 10:00',
      detalle: { estado: 'C', quien: 'Luis Chicaiza', cuando: '2026-03-10T15:00:00.000Z' },
    });
    const sinNombre = tarea({ estado: 'C' });
    expect(rechazo(() => cicloDeTarea.transicion('cerrar', sinNombre, como('Riesgo'))).title).toBe(
      'La tarea ya está cerrada',
    );
  });

  test('TAR-505 each state has its label', () => {
    expect((['P', 'C', 'S', 'A'] as const).map(etiquetaDeTarea)).toEqual([
      'Pendiente',
      'Cerrado',
      'Sin Asignar',
      'Pendiente',
    ]);
  });
});

describe('Modificar tarea', () => {
  const leer = (cambio: object, actual: { usuarioId?: number | null; fechaEjecucion?: string | null } = {}) =>
    validar(esquemaDeCambioDeTarea({ hoy, acciones, usuarioId: 7, fechaEjecucion: null, ...actual }), cambio);
  const errores = (...args: Parameters<typeof leer>) => rechazo(() => leer(...args)).errors;

  test('TAR-508 TAR-511 TAR-512 a wrong field of a change is refused in its own words', () => {
    expect(errores({})).toEqual({ accion: 'Seleccione el resultado de la tarea' });
    expect(errores({ accion: 3 })).toEqual({ accion: 'Opción no permitida' });
    expect(errores({ accion: 2 }, { usuarioId: null })).toEqual({ usuario: 'Usuario es requerido.' });
    expect(errores({ accion: 2, usuario: null })).toEqual({ usuario: 'Usuario es requerido.' });
    expect(errores({ accion: 2, fechaEjecucion: hoy })).toEqual({
      fechaEjecucion: 'La fecha de ejecución debe ser desde mañana',
    });
    expect(errores({ accion: 1, fechaEjecucion: '2026-03-11' })).toEqual({
      fechaEjecucion: 'Un resultado que cierra la tarea no se programa',
    });
    expect(errores({ accion: 2, estado: 'C' })).toEqual({ estado: 'Campo desconocido' });
  });

  test('TAR-510 500 characters pass, 501 do not; a line break may stand in them, a control character not', () => {
    expect(leer({ accion: 2, observaciones: 'ñ'.repeat(500) }).observaciones).toHaveLength(500);
    expect(errores({ accion: 2, observaciones: 'ñ'.repeat(501) })).toEqual({ observaciones: 'Máximo 500 caracteres' });
    expect(leer({ accion: 2, observaciones: ' uno\ndos ' }).observaciones).toBe('uno\ndos');
    expect(leer({ accion: 2, observaciones: '  ' }).observaciones).toBeNull();
    expect(errores({ accion: 2, observaciones: 'uno\u0007' })).toEqual({
      observaciones: 'El texto contiene caracteres no permitidos',
    });
  });

  test('TAR-511 of all days, those from tomorrow on pass, and the one that the task has already', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }), (dias, antes) => {
        const fechaEjecucion = sumarDias(hoy, dias);
        const actual = sumarDias(hoy, antes);
        const error = errores({ accion: 2, fechaEjecucion }, { fechaEjecucion: actual });
        expect(error === undefined).toBe(fechaEjecucion >= primerDiaDeEjecucion(hoy) || fechaEjecucion === actual);
      }),
    );
    expect(primerDiaDeEjecucion('2026-12-31')).toBe('2027-01-01');
  });

  test('what is not sent stays; a date may be taken away; a new owner needs no result', () => {
    const actual = { fechaEjecucion: '2026-03-01' };
    expect(leer({ accion: 2 }, actual).fechaEjecucion).toBe('2026-03-01');
    expect(leer({ accion: 2, fechaEjecucion: null }, actual).fechaEjecucion).toBeNull();
    expect(leer({ accion: 1 }, actual)).toMatchObject({ accion: { cierre: 'S' }, fechaEjecucion: '2026-03-01' });
    expect(leer({ usuario: 8 })).toEqual({ accion: null, fechaEjecucion: null, observaciones: null, usuarioId: 8 });
  });
});

test('TAR-516 only the record as it was read, still without a result, is no change', () => {
  const actual = { usuario: 7, fechaEjecucion: '2026-03-01', observaciones: null };
  expect(esTareaComoSeLeyo({ accion: null, ...actual }, actual)).toBe(true);
  for (const cambio of [
    {},
    actual,
    { accion: 2, ...actual },
    { accion: null, ...actual, usuario: 8 },
    { accion: null, ...actual, fechaEjecucion: null },
    { accion: null, ...actual, observaciones: 'x' },
  ])
    expect(esTareaComoSeLeyo(cambio, actual)).toBe(false);
});

describe('Registro de Tareas', () => {
  const nueva = { plan: '01-M001-12', tipo: 1, accion: 2, programar: false };
  const leer = (cambio: object) => validar(esquemaDeTareaNueva({ hoy, acciones }), { ...nueva, ...cambio });
  const errores = (cambio: object) => rechazo(() => leer(cambio)).errors;

  test('TAR-009 TAR-511 the checkbox decides the state, and whether there is a date', () => {
    expect(leer({})).toMatchObject({ estado: 'C', fechaEjecucion: null, evento: null, observaciones: null });
    expect(leer({ accion: 1, programar: true, fechaEjecucion: '2026-03-11' })).toMatchObject({ estado: 'P' });
    expect(errores({ programar: true })).toEqual({ fechaEjecucion: 'Seleccione la fecha de ejecución' });
    expect(errores({ programar: true, fechaEjecucion: '' })).toEqual({
      fechaEjecucion: 'Seleccione la fecha de ejecución',
    });
    expect(errores({ programar: true, fechaEjecucion: hoy })).toEqual({
      fechaEjecucion: 'La fecha de ejecución debe ser desde mañana',
    });
    expect(errores({ fechaEjecucion: '2026-03-11' })).toEqual({
      fechaEjecucion: 'La tarea no está programada: no lleva fecha de ejecución',
    });
  });

  test('TAR-008 its other fields', () => {
    expect(errores({ plan: '', accion: 9, programar: 'sí' })).toMatchObject({
      plan: 'El campo es obligatorio',
      programar: 'Opción no permitida',
    });
    expect(errores({ accion: 9 })).toEqual({ accion: 'Opción no permitida' });
    expect(errores({ usuario: 8 })).toEqual({ usuario: 'Campo desconocido' });
  });
});

describe('effects of events', () => {
  test('the table names events that exist, and each kind that the program creates has one', () => {
    for (const tipo of Object.keys(efectosEnTareas)) expect(Object.hasOwn(eventos, tipo)).toBe(true);
    const creadas = new Set(Object.values(efectosEnTareas).map(({ tarea: creada }) => creada));
    for (const codigo of Object.values(codigosDeTarea)) expect(creadas.has(codigo)).toBe(true);
    // whatever is created says for whom, and its event stands in the tree
    for (const [tipo, efecto] of Object.entries(efectosEnTareas))
      if (efecto.tarea !== undefined)
        expect([tipo, efecto.para !== undefined, eventos[tipo as keyof typeof eventos].enArbol]).toEqual([
          tipo,
          true,
          true,
        ]);
    expect(efectoEnTareas('toString')).toBeNull();
    expect(efectoEnTareas(tiposDeEvento.finanzas)).toBeNull();
  });

  test('a term counts working days, and its day is one, later than today', () => {
    expect(fechaDePlazo('2026-03-13', 1)).toBe('2026-03-16');
    expect(fechaDePlazo('2026-03-14', 1)).toBe('2026-03-16');
    expect(fechaDePlazo('2026-03-10', undefined)).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 60 }), (dias, plazo) => {
        const desde = sumarDias('2024-01-01', dias);
        const fecha = fechaDePlazo(desde, plazo) as string;
        const habiles = Array.from({ length: 200 }, (_, i) => sumarDias(desde, i + 1)).filter(
          (dia) => diaDeLaSemana(dia) <= 5 && dia <= fecha,
        );
        expect(habiles.at(-1)).toBe(fecha);
        expect(habiles).toHaveLength(plazo);
      }),
    );
  });
});
