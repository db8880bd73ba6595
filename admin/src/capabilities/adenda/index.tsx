import Box from '@mui/material/Box';
import { LazyOnView } from '../../ui/LazyOnView';
import { lazy } from '../../ui/lazy';

const AdendasDelContrato = lazy(() => import('./AdendasDelContrato'));

/** The addenda of an approved contract, loaded when they are seen. */
export const Adendas = ({ idCodigo }: { readonly idCodigo: string }) => (
  <Box sx={{ mt: 2 }}>
    <LazyOnView height={160}>
      <AdendasDelContrato idCodigo={idCodigo} />
    </LazyOnView>
  </Box>
);
