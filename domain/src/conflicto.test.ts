import { llegoTarde } from './conflicto';
import { ErrorDeNegocio } from './errores';

test('the refusal of who was slower says who and when, and records no stack; other errors keep theirs', () => {
  const texto = { con: (quien: string, cuando: string) => `${quien} ${cuando}`, sin: 'nadie' };
  const refusal = llegoTarde('ya', texto, { quien: 'Ana', cuando: '2026-03-10T15:00:00.000Z' }, { estado: 'C' });
  expect(refusal).toMatchObject({ status: 409, title: 'Ana 10/03/2026 10:00', detalle: { estado: 'C', quien: 'Ana' } });
  expect(refusal.stack).not.toContain('conflicto.test');
  expect(new ErrorDeNegocio('regla', 'otra', 'Otra').stack).toContain('conflicto.test');
});
