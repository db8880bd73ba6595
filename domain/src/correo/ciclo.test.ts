import { listaDeRoles, type Rol } from '../roles';
import { cicloDeCorreo, type EstadoDeCorreo, estadosDeCorreo } from './ciclo';

const posibles = (role: Rol, estado: EstadoDeCorreo) => cicloDeCorreo.accionesPosibles({ estado }, { actor: { role } });

test('only the administrator acts on a mail', () => {
  for (const role of listaDeRoles.filter((rol) => rol !== 'Administrador del sistema'))
    for (const estado of estadosDeCorreo) expect(posibles(role, estado)).toEqual([]);
});

test('waiting and sent: nothing is left to do; given up: sent again or left; left: sent again', () => {
  expect(estadosDeCorreo.map((estado) => [estado, posibles('Administrador del sistema', estado)])).toEqual([
    ['pendiente', []],
    ['enviado', []],
    ['fallido', ['reenviar', 'descartar']],
    ['descartado', ['reenviar']],
  ]);
});

test('sent again it waits, and left it says so', () => {
  const contexto = { actor: { role: 'Administrador del sistema' } } as const;
  expect(cicloDeCorreo.transicion('reenviar', { estado: 'fallido' }, contexto).hacia).toBe('pendiente');
  expect(cicloDeCorreo.transicion('reenviar', { estado: 'descartado' }, contexto).hacia).toBe('pendiente');
  expect(cicloDeCorreo.transicion('descartar', { estado: 'fallido' }, contexto).hacia).toBe('descartado');
});
