import Box from '@mui/material/Box';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tarjetas } from '../inicio/Tarjetas';
import { TablaDeTramites } from './TablaDeTramites';

/** Home of legal (LEG-500…508): what can be opened, and the awards that wait for note, pledge and contract. */
export default function InicioLegal() {
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Tarjetas />
        <TablaDeTramites />
      </Box>
    </>
  );
}
