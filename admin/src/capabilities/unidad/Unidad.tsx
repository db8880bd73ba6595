import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useGetOne } from 'react-admin';
import type { UnidadVista } from '../../generated/api';
import { lazy } from '../../ui/lazy';

/** Loads when it is asked for, not with the page in which the button stands. */
const UnidadDialog = lazy(() => import('./UnidadDialog'));

interface UnidadProps {
  readonly idCodigo: string;
  /** Says of which good, where the page around it does not. */
  readonly conBien?: boolean;
}

/** What the papers still need to know of the vehicle or house of a plan with an approved means, and the dialog in which it is typed. */
export function Unidad({ idCodigo, conBien = false }: UnidadProps) {
  const [abierta, setAbierta] = useState(false);
  const { data: unidad } = useGetOne<UnidadVista>('unidad', { id: idCodigo });
  if (unidad === undefined) return null;
  const { bien, faltan, acciones } = unidad;
  const seEscribe = acciones.includes('guardar');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {conBien && (
        <Typography variant="body2" component="span">
          {bien}
        </Typography>
      )}
      {seEscribe && faltan.length > 0 && (
        <Typography variant="body2" component="span" sx={{ color: 'warning.main' }}>
          {propios.unidadFalta(faltan)}
        </Typography>
      )}
      <Button size="small" aria-haspopup="dialog" onClick={() => setAbierta(true)} sx={{ mx: -0.625 }}>
        {seEscribe && faltan.length > 0 ? propios.unidadCompletar : propios.unidadTitulo}
      </Button>
      {abierta && (
        <Suspense fallback={null}>
          <UnidadDialog unidad={unidad} onClose={() => setAbierta(false)} />
        </Suspense>
      )}
    </Box>
  );
}
