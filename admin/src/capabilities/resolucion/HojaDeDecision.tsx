import { propios } from '@adjudica/domain';
import Description from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { CanAccess } from 'react-admin';
import { lazy } from '../../ui/lazy';

/** Loads when it is asked for, not with the page in which the button stands. */
const HojaDialog = lazy(() => import('./HojaDialog'));

interface HojaDeDecisionProps {
  readonly idCodigo: string;
  /** Of the last approval. */
  readonly version: number;
}

/** The sheet on which the folder was approved, for whoever may read its risk. */
export function HojaDeDecision({ idCodigo, version }: HojaDeDecisionProps) {
  const [abierta, setAbierta] = useState(false);
  return (
    <CanAccess resource="riesgo" action="leer">
      <Button size="small" startIcon={<Description />} aria-haspopup="dialog" onClick={() => setAbierta(true)}>
        {propios.decisionTitulo}
      </Button>
      {abierta && (
        <Suspense fallback={null}>
          <HojaDialog idCodigo={idCodigo} version={version} onClose={() => setAbierta(false)} />
        </Suspense>
      )}
    </CanAccess>
  );
}
