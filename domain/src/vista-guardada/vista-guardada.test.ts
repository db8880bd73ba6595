import { validar } from '../esquemas';
import { listasConVistas, listasDe } from '../recursos';
import { listaDeRoles, puede } from '../roles';
import { filtroGuardable } from './filtro';
import { esquemaVistaNueva, MAXIMO_DE_CAMPOS } from './validacion';

const buena = {
  lista: 'orden-de-compra',
  nombre: 'Por aprobar',
  compartida: false,
  filtro: { estado: 'pendiente', producto: ['01', '02'], incompleta: true, anio: 2026 },
  ordenCampo: 'fecha',
  ordenDireccion: 'ASC',
  ocultas: ['planes'],
};
const muchos = Object.fromEntries(Array.from({ length: MAXIMO_DE_CAMPOS + 1 }, (_, i) => [`f${i}`, 'x']));

test.each([
  [{ lista: 'inventada' }, 'lista'],
  [{ lista: 'constructor' }, 'lista'],
  [{ nombre: '  ' }, 'nombre'],
  [{ nombre: 'x'.repeat(61) }, 'nombre'],
  [{ nombre: 'dos\nlíneas' }, 'nombre'],
  [{ compartida: 'sí' }, 'compartida'],
  [{ filtro: ['estado'] }, 'filtro'],
  [{ filtro: { estado: { $ne: null } } }, 'filtro.estado'],
  [{ filtro: { estado: null } }, 'filtro.estado'],
  [{ filtro: { estado: 'x'.repeat(201) } }, 'filtro.estado'],
  [{ filtro: { 'estado; DROP': 'x' } }, 'filtro'],
  [{ filtro: muchos }, 'filtro'],
  [{ filtro: { q: '1712345678' } }, 'filtro'],
  [{ filtro: { cedula: '1712345678' } }, 'filtro'],
  [{ ordenCampo: 'v.id' }, 'ordenCampo'],
  [{ ordenDireccion: 'asc' }, 'ordenDireccion'],
  [{ ocultas: 'planes' }, 'ocultas'],
  [{ ocultas: ['x'.repeat(61)] }, 'ocultas.0'],
])('a view with %j is refused', (mal, campo) => {
  expect(validar(esquemaVistaNueva, buena)).toEqual(buena);
  expect(() => validar(esquemaVistaNueva, { ...buena, ...mal })).toThrow(
    expect.objectContaining({ errors: expect.objectContaining({ [campo]: expect.any(String) }) }),
  );
});

test('what looks for one person is left out of what is kept', () => {
  const filtro = { estado: 'pendiente', q: 'zambrano', cedula: '17', cliente: 'x', producto: undefined };
  expect(filtroGuardable(filtro)).toEqual({ estado: 'pendiente' });
});

test('each role has the lists that it may read, and each list has a role', () => {
  for (const role of listaDeRoles)
    for (const [clave, { permiso }] of Object.entries(listasConVistas))
      expect([role, clave, listasDe(role).includes(clave as never)]).toEqual([role, clave, puede(role, permiso)]);
  const dadas = new Set(listaDeRoles.flatMap(listasDe));
  expect(Object.keys(listasConVistas).filter((clave) => !dadas.has(clave as never))).toEqual([]);
});
