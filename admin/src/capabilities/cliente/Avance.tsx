import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Faltantes } from '../solicitud/Faltantes';
import type { EstadoDePlan } from './tipos';

/** How far the folder is from 'Enviar a Riesgo', above all its tabs; a plan without a folder has nothing to complete. */
export function Avance({ estado }: { readonly estado: EstadoDePlan }) {
  const { carpeta, faltantes, requisitos } = estado;
  if (carpeta === null) return null;
  const cumplidos = requisitos - faltantes.length;
  return (
    <Box sx={{ px: 2, pt: 1, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <LinearProgress
          variant="determinate"
          aria-label="Requisitos completos para enviar a Riesgo"
          value={requisitos === 0 ? 100 : (cumplidos / requisitos) * 100}
          color={faltantes.length === 0 ? 'success' : 'primary'}
          sx={{ flex: 1, height: 5 }}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {cumplidos} de {requisitos}
        </Typography>
      </Box>
      <Faltantes faltantes={faltantes} />
    </Box>
  );
}
