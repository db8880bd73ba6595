import { mensajes } from '@adjudica/domain';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId } from 'react';
import { useStore } from 'react-admin';
import { Tablero } from '../tablero';

/** TAB-500: the figures of the head, of which the times of 004 are a part. Closed until somebody opens it: risk comes here for its folders. */
export function TiemposDeEntrega() {
  const [abierto, setAbierto] = useStore('riesgo.tiempos', false);
  const id = useId();
  return (
    <Accordion
      expanded={abierto}
      onChange={(_, abrir) => setAbierto(abrir)}
      disableGutters
      variant="outlined"
      sx={{ borderRadius: 1, overflow: 'hidden', '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary id={id} expandIcon={<ExpandMore />}>
        <Typography variant="h2" component="span">
          {mensajes.propios.tableroTitulo}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
          <Tablero />
        </Suspense>
      </AccordionDetails>
    </Accordion>
  );
}
