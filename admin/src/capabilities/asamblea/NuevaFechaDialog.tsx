import { mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useGrupo, useOpciones } from './consultas';
import type { Seleccion } from './enlaces';
import { NuevaFechaForm } from './NuevaFechaForm';
import { SelectoresDeGrupo } from './Selectores';
import type { AsambleaDetalle } from './tipos';

interface NuevaFechaDialogProps {
  /** Product and group chosen on the page; they can be changed here. */
  readonly seleccion: Seleccion;
  readonly onCreated: (asamblea: AsambleaDetalle) => void;
  readonly onClose: () => void;
}

/** ASA-072, ASA-076…090. Enter saves, Esc leaves and asks first when something was written. Render it only while it is open. */
export function NuevaFechaDialog({ seleccion: inicial, onCreated, onClose }: NuevaFechaDialogProps) {
  const titleId = useId();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const [seleccion, setSeleccion] = useState<Seleccion>(inicial);
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { producto = '', grupo: codigo = '' } = seleccion;
  const { grupo } = useGrupo(producto, codigo);
  const { data: opciones, error } = useOpciones(grupo?.id as number | undefined);
  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };

  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={phone}>
      <DialogTitle id={titleId}>{mensajes.ASA.nuevaFechaAsamblea}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1, pb: 2, '& > *': { flex: '1 1 160px' } }}>
          <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} disabled={busy} />
        </Box>
        {error && <Alert severity="error">{error.message}</Alert>}
        {opciones && !opciones.nuevaFecha.permitida && (
          <Alert severity="warning">{mensajes.propios.grupoCompleto}</Alert>
        )}
        <NuevaFechaForm
          id={`${titleId}-form`}
          producto={producto}
          grupo={codigo}
          opciones={opciones}
          onDirty={setDirty}
          onBusy={setBusy}
          onCreated={onCreated}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          Cancelar
        </Button>
        <Button
          type="submit"
          form={`${titleId}-form`}
          variant="contained"
          loading={busy}
          disabled={!opciones?.nuevaFecha.permitida}
        >
          Crear fecha
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={asking}
        title="¿Descartar la nueva fecha?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        Lo que escribió no se ha guardado.
      </ConfirmDialog>
    </Dialog>
  );
}
