import { ShownColumns } from '../../columns/shown';
import { Adenda } from '../../entities/adenda.entity';

export const columnas = new ShownColumns(Adenda);

/** Those that the answer shows as they stand. */
export const mostradas = columnas.except(
  ...(['contratoId', 'cambios', 'creadaPor', 'editadaPor', 'enviadaPor', 'decididaPor'] as const),
);
