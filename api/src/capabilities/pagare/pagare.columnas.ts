import { ShownColumns } from '../../columns/shown';
import { Pagare } from '../../entities/pagare.entity';

export const columnas = new ShownColumns(Pagare);

/** Those that the note shows as they stand: all but what it says elsewhere, or not at all. */
export const mostradas = columnas.except(
  ...(['planId', 'personaId', 'adjudicacionId'] as const),
  ...(['generadoPor', 'actualizadoPor', 'enviadoPor', 'decididoPor', 'anulacionPedidaPor', 'anuladoPor'] as const),
);
