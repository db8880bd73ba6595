import type { DefinicionDeLista } from '@adjudica/domain';
import { type Libro, libro } from '../../http/list-file';
import type { AusenciaVista } from './ausencia.dto';

export const listaDeAusencias: DefinicionDeLista = {
  ordenInicial: { campo: 'desde', direccion: 'DESC' },
  ordenables: ['id', 'ausente', 'reemplazo', 'desde', 'hasta'],
  filtros: { ausente: 'texto', reemplazo: 'texto' },
};

export const libroDeAusencias: Libro<AusenciaVista> = libro('ausencia', 'Ausencias', {
  ausente: {},
  reemplazo: {},
  desde: { tipo: 'fecha' },
  hasta: { tipo: 'fecha' },
  motivo: { ancho: 40 },
  guardadaPor: { ancho: 26 },
});
