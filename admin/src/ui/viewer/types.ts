import type { Ref } from 'react';
import type { Rotation } from '../pdf/PdfPages';

/** What the toolbar can do with a view. */
export interface ViewControl {
  zoomIn(): void;
  zoomOut(): void;
  /** Fits the area again. */
  fit(): void;
  goToPage(page: number): void;
}

/** What the toolbar shows of a view. */
export interface ViewState {
  /** Visible page and number of pages; an image has one. */
  readonly page: number;
  readonly pages: number;
  /** 1 = fits the area. */
  readonly scale: number;
}

export interface FileViewProps {
  readonly file: Blob;
  readonly title: string;
  readonly rotation: Rotation;
  readonly ref: Ref<ViewControl>;
  readonly onChange: (state: Partial<ViewState>) => void;
}

export const MIN_SCALE = 0.5;
export const MAX_SCALE = 4;
export const SCALE_STEP = 1.25;
