import { comienzoDelDia, hoyEn, sumarDias } from '../fechas';
import { tiposDeEvento } from '../recorrido/eventos';
import { diasEntre, type PasoDelRecorrido, pasosDelRecorrido } from '../recorrido/pasos';
import type { CodigoDepartamento } from '../roles';
import type { Contado } from './cifras';
import type { ClaseDeBien } from './definiciones';
import {
  type AdjudicacionDelTablero,
  type AdjudicacionEnElTiempo,
  adjudicacionDe,
  type EntregaDelTablero,
  type EventoDelTablero,
  type PasoDelTablero,
  pasosCumplidosEn,
} from './hechos';
import { type CodigoDePeriodo, type Dias, diasDe, diasDeFeriados, enDias, periodoDe } from './periodo';

/**
 * How many facts of a period are alike. The figures are counted from these as they are from the facts (`cifras.ts`), and a plan adds to them what its
 * own awards and events say: what is kept of all plans together (api, `tablero.sumas.ts`) changes by what one plan said before and says now.
 */
export interface Suma {
  readonly producto: string;
  readonly periodo: CodigoDePeriodo;
  readonly hecho: 'adjudicacion' | 'entrega' | 'paso';
  /** What became of an award, what was delivered, or the department of a step. */
  readonly parte: string;
  /** Working days; 0 of an award. */
  readonly dias: number;
  readonly cantidad: number;
}

/** All that the figures take from a plan. */
export interface PlanDelTablero {
  readonly adjudicaciones: readonly (AdjudicacionEnElTiempo & {
    readonly producto: string;
    readonly bien: ClaseDeBien;
  })[];
  /** Those that make or undo a step, in the order of their dates. */
  readonly eventos: readonly EventoDelTablero[];
}

export interface HechosDePeriodo {
  readonly adjudicaciones: readonly AdjudicacionDelTablero[];
  readonly entregas: readonly EntregaDelTablero[];
  readonly pasos: readonly PasoDelTablero[];
}

const CUMPLEN: ReadonlySet<string> = new Set(pasosDelRecorrido.flatMap(({ cumple }) => cumple));

/** Facts of one plan and product in these days. `feriados`: days of rest, where the setting discounts them. */
export function hechosDePlan(
  producto: string,
  dias: Dias,
  plan: PlanDelTablero,
  feriados: readonly string[],
): HechosDePeriodo {
  const suyas = plan.adjudicaciones.filter((adjudicacion) => adjudicacion.producto === producto);
  const [desde, fin] = [comienzoDelDia(dias.desde), comienzoDelDia(sumarDias(dias.hasta, 1))];
  const hastaEntonces = plan.eventos.filter(({ cuando }) => cuando < fin);
  const entregas = plan.eventos.filter(({ tipo, cuando }) => tipo === tiposDeEvento.entrega && cuando >= desde);
  return {
    adjudicaciones: suyas
      .filter(({ fecha }) => enDias(fecha, dias))
      .map((adjudicacion) => ({
        ...{ id: adjudicacion.id, planId: adjudicacion.planId, fecha: adjudicacion.fecha },
        vigente: adjudicacion.retiradaEn === null,
        entregada: entregas.some(({ cuando }) => adjudicacionDe(cuando, [adjudicacion]) !== null),
      })),
    entregas: entregas.flatMap(({ cuando }) => {
      const suya = cuando < fin ? adjudicacionDe(cuando, suyas) : null;
      if (suya === null) return [];
      const { id, planId, fecha: adjudicacion, bien } = suya;
      const fecha = hoyEn(cuando);
      return [{ id, planId, adjudicacion, fecha, dias: diasEntre(adjudicacion, fecha, feriados), bien }];
    }),
    pasos: suyas.flatMap((adjudicacion) => pasosCumplidosEn(dias, adjudicacion, hastaEntonces, feriados)),
  };
}

/** Months and years in which a plan was awarded or something was done for it. */
function periodosDe({ adjudicaciones, eventos }: PlanDelTablero): Set<CodigoDePeriodo> {
  const hechos = eventos.filter(({ tipo }) => CUMPLEN.has(tipo)).map(({ cuando }) => hoyEn(cuando));
  const fechas = [...adjudicaciones.map(({ fecha }) => fecha), ...hechos];
  return new Set(fechas.flatMap((fecha) => [fecha.slice(0, 7), fecha.slice(0, 4)]));
}

/** What a plan adds to the sums of every period. A year is no sum of its months: a step that is done again counts in it once. */
export function aporteDe(plan: PlanDelTablero, feriados: readonly string[]): Suma[] {
  const productos = new Set(plan.adjudicaciones.map(({ producto }) => producto));
  const periodos = productos.size === 0 ? [] : periodosDe(plan);
  return [...productos].flatMap((producto) =>
    [...periodos].flatMap((periodo) => {
      const dias = diasDe(periodoDe(periodo));
      const deDescanso = feriados.filter((feriado) => enDias(feriado as Dias['desde'], diasDeFeriados(dias)));
      return sumasDe({ producto, periodo }, hechosDePlan(producto, dias, plan, deDescanso));
    }),
  );
}

const SUERTES = { sinBien: 'sinBien', entregada: 'entregada', retirada: 'retirada' } as const;
const suerteDe = ({ vigente, entregada }: AdjudicacionDelTablero): string =>
  vigente ? (entregada ? SUERTES.entregada : SUERTES.sinBien) : SUERTES.retirada;

/** Facts of a period, alike ones together. */
export function sumasDe(
  de: Pick<Suma, 'producto' | 'periodo'>,
  { adjudicaciones, entregas, pasos }: HechosDePeriodo,
): Suma[] {
  return juntas([
    ...adjudicaciones.map(
      (una) => ({ ...de, hecho: 'adjudicacion', parte: suerteDe(una), dias: 0, cantidad: 1 }) as const,
    ),
    ...entregas.map(({ bien, dias }) => ({ ...de, hecho: 'entrega', parte: bien, dias, cantidad: 1 }) as const),
    ...pasos.map(
      ({ paso, dias }) => ({ ...de, hecho: 'paso', parte: paso.idDepartamento, dias, cantidad: 1 }) as const,
    ),
  ]);
}

const claveDe = ({ producto, periodo, hecho, parte, dias }: Suma): string =>
  [producto, periodo, hecho, parte, dias].join(' ');

/** Each kind of fact once, those that came to nothing left out. */
export function juntas(sumas: readonly Suma[]): Suma[] {
  const porClave = new Map<string, Suma>();
  for (const suma of sumas) {
    const clave = claveDe(suma);
    const cantidad = (porClave.get(clave)?.cantidad ?? 0) + suma.cantidad;
    porClave.set(clave, { ...suma, cantidad });
  }
  return [...porClave.values()].filter(({ cantidad }) => cantidad !== 0);
}

/** What changes where `antes` was counted and `ahora` is to be. */
export const diferenciaDe = (antes: readonly Suma[], ahora: readonly Suma[]): Suma[] =>
  juntas([...ahora, ...antes.map((suma) => ({ ...suma, cantidad: -suma.cantidad }))]);

/** Facts of a period as the figures count them. */
export interface HechosContados {
  readonly adjudicaciones: readonly (Contado & Pick<AdjudicacionDelTablero, 'vigente' | 'entregada'>)[];
  readonly entregas: readonly (Contado & Pick<EntregaDelTablero, 'bien' | 'dias'>)[];
  readonly pasos: readonly (Contado & {
    readonly paso: Pick<PasoDelRecorrido, 'idDepartamento'>;
    readonly dias: number;
  })[];
}

export function hechosContados(sumas: readonly Suma[]): HechosContados {
  const de = (hecho: Suma['hecho']) => sumas.filter((suma) => suma.hecho === hecho);
  return {
    adjudicaciones: de('adjudicacion').map(({ parte, cantidad }) => ({
      vigente: parte !== SUERTES.retirada,
      entregada: parte === SUERTES.entregada,
      cantidad,
    })),
    entregas: de('entrega').map(({ parte, dias, cantidad }) => ({ bien: parte as ClaseDeBien, dias, cantidad })),
    pasos: de('paso').map(({ parte, dias, cantidad }) => ({
      paso: { idDepartamento: parte as CodigoDepartamento },
      dias,
      cantidad,
    })),
  };
}
