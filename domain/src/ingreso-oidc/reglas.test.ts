import { admiteContrasena, rolDeGrupos, usuarioDeClaim } from './reglas';

const TABLA = [
  ['adjudica-admin', 'Administrador del sistema'],
  ['adjudica-riesgo', 'Riesgo'],
] as const;

test.each([
  [[], null],
  [['Adjudica-Riesgo'], null],
  [['otros'], null],
  [['otros', 'adjudica-riesgo'], 'Riesgo'],
  [['adjudica-riesgo', 'adjudica-admin'], 'Administrador del sistema'],
])('the groups %j give %s: exactly as the table names them, the first of it', (grupos, role) => {
  expect(rolDeGrupos(TABLA, grupos)).toBe(role);
});

test.each([
  ['nadie', 'Administrador del sistema', false],
  ['administradores', 'Riesgo', false],
  ['administradores', 'Administrador del sistema', true],
  ['todos', 'Riesgo', true],
] as const)('a password, allowed to %s, of a user with role %s: %s', (quienes, role, admite) => {
  expect(admiteContrasena(quienes, role)).toBe(admite);
});

test.each([
  [undefined, ''],
  [7, ''],
  ['@empresa.ec', ''],
  [' Ana.Mora@empresa.ec ', 'ana.mora'],
  ['ana.mora', 'ana.mora'],
])('the claim %j names %s', (claim, usuario) => {
  expect(usuarioDeClaim(claim)).toBe(usuario);
});
