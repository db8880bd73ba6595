import { type DefinicionDeLista, listaDeRoles } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { UsuarioVista } from './usuario.dto';

export const listaDeUsuarios: DefinicionDeLista = {
  ordenInicial: { campo: 'usuario', direccion: 'ASC' },
  ordenables: ['id', 'usuario', 'nombre', 'apellido', 'role', 'activo'],
  filtros: { q: 'texto', role: listaDeRoles, activo: 'booleano' },
};

export const libroDeUsuarios: Libro<UsuarioVista> = libro('usuario', 'Usuarios', {
  usuario: {},
  nombre: { ancho: 26 },
  apellido: { ancho: 26 },
  role: { ancho: 30 },
  correo: { ancho: 34 },
  telefono: { ancho: 14 },
  activo: { valor: ({ activo }) => (activo ? 'Sí' : 'No') },
});
