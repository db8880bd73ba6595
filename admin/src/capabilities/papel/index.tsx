import Box from '@mui/material/Box';
import { LazyOnView } from '../../ui/LazyOnView';
import { lazy } from '../../ui/lazy';

const PapelesDelCaso = lazy(() => import('./PapelesDelCaso'));

/** The papers of a plan's case, loaded when they are seen. */
export const Papeles = ({ idCodigo }: { readonly idCodigo: string }) => (
  <Box sx={{ mt: 2 }}>
    <LazyOnView height={240}>
      <PapelesDelCaso idCodigo={idCodigo} />
    </LazyOnView>
  </Box>
);
