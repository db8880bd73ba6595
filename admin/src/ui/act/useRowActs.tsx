import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ActDialog } from './ActDialog';
import { Subject } from './Subject';
import type { Act } from './types';

interface RowActs<Row, Accion> {
  readonly actOf: (accion: Accion, row: Row) => { readonly boton: string; readonly efecto: string; readonly acto: Act };
  /** Name of the button, which in a list says of which row it is. */
  readonly nameOf: (boton: string, row: Row) => string;
  readonly subjectOf: (row: Row) => string;
}

/**
 * Acts of a list's rows that ask first: the buttons of a row (`record.acciones`), and the dialog of the one that was pressed, which stands beside the
 * list: a refusal may take the row away.
 */
export function useRowActs<
  Row extends { readonly id: number; readonly version: number; readonly acciones: readonly Accion[] },
  Accion extends string,
>({ actOf, nameOf, subjectOf }: RowActs<Row, Accion>): { buttons: (row: Row) => ReactNode; dialog: ReactNode } {
  const [chosen, setChosen] = useState<{ readonly row: Row; readonly accion: Accion } | null>(null);
  const act = chosen && actOf(chosen.accion, chosen.row);
  return {
    buttons: (row) =>
      row.acciones.map((accion) => {
        const { boton } = actOf(accion, row);
        return (
          <Button key={accion} size="small" aria-label={nameOf(boton, row)} onClick={() => setChosen({ row, accion })}>
            {boton}
          </Button>
        );
      }),
    dialog: chosen !== null && act !== null && (
      <ActDialog
        acto={act.acto}
        id={chosen.row.id}
        fijos={{ version: chosen.row.version }}
        efecto={act.efecto}
        onClose={() => setChosen(null)}
      >
        <Subject nombre={subjectOf(chosen.row)} />
      </ActDialog>
    ),
  };
}
