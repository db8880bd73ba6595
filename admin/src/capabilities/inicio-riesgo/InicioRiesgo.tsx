import Box from '@mui/material/Box';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tarjetas } from '../inicio/Tarjetas';
import { MiTrabajo } from '../trabajo';
import { MensajeDeTareas } from './MensajeDeTareas';
import { Metricas } from './Metricas';
import { TableroDeActividades } from './TableroDeActividades';
import { TiemposDeEntrega } from './TiemposDeEntrega';

/** Home of risk (RIE-500…509): what there is to do, the figures of the month, the folders that wait for a decision, and what can be opened. */
export default function InicioRiesgo() {
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MensajeDeTareas />
        <MiTrabajo />
        <Metricas />
        <TableroDeActividades />
        <TiemposDeEntrega />
        <Tarjetas />
      </Box>
    </>
  );
}
