import { type AdjudicacionEnElTiempo, type Fecha, VIGENTE } from '@adjudica/domain';
import { dateOrNull } from '../../columns/columns';

/** An award as far as it says when it was live. Instants as either driver gives them. */
export interface TimelineRow {
  id: number;
  planId: number;
  fecha: Fecha;
  estado: string;
  retiradoEn: unknown;
  abiertaEn: unknown;
}

/** One that was withdrawn nobody knows when (imported) was live at no time. */
export const enElTiempo = (row: TimelineRow): AdjudicacionEnElTiempo => ({
  id: Number(row.id),
  planId: Number(row.planId),
  fecha: row.fecha,
  abiertaEn: dateOrNull(row.abiertaEn),
  retiradaEn: row.estado === VIGENTE ? null : (dateOrNull(row.retiradoEn) ?? new Date(0)),
});
