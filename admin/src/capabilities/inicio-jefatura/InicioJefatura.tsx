import { puede } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { LazyOnView } from '../../ui/LazyOnView';
import { Bienvenida } from '../inicio/Bienvenida';
import { Tablero } from '../tablero';
import { MiTrabajo } from '../trabajo';
import { Decisiones } from './Decisiones';

/** Home of the head, who begins with the work, and of the managers, who begin with the figures. So does paper. */
export default function InicioJefatura() {
  const { role } = useUsuario();
  // 'Inicio' pressed on the page itself asks again
  const { key } = useLocation();
  const cifras = (
    <Box sx={{ '@media print': { order: -1 } }}>
      <LazyOnView height={420}>
        <Tablero />
      </LazyOnView>
    </Box>
  );
  const reparte = puede(role, 'adjudicacion:asignar');
  return (
    <>
      <Bienvenida />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!reparte && cifras}
        <MiTrabajo key={`trabajo ${key}`} />
        <Decisiones key={key} />
        {reparte && cifras}
      </Box>
    </>
  );
}
