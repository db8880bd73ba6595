import Box from '@mui/material/Box';
import { AlVerse } from '../../ui/AlVerse';
import { usePuede } from '../../ui/usePuede';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tarjetas } from '../inicio/Tarjetas';
import { Tablero } from '../tablero';
import { Decisiones } from './Decisiones';
import { PorAprobar } from './PorAprobar';
import { trabajos } from './trabajos';

/** Home of the head and of the managers: what waits for approval, the oldest first, what can be opened, and the times of delivery. */
export default function InicioJefatura() {
  const puede = usePuede();
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {puede('decision:leer') && <Decisiones />}
        {trabajos
          .filter(({ permiso }) => puede(permiso))
          .map((trabajo) => (
            <PorAprobar key={trabajo.recurso} trabajo={trabajo} />
          ))}
        <Tarjetas />
        {puede('tablero:leer') && (
          <AlVerse alto={420}>
            <Tablero />
          </AlVerse>
        )}
      </Box>
    </>
  );
}
