import type { Autoria } from '../conflicto';
import type { FuenteDeAzar } from './fuentes';

/** Body of POST /sorteo/{id}/publicar: the source, before its number is known. */
export interface PublicacionDeFuente {
  fuente: FuenteDeAzar;
  /** Day of the result; left out for the notary's drum, where it is the assembly's. */
  fecha?: string | undefined;
  /** Which draw of the lottery, which pulse of the beacon. */
  referencia?: string | undefined;
  /** Required for a source that replaces another one. */
  motivo?: string | undefined;
  version?: number | undefined;
}

/** Body of POST /sorteo/{id}/escribir and /confirmar. */
export interface NumeroDeSorteo {
  numero: string;
  version?: number | undefined;
}

/** Facts of a draw for its rules; `null` = the step was not taken. */
export interface HechosDeSorteo {
  /** The list is frozen. */
  readonly instalada: boolean;
  /** Plans that take part in the draw. */
  readonly elegibles: number;
  /** Minutes were issued, so that the draw does not change any more. */
  readonly conActa: boolean;
  readonly publicado: { readonly fuente: string; readonly fecha: string } | null;
  readonly escrito: (Autoria & { readonly usuarioId: number | null; readonly numero: string }) | null;
  readonly sorteado: Autoria | null;
}

export type EstadoDeSorteo = 'sinLista' | 'sinFuente' | 'publicado' | 'escrito' | 'sorteado';
export type AccionDeSorteo = 'publicar' | 'escribir' | 'confirmar';
