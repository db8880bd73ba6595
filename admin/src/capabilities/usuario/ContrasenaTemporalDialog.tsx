import { propios } from '@adjudica/domain';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogWindow, useWindow } from '../../ui/dialogs/DialogWindow';
import { useCierre } from '../../ui/dialogs/useCierre';

interface Props {
  readonly usuario: string;
  readonly contrasena: string;
  readonly onClose: () => void;
}

/** The one-time password, shown once: it is nowhere else and must not be closed by a stray click. */
export function ContrasenaTemporalDialog(props: Props) {
  return (
    <DialogWindow maxWidth="xs" onClose={props.onClose}>
      <Contrasena {...props} />
    </DialogWindow>
  );
}

function Contrasena({ usuario, contrasena, onClose }: Props) {
  const { id } = useWindow();
  const [copied, setCopied] = useState(false);
  const { question } = useCierre({
    dirty: !copied,
    ...propios.contrasenaSinCopiar,
    children: propios.contrasenaUnaVez,
    onClose,
  });
  // Without https the browser offers no clipboard; the text can still be selected.
  const copy = async () => {
    await navigator.clipboard?.writeText(contrasena).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <>
      <DialogTitle id={id}>Contraseña de un solo uso</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Entréguela a <b>{usuario}</b>. Se muestra solo esta vez y deberá cambiarse al ingresar.
        </Typography>
        <Box
          component="output"
          sx={{
            display: 'block',
            mt: 2,
            p: 1.5,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.default',
            fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
            fontSize: '1.125rem',
            letterSpacing: '0.04em',
            textAlign: 'center',
            userSelect: 'all',
            overflowWrap: 'anywhere',
          }}
        >
          {contrasena}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
          {copied ? 'Copiada' : 'Copiar'}
        </Button>
        <Button variant="contained" onClick={onClose}>
          Entendido
        </Button>
      </DialogActions>
      {question}
    </>
  );
}
