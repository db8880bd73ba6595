import { puede } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { CanAccess } from 'react-admin';
import { useLocation } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { LazyOnView } from '../../ui/LazyOnView';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tablero } from '../tablero';
import { Decisiones } from './Decisiones';
import { PorAprobar } from './PorAprobar';
import { trabajos } from './trabajos';

/** Home of the head and of the managers: what waits for approval, the oldest first, and the times of delivery. Paper begins with these. */
export default function InicioJefatura() {
  const { role } = useUsuario();
  // 'Inicio' pressed on the page itself asks again
  const { key } = useLocation();
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <CanAccess resource="decision" action="leer">
          <Decisiones key={key} />
        </CanAccess>
        {trabajos
          .filter(({ permiso }) => puede(role, permiso))
          .map((trabajo) => (
            <PorAprobar key={`${trabajo.recurso} ${key}`} trabajo={trabajo} />
          ))}
        <CanAccess resource="tablero" action="leer">
          <Box sx={{ '@media print': { order: -1 } }}>
            <LazyOnView height={420}>
              <Tablero />
            </LazyOnView>
          </Box>
        </CanAccess>
      </Box>
    </>
  );
}
