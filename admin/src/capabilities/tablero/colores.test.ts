import { bandasDeEntrega, clasesDelProducto, departamentosDelRecorrido } from '@adjudica/domain';
import { themeOf } from '../../theme';
import { type ColorDelTablero, colorDelTablero } from './colores';

const temas = [themeOf('light'), themeOf('dark')];
const graficos = {
  'bands of delivery': bandasDeEntrega.map(({ tono }) => tono),
  vehicles: clasesDelProducto('01').map(({ codigo }) => codigo),
  houses: clasesDelProducto('02').map(({ codigo }) => codigo),
  departments: departamentosDelRecorrido,
  lines: ['entregados', 'adjudicados', 'media'],
};

test.each(Object.entries(graficos))(
  'TAB-507 %s have one colour each in either theme, whatever the period shows',
  (_, partes) => {
    for (const tema of temas) {
      const colores = partes.map((parte) => colorDelTablero(tema, parte as ColorDelTablero));
      for (const color of colores) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(new Set(colores).size).toBe(partes.length);
    }
  },
);

test('TAB-507 on time is green, the middle amber, late red', () => {
  for (const tema of temas) {
    const { success, warning, error } = tema.palette;
    expect(bandasDeEntrega.map(({ tono }) => colorDelTablero(tema, tono))).toEqual([
      success.main,
      warning.main,
      error.main,
    ]);
  }
});
