import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { DialogWindow, useWindow } from '../../ui/dialogs/DialogWindow';
import { useClosing } from '../../ui/dialogs/useClosing';
import { CambiarContrasenaForm, contrasenaCambiada } from './CambiarContrasenaForm';

interface CambiarContrasenaDialogProps {
  readonly onClose: () => void;
}

export default function CambiarContrasenaDialog({ onClose }: CambiarContrasenaDialogProps) {
  return (
    <DialogWindow maxWidth="xs" onClose={onClose}>
      <Contenido onClose={onClose} />
    </DialogWindow>
  );
}

function Contenido({ onClose }: CambiarContrasenaDialogProps) {
  const { id } = useWindow();
  const notify = useNotify();
  const [escrito, setEscrito] = useState(false);
  const { close, question } = useClosing({ dirty: escrito, onClose });
  const done = () => {
    notify(contrasenaCambiada, { type: 'success' });
    onClose();
  };
  return (
    <>
      <DialogTitle id={id}>Cambiar contraseña</DialogTitle>
      <DialogContent onInput={() => setEscrito(true)}>
        <CambiarContrasenaForm onDone={done}>
          {(busy) => (
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1 }}>
              <Button onClick={close} disabled={busy}>
                Cancelar
              </Button>
              <Button type="submit" variant="contained" loading={busy}>
                Guardar
              </Button>
            </Stack>
          )}
        </CambiarContrasenaForm>
      </DialogContent>
      {question}
    </>
  );
}
