import { mensajes } from '@adjudica/domain';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { CanAccess } from 'react-admin';
import { lazy } from '../../ui/lazy';

const DialogoDeRiesgo = lazy(() => import('./DialogoDeRiesgo'));

/** Opens the risk parameters of a plan; nothing for who may not read them. The dialog loads when it is asked for. */
export function BotonDeRiesgo({ idCodigo }: { readonly idCodigo: string }) {
  const [abierto, setAbierto] = useState(false);
  return (
    <CanAccess resource="riesgo" action="leer">
      <Button
        size="small"
        variant="outlined"
        startIcon={<FactCheckOutlined />}
        aria-haspopup="dialog"
        onClick={() => setAbierto(true)}
      >
        {mensajes.propios.riesgoParametros}
      </Button>
      {abierto && (
        <Suspense fallback={null}>
          <DialogoDeRiesgo idCodigo={idCodigo} onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </CanAccess>
  );
}
