import { estadosDePaso, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Punto } from '../consulta-cliente/Puntos';
import { palabrasDePaso } from './palabras';

/** What the three marks mean. */
export function Clave() {
  return (
    <Box
      component="ul"
      aria-label={propios.claveDelRecorrido}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {estadosDePaso.map((estado) => (
        <Typography
          key={estado}
          component="li"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
        >
          <Punto estado={estado} />
          {palabrasDePaso[estado]}
        </Typography>
      ))}
    </Box>
  );
}
