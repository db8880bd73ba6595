import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';

/** A line along the upper edge. It appears after a delay, so that fast pages do not show it. */
export default function ProgressLine() {
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
        animation: 'en-camino 8s cubic-bezier(0.1, 0.6, 0.2, 1) 200ms both',
        '@keyframes en-camino': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        '@media print': { display: 'none' },
      }}
    />
  );
}
