import { mensajes } from '@adjudica/domain';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazy } from '../../ui/lazy';
import { usePuede } from '../../ui/usePuede';

const DialogoDeRiesgo = lazy(() => import('./DialogoDeRiesgo'));

/** Opens the risk parameters of a plan; nothing for who may not read them. The dialog loads when it is asked for. */
export function BotonDeRiesgo({ idCodigo }: { readonly idCodigo: string }) {
  const puede = usePuede();
  const [abierto, setAbierto] = useState(false);
  if (!puede('riesgo:leer')) return null;
  return (
    <>
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
    </>
  );
}
