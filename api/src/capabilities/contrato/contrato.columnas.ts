import { formularioDeContrato } from '@adjudica/domain';
import { ShownColumns } from '../../columns/shown';
import { Contrato } from '../../entities/contrato.entity';

export const columnas = new ShownColumns(Contrato);

/** Those that list and contract show as they stand: what its form asks is the header, the rest they say elsewhere, or not at all. */
export const mostradas = columnas.except(
  ...formularioDeContrato.nombres,
  ...(['id', 'planId', 'personaId', 'adjudicacionId', 'productoCodigo'] as const),
  ...(['creadoPor', 'creadoEn', 'editadoPor', 'editadoEn', 'enviadoPor', 'aprobadoPor', 'rechazadoPor'] as const),
);
