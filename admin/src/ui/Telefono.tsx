import { propios } from '@adjudica/domain';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { useNotify } from 'react-admin';

/** A telephone that can be called and copied. Without https there is no clipboard. */
export function Telefono({ numero }: { readonly numero: string }) {
  const notify = useNotify();
  const copiar = async () => {
    await navigator.clipboard.writeText(numero);
    notify(propios.telefonoCopiado);
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Link
        href={`tel:${numero}`}
        aria-label={propios.llamarA(numero)}
        underline="hover"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {numero}
      </Link>
      {navigator.clipboard !== undefined && (
        <Tooltip title={propios.copiarTelefono(numero)}>
          <IconButton
            size="small"
            aria-label={propios.copiarTelefono(numero)}
            data-sin-imprimir
            onClick={() => void copiar()}
            sx={{ my: -0.5 }}
          >
            <ContentCopy sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
