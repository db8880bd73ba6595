import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useToast } from '../../ui/useToast';
import { CambiarContrasenaForm, contrasenaCambiada } from './CambiarContrasenaForm';

export default function CambiarContrasenaDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const toast = useToast();
  const done = () => {
    toast.exito(contrasenaCambiada);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>Cambiar contraseña</DialogTitle>
      <DialogContent>
        <CambiarContrasenaForm onDone={done}>
          {(busy) => (
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1 }}>
              <Button onClick={onClose} disabled={busy}>
                Cancelar
              </Button>
              <Button type="submit" variant="contained" loading={busy}>
                Guardar
              </Button>
            </Stack>
          )}
        </CambiarContrasenaForm>
      </DialogContent>
    </Dialog>
  );
}
