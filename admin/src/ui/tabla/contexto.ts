import { createContext } from 'react';

/** What a list says to the table in it. */
export interface ListaDeTabla {
  /** Where the columns that this user chose are kept. */
  readonly clave?: string | undefined;
  /** Beside the filters: what can be done with the table as a whole. */
  readonly herramientas?: HTMLElement | null;
  /** Its resource also leaves as a workbook. */
  readonly exportable?: boolean;
  /** GEN-520 unless the list has its own text. */
  readonly vacio?: string | undefined;
  /** What its search looks through: 'usuario o nombre'. */
  readonly buscaEn?: string | undefined;
}

export const TablaContext = createContext<ListaDeTabla>({});
