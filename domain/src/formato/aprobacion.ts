import type { BloqueDeContrato } from '../contrato/bloques';
import { ErrorDeNegocio } from '../errores';
import { sumarDias } from '../fechas';
import { propios } from '../mensajes';
import { describirProblema, type ProblemaDeCobertura, problemasDesde } from './cobertura';
import type { VersionDeFormato } from './tipos';

/** Drafts that are approved in one act, and formats that end with it without a new version. */
export interface Aprobacion {
  readonly aprueba: readonly number[];
  readonly retira: readonly number[];
}

/** What an approval writes: the start of each draft, and the end of each version that it replaces. */
export interface EfectoDeAprobacion<V extends VersionDeFormato = VersionDeFormato> {
  readonly rigen: readonly { readonly id: number; readonly vigenteDesde: string }[];
  readonly terminan: readonly { readonly id: number; readonly vigenteHasta: string; readonly por: number }[];
  /** Approved versions of the block after the approval. */
  readonly quedan: readonly V[];
}

const terminaAntes = ({ vigenteHasta }: VersionDeFormato, desde: string): boolean =>
  vigenteHasta !== null && vigenteHasta < desde;

/**
 * Approves drafts of one block together: when a format is split in two, or two become one, no contract finds none or two on any day. No draft takes
 * effect before the day of its approval.
 */
export function efectoDeAprobar<V extends VersionDeFormato>(
  versiones: readonly V[],
  { aprueba, retira }: Aprobacion,
  hoy: string,
): EfectoDeAprobacion<V> {
  const nuevos = versiones
    .filter(({ id }) => aprueba.includes(id))
    .map((version) => ({ ...version, vigenteDesde: version.vigenteDesde > hoy ? version.vigenteDesde : hoy }));
  const primero = nuevos[0];
  const terminaCon = (version: V): (typeof nuevos)[number] | undefined =>
    retira.includes(version.id) ? primero : nuevos.find(({ codigo }) => codigo === version.codigo);
  const terminan = versiones
    .filter(({ estado }) => estado === 'aprobado')
    .flatMap((version) => {
      const siguiente = terminaCon(version);
      if (siguiente === undefined || terminaAntes(version, siguiente.vigenteDesde)) return [];
      return [{ id: version.id, vigenteHasta: sumarDias(siguiente.vigenteDesde, -1), por: siguiente.id }];
    });
  const hasta = new Map(terminan.map(({ id, vigenteHasta }) => [id, vigenteHasta]));
  const antes = versiones
    .filter(({ estado }) => estado === 'aprobado')
    .map((version) => ({ ...version, vigenteHasta: hasta.get(version.id) ?? version.vigenteHasta }));
  return {
    rigen: nuevos.map(({ id, vigenteDesde }) => ({ id, vigenteDesde })),
    terminan,
    quedan: [...antes, ...nuevos],
  };
}

/** Combinations of the block that would have no format, or two, from today on. */
export const problemasAlAprobar = (
  versiones: readonly VersionDeFormato[],
  aprobacion: Aprobacion,
  bloque: BloqueDeContrato,
  hoy: string,
): ProblemaDeCobertura[] => problemasDesde(efectoDeAprobar(versiones, aprobacion, hoy).quedan, bloque, hoy);

const textoDe = (problemas: readonly ProblemaDeCobertura[]): string =>
  [...new Set(problemas.map(describirProblema))].join('. ');

/** 422: every combination of conditions must have exactly one format. */
export function rechazoDeCobertura(problemas: readonly ProblemaDeCobertura[]): ErrorDeNegocio | null {
  if (problemas.length === 0) return null;
  const texto = textoDe(problemas);
  return new ErrorDeNegocio('regla', 'formato-cobertura', propios.formatoCobertura(texto), {
    errors: { condiciones: texto },
  });
}

/**
 * The same for a saved draft: alone, or with the other drafts of its block, it must leave one format for each combination. With `seCompleta` (more
 * drafts follow) an incomplete set is saved, and only its approval is refused.
 */
export function rechazoAlGuardar(
  versiones: readonly VersionDeFormato[],
  { id, bloque }: Pick<VersionDeFormato, 'id' | 'bloque'>,
  { hoy, seCompleta }: { readonly hoy: string; readonly seCompleta: boolean },
): ErrorDeNegocio | null {
  if (seCompleta) return null;
  const solo = problemasAlAprobar(versiones, { aprueba: [id], retira: [] }, bloque, hoy);
  if (solo.length === 0) return null;
  const borradores = versiones.filter(({ estado }) => estado === 'borrador').map((version) => version.id);
  const juntos = problemasAlAprobar(versiones, { aprueba: borradores, retira: [] }, bloque, hoy);
  return juntos.length === 0 ? null : rechazoDeCobertura(solo);
}
