import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';

/** Waiting. The indicator appears after 250 ms, so that short waits do not flicker. */
export function LoadingState({ fullPage = false }: { readonly fullPage?: boolean }) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      role="status"
      aria-label="Cargando"
      sx={{ display: 'grid', placeItems: 'center', minHeight: fullPage ? '100dvh' : 160, py: 4 }}
    >
      {visible && <CircularProgress size={26} thickness={4.5} aria-hidden />}
    </Box>
  );
}
