import { esquemaDeLlamada, textoDeLlamada } from './llamada';

const hoy = '2026-03-10';
const errores = (cuerpo: object) => {
  const { error } = esquemaDeLlamada(hoy).safeParse(cuerpo);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

test.each([
  [{}, 'resultado', 'Seleccione el resultado de la llamada'],
  [{ resultado: 'otro' }, 'resultado', 'Seleccione el resultado de la llamada'],
  [{ resultado: 'volver-a-llamar' }, 'fecha', 'Indique el día en que se volverá a llamar'],
  [{ resultado: 'volver-a-llamar', fecha: '2026-03-09' }, 'fecha', 'El día debe ser hoy o posterior'],
  [{ resultado: 'volver-a-llamar', fecha: '2026-02-30' }, 'fecha', 'Fecha inválida'],
  [{ resultado: 'contesto', fecha: '2026-03-11' }, 'fecha', 'Solo «Volver a llamar» lleva fecha'],
])('%j is refused at %s: %s', (cuerpo, campo, mensaje) => {
  expect(errores(cuerpo)).toEqual([[campo, mensaje]]);
});

test.each([
  [{ resultado: 'no-contesta' }, 'No contesta'],
  [{ resultado: 'contesto', comentario: ' Preguntó por la entrega ' }, 'Contestó: Preguntó por la entrega'],
  [{ resultado: 'volver-a-llamar', fecha: hoy }, 'Volver a llamar el 10/03/2026'],
  [{ resultado: 'volver-a-llamar', fecha: '2026-03-12', comentario: 'Viaja' }, 'Volver a llamar el 12/03/2026: Viaja'],
])('%j reads %s', (cuerpo, texto) => {
  expect(textoDeLlamada(esquemaDeLlamada(hoy).parse(cuerpo))).toBe(texto);
});
