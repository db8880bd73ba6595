import {
  conMencion,
  esquemaDeNota,
  esquemaDePedido,
  LARGO_DE_NOTA,
  mencionados,
  mencionPorTerminar,
  rolesDeColega,
  textoDeNota,
  textoDePedido,
} from './nota';

const hoy = '2026-03-10';
const luis = { id: 3, nombre: 'Luis', apellido: 'Chicaiza' };
const rosa = { id: 4, nombre: 'Rosa', apellido: 'Paredes' };

test.each([
  [{}, ['para', 'texto', 'fecha']],
  [{ para: 3, texto: '  ', fecha: hoy }, ['texto']],
  [{ para: 3, texto: 'x'.repeat(LARGO_DE_NOTA + 1), fecha: hoy }, ['texto']],
  [{ para: 3, texto: 'Llámelo', fecha: '2026-03-09' }, ['fecha']],
  [{ para: 3, texto: 'Llámelo', fecha: '2026-02-30' }, ['fecha']],
  [{ para: 3.5, texto: 'Llámelo', fecha: hoy }, ['para']],
])('a request %j is refused at %j', (cuerpo, campos) => {
  const { error } = esquemaDePedido(hoy).safeParse(cuerpo);
  expect(new Set(error?.issues.map(({ path }) => path.join('.')))).toEqual(new Set(campos));
});

test('a request may be for today; its line fits in the history', () => {
  const pedido = esquemaDePedido(hoy).parse({ para: 3, texto: ' Llámelo ', fecha: hoy });
  expect(textoDePedido('Luis Chicaiza', pedido)).toBe('A Luis Chicaiza, hasta el 10/03/2026: Llámelo');
});

test('a note tells at most three colleagues, each once', () => {
  expect(esquemaDeNota.parse({ texto: 'Viaja', avisar: [3, 3, 4] })).toEqual({ texto: 'Viaja', avisar: [3, 4] });
  expect(esquemaDeNota.parse({ texto: 'Viaja' }).avisar).toEqual([]);
  expect(esquemaDeNota.safeParse({ texto: 'Viaja', avisar: [1, 2, 3, 4] }).success).toBe(false);
  expect(esquemaDeNota.safeParse({ texto: '', avisar: [] }).success).toBe(false);
  expect(textoDeNota('Viaja', [])).toBe('Viaja');
  expect(textoDeNota('Viaja', ['Luis Chicaiza', 'Rosa Paredes'])).toBe(
    'Viaja (se avisó a Luis Chicaiza, Rosa Paredes)',
  );
});

test('only who opens the history of a plan and has tasks may be asked', () => {
  expect(rolesDeColega).toEqual(expect.arrayContaining(['Ejecutivo Adjudicaciones', 'Riesgo', 'Legal']));
  expect(rolesDeColega).not.toContain('Servicio al cliente');
  expect(rolesDeColega).not.toContain('Administrador del sistema');
});

test('a mention is offered while it is written, completed, and found in the text', () => {
  expect(mencionPorTerminar('Avise a @lu')).toBe('lu');
  expect(mencionPorTerminar('@')).toBe('');
  expect(mencionPorTerminar('correo@empresa')).toBeNull();
  expect(mencionPorTerminar('sin nadie')).toBeNull();
  const escrito = conMencion('Avise a @lu', luis);
  expect(escrito).toBe('Avise a @Luis Chicaiza ');
  expect(mencionados(`${escrito}hoy`, [luis, rosa])).toEqual([3]);
});
