import Box from '@mui/material/Box';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tarjetas } from '../inicio/Tarjetas';
import { MiTrabajo } from '../trabajo';
import { TablaDeTramites } from './TablaDeTramites';

/** Home of legal (LEG-500…508): what there is to do, the awards that wait for note, pledge and contract, and what can be opened. */
export default function InicioLegal() {
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MiTrabajo />
        <TablaDeTramites />
        <Tarjetas />
      </Box>
    </>
  );
}
