import { type AdjudicacionEnElTiempo, type Fecha, VIGENTE } from '@adjudica/domain';
import { dateOrNull } from '../../columns/columns';

/** An award with the dates that say when it was live. Instants as the driver returns them. */
export interface TimelineRow {
  id: number;
  planId: number;
  fecha: Fecha;
  estado: string;
  retiradoEn: unknown;
  abiertaEn: unknown;
}

/** An award withdrawn at an unknown date (imported) was live at no time. */
export const enElTiempo = (row: TimelineRow): AdjudicacionEnElTiempo => ({
  id: Number(row.id),
  planId: Number(row.planId),
  fecha: row.fecha,
  abiertaEn: dateOrNull(row.abiertaEn),
  retiradaEn: row.estado === VIGENTE ? null : (dateOrNull(row.retiradoEn) ?? new Date(0)),
});
