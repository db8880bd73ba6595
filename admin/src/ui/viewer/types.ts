import type { Ref } from 'react';
import type { Rotation } from '../pdf/PdfPages';

/** What the buttons of the viewer ask of whatever draws the file. */
export interface ViewControl {
  zoomIn(): void;
  zoomOut(): void;
  /** As large as its place, as it was opened. */
  fit(): void;
  goToPage(page: number): void;
}

/** What the buttons need to know of it. */
export interface ViewState {
  /** Page in sight and how many there are; an image is one page. */
  readonly page: number;
  readonly pages: number;
  /** 1 = fits its place. */
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
