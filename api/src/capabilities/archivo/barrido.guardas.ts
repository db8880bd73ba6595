import type { Instalacion } from '../../entities/instalacion.entity';
import type { Inventario } from './inventario';

/** The store's mark: the owner of its files, the last sweep of its database, and the server's recovery fork at that time. */
export interface Marca {
  readonly instalacion: string;
  readonly turno: string;
  /** null for the embedded engine, and where the server does not report it. */
  readonly rama: string | null;
}

/** Why a sweep moves nothing. */
export type MotivoDeNoBarrer =
  | 'apagado'
  | 'detenido'
  | 'otra-instalacion'
  | 'base-anterior'
  | 'base-repuesta'
  | 'almacen-sin-marca'
  | 'archivos-mas-nuevos'
  | 'demasiados-huerfanos';

/** Crashes leave a handful; more than these, and more than this share of all files, has another cause. */
const HUERFANOS_SIN_PREGUNTA = 15;
const PARTE_SIN_PREGUNTA = 0.01;

/** Whether this database may sweep this store. */
export function motivoPorDueno(
  { identificador, barrido, turno, turnoAnterior }: Instalacion,
  marca: Marca | null,
  rama: string | null,
): MotivoDeNoBarrer | null {
  if (barrido === 'detenido') return 'detenido';
  // never claimed, or the process died while claiming: the files decide
  if (marca === null) return turnoAnterior === null ? null : 'almacen-sin-marca';
  if (marca.instalacion !== identificador) return 'otra-instalacion';
  // the mark is written after the row: a process that died in between left the previous one
  if (marca.turno !== turno && marca.turno !== turnoAnterior) return 'base-anterior';
  // a server begins another fork with each RESTORE … WITH RECOVERY
  return rama === null || marca.rama === null || marca.rama === rama ? null : 'base-repuesta';
}

/** Whether the orphans look like those of crashes. */
export function motivoPorArchivos(
  { vistos, huerfanos, apartadosHoy, ultimaFila }: Inventario,
  marca: Marca | null,
): MotivoDeNoBarrer | null {
  if (huerfanos.length === 0) return null;
  if (marca === null && huerfanos.length === vistos) return 'otra-instalacion';
  if (huerfanos.some(({ modified }) => ultimaFila === null || modified > ultimaFila)) return 'archivos-mas-nuevos';
  const limite = Math.max(HUERFANOS_SIN_PREGUNTA, Math.floor(vistos * PARTE_SIN_PREGUNTA));
  return huerfanos.length + apartadosHoy > limite ? 'demasiados-huerfanos' : null;
}
