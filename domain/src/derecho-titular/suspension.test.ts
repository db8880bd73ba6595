import { listaDeRoles } from '../roles';
import { cicloDeDerecho, estadosDeDerecho } from './ciclo';
import {
  motivoDeSuspension,
  obligacionesLegales,
  sigueSuspendido,
  tratamientoSuspendido,
  yaSuspendido,
} from './suspension';
import { esquemaDerecho, esquemaLevantamiento } from './validacion';

const administrador = { actor: { role: 'Administrador del sistema' } } as const;
const bloqueo = (estado: (typeof estadosDeDerecho)[number]) =>
  ({ estado, tipo: 'bloqueo', exportadaEn: null }) as const;

test('a suspension is not lifted without a reason, and no other state is sent along', () => {
  expect(esquemaLevantamiento.safeParse({ motivo: ' ', version: 1 }).success).toBe(false);
  expect(esquemaLevantamiento.safeParse({ motivo: 'Lo pidió', estado: 'levantada' }).success).toBe(false);
  expect(esquemaLevantamiento.parse({ motivo: ' Lo pidió ', version: 1 })).toEqual({ motivo: 'Lo pidió', version: 1 });
});

test('what was attended and suspended nothing is not lifted: a conflict with a code of its own', () => {
  const acceso = { estado: 'atendida', tipo: 'acceso', exportadaEn: 'ayer' } as const;
  expect(cicloDeDerecho.rechazo('levantar', acceso, administrador)).toMatchObject({
    kind: 'conflicto',
    code: 'derecho-sin-suspension',
  });
});

test('a request to block is attended without an export, lifted once it was attended, and then rests', () => {
  expect(estadosDeDerecho.map((estado) => cicloDeDerecho.accionesPosibles(bloqueo(estado), administrador))).toEqual([
    ['atender', 'negar'],
    ['levantar'],
    [],
    [],
  ]);
  expect(cicloDeDerecho.pasoDe('levantar', bloqueo('atendida')).hacia).toBe('levantada');
});

test('only the administrator suspends or lifts', () => {
  for (const role of listaDeRoles.filter((rol) => rol !== 'Administrador del sistema'))
    for (const estado of estadosDeDerecho)
      expect([role, cicloDeDerecho.accionesPosibles(bloqueo(estado), { actor: { role } })]).toEqual([role, []]);
});

test.each([
  ['carpeta', 'aprobar', false],
  ['documento', 'subir', false],
  ['pagare', 'crear', false],
  ['tarea', 'modificar', false],
  ['tarea', 'reasignar', true],
  ['solicitud-de-pago', 'aprobar', true],
  ['derecho-titular', 'levantar', true],
])('while data are blocked %s.%s goes on: %p', (recurso, accion, sigue) => {
  expect(sigueSuspendido(recurso, accion)).toBe(sigue);
});

test('every row of what goes on says what and why, and no act stands in two of them', () => {
  const actos = obligacionesLegales.flatMap((fila) => fila.actos);
  expect(new Set(actos).size).toBe(actos.length);
  for (const { que, razon } of obligacionesLegales) expect([que, razon].every((texto) => texto.length > 10)).toBe(true);
});

test('the refusal says since when, by which request, and who may lift it', () => {
  const error = tratamientoSuspendido({ solicitud: 7, desde: '2026-03-10' });
  expect(error).toMatchObject({
    kind: 'conflicto',
    code: 'tratamiento-suspendido',
    detalle: { solicitud: 7, desde: '2026-03-10' },
  });
  expect(error.title).toMatch(/10\/03\/2026.*administrador del sistema.*solicitud 7/);
});

test('who is blocked already is not blocked again: the request in force is named', () => {
  const error = yaSuspendido({ solicitud: 7, desde: '2026-03-10' });
  expect(error).toMatchObject({
    kind: 'conflicto',
    code: 'ya-suspendido',
    detalle: { solicitud: 7, desde: '2026-03-10' },
  });
  expect(error.title).toMatch(/10\/03\/2026.*solicitud 7/);
});

test('a request to block is entered as one of access is', () => {
  const nueva = {
    identificacion: '1710034065',
    tipo: 'bloqueo',
    ingreso: '2026-03-02',
    comprobacion: 'Presentó su cédula',
    pedido: 'Que no se usen sus datos',
  };
  expect(esquemaDerecho('2026-03-10').parse(nueva)).toEqual(nueva);
});

test('the page of a record says what goes on of it, where something does', () => {
  const suspension = { solicitud: 7, desde: '2026-03-10' } as const;
  const { title } = tratamientoSuspendido(suspension);
  expect(motivoDeSuspension(suspension, 'pagare')).toBe(title);
  expect(motivoDeSuspension(suspension, 'orden-de-compra')).toBe(
    `${title} Continúa: pagos pendientes a concesionarios.`,
  );
  expect(motivoDeSuspension(suspension, 'solicitud-de-pago')).toBe(
    `${title} Continúa: pagos pendientes a concesionarios.`,
  );
  expect(motivoDeSuspension(suspension, 'prenda')).toBe(
    `${title} Continúa: leer, imprimir lo emitido y exportar sus datos.`,
  );
  // 'orden' is no part of 'orden-de-compra'
  expect(motivoDeSuspension(suspension, 'orden')).toBe(title);
});
