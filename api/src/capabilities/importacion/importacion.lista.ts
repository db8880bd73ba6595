import {
  type DefinicionDeLista,
  importaciones,
  nombreDeEstadoDeImportacion,
  nombresDeImportacion,
} from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { ErrorDeImportacion, ImportacionVista } from './importacion.dto';

export const listaDeImportaciones: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'tipo', 'estado', 'creadaEn'],
  filtros: { tipo: Object.keys(importaciones), estado: Object.keys(nombresDeImportacion) },
};

export const listaDeErrores: DefinicionDeLista = {
  ordenInicial: { campo: 'linea', direccion: 'ASC' },
  ordenables: ['id', 'linea', 'columna'],
  clave: 'ninguna',
  filtros: {},
};

export const listaDeCambios: DefinicionDeLista = {
  ordenInicial: { campo: 'linea', direccion: 'ASC' },
  ordenables: ['linea'],
  clave: 'ninguna',
  filtros: {},
};

export const listaDeDiferencias: DefinicionDeLista = {
  ordenInicial: { campo: 'idCodigo', direccion: 'ASC' },
  ordenables: ['idCodigo', 'id'],
  clave: 'ninguna',
  filtros: {},
};

export const libroDeImportaciones: Libro<ImportacionVista> = libro('importacion', 'Importaciones', {
  nombreArchivo: { ancho: 40 },
  tipo: { ancho: 26, valor: ({ tipo }) => importaciones[tipo as keyof typeof importaciones]?.titulo ?? tipo },
  estado: { ancho: 18, valor: ({ estado }) => nombreDeEstadoDeImportacion(estado) },
  leidas: { tipo: 'numero', ancho: 11 },
  creadas: { tipo: 'numero', ancho: 11 },
  cambiadas: { tipo: 'numero', ancho: 11 },
  iguales: { tipo: 'numero', ancho: 11 },
  rechazadas: { tipo: 'numero', ancho: 11 },
  creadaEn: { tipo: 'instante' },
  aplicadaEn: { tipo: 'instante' },
});

export const libroDeErrores: Libro<ErrorDeImportacion> = libro('importacion-error', 'Errores', {
  linea: { tipo: 'numero', ancho: 9 },
  registro: { ancho: 44 },
  columna: { ancho: 22 },
  valor: { ancho: 30 },
  mensaje: { ancho: 60 },
});
