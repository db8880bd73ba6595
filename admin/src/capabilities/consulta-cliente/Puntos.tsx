import { type EstadoDePaso, mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { palabrasDePaso } from '../recorrido/palabras';
import type { PosicionDePlan } from './tipos';

/** The journey as a line of dots, each with its name. */
export function Puntos({ pasos }: Pick<PosicionDePlan, 'pasos'>) {
  return (
    <Box
      component="ol"
      aria-label={mensajes.propios.pasosDelRecorrido}
      sx={{ display: 'flex', alignItems: 'center', m: 0, p: 0, listStyle: 'none' }}
    >
      {pasos.map(({ nombre, estado }, indice) => {
        const dicho = `${nombre}: ${palabrasDePaso[estado].toLowerCase()}`;
        return (
          <Box component="li" key={nombre} sx={{ display: 'flex', alignItems: 'center' }}>
            {indice > 0 && <Box sx={{ width: 6, height: 2, bgcolor: 'divider' }} />}
            <Tooltip title={dicho}>
              <Box role="img" aria-label={dicho}>
                <Punto estado={estado} />
              </Box>
            </Tooltip>
          </Box>
        );
      })}
    </Box>
  );
}

/** Filled = done, a ring with its centre = under way, a grey ring = not begun. */
export function Punto({ estado }: { readonly estado: EstadoDePaso }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 12,
        height: 12,
        borderRadius: '50%',
        border: 2,
        borderColor: estado === 'porHacer' ? 'text.disabled' : 'primary.main',
        bgcolor: estado === 'hecho' ? 'primary.main' : 'transparent',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {estado === 'enCurso' && <Box sx={{ width: 4, height: 4, borderRadius: '50%', bgcolor: 'primary.main' }} />}
    </Box>
  );
}
