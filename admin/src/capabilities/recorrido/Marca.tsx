import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { useColorDePaso } from './colores';
import type { Paso } from './dibujo';
import { palabrasDePaso } from './palabras';

/** JOR-503: filled with a check = done, a ring = under way, a grey circle = not begun; for the ear the word. */
export function Marca({ paso }: { readonly paso: Paso }) {
  const color = useColorDePaso()(paso);
  const { estado } = paso;
  return (
    <Box
      role="img"
      aria-label={`${palabrasDePaso[estado]}, ${paso.departamento ?? paso.idDepartamento}`}
      sx={{
        position: 'relative',
        mx: 'auto',
        width: 24,
        height: 24,
        flexShrink: 0,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        color: 'background.paper',
        bgcolor: estado === 'hecho' ? color : 'background.paper',
        border: estado === 'porHacer' ? '2px solid' : `2.5px solid ${color}`,
        // JOR-502: once begun, a step with a colour of its own is seen from afar.
        ...(estado === 'porHacer' && { borderColor: 'text.disabled', opacity: 0.75 }),
        ...(estado === 'enCurso' && { boxShadow: `0 0 0 5px ${alpha(color, 0.2)}` }),
      }}
    >
      {estado === 'hecho' && <Check sx={{ fontSize: 16, strokeWidth: 1, stroke: 'currentColor' }} />}
      {estado === 'enCurso' && <Box sx={{ width: 9, height: 9, borderRadius: '50%', bgcolor: color }} />}
    </Box>
  );
}
