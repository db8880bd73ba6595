import { type AdjudicacionEnElTiempo, type Fecha, VIGENTE } from '@adjudica/domain';
import { dateOrNull } from '../../columns/columns';

/** An award as far as it says when it was live. Instants as either driver gives them. */
export interface FilaEnElTiempo {
  id: number;
  planId: number;
  fecha: Fecha;
  estado: string;
  retiradoEn: unknown;
  abiertaEn: unknown;
}

/** One that was withdrawn nobody knows when (imported) was live at no time. */
export const enElTiempo = (fila: FilaEnElTiempo): AdjudicacionEnElTiempo => ({
  id: Number(fila.id),
  planId: Number(fila.planId),
  fecha: fila.fecha,
  abiertaEn: dateOrNull(fila.abiertaEn),
  retiradaEn: fila.estado === VIGENTE ? null : (dateOrNull(fila.retiradoEn) ?? new Date(0)),
});
