import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useEnCamino } from '../../providers/direccion';
import { useDelayed } from '../useDelayed';

/** What loads faster than this needs no sign. */
const PACIENCIA = 200;

/** The line above a page that is being left: the press was heard, and the next page is loading. */
export function EnCamino() {
  const enCamino = useEnCamino();
  const seEspera = useDelayed(enCamino, PACIENCIA);
  if (!enCamino || !seEspera) return null;
  return (
    <Box
      role="progressbar"
      aria-label={propios.abriendoPagina}
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        height: 3,
        zIndex: 'tooltip',
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        animation: 'en-camino 8s cubic-bezier(0.1, 0.6, 0.2, 1) forwards',
        '@keyframes en-camino': { from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.95)' } },
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        '@media print': { display: 'none' },
      }}
    />
  );
}
