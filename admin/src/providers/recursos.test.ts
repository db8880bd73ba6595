import { columnasDeLista } from '@adjudica/domain';
import { recursos } from './recursos';

test('every list that has headings has them on the screen too', () => {
  const sinNombre = Object.keys(columnasDeLista).filter((recurso) => !(recurso in recursos.resources));
  expect(sinNombre).toEqual([]);
});
