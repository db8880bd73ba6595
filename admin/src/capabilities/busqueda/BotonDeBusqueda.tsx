import { propios } from '@adjudica/domain';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../../ui/lazy';

const Buscador = lazy(() => import('./Buscador'));

const MODAL = '[aria-modal="true"]';

/** Opens the search of everything, as Ctrl+K does anywhere but over a dialog, whose work must not be left unseen. */
export function BotonDeBusqueda() {
  const [abierto, setAbierto] = useState(false);
  /** What was looked for last: whoever opened the wrong one of several goes on from there. */
  const [texto, setTexto] = useState('');
  useEffect(() => {
    const alPulsar = (event: KeyboardEvent) => {
      const atajo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!atajo || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector(MODAL) === null) setAbierto(true);
    };
    window.addEventListener('keydown', alPulsar);
    return () => window.removeEventListener('keydown', alPulsar);
  }, []);
  return (
    <>
      <ButtonBase
        onClick={() => setAbierto(true)}
        aria-label={propios.buscarEnTodo}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={propios.buscarEnTodo}
        sx={{
          gap: 1,
          height: 34,
          px: 1,
          borderRadius: 1,
          border: { xs: 0, md: 1 },
          borderColor: { xs: 'transparent', md: 'divider' },
          color: 'text.secondary',
          typography: 'body2',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Search fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, pr: 3 }}>
          Buscar
        </Box>
        {/* shown, and no part of its name: aria-keyshortcuts says it */}
        <Box
          component="span"
          sx={{ display: { xs: 'none', md: 'inline' }, fontSize: 12, '&::after': { content: '"Ctrl K"' } }}
        />
      </ButtonBase>
      {abierto && (
        <Suspense fallback={null}>
          <Buscador texto={texto} onTexto={setTexto} onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  );
}
