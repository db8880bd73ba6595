import { z } from 'zod';
import { codigoGrupo, codigoProducto } from '../asamblea/validacion';
import { fecha } from '../esquemas';
import { compararFechas, esFecha } from '../fechas';
import { mensajes } from '../mensajes';
import type { SolicitudDeMemo } from './tipos';

/** GEN-519: the date is at most today in Ecuador, which is passed in. */
export function esquemaMemo(hoy: string) {
  return z.strictObject({
    producto: codigoProducto,
    grupo: codigoGrupo,
    fecha: fecha().refine((f) => !esFecha(f) || compararFechas(f, hoy) <= 0, mensajes.propios.fechaFutura),
  }) satisfies z.ZodType<SolicitudDeMemo>;
}

/** Assemblies that the memo lists: dated up to `fecha`, by number. */
export function asambleasDelMemo<A extends { readonly fecha: string | null; readonly numeroAsamblea: number }>(
  asambleas: readonly A[],
  hasta: string,
): A[] {
  return asambleas
    .filter((a) => a.fecha !== null && compararFechas(a.fecha, hasta) <= 0)
    .sort((a, b) => a.numeroAsamblea - b.numeroAsamblea);
}
