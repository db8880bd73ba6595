import { type Actor, SISTEMA } from './actor';
import { FreshFactor } from './fresh-factor';

const AHORA = new Date('2026-03-10T15:00:00Z');
const guardia = new FreshFactor({ actos: ['aprobar', 'carpeta:enviar'], minutos: 10 }, { now: () => AHORA });
const persona: Actor = { ...SISTEMA, id: 7, sesionId: 's', segundoFactor: { inscrito: true, en: null } };
const demand =
  (actor: Actor, recurso = 'carpeta', accion = 'enviar') =>
  () =>
    guardia.demand(actor, recurso, accion);

test('another system has no telephone: the act is refused to its key', () => {
  const cuenta: Actor = { ...SISTEMA, id: 8, alcances: ['carpeta:enviar'] };
  expect(demand(cuenta)).toThrow(expect.objectContaining({ status: 403, code: 'segundo-factor-sin-sesion' }));
  expect(demand(cuenta, 'carpeta', 'devolver')).not.toThrow();
});

test('a session without word of an authenticator is refused, not let through', () => {
  const { segundoFactor: _, ...sinNoticia } = persona;
  expect(demand(sinNoticia)).toThrow(expect.objectContaining({ code: 'segundo-factor-sin-sesion' }));
});

test('a person who showed no code is refused what is named, and nothing else; the program itself is never asked', () => {
  expect(demand(persona)).toThrow(expect.objectContaining({ code: 'segundo-factor-requerido' }));
  expect(demand(persona, 'pagare', 'aprobar')).toThrow(expect.objectContaining({ code: 'segundo-factor-requerido' }));
  expect(demand(persona, 'pagare', 'enviar')).not.toThrow();
  expect(demand({ ...persona, segundoFactor: { inscrito: true, en: AHORA } })).not.toThrow();
  expect(demand(SISTEMA)).not.toThrow();
});

test('a name that is no act of any record is found', () => {
  const conocidos = [{ recurso: 'carpeta', accion: 'aprobar' }];
  expect(guardia.strangers(conocidos)).toEqual(['carpeta:enviar']);
});
