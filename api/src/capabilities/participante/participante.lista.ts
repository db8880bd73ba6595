import { adjudicaciones, type DefinicionDeLista, estadosDeParticipante } from '@adjudica/domain';

/** The participants of one assembly (ASA-031); `asamblea` is its id and required. ASA-030: 25 rows a page. */
export const listaDeParticipantes: DefinicionDeLista = {
  ordenInicial: { campo: 'codigo', direccion: 'ASC' },
  ordenables: [
    'id',
    'codigo',
    'idCodigo',
    'nombreCliente',
    'cedula',
    'valorCuota',
    'cuotaVencidas',
    'estado',
    'adjudicadoPor',
    'prioridadOferta',
    'cantidadOferta',
  ],
  requerido: 'asamblea',
  filtros: { asamblea: 'entero', q: 'texto', estado: estadosDeParticipante, adjudicadoPor: adjudicaciones },
  porPagina: 25,
  maximo: 200,
};
