import Box from '@mui/material/Box';
import { usePuede } from '../../ui/usePuede';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tarjetas } from '../inicio/Tarjetas';
import { PorAprobar } from './PorAprobar';
import { trabajos } from './trabajos';

/** Home of the head and of the managers: what waits for approval, the oldest first, and what can be opened. */
export default function InicioJefatura() {
  const puede = usePuede();
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {trabajos
          .filter(({ permiso }) => puede(permiso))
          .map((trabajo) => (
            <PorAprobar key={trabajo.recurso} trabajo={trabajo} />
          ))}
        <Tarjetas />
      </Box>
    </>
  );
}
