import { propios } from '@adjudica/domain';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useNotify } from 'react-admin';

/** Copies a telephone, a number of identification, a code. Without https there is no clipboard. */
export function CopyButton({ text }: { readonly text: string }) {
  const notify = useNotify();
  if (navigator.clipboard === undefined) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(propios.copiado(text));
  };
  return (
    <Tooltip title={propios.copiar(text)}>
      <IconButton
        size="small"
        aria-label={propios.copiar(text)}
        data-sin-imprimir
        onClick={() => void copy()}
        // 24 px: the least that a finger is given
        sx={{ p: 0.5 }}
      >
        <ContentCopy sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}

/** A code that stands with the button to copy it. */
export function Copiable({ texto }: { readonly texto: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      {texto}
      <CopyButton text={texto} />
    </Box>
  );
}
