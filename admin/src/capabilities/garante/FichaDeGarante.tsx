import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GaranteVista } from '../../generated/api';
import { fechaHora } from '../../ui/format';

interface FichaDeGaranteProps {
  readonly garante: GaranteVista;
  /** `null` = nothing to press. */
  readonly onCambiar: (() => void) | null;
}

/** The present guarantor in two lines, and those before (EST-560). */
export function FichaDeGarante({ garante, onCambiar }: FichaDeGaranteProps) {
  const { identificacion, nombreCompleto, correo, celular, direccion, anteriores } = garante;
  const contacto = [identificacion, celular, correo, direccion].filter((dato) => dato !== null && dato !== '');
  return (
    <Box component="section" aria-label="Garante actual">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h3">
            {nombreCompleto ?? 'Sin nombres registrados'}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {contacto.join(' · ')}
          </Typography>
        </Box>
        {onCambiar !== null && (
          <Button variant="outlined" onClick={onCambiar}>
            Cambiar garante
          </Button>
        )}
      </Box>
      {anteriores.length > 0 && (
        <Box component="details" sx={{ mt: 0.75, color: 'text.secondary', typography: 'caption' }}>
          <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content' }}>
            {anteriores.length === 1 ? '1 garante anterior' : `${anteriores.length} garantes anteriores`}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {anteriores.map((anterior) => (
              <li key={`${anterior.identificacion} ${anterior.reemplazadoEn}`}>
                {anterior.nombreCompleto === null ? '' : `${anterior.nombreCompleto}, `}
                {anterior.identificacion}, hasta el {fechaHora(anterior.reemplazadoEn)}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
