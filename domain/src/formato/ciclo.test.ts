import type { ErrorDeNegocio } from '../errores';
import { comoFecha } from '../fechas';
import { listaDeRoles, type Rol } from '../roles';
import { cicloDeFormato, type HechosDeFormato, nombreDeSituacion, situacionDeFormato } from './ciclo';
import type { AccionDeFormato, EstadoDeFormato } from './tipos';

const decidido = { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00Z' };
const formato = (estado: EstadoDeFormato, autores: readonly (number | null)[] = [1, 2]): HechosDeFormato => ({
  estado,
  autores,
  decidido: estado === 'borrador' ? null : decidido,
});
const estados = ['borrador', 'aprobado', 'descartado'] as const;
const rechazo = (accion: AccionDeFormato, de: HechosDeFormato, { id = 3, cuatroOjos = true } = {}) => {
  const error: ErrorDeNegocio | null = cicloDeFormato.rechazo(accion, de, {
    actor: { id, role: 'Legal' },
    cuatroOjos,
  });
  return error && { kind: error.kind, code: error.code, title: error.title };
};

test('what was decided never changes: who approved or dropped it, and when', () => {
  for (const accion of ['editar', 'aprobar', 'descartar'] as const) {
    const conflicto = (title: string) => ({ kind: 'conflicto', code: 'estado-cambiado', title });
    expect(rechazo(accion, formato('aprobado'))).toEqual(
      conflicto('El formato ya fue aprobado por Eva Sosa el 10/03/2026 10:04'),
    );
    expect(rechazo(accion, formato('descartado'))).toEqual(
      conflicto('El formato ya fue descartado por Eva Sosa el 10/03/2026 10:04'),
    );
  }
  const importado = { ...formato('aprobado'), decidido: null };
  expect(rechazo('editar', importado)?.title).toBe('El registro ya cambió de estado, actualice la página');
  expect(cicloDeFormato.rechazo('editar', importado, { actor: { id: 3, role: 'Legal' } })?.detalle).toMatchObject({
    estado: 'aprobado',
  });
});

test('four eyes: neither who wrote it first nor who wrote it last approves it, unless the setting is off', () => {
  for (const id of [1, 2])
    expect(rechazo('aprobar', formato('borrador'), { id })).toMatchObject({ kind: 'prohibido', code: 'cuatro-ojos' });
  expect(rechazo('aprobar', formato('borrador'), { id: 1, cuatroOjos: false })).toBeNull();
  expect(rechazo('aprobar', formato('borrador'))).toBeNull();
  expect(rechazo('aprobar', formato('borrador', [null, null]))).toBeNull();
  expect(cicloDeFormato.rechazo('aprobar', formato('borrador'), { actor: { id: 2, role: 'Legal' } })?.code).toBe(
    'cuatro-ojos',
  );
  expect(rechazo('editar', formato('borrador'), { id: 1 })).toBeNull();
  expect(rechazo('descartar', formato('borrador'), { id: 1 })).toBeNull();
});

test('legal alone writes, approves and drops, and only a draft', () => {
  for (const role of listaDeRoles)
    expect([
      role,
      estados.map((estado) =>
        cicloDeFormato.accionesPosibles(formato(estado), { actor: { id: 3, role: role as Rol } }),
      ),
    ]).toEqual([role, role === 'Legal' ? [['editar', 'aprobar', 'descartar'], [], []] : [[], [], []]]);
});

test('a draft stays one while it is written, and is approved or dropped', () => {
  const hacia = (accion: AccionDeFormato) =>
    cicloDeFormato.transicion(accion, formato('borrador'), { actor: { id: 3, role: 'Legal' } }).hacia;
  expect([hacia('editar'), hacia('aprobar'), hacia('descartar')]).toEqual(['borrador', 'aprobado', 'descartado']);
});

describe('what a version is on a day', () => {
  const hoy = '2026-03-10';
  const situacion = (vigenteDesde: string, vigenteHasta: string | null, estado: EstadoDeFormato = 'aprobado') =>
    nombreDeSituacion[
      situacionDeFormato(
        {
          estado,
          vigenteDesde: comoFecha(vigenteDesde),
          vigenteHasta: vigenteHasta === null ? null : comoFecha(vigenteHasta),
        },
        hoy,
      )
    ];

  test('what was not approved is what it is called, whatever its dates', () => {
    expect([situacion('2026-01-01', null, 'borrador'), situacion('2026-01-01', '2026-02-01', 'descartado')]).toEqual([
      'Borrador',
      'Descartado',
    ]);
  });

  test('rules from its first day to its last, both included', () => {
    expect([situacion('2026-03-10', null), situacion('2026-01-01', '2026-03-10')]).toEqual(['Vigente', 'Vigente']);
    expect(situacion('2026-03-11', null)).toBe('Programado');
    expect(situacion('2026-03-11', '2026-03-11')).toBe('Programado');
    expect(situacion('2026-01-01', '2026-03-09')).toBe('Reemplazado');
  });

  test('one that was replaced before it ruled has been replaced', () => {
    expect(situacion('2026-03-20', '2026-03-19')).toBe('Reemplazado');
  });
});
