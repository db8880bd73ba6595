import type { Path } from 'react-router';

/** What the tools of a list need of its columns. */
export interface ListColumn {
  /** Field of the record, or a name of its own for a cell drawn from several fields. */
  readonly source?: string;
  /** Heading; left out = the resource's name of the field. */
  readonly label?: string | undefined;
  /** A column of buttons: sticky while the table scrolls sideways. Its heading is only for screen readers unless it is `titled`. */
  readonly actions?: boolean;
  /** Hidden until the user chooses it. */
  readonly hidden?: boolean;
}

/** react-admin's key of a column. */
export const columnKey = ({ source, label }: ListColumn): string => source ?? label ?? '';

/** Keys of the columns that are hidden at first. */
export const hiddenKeys = (columns: readonly ListColumn[]): string[] =>
  columns.filter(({ hidden }) => hidden).map(columnKey);

/** Target of a row, and the state of its navigation. */
export type RowTarget = string | (Partial<Path> & { readonly state?: unknown });

export const stateOf = (target: RowTarget): unknown => (typeof target === 'string' ? undefined : target.state);
