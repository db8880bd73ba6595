import { type PasoDelRecorrido, pasosDelRecorrido } from '../recorrido/pasos';
import { type CodigoDepartamento, nombreDeDepartamento } from '../roles';
import {
  bandaDe,
  type CifraConDetalle,
  type ClaseDeBien,
  type CodigoDeRango,
  clasesDelProducto,
  rangoDe,
  rangosDeEntrega,
  type TonoDeEntrega,
} from './definiciones';
import type { AdjudicacionDelTablero, EntregaDelTablero, PasoDelTablero } from './hechos';
import { type Mes, mesDe } from './periodo';

/** Days with one decimal, half up. */
const conUnDecimal = (valor: number): number => Math.round(valor * 10) / 10;

function mediaDe(hechos: readonly { readonly dias: number }[]): number | null {
  if (hechos.length === 0) return null;
  return conUnDecimal(hechos.reduce((suma, { dias }) => suma + dias, 0) / hechos.length);
}

export interface MediaDeEntrega {
  /** Null = no delivery. */
  readonly dias: number | null;
  readonly tono: TonoDeEntrega | null;
  readonly entregas: number;
}

/** TAB-508, TAB-515 */
export function mediaEnDias(entregas: readonly Pick<EntregaDelTablero, 'dias'>[]): MediaDeEntrega {
  const dias = mediaDe(entregas);
  return { dias, tono: dias === null ? null : bandaDe(dias).tono, entregas: entregas.length };
}

/** Count by code; a code without rows is left out. */
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

/** Deliveries by kind of good, and those of an unknown one. */
export function entregasPorBien(
  producto: string,
  entregas: readonly Pick<EntregaDelTablero, 'bien'>[],
): { codigo: ClaseDeBien; nombre: string; cantidad: number }[] {
  const cuenta = contar(entregas, ({ bien }) => bien);
  return clasesDelProducto(producto).map(({ codigo, nombre }) => ({
    codigo,
    nombre,
    cantidad: cuenta.get(codigo) ?? 0,
  }));
}

export interface TiempoDePlayer {
  readonly idDepartamento: CodigoDepartamento;
  readonly nombre: string;
  readonly dias: number | null;
  readonly pasos: number;
}

/** Departments of the steps of the journey, in its order ('players'); without the award itself, which takes no time. */
export const departamentosDelRecorrido: readonly CodigoDepartamento[] = [
  ...new Set(pasosDelRecorrido.slice(1).map(({ idDepartamento }) => idDepartamento)),
];

export function promedioDePlayers(
  pasos: readonly { readonly paso: Pick<PasoDelRecorrido, 'idDepartamento'>; readonly dias: number }[],
): TiempoDePlayer[] {
  return departamentosDelRecorrido.map((idDepartamento) => {
    const delDepartamento = pasos.filter(({ paso }) => paso.idDepartamento === idDepartamento);
    const nombre = nombreDeDepartamento(idDepartamento) ?? idDepartamento;
    return { idDepartamento, nombre, dias: mediaDe(delDepartamento), pasos: delDepartamento.length };
  });
}

export interface PuntoDeLinea {
  readonly mes: Mes;
  readonly entregados: number;
  readonly adjudicados: number;
  readonly mediaEnDias: number | null;
}

/** `adjudicados`: number of live awards by date. */
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

type EstadoEnTablero = Pick<AdjudicacionDelTablero, 'vigente' | 'entregada'>;
const esVigente = ({ vigente }: EstadoEnTablero): boolean => vigente;
const esSinBien = ({ vigente, entregada }: EstadoEnTablero): boolean => vigente && !entregada;
const esRetirada = ({ vigente }: EstadoEnTablero): boolean => !vigente;

/** Selected rows: of a figure, and for 'entregados' and 'players' of a part of it. */
export interface SeleccionDelTablero {
  readonly cifra: CifraConDetalle;
  readonly rango?: string | undefined;
  readonly bien?: string | undefined;
  readonly departamento?: string | undefined;
}

/** Deliveries of the selected part of the period. */
export const entregasElegidas = (
  entregas: readonly EntregaDelTablero[],
  { rango, bien }: Pick<SeleccionDelTablero, 'rango' | 'bien'>,
): EntregaDelTablero[] =>
  entregas.filter(
    (entrega) =>
      (rango === undefined || rangoDe(entrega.dias) === rango) && (bien === undefined || entrega.bien === bien),
  );

const condicion = { adjudicados: esVigente, sinBien: esSinBien, retiradas: esRetirada } as const;

/** Awards that a card counts, and whose rows it opens. */
export const adjudicacionesElegidas = <A extends EstadoEnTablero>(
  adjudicaciones: readonly A[],
  cifra: keyof typeof condicion,
): A[] => adjudicaciones.filter(condicion[cifra]);

export const pasosElegidos = (
  pasos: readonly PasoDelTablero[],
  { departamento }: Pick<SeleccionDelTablero, 'departamento'>,
): PasoDelTablero[] => pasos.filter(({ paso }) => departamento === undefined || paso.idDepartamento === departamento);
