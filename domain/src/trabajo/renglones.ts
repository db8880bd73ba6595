import type { Asunto } from '../asuntos';
import { compararFechas, diaDeLaSemana, type Fecha, sumarDias } from '../fechas';

/** In the order in which the work is done; 'espera': somebody else has the act. */
export const gruposDeTrabajo = ['vencido', 'hoy', 'semana', 'despues', 'espera'] as const;
export type GrupoDeTrabajo = (typeof gruposDeTrabajo)[number];

/** The next act of a plan, or a pending decision. */
export interface ActoPendiente {
  readonly idCodigo: string;
  /** Record on which it is done. */
  readonly asunto: Asunto;
  /** Kinds of task that ask for it. */
  readonly tareas: readonly string[];
  /** Last day on time, where no task names one; null = today. */
  readonly vence: Fecha | null;
  readonly desde: Fecha;
  /** Who has it; null = this user. */
  readonly esperaA: string | null;
}

export interface TareaAbierta {
  readonly idCodigo: string;
  readonly codigo: string;
  readonly asunto: Asunto | null;
  /** null = today. */
  readonly fechaEjecucion: Fecha | null;
  readonly desde: Fecha;
  readonly esperaA: string | null;
}

/** One thing to do: an act, the tasks that ask for it, or both. */
export interface Renglon<A extends ActoPendiente = ActoPendiente, T extends TareaAbierta = TareaAbierta> {
  /** null = a task that asks for something else. */
  readonly acto: A | null;
  readonly tareas: readonly T[];
  /** Plans of the act, its own first. */
  readonly planes: readonly string[];
  readonly grupo: GrupoDeTrabajo;
  readonly vence: Fecha;
  readonly desde: Fecha;
  readonly esperaA: string | null;
}

interface Junto<A, T> {
  readonly acto: A | null;
  readonly tareas: T[];
  readonly planes: Set<string>;
}

/**
 * A user's work, each thing once: a task stands in the row of the act that it asks for, and an act on a record of several plans is one row. In the
 * order of the groups; in each the earliest due first, of what waits for others the oldest.
 * @param hoy in Ecuador
 */
export function trabajoDe<A extends ActoPendiente, T extends TareaAbierta>(
  actos: readonly A[],
  tareas: readonly T[],
  hoy: Fecha,
): Renglon<A, T>[] {
  const juntos: Junto<A, T>[] = [];
  const porClave = new Map<string, Junto<A, T>>();
  const hallar = (claves: readonly string[]): Junto<A, T> | undefined =>
    claves.map((clave) => porClave.get(clave)).find((junto) => junto !== undefined);
  for (const acto of actos) {
    const claves = acto.tareas.flatMap((codigo) => clavesDe(codigo, acto));
    const mismo = hallar(claves);
    const junto = mismo ?? { acto, tareas: [], planes: new Set<string>() };
    if (mismo === undefined) juntos.push(junto);
    junto.planes.add(acto.idCodigo);
    for (const clave of claves) porClave.set(clave, junto);
  }
  for (const tarea of tareas) {
    const mismo = hallar(clavesDe(tarea.codigo, tarea));
    if (mismo === undefined) juntos.push({ acto: null, tareas: [tarea], planes: new Set([tarea.idCodigo]) });
    else mismo.tareas.push(tarea);
  }
  return juntos.map((junto) => renglonDe(junto, hoy)).sort(porUrgencia);
}

/** Of which kind, and for which plan or record. */
const clavesDe = (
  codigo: string,
  { idCodigo, asunto }: { readonly idCodigo: string; readonly asunto: Asunto | null },
): string[] => [`${codigo} ${idCodigo}`, ...(asunto === null ? [] : [`${codigo} ${asunto.recurso} ${asunto.clave}`])];

function renglonDe<A extends ActoPendiente, T extends TareaAbierta>(
  { acto, tareas, planes }: Junto<A, T>,
  hoy: Fecha,
): Renglon<A, T> {
  const dias = tareas.map(({ fechaEjecucion }) => fechaEjecucion ?? hoy);
  const vence = laPrimera(dias) ?? acto?.vence ?? hoy;
  const esperaA = acto === null ? (tareas[0]?.esperaA ?? null) : acto.esperaA;
  return {
    acto,
    tareas,
    planes: [...planes],
    grupo: esperaA === null ? grupoDe(vence, hoy) : 'espera',
    vence,
    desde: acto?.desde ?? laPrimera(tareas.map(({ desde }) => desde)) ?? hoy,
    esperaA,
  };
}

const laPrimera = (fechas: readonly Fecha[]): Fecha | null => [...fechas].sort(compararFechas)[0] ?? null;

/** Sunday of the week. */
export const finDeSemana = (hoy: Fecha): Fecha => sumarDias(hoy, 7 - diaDeLaSemana(hoy));

function grupoDe(vence: Fecha, hoy: Fecha): GrupoDeTrabajo {
  if (vence < hoy) return 'vencido';
  if (vence === hoy) return 'hoy';
  return vence <= finDeSemana(hoy) ? 'semana' : 'despues';
}

function porUrgencia(a: Renglon, b: Renglon): number {
  const dia = ({ grupo, vence, desde }: Renglon): Fecha => (grupo === 'espera' ? desde : vence);
  return (
    gruposDeTrabajo.indexOf(a.grupo) - gruposDeTrabajo.indexOf(b.grupo) ||
    compararFechas(dia(a), dia(b)) ||
    compararFechas(a.desde, b.desde)
  );
}

/** Rows of each group. */
export function cuentaDeTrabajo(renglones: readonly Pick<Renglon, 'grupo'>[]): Record<GrupoDeTrabajo, number> {
  const cuenta = { vencido: 0, hoy: 0, semana: 0, despues: 0, espera: 0 };
  for (const { grupo } of renglones) cuenta[grupo] += 1;
  return cuenta;
}
