import { type AdjudicacionEnElTiempo, type Fecha, VIGENTE } from '@adjudica/domain';
import { isoOf } from '../../columns/columns';

/** An award as far as it says when it was live. Instants as either driver gives them. */
export interface FilaEnElTiempo {
  id: number;
  planId: number;
  fecha: Fecha;
  estado: string;
  retiradoEn: unknown;
  abiertaEn: unknown;
}

export const instante = (valor: unknown): Date => new Date(isoOf(valor) as string);
const instanteONada = (valor: unknown): Date | null => (isoOf(valor) === null ? null : instante(valor));

/** One that was withdrawn nobody knows when (imported) was live at no time. */
export const enElTiempo = (fila: FilaEnElTiempo): AdjudicacionEnElTiempo => ({
  id: Number(fila.id),
  planId: Number(fila.planId),
  fecha: fila.fecha,
  abiertaEn: instanteONada(fila.abiertaEn),
  retiradaEn: fila.estado === VIGENTE ? null : (instanteONada(fila.retiradoEn) ?? new Date(0)),
});
