import { type TipoDeEvento, tiposDeEvento } from '@adjudica/domain';
import type { PasoDeCamino, Quien } from './camino';

/** A live award as it is read. */
export interface Premio {
  planId: number;
  idCodigo: string;
  personaId: number;
  adjudicacionId: number;
  carpetaId: number;
  ejecutivoId: number;
  productoCodigo: string;
  fecha: string;
  estadoCivil: string | null;
  abiertaEn: unknown;
  /** Dollars. */
  monto: number | string;
}

/** What became of an award: delivered on `fecha`, withdrawn after its order was approved, or as far as its steps go. */
export interface Caso {
  readonly premio: Premio;
  readonly fecha: string;
  readonly pasos: readonly PasoDeCamino[];
  readonly instantes: readonly Date[];
  readonly retirado: boolean;
}

const e = tiposDeEvento;
/** What an order that is annulled leads to, each some steps later. */
const RETIRO: readonly (readonly [tipo: TipoDeEvento, quien: Quien])[] = [
  [e.ordenAnulada, 'jefatura'],
  [e.medioActualizado, 'ejecutivo'],
  [e.retiro, 'jefatura'],
];

/** What happened to it, in its order. Who withdrew did so where legal would have had it next. */
export function eventosDe({
  pasos,
  instantes,
  retirado,
}: Caso): { tipo: TipoDeEvento; quien: Quien; instante: Date }[] {
  const todos = pasos.map(({ tipo, quien }, i) => ({ tipo, quien, instante: instantes[i] as Date }));
  if (!retirado) return todos;
  const desde = pasos.findIndex(({ tipo }) => tipo === e.ordenAprobada) + 1;
  return [
    ...todos.slice(0, desde),
    ...RETIRO.map(([tipo, quien], i) => ({ tipo, quien, instante: instantes[desde + i] as Date })),
  ];
}

/** `null`: that did not happen to it. */
export const cuando = (caso: Caso, tipo: TipoDeEvento): Date | null =>
  eventosDe(caso).find((evento) => evento.tipo === tipo)?.instante ?? null;
