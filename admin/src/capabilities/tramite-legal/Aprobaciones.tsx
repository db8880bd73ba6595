import { LEG } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazy } from '../../ui/lazy';
import type { Aprobable, Avance } from './tipos';

const AprobarDialog = lazy(() => import('./AprobarDialog'));

interface AprobacionesProps {
  readonly tramite: Avance;
  readonly nombre: string;
}

const enUnaLinea = { whiteSpace: 'nowrap', py: 0 };

/** LEG-504, LEG-507, LEG-508: for Legal, the note until it is approved, then the contract; enabled when it can be. */
export function Aprobaciones({ tramite, nombre }: AprobacionesProps) {
  const [abierto, setAbierto] = useState<Aprobable | null>(null);
  const { seApruebaPagare, seApruebaContrato, estadoPagare, porHacer, terminado } = tramite;
  if (terminado) return null;
  const delContrato = !seApruebaPagare && (seApruebaContrato || estadoPagare === 'A' || porHacer === 'Ninguno');
  return (
    <>
      {delContrato ? (
        <Button size="small" sx={enUnaLinea} disabled={!seApruebaContrato} onClick={() => setAbierto('contrato')}>
          {LEG.aprobarContrato}
        </Button>
      ) : (
        <Button size="small" sx={enUnaLinea} disabled={!seApruebaPagare} onClick={() => setAbierto('pagare')}>
          {LEG.aprobarPagare}
        </Button>
      )}
      {abierto !== null && (
        <Suspense fallback={null}>
          <AprobarDialog que={abierto} tramite={tramite} nombre={nombre} onClose={() => setAbierto(null)} />
        </Suspense>
      )}
    </>
  );
}
