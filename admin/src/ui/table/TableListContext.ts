import { createContext } from 'react';

/** What a list says to the table in it. */
export interface TableList {
  /** Where the columns that this user chose are kept. */
  readonly listKey?: string | undefined;
  /** Beside the filters: what can be done with the table as a whole. */
  readonly toolsSlot?: HTMLElement | null;
  /** Its resource also leaves as a workbook. */
  readonly exportable?: boolean;
  /** GEN-520 unless the list has its own text. */
  readonly empty?: string | undefined;
  /** What its search looks through: 'usuario o nombre'. */
  readonly lookIn?: string | undefined;
}

export const TableListContext = createContext<TableList>({});
