import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CopyButton } from './CopyButton';

/** A telephone that can be called and copied. */
export function Telefono({ numero }: { readonly numero: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' }}>
      <Link
        href={`tel:${numero}`}
        aria-label={propios.llamarA(numero)}
        underline="hover"
        sx={{ display: 'inline-block', lineHeight: '24px', fontVariantNumeric: 'tabular-nums' }}
      >
        {numero}
      </Link>
      <CopyButton text={numero} />
    </Box>
  );
}
