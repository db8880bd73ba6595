import { mensajes } from '@adjudica/domain';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useShownRecord } from '../../ui/show/useShownRecord';
import type { AsambleaRecord } from '../asamblea/tipos';
import { ActaPreview } from './ActaPreview';

/** ASA-023, ASA-067, ASA-068: the reference opens the minutes; 'Sin Acta' opens nothing. */
export function ActaField() {
  const asamblea = useShownRecord<AsambleaRecord>();
  const [open, setOpen] = useState(false);
  if (!asamblea.tieneActa) {
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {mensajes.ASA.sinActa}
      </Typography>
    );
  }
  return (
    <>
      <MuiLink
        component="button"
        type="button"
        variant="body2"
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
        sx={{ textAlign: 'left', whiteSpace: 'nowrap' }}
      >
        {asamblea.acta}
      </MuiLink>
      {open && (
        <ActaPreview asambleaId={asamblea.id} numeroAsamblea={asamblea.numeroAsamblea} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
