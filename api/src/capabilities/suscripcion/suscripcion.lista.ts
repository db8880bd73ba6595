import { type DefinicionDeLista, estadosDeEnvio, propios } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { EnvioEventoVista } from './suscripcion.dto';

export const listaDeSuscripciones: DefinicionDeLista = {
  ordenInicial: { campo: 'nombre', direccion: 'ASC' },
  ordenables: ['id', 'nombre'],
  filtros: { cuentaId: 'entero' },
};

export const listaDeEnvios: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id'],
  filtros: { suscripcion: 'entero', estado: estadosDeEnvio, plan: 'texto' },
};

export const libroDeEnvios: Libro<EnvioEventoVista> = libro('envio-evento', propios.enviosTitulo, {
  creadoEn: { tipo: 'instante' },
  suscripcion: { ancho: 30 },
  evento: { ancho: 34, valor: ({ nombreEvento }) => nombreEvento },
  plan: {},
  estado: { valor: ({ estado }) => propios.estadoDeEnvio[estado] },
  codigo: {},
  respuesta: { ancho: 60 },
  intentos: { tipo: 'numero' },
  ultimoIntento: { tipo: 'instante' },
});
