import { cedulaParaBuro, mensajes } from '@adjudica/domain';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { CanAccess } from 'react-admin';
import { lazy } from '../../ui/lazy';

const DialogoDeBuro = lazy(() => import('./DialogoDeBuro'));

interface BotonDeBuroProps {
  /** Identification of the client; the bureau knows cédulas only. */
  readonly identificacion: string;
  /** idCodigo of the chosen plan: what is asked from here is asked for it. */
  readonly plan?: string | undefined;
}

/** CLI-016, BUR-001: opens the bureau's dialog; nothing for who may not read reports, or where there is no cédula. */
export function BotonDeBuro({ identificacion, plan }: BotonDeBuroProps) {
  const [abierto, setAbierto] = useState(false);
  const cedula = cedulaParaBuro(identificacion);
  if (cedula === null) return null;
  return (
    <CanAccess resource="buro" action="leer">
      <Button size="small" variant="outlined" startIcon={<SpeedOutlined />} onClick={() => setAbierto(true)}>
        {mensajes.BUR.buroDeCredito}
      </Button>
      {abierto && (
        <Suspense fallback={null}>
          <DialogoDeBuro cedula={cedula} plan={plan} onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </CanAccess>
  );
}
