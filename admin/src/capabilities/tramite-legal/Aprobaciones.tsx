import { LEG } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazy } from '../../ui/lazy';
import type { Aprobable, Avance } from './tipos';

const AprobarDialog = lazy(() => import('./AprobarDialog'));

interface AprobacionesProps {
  readonly tramite: Avance;
  readonly nombre: string;
}

const enUnaLinea = { whiteSpace: 'nowrap' };

/** LEG-504, LEG-507, LEG-508: for Legal, each enabled when there is something to approve. */
export function Aprobaciones({ tramite, nombre }: AprobacionesProps) {
  const [abierto, setAbierto] = useState<Aprobable | null>(null);
  const { seApruebaPagare, seApruebaContrato } = tramite;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" sx={enUnaLinea} disabled={!seApruebaPagare} onClick={() => setAbierto('pagare')}>
        {LEG.aprobarPagare}
      </Button>
      <Button size="small" sx={enUnaLinea} disabled={!seApruebaContrato} onClick={() => setAbierto('contrato')}>
        {LEG.aprobarContrato}
      </Button>
      {abierto !== null && (
        <Suspense fallback={null}>
          <AprobarDialog que={abierto} tramite={tramite} nombre={nombre} onClose={() => setAbierto(null)} />
        </Suspense>
      )}
    </Box>
  );
}
