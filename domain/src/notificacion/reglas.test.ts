import { yaNoSePide } from './reglas';

describe('a notice that asks for a task', () => {
  const abierta = { usuarioId: 4, estado: 'P' };

  test('stays while the task is open and the same person has it', () => {
    expect(yaNoSePide(abierta, abierta)).toBe(false);
    expect(yaNoSePide({ usuarioId: null, estado: 'P' }, { usuarioId: null, estado: 'P' })).toBe(false);
  });

  test('goes when the task is done, gets another owner, or is taken by one of those notified', () => {
    expect(yaNoSePide(abierta, { usuarioId: 4, estado: 'C' })).toBe(true);
    expect(yaNoSePide(abierta, { usuarioId: 5, estado: 'P' })).toBe(true);
    expect(yaNoSePide({ usuarioId: null, estado: 'P' }, abierta)).toBe(true);
  });
});
