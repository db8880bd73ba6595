import type { DefinicionDeLista } from '@adjudica/domain';
import { listaDeCatalogo } from '../catalogo';

/** CON-501, CON-502: `q` is the beginning of either name, of the RUC or of the code. */
export const listaDeConcesionarios: DefinicionDeLista = {
  ordenInicial: { campo: 'nombreComercial', direccion: 'ASC' },
  ordenables: ['id', 'nombreComercial', 'razonSocial', 'ruc', 'telefono', 'estado'],
  filtros: { id: 'ids', q: 'texto', estado: 'texto' },
};

export const listaDeEjecutivosDeConcesionario: DefinicionDeLista = {
  ordenInicial: { campo: 'nombre', direccion: 'ASC' },
  ordenables: ['id', 'nombre', 'correo', 'telefono', 'departamento', 'estado'],
  filtros: { id: 'ids', q: 'texto', concesionarioId: 'numero', departamento: 'texto', estado: 'texto' },
};

export const listaDeDispositivos = listaDeCatalogo(['nombre', 'valor', 'estado'], {
  id: 'ids',
  estado: 'texto',
  concesionarioId: 'numero',
});
