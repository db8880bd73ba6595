import type { ErrorDeNegocio } from '../errores';
import { listaDeRoles, type Rol } from '../roles';
import {
  type AccionDeCarta,
  cicloDeCarta,
  type EstadoDeCarta,
  estadosDeCarta,
  etiquetaDeCarta,
  type HechosDeCarta,
} from './ciclo';

const a = (quien: string) => ({ quien, cuando: '2026-03-10T15:04:00Z' });
const nunca: HechosDeCarta = { estado: 'pendiente', producto: '01', generada: null, rechazada: null, entregada: null };
const actos = { generada: a('Ana Paz'), rechazada: a('Rosa Ron'), entregada: a('Eva Sosa') };
const carta = (estado: EstadoDeCarta, producto = '01'): HechosDeCarta => ({ ...actos, estado, producto });
const rechazo = (accion: AccionDeCarta, de: HechosDeCarta, role: Rol = 'Jefatura Adjudicaciones') => {
  const error: ErrorDeNegocio | null = cicloDeCarta.rechazo(accion, de, { actor: { role } });
  return error && { kind: error.kind, code: error.code, title: error.title };
};
const conflicto = (title: string) => ({ kind: 'conflicto', code: 'estado-cambiado', title });

describe('refusals', () => {
  test('CAR-511 a letter that stands is not generated again: by whom and when it was', () => {
    expect(rechazo('generar', carta('generada'))).toEqual(
      conflicto('La carta ya fue generada por Ana Paz el 10/03/2026 10:04'),
    );
  });

  test('CAR-512 one that was rejected is not rejected again, nor one that never was', () => {
    expect(rechazo('rechazar', carta('pendiente'))).toEqual(
      conflicto('La carta ya fue marcada como no aprobada por Rosa Ron el 10/03/2026 10:04'),
    );
    expect(rechazo('rechazar', nunca)).toEqual(conflicto('La carta de salida todavía no se ha generado'));
    expect(cicloDeCarta.rechazo('rechazar', nunca, { actor: { role: 'Jefatura Adjudicaciones' } })?.detalle).toEqual({
      estado: 'pendiente',
      quien: null,
      cuando: null,
    });
  });

  test.each(['generar', 'rechazar', 'citar', 'entregar'] as const)(
    'CAR-502 after the delivery nothing: %s',
    (accion) => {
      expect(rechazo(accion, carta('realizada'))).toEqual(
        conflicto('La entrega ya fue registrada por Eva Sosa el 10/03/2026 10:04'),
      );
    },
  );

  test('an act without a known author still says that the state has changed', () => {
    expect(rechazo('generar', { ...nunca, estado: 'generada' })).toEqual(
      conflicto('El registro ya cambió de estado, actualice la página'),
    );
  });

  test('without its letter no vehicle is delivered, and a house has none', () => {
    expect(rechazo('entregar', nunca)).toEqual({
      kind: 'regla',
      code: 'carta-sin-generar',
      title: 'La carta de salida todavía no se ha generado',
    });
    expect(rechazo('generar', { ...nunca, producto: '02' })).toEqual({
      kind: 'regla',
      code: 'sin-carta-de-salida',
      title: 'Un plan CasaPlan no lleva carta de salida: solo se suben las pruebas de la entrega',
    });
  });
});

test('CAR-505 CAR-511 CAR-512 the head generates and rejects, adjudications deliver, others do nothing', () => {
  const deCadaUna = (role: Rol) =>
    [carta('pendiente'), carta('generada'), carta('realizada'), carta('pendiente', '02')].map((hechos) =>
      cicloDeCarta.accionesPosibles(hechos, { actor: { role } }),
    );
  const esperado: Partial<Record<Rol, AccionDeCarta[][]>> = {
    'Jefatura Adjudicaciones': [['generar', 'citar'], ['rechazar', 'citar', 'entregar'], [], ['citar', 'entregar']],
    'Ejecutivo Adjudicaciones': [['citar'], ['citar', 'entregar'], [], ['citar', 'entregar']],
  };
  for (const role of listaDeRoles) expect([role, deCadaUna(role)]).toEqual([role, esperado[role] ?? [[], [], [], []]]);
});

test('generated, rejected, generated anew, delivered', () => {
  const contexto = { actor: { role: 'Jefatura Adjudicaciones' } } as const;
  const hacia = (accion: AccionDeCarta, de: HechosDeCarta) => cicloDeCarta.transicion(accion, de, contexto).hacia;
  expect(hacia('generar', nunca)).toBe('generada');
  expect(hacia('rechazar', carta('generada'))).toBe('pendiente');
  expect(hacia('generar', carta('pendiente'))).toBe('generada');
  expect(hacia('entregar', carta('generada'))).toBe('realizada');
  expect(hacia('entregar', carta('pendiente', '02'))).toBe('realizada');
});

test('CAR-502 the list says Pendiente until the good was delivered', () => {
  expect(estadosDeCarta.map((estado) => [estado, etiquetaDeCarta(estado)])).toEqual([
    ['pendiente', 'Pendiente'],
    ['generada', 'Pendiente'],
    ['realizada', 'Realizado'],
  ]);
});

test('CAR-511 CAR-512 who was slower is told in which state the letter is now, by whom and since when', () => {
  const detalle = (accion: AccionDeCarta, estado: EstadoDeCarta) =>
    cicloDeCarta.rechazo(accion, carta(estado), { actor: { role: 'Jefatura Adjudicaciones' } })?.detalle;
  expect(
    [detalle('generar', 'generada'), detalle('rechazar', 'pendiente'), detalle('entregar', 'realizada')].map((d) => [
      d?.['estado'],
      d?.['quien'],
    ]),
  ).toEqual([
    ['generada', 'Ana Paz'],
    ['pendiente', 'Rosa Ron'],
    ['realizada', 'Eva Sosa'],
  ]);
});
