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
import { useClosing } from './useClosing';

interface Props {
  readonly title: string;
  /** Who gets it, and what happens with it. */
  readonly children: ReactNode;
  readonly secret: string;
  /** Text of the question when it is closed without having been copied. */
  readonly onceText: string;
  readonly onClose: () => void;
}

/** A secret that is shown once; closing asks unless it was copied. */
export function SecretDialog(props: Props) {
  return (
    <DialogWindow maxWidth="sm" onClose={props.onClose}>
      <Secret {...props} />
    </DialogWindow>
  );
}

function Secret({ title, children, secret, onceText, onClose }: Props) {
  const { id } = useWindow();
  const [copied, setCopied] = useState(false);
  const { question } = useClosing({
    dirty: !copied,
    ...propios.contrasenaSinCopiar,
    children: onceText,
    onClose,
  });
  // Without https there is no clipboard; the text can still be selected.
  const copy = async () => {
    await navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
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
          {secret}
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
