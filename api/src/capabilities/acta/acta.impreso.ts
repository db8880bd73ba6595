import { type ActaHechos, mensajes } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';
import type { SorteoImpreso } from '../sorteo';

/** Minutes: what `hechosDeActa` finished, and the issue. `borrador` true prints the watermark. */
export interface ActaImpresa extends Readonly<ActaHechos> {
  readonly emisor: Emisor;
  /** 1 = first issue. */
  readonly version: number;
  /** Reason of a regeneration; null for version 1. */
  readonly motivo: string | null;
  /** The frozen list; null = a draft before it is frozen, or minutes from before lists were. */
  readonly lista: {
    readonly sha256: string;
    /** '10/03/2026 18:02, por Ana Pérez'; null = with these minutes. */
    readonly congelada: string | null;
  } | null;
  /** null = an assembly without a draw by the program. */
  readonly sorteo: SorteoImpreso | null;
  /** Address of the live transmission and its recording; null = none noted. */
  readonly transmision: string | null;
  /** Term to accept an award: 'quince días'. */
  readonly aceptacion: string;
  /** Of the company; null = the assembly names none. */
  readonly representante: { readonly nombre: string; readonly cedula: string; readonly calidad: string } | null;
  /** 'Notaría 27 del cantón Quito'; null = neither was noted. */
  readonly notaria: string | null;
  /** Day and medium. */
  readonly convocatoria: string | null;
  readonly ordenDelDia: string | null;
  /** Of what it is an extract: hash of the file of the minutes; null = it is the minutes. */
  readonly extractoDe: string | null;
}

export const actaEnPapel: Papel<ActaImpresa> = {
  tipo: 'acta',
  titulo: (h) => `${mensajes.ASA.actaDeAsamblea(h.numeroAsamblea)} · ${h.producto} · Grupo ${h.grupo}`,
  version: (h) => h.version,
  borrador: (h) => h.borrador,
  filas: 'participantes',
  // the minutes say of each type that there were none, whereas the facts leave an empty type out
  vista: (h) => {
    const tipo = (nombre: string) => h.adjudicaciones.find((g) => g.tipo === nombre) ?? null;
    return {
      ...h,
      procedimiento: h.sorteo,
      oferta: tipo('Oferta'),
      sorteo: tipo('Sorteo'),
      entrega: tipo('Entrega'),
    };
  },
};

/** The minutes for a member (`extractoDeActa`): without signatures, naming the file that it is taken from. */
export const extractoEnPapel: Papel<ActaImpresa> = {
  ...actaEnPapel,
  titulo: (h) => `Extracto del ${actaEnPapel.titulo(h)}`,
};
