import Box from '@mui/material/Box';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tarjetas } from '../inicio/Tarjetas';
import { MensajeDeTareas } from './MensajeDeTareas';
import { Metricas } from './Metricas';
import { TableroDeActividades } from './TableroDeActividades';
import { TiemposDeEntrega } from './TiemposDeEntrega';

/** Home of risk (RIE-500…509): what can be opened, the figures of the month, and the folders that wait for a decision. */
export default function InicioRiesgo() {
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MensajeDeTareas />
        <Tarjetas />
        <Metricas />
        <TableroDeActividades />
        <TiemposDeEntrega />
      </Box>
    </>
  );
}
