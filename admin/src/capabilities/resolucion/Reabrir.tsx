import { propios } from '@adjudica/domain';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { CanAccess } from 'react-admin';
import { lazy } from '../../ui/lazy';
import type { CarpetaPorResolver } from './tipos';

/** Loads when it is asked for, not with the page in which the button stands. */
const ReabrirDialog = lazy(() => import('./ReabrirDialog'));

/** The way out of a basis that the approval closed, for whoever may take it. */
export function Reabrir({ carpeta }: { readonly carpeta: CarpetaPorResolver }) {
  const [abierto, setAbierto] = useState(false);
  return (
    <CanAccess resource="carpeta" action="reabrir">
      <Button size="small" color="error" startIcon={<Undo />} aria-haspopup="dialog" onClick={() => setAbierto(true)}>
        {propios.devolverARiesgo}
      </Button>
      {abierto && (
        <Suspense fallback={null}>
          <ReabrirDialog carpeta={carpeta} onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </CanAccess>
  );
}
