import type { Path } from 'react-router';
import type { ColProps } from './Col';

/** What the menus of a list know of its columns. */
export type ListColumn = Pick<ColProps, 'source' | 'label' | 'hidden' | 'actions'>;

/** What react-admin knows a column by. */
export const columnKey = ({ source, label }: ListColumn): string => source ?? label ?? '';

/** Of those that are not shown until somebody chooses them. */
export const hiddenKeys = (columns: readonly ListColumn[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(columnKey);

/** Where a row leads, and what goes along with the navigation. */
export type Destino = string | (Partial<Path> & { readonly state?: unknown });

export const estadoDe = (destino: Destino): unknown => (typeof destino === 'string' ? undefined : destino.state);
