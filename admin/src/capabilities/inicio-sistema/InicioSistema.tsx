import Box from '@mui/material/Box';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tarjetas } from '../inicio/Tarjetas';
import { PorAtender } from './PorAtender';
import { PrimerosPasos } from './PrimerosPasos';

/** Home of the administrator: what stopped until somebody acts, and what can be opened. */
export default function InicioSistema() {
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PrimerosPasos />
        <PorAtender />
        <Tarjetas />
      </Box>
    </>
  );
}
