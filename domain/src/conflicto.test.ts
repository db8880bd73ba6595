import { conflictoDeActo } from './conflicto';
import { ErrorDeNegocio } from './errores';

test('the refusal of who was slower says who and when, and records no stack; other errors keep theirs', () => {
  const texto = { con: (quien: string, cuando: string) => `${quien} ${cuando}`, sin: 'nadie' };
  const refusal = conflictoDeActo('ya', texto, { quien: 'Ana', cuando: '2026-03-10T15:00:00.000Z' }, { estado: 'C' });
  expect(refusal).toMatchObject({ status: 409, title: 'Ana 10/03/2026 10:00', detalle: { estado: 'C', quien: 'Ana' } });
  expect(refusal.stack).not.toContain('conflicto.test');
  expect(new ErrorDeNegocio('regla', 'otra', 'Otra').stack).toContain('conflicto.test');
});

test('without a known act the conflict has its other text, without a name', () => {
  const texto = { con: () => 'no', sin: 'El registro cambió' };
  expect(conflictoDeActo('ya', texto, null, { estado: 'C' })).toMatchObject({
    kind: 'conflicto',
    code: 'ya',
    title: 'El registro cambió',
    detalle: { estado: 'C', quien: null, cuando: null },
  });
});

test('an act of the program itself is the system’s; its instant is told in UTC', () => {
  const texto = { con: (quien: string, cuando: string) => `${quien} ${cuando}`, sin: 'nadie' };
  const cuando = new Date('2026-03-11T02:30:00.000Z');
  expect(conflictoDeActo('ya', texto, { quien: null, cuando })).toMatchObject({
    title: 'Sistema 10/03/2026 21:30',
    detalle: { quien: null, cuando: '2026-03-11T02:30:00.000Z' },
  });
});
