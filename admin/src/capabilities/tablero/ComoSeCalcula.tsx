import { type CifraDelTablero, cifrasDelTablero, propios } from '@adjudica/domain';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

/** How a figure is reckoned, one click away from it. */
export function ComoSeCalcula({ cifra }: { readonly cifra: CifraDelTablero }) {
  const id = useId();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const { titulo, comoSeCalcula } = cifrasDelTablero[cifra];
  return (
    <>
      <IconButton
        size="small"
        aria-label={propios.tableroComoSeCalculaDe(titulo)}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onClick={(event) => setAncla(event.currentTarget)}
        sx={{ displayPrint: 'none' }}
      >
        <HelpOutlined fontSize="small" />
      </IconButton>
      <Popover
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { maxWidth: 360, p: 2 } } }}
      >
        <Typography id={id} variant="h3" component="p" sx={{ mb: 0.5 }}>
          {propios.tableroComoSeCalcula}: {titulo}
        </Typography>
        <Typography variant="body2">{comoSeCalcula}</Typography>
      </Popover>
    </>
  );
}
