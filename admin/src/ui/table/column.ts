import type { Path } from 'react-router';

/** What the menus of a list know of its columns. */
export interface ListColumn {
  /** Field of the record; a name of its own is allowed where the cell is drawn from several. */
  readonly source?: string;
  /** Heading; left out = what the resource calls its field. */
  readonly label?: string | undefined;
  /** Buttons: always in sight, however far the table scrolls sideways. Their heading is for screen readers only, unless it is `titled`. */
  readonly actions?: boolean;
  /** Not shown until somebody chooses it. */
  readonly hidden?: boolean;
}

/** What react-admin knows a column by. */
export const columnKey = ({ source, label }: ListColumn): string => source ?? label ?? '';

/** Of those that are not shown until somebody chooses them. */
export const hiddenKeys = (columns: readonly ListColumn[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(columnKey);

/** Where a row leads, and what goes along with the navigation. */
export type RowTarget = string | (Partial<Path> & { readonly state?: unknown });

export const stateOf = (target: RowTarget): unknown => (typeof target === 'string' ? undefined : target.state);
