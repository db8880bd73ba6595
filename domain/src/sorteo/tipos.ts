import type { Autoria } from '../conflicto';
import type { FuenteDeAzar } from './fuentes';

/** Body of POST /sorteo/{id}/publicar: the source of chance, before anybody knows its number. */
export interface PublicacionDeFuente {
  fuente: FuenteDeAzar;
  /** Day of the result; of the notary's drum it is the assembly's and not said. */
  fecha?: string | undefined;
  /** Which draw of the lottery, which pulse of the beacon. */
  referencia?: string | undefined;
  /** Of a source that takes the place of another one. */
  motivo?: string | undefined;
  version?: number | undefined;
}

/** Body of POST /sorteo/{id}/escribir and /confirmar. */
export interface NumeroDeSorteo {
  numero: string;
  version?: number | undefined;
}

/** A draw as its rules see it; `null` where a step was not taken. */
export interface HechosDeSorteo {
  /** The list is frozen. */
  readonly instalada: boolean;
  /** Plans of it that are drawn. */
  readonly elegibles: number;
  /** Minutes were issued: the draw is history. */
  readonly conActa: boolean;
  readonly publicado: { readonly fuente: string; readonly fecha: string } | null;
  readonly escrito: (Autoria & { readonly usuarioId: number | null; readonly numero: string }) | null;
  readonly sorteado: Autoria | null;
}

export type EstadoDeSorteo = 'sinLista' | 'sinFuente' | 'publicado' | 'escrito' | 'sorteado';
export type AccionDeSorteo = 'publicar' | 'escribir' | 'confirmar';
