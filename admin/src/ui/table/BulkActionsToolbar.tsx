import { propios } from '@adjudica/domain';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ActDialog } from '../act/ActDialog';
import { refusalOf } from '../dialogs/refusal';
import { type BulkAct, isSelectable } from './bulkAct';

interface FailedRow {
  readonly name: string;
  readonly reason: string;
}

/** The rows for which an act was refused. */
interface Leftover {
  readonly failed: readonly FailedRow[];
  /** Message about the rows for which it was done. */
  readonly doneText: string | null;
}

/** Shown below the table while rows are selected: their acts and the refusals. It is sticky, so that no row moves. */
export default function BulkActionsToolbar<T extends RaRecord>({
  bulkActions,
}: {
  readonly bulkActions: readonly BulkAct<T>[];
}) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<T>();
  const [open, setOpen] = useState<BulkAct<T> | null>(null);
  const [leftover, setLeftover] = useState<Leftover | null>(null);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  if (chosen.length === 0 && leftover === null) return null;
  return (
    <Box
      role="region"
      aria-label="Filas seleccionadas"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {leftover !== null && (
        <Alert severity="warning" onClose={() => setLeftover(null)} sx={{ borderRadius: 0 }}>
          <AlertTitle>{propios.loteConRechazos(leftover.failed.length)}</AlertTitle>
          {leftover.failed.map(({ name, reason }) => (
            <div key={name}>{`${name}: ${reason}`}</div>
          ))}
          {leftover.doneText}
        </Alert>
      )}
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
          <IconButton size="small" aria-label="Quitar selección" onClick={() => onUnselectItems()}>
            <Close fontSize="small" />
          </IconButton>
          <Typography variant="body2" role="status" sx={{ mr: 'auto' }}>
            {propios.filasElegidas(chosen.length)}
          </Typography>
          {bulkActions.map((bulkAction) => {
            const { accion, acto } = bulkAction;
            const { titulo } = acto;
            const allowedCount = chosen.filter((row) => isSelectable([bulkAction], row)).length;
            return (
              <Button
                key={accion}
                variant="contained"
                disabled={allowedCount === 0}
                onClick={() => setOpen(bulkAction)}
              >
                {allowedCount === chosen.length ? titulo : `${titulo} (${allowedCount})`}
              </Button>
            );
          })}
        </Box>
      )}
      {open !== null && (
        <BulkActDialog
          {...open}
          rows={chosen.filter((row) => isSelectable([open], row))}
          onLeftover={setLeftover}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}

interface BulkActDialogProps<T> extends BulkAct<T> {
  readonly rows: readonly T[];
  readonly onLeftover: (leftover: Leftover | null) => void;
  readonly onClose: () => void;
}

/** The fields of the act, asked once. Each row is an act of its own with its version and key: a refusal of one row does not stop the others. */
function BulkActDialog<T extends RaRecord>({
  acto,
  nameOf: name,
  fixedOf,
  rows: current,
  onLeftover,
  onClose,
}: BulkActDialogProps<T>) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const { onSelect } = useListContext<T>();
  const notify = useNotify();
  const [rows] = useState(current);
  const { exito: _, ...quietAct } = acto;
  const send = async (body: object, key: string) => {
    const refused: { row: T; reason: string }[] = [];
    for (const row of rows) {
      try {
        await dataProvider.act(acto.path, row.id, { ...body, ...fixedOf?.(row) }, { key: `${key}-${row.id}` });
      } catch (error) {
        refused.push({ row, reason: refusalOf(error)?.text ?? (error as Error).message });
      }
    }
    return refused;
  };
  return (
    <ActDialog
      acto={quietAct}
      id={null}
      enviar={send}
      onHecho={(refused) => {
        onSelect(refused.map(({ row }) => row.id));
        const doneCount = rows.length - refused.length;
        const doneText = propios.loteHecho(acto.titulo, doneCount);
        if (refused.length === 0) {
          onLeftover(null);
          notify(doneText, { type: 'success' });
          return;
        }
        // A toast would cover the reasons.
        onLeftover({
          failed: refused.map(({ row, reason }) => ({ name: name(row), reason })),
          doneText: doneCount > 0 ? doneText : null,
        });
      }}
      onClose={onClose}
    >
      {propios.loteDe(rows.map(name))}
    </ActDialog>
  );
}
