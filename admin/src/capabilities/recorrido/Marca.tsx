import { mensajes } from '@adjudica/domain';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { useColorDePaso } from './colores';
import type { Paso, Situacion } from './dibujo';

const palabras: Readonly<Record<Situacion, string>> = {
  hecho: mensajes.propios.pasoHecho,
  actual: mensajes.propios.pasoActual,
  pendiente: mensajes.TAR.pendiente,
};

/** JOR-503: filled with a check = done, a ring = the present one, a hollow circle = not yet; for the ear the word. */
export function Marca({ paso }: { readonly paso: Paso }) {
  const color = useColorDePaso()(paso);
  const { situacion } = paso;
  return (
    <Box
      role="img"
      aria-label={`${palabras[situacion]}, ${paso.departamento ?? paso.idDepartamento}`}
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
        bgcolor: situacion === 'hecho' ? color : 'background.paper',
        border: situacion === 'pendiente' ? '2px solid' : `2.5px solid ${color}`,
        // JOR-502: a step with a colour of its own is seen from afar.
        ...(situacion === 'pendiente' && { borderColor: paso.color === null ? 'text.disabled' : color, opacity: 0.75 }),
        ...(situacion === 'actual' && { boxShadow: `0 0 0 5px ${alpha(color, 0.2)}` }),
      }}
    >
      {situacion === 'hecho' && <Check sx={{ fontSize: 16, strokeWidth: 1, stroke: 'currentColor' }} />}
      {situacion === 'actual' && <Box sx={{ width: 9, height: 9, borderRadius: '50%', bgcolor: color }} />}
    </Box>
  );
}
