import { propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazy } from '../../ui/lazy';
import type { Informe } from './consultas';

/** Loads when it is asked for, not with the report beside which the button stands. */
const DialogoDeAnteriores = lazy(() => import('./DialogoDeAnteriores'));

export function ConsultasAnteriores({ informe }: { readonly informe: Pick<Informe, 'id' | 'cedula'> }) {
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAbierto(true)}>
        {propios.buroAnteriores}
      </Button>
      {abierto && (
        <Suspense fallback={null}>
          <DialogoDeAnteriores informe={informe} onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  );
}
