import { columnasDeLista } from '@adjudica/domain';
import { resourceTexts } from './resources';

test('every list that has headings has them on the screen too', () => {
  const sinNombre = Object.keys(columnasDeLista).filter((recurso) => !(recurso in resourceTexts.resources));
  expect(sinNombre).toEqual([]);
});
