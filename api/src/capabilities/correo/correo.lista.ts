import { type DefinicionDeLista, estadosDeCorreo, mensajes } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { CorreoVista } from './correo.dto';

export const listaDeCorreos: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id'],
  filtros: { estado: estadosDeCorreo },
};

export const libroDeCorreos: Libro<CorreoVista> = libro('correo', mensajes.propios.correosTitulo, {
  creadoEn: { tipo: 'instante' },
  destinatario: { ancho: 34 },
  asunto: { ancho: 40 },
  estado: { valor: ({ estado }) => mensajes.propios.estadoDeCorreo[estado] },
  ultimoError: { ancho: 60 },
  intentos: { tipo: 'numero' },
  ultimoIntento: { tipo: 'instante' },
});
