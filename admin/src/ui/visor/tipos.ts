import type { Ref } from 'react';
import type { Rotacion } from '../pdf/PdfPages';

/** What the buttons of the viewer ask of whatever draws the file. */
export interface ControlDeVista {
  acercar(): void;
  alejar(): void;
  /** As large as its place, as it was opened. */
  ajustar(): void;
  irAPagina(pagina: number): void;
}

/** What the buttons need to know of it. */
export interface EstadoDeVista {
  /** Page in sight and how many there are; an image is one page. */
  readonly pagina: number;
  readonly paginas: number;
  /** 1 = fits its place. */
  readonly escala: number;
}

export interface VistaProps {
  readonly archivo: Blob;
  readonly titulo: string;
  readonly rotacion: Rotacion;
  readonly ref: Ref<ControlDeVista>;
  readonly onCambio: (estado: Partial<EstadoDeVista>) => void;
}

export const ESCALA_MINIMA = 0.5;
export const ESCALA_MAXIMA = 4;
export const PASO_DE_ESCALA = 1.25;
