import { type DefinicionDeLista, departamentosDeConcesionario, estadosDeConcesionario } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import { listaDeCatalogo } from '../catalogo';
import type { ConcesionarioVista } from './concesionario.dto';

const estado = estadosDeConcesionario.map(({ codigo }) => codigo);

/** CON-501, CON-502: `q` is a prefix of either name, the RUC or the code. */
export const listaDeConcesionarios: DefinicionDeLista = {
  ordenInicial: { campo: 'nombreComercial', direccion: 'ASC' },
  ordenables: ['id', 'nombreComercial', 'razonSocial', 'ruc', 'telefono', 'estado'],
  filtros: { q: 'texto', estado },
};

export const listaDeEjecutivosDeConcesionario: DefinicionDeLista = {
  ordenInicial: { campo: 'nombre', direccion: 'ASC' },
  ordenables: ['id', 'nombre', 'correo', 'telefono', 'departamento', 'estado'],
  filtros: {
    q: 'texto',
    concesionarioId: 'entero',
    departamento: departamentosDeConcesionario.map(({ codigo }) => codigo),
    estado,
  },
};

export const listaDeDispositivos = listaDeCatalogo(
  ['nombre', 'valor', 'estado'],
  { estado, concesionarioId: 'entero' },
  'ids',
);

export const libroDeConcesionarios: Libro<ConcesionarioVista> = libro('concesionario', 'Concesionarios', {
  id: { tipo: 'numero' },
  nombreComercial: { ancho: 36 },
  razonSocial: { ancho: 36 },
  ruc: {},
  codigo: {},
  telefono: {},
  estado: { valor: ({ estado }) => estadosDeConcesionario.find(({ codigo }) => codigo === estado)?.nombre ?? estado },
});
