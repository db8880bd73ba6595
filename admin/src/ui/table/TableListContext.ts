import { createContext } from 'react';

/** Given by a list to the table in it. */
export interface TableList {
  /** Key under which the chosen columns are stored. */
  readonly listKey?: string | undefined;
  /** Element beside the filters for the tools of the list. */
  readonly toolsSlot?: HTMLElement | null;
  /** It can be exported as a workbook. */
  readonly exportable?: boolean;
  /** GEN-520 unless the list has its own text. */
  readonly empty?: string | undefined;
  /** What the search looks through: 'usuario o nombre'. */
  readonly lookIn?: string | undefined;
}

export const TableListContext = createContext<TableList>({});
