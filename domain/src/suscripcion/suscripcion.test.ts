import { eventos as tiposDelHistorial } from '../recorrido/eventos';
import { listaDeRoles, puede } from '../roles';
import { cicloDeEnvio, type EstadoDeEnvio, estadosDeEnvio } from './ciclo';
import { EVENTO_DE_PRUEBA, estadoDeSuscripcion, eventosAjenos, puedeSerAvisado } from './reglas';

const administrador = { actor: { role: 'Administrador del sistema' } } as const;
/** A service account that may read orders, and nothing else. */
const deOrdenes = { role: 'Jefatura Adjudicaciones', alcances: ['orden:leer'] } as const;

describe('a message about an event', () => {
  test('one that waits is not sent again, one that was delivered or left is not left: 409', () => {
    for (const [accion, estado] of [
      ['reenviar', 'pendiente'],
      ['descartar', 'entregado'],
      ['descartar', 'descartado'],
    ] as const)
      expect(cicloDeEnvio.rechazo(accion, { estado }, administrador)).toMatchObject({
        status: 409,
        detalle: { estado },
      });
  });

  test('only the administrator acts on one: others get 403', () => {
    for (const role of listaDeRoles.filter((candidato) => candidato !== 'Administrador del sistema'))
      for (const estado of estadosDeEnvio) {
        expect(cicloDeEnvio.accionesPosibles({ estado }, { actor: { role } })).toEqual([]);
        expect(cicloDeEnvio.rechazo('reenviar', { estado }, { actor: { role } })).toMatchObject({ status: 403 });
      }
  });

  test.each<[EstadoDeEnvio, string[]]>([
    ['pendiente', ['descartar']],
    ['entregado', ['reenviar']],
    ['fallido', ['reenviar', 'descartar']],
    ['descartado', ['reenviar']],
  ])('of one that is %s these acts are offered: %j', (estado, acciones) => {
    expect(cicloDeEnvio.accionesPosibles({ estado }, administrador)).toEqual(acciones);
  });

  test('sent again it waits; left it is no longer tried', () => {
    expect(cicloDeEnvio.transicion('reenviar', { estado: 'fallido' }, administrador).hacia).toBe('pendiente');
    expect(cicloDeEnvio.transicion('descartar', { estado: 'pendiente' }, administrador).hacia).toBe('descartado');
  });
});

describe('a subscription', () => {
  const AYER = '2026-03-09T15:00:00.000Z';
  test.each([
    ['switched off, whatever else is known', false, AYER, AYER, 'inactiva'],
    ['switched off', false, null, null, 'inactiva'],
    ['refused for good by the other system', true, AYER, AYER, 'rechazada'],
    ['without a delivery since yesterday', true, null, AYER, 'fallando'],
    ['with nothing against it', true, null, null, 'activa'],
  ])('that is %s is shown as such', (_, activa, rechazadaEn, fallaDesde, estado) => {
    expect(estadoDeSuscripcion({ activa, rechazadaEn, fallaDesde })).toBe(estado);
  });
});

describe('who may be told of what', () => {
  test.each(['', 'NADA', 'orden-aprobada', 'constructor', 'toString', '__proto__'])(
    "'%s' is no event: nobody is told of it",
    (tipo) => {
      expect(puedeSerAvisado('Gerente General', tipo)).toBe(false);
      expect(eventosAjenos('Gerente General', [tipo])).toEqual([tipo]);
    },
  );

  test('an account is told of the records that it may read, and of nothing else of its role', () => {
    const tipos = Object.keys(tiposDelHistorial);
    const permitidos = tipos.filter((tipo) => puedeSerAvisado(deOrdenes, tipo));
    expect(permitidos.length).toBeGreaterThan(0);
    expect(permitidos.every((tipo) => tipo.includes('ORDEN'))).toBe(true);
    expect(eventosAjenos(deOrdenes, tipos)).toEqual(tipos.filter((tipo) => !permitidos.includes(tipo)));
    expect(eventosAjenos(deOrdenes, [])).toEqual([]);
  });

  test('a role that may not read awards is not told of them', () => {
    for (const role of listaDeRoles)
      expect(puedeSerAvisado(role, 'ADJUDICACION')).toBe(puede(role, 'adjudicacion:leer'));
    expect(listaDeRoles.some((role) => !puedeSerAvisado(role, 'ADJUDICACION'))).toBe(true);
  });

  test('the message of trial is no event, and whoever asks for it gets it', () => {
    expect(Object.hasOwn(tiposDelHistorial, EVENTO_DE_PRUEBA)).toBe(false);
    expect(puedeSerAvisado({ ...deOrdenes, alcances: [] }, EVENTO_DE_PRUEBA)).toBe(true);
    expect(eventosAjenos(deOrdenes, [EVENTO_DE_PRUEBA, 'ADJUDICACION'])).toEqual(['ADJUDICACION']);
  });
});
