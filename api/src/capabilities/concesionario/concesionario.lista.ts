import type { DefinicionDeLista } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import { listaDeCatalogo } from '../catalogo';
import type { ConcesionarioVista } from './concesionario.dto';

/** CON-501, CON-502: `q` is the beginning of either name, of the RUC or of the code. */
export const listaDeConcesionarios: DefinicionDeLista = {
  ordenInicial: { campo: 'nombreComercial', direccion: 'ASC' },
  ordenables: ['id', 'nombreComercial', 'razonSocial', 'ruc', 'telefono', 'estado'],
  filtros: { q: 'texto', estado: 'texto' },
};

export const listaDeEjecutivosDeConcesionario: DefinicionDeLista = {
  ordenInicial: { campo: 'nombre', direccion: 'ASC' },
  ordenables: ['id', 'nombre', 'correo', 'telefono', 'departamento', 'estado'],
  filtros: { q: 'texto', concesionarioId: 'entero', departamento: 'texto', estado: 'texto' },
};

export const listaDeDispositivos = listaDeCatalogo(
  ['nombre', 'valor', 'estado'],
  { estado: 'texto', concesionarioId: 'entero' },
  'ids',
);

export const libroDeConcesionarios: Libro<ConcesionarioVista> = libro('concesionario', 'Concesionarios', {
  id: { tipo: 'numero' },
  nombreComercial: { ancho: 36 },
  razonSocial: { ancho: 36 },
  ruc: {},
  codigo: {},
  telefono: {},
  estado: {},
});
