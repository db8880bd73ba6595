import { type PasoDelRecorrido, pasosDelRecorrido } from '../recorrido/pasos';
import { type CodigoDepartamento, nombreDeDepartamento } from '../roles';
import {
  bandaDe,
  type CifraConDetalle,
  type ClaseDeBien,
  type CodigoDeRango,
  clasesDeBien,
  rangoDe,
  rangosDeEntrega,
  type TonoDeEntrega,
} from './definiciones';
import type { AdjudicacionDelTablero, EntregaDelTablero, PasoDelTablero } from './hechos';
import { type Mes, mesDe } from './periodo';

/** Days with one decimal: half a tenth goes up. */
const conUnDecimal = (valor: number): number => Math.round(valor * 10) / 10;

function mediaDe(hechos: readonly { readonly dias: number }[]): number | null {
  if (hechos.length === 0) return null;
  return conUnDecimal(hechos.reduce((suma, { dias }) => suma + dias, 0) / hechos.length);
}

export interface MediaDeEntrega {
  /** Null = nothing was delivered. */
  readonly dias: number | null;
  readonly tono: TonoDeEntrega | null;
  readonly entregas: number;
}

/** TAB-508, TAB-515 */
export function mediaEnDias(entregas: readonly Pick<EntregaDelTablero, 'dias'>[]): MediaDeEntrega {
  const dias = mediaDe(entregas);
  return { dias, tono: dias === null ? null : bandaDe(dias).tono, entregas: entregas.length };
}

/** How many there are of each code; of one that no row has nothing. */
function contar<C extends string, F>(filas: readonly F[], deFila: (fila: F) => C): Map<C, number> {
  const cuenta = new Map<C, number>();
  for (const fila of filas) {
    const codigo = deFila(fila);
    cuenta.set(codigo, (cuenta.get(codigo) ?? 0) + 1);
  }
  return cuenta;
}

/** TAB-509, TAB-510: every range, empty ones too, in their order. */
export function entregasPorRango(
  entregas: readonly Pick<EntregaDelTablero, 'dias'>[],
): { codigo: CodigoDeRango; etiqueta: string; tono: TonoDeEntrega; cantidad: number }[] {
  const cuenta = contar(entregas, ({ dias }) => rangoDe(dias));
  return rangosDeEntrega.map(({ codigo, etiqueta, hasta }) => ({
    codigo,
    etiqueta,
    tono: bandaDe(hasta).tono,
    cantidad: cuenta.get(codigo) ?? 0,
  }));
}

/** New, used, and those of which nothing says it. */
export function entregasPorBien(
  entregas: readonly Pick<EntregaDelTablero, 'bien'>[],
): { codigo: ClaseDeBien; nombre: string; cantidad: number }[] {
  const cuenta = contar(entregas, ({ bien }) => bien);
  return clasesDeBien.map(({ codigo, nombre }) => ({ codigo, nombre, cantidad: cuenta.get(codigo) ?? 0 }));
}

export interface TiempoDePlayer {
  readonly idDepartamento: CodigoDepartamento;
  readonly nombre: string;
  readonly dias: number | null;
  readonly pasos: number;
}

/** The players: departments of the steps of the journey, in its order; the award itself apart, which nobody waits for. */
export const departamentosDelRecorrido: readonly CodigoDepartamento[] = [
  ...new Set(pasosDelRecorrido.slice(1).map(({ idDepartamento }) => idDepartamento)),
];

export function promedioDePlayers(
  pasos: readonly { readonly paso: Pick<PasoDelRecorrido, 'idDepartamento'>; readonly dias: number }[],
): TiempoDePlayer[] {
  return departamentosDelRecorrido.map((idDepartamento) => {
    const suyos = pasos.filter(({ paso }) => paso.idDepartamento === idDepartamento);
    const nombre = nombreDeDepartamento(idDepartamento) ?? idDepartamento;
    return { idDepartamento, nombre, dias: mediaDe(suyos), pasos: suyos.length };
  });
}

export interface PuntoDeLinea {
  readonly mes: Mes;
  readonly entregados: number;
  readonly adjudicados: number;
  readonly mediaEnDias: number | null;
}

/** `adjudicados`: how many live awards bear each date. */
export function lineaDe(
  meses: readonly Mes[],
  entregas: readonly Pick<EntregaDelTablero, 'fecha' | 'dias'>[],
  adjudicados: readonly { readonly fecha: EntregaDelTablero['fecha']; readonly cantidad: number }[],
): PuntoDeLinea[] {
  const porMes = new Map(meses.map((mes) => [mes, { entregados: 0, dias: 0, adjudicados: 0 }]));
  for (const { fecha, dias } of entregas) {
    const mes = porMes.get(mesDe(fecha));
    if (mes === undefined) continue;
    mes.entregados += 1;
    mes.dias += dias;
  }
  for (const { fecha, cantidad } of adjudicados) {
    const mes = porMes.get(mesDe(fecha));
    if (mes !== undefined) mes.adjudicados += cantidad;
  }
  return [...porMes].map(([mes, { entregados, dias, adjudicados: total }]) => ({
    mes,
    entregados,
    adjudicados: total,
    mediaEnDias: entregados === 0 ? null : conUnDecimal(dias / entregados),
  }));
}

type SuSuerte = Pick<AdjudicacionDelTablero, 'vigente' | 'entregada'>;
export const esVigente = ({ vigente }: SuSuerte): boolean => vigente;
export const esSinBien = ({ vigente, entregada }: SuSuerte): boolean => vigente && !entregada;
export const esRetirada = ({ vigente }: SuSuerte): boolean => !vigente;

/** Rows that were asked for: a figure, and of 'entregados' and 'players' the part of it that was chosen. */
export interface SeleccionDelTablero {
  readonly cifra: CifraConDetalle;
  readonly rango?: string | undefined;
  readonly bien?: string | undefined;
  readonly departamento?: string | undefined;
}

/** The part of the deliveries of the period that was chosen. */
export const entregasElegidas = (
  entregas: readonly EntregaDelTablero[],
  { rango, bien }: Pick<SeleccionDelTablero, 'rango' | 'bien'>,
): EntregaDelTablero[] =>
  entregas.filter(
    (entrega) =>
      (rango === undefined || rangoDe(entrega.dias) === rango) && (bien === undefined || entrega.bien === bien),
  );

const condicion = { adjudicados: esVigente, sinBien: esSinBien, retiradas: esRetirada } as const;

/** What a card of awards counts, and the rows that it opens. */
export const adjudicacionesElegidas = <A extends SuSuerte>(
  adjudicaciones: readonly A[],
  cifra: keyof typeof condicion,
): A[] => adjudicaciones.filter(condicion[cifra]);

export const pasosElegidos = (
  pasos: readonly PasoDelTablero[],
  { departamento }: Pick<SeleccionDelTablero, 'departamento'>,
): PasoDelTablero[] => pasos.filter(({ paso }) => departamento === undefined || paso.idDepartamento === departamento);
