import { propios } from '@adjudica/domain';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { DialogWindow, useWindow } from './DialogWindow';
import { useCierre } from './useCierre';

interface Props {
  readonly titulo: string;
  /** Whom it is for, and what becomes of it. */
  readonly children: ReactNode;
  readonly secreto: string;
  /** Said when it is closed without having been copied. */
  readonly unaVez: string;
  readonly onClose: () => void;
}

/** What is shown once: it is nowhere else and must not be closed by a stray click. */
export function SecretoDialog(props: Props) {
  return (
    <DialogWindow maxWidth="sm" onClose={props.onClose}>
      <Secreto {...props} />
    </DialogWindow>
  );
}

function Secreto({ titulo, children, secreto, unaVez, onClose }: Props) {
  const { id } = useWindow();
  const [copied, setCopied] = useState(false);
  const { question } = useCierre({
    dirty: !copied,
    ...propios.contrasenaSinCopiar,
    children: unaVez,
    onClose,
  });
  // Without https the browser offers no clipboard; the text can still be selected.
  const copy = async () => {
    await navigator.clipboard?.writeText(secreto).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
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
            whiteSpace: 'pre-line',
          }}
        >
          {secreto}
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
