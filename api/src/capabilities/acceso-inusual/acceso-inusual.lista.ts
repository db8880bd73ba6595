import { type DefinicionDeLista, mensajes, tiposDeAcceso } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { AccesoInusualVista } from './acceso-inusual.dto';

const { propios } = mensajes;

export const listaDeAccesosInusuales: DefinicionDeLista = {
  ordenInicial: { campo: 'ultima', direccion: 'DESC' },
  ordenables: ['id', 'ultima'],
  filtros: { tipo: tiposDeAcceso },
};

export const libroDeAccesosInusuales: Libro<AccesoInusualVista> = libro(
  'acceso-inusual',
  propios.accesosInusualesTitulo,
  {
    ultima: { tipo: 'instante' },
    primera: { tipo: 'instante' },
    usuario: {},
    nombre: { ancho: 30 },
    rol: { ancho: 26 },
    tipo: { ancho: 22, valor: ({ tipo }) => propios.tipoDeAcceso[tipo] },
    cantidad: { tipo: 'numero' },
    limite: { ancho: 18, valor: ({ limite, ventana }) => propios.limiteDeAcceso(limite, ventana) },
    rechazadas: { tipo: 'numero' },
  },
);

export const listaDeAccesos: DefinicionDeLista = {
  ordenInicial: { campo: 'instante', direccion: 'DESC' },
  ordenables: ['instante'],
  clave: 'ninguna',
  requerido: 'usuario',
  filtros: { usuario: 'entero', fechaDesde: 'fecha', fechaHasta: 'fecha' },
};
