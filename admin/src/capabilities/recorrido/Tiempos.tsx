import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useColorDeDepartamento } from '../../ui/useColorDeDepartamento';
import type { Carril } from './dibujo';

interface TiemposProps {
  readonly total: number;
  readonly carriles: readonly Carril[];
  readonly entregado: boolean;
}

/** Where the working days went: the total as a figure, and a bar with a part for each department. */
export function Tiempos({ total, carriles, entregado }: TiemposProps) {
  const color = useColorDeDepartamento();
  const conDias = carriles.filter(({ dias }) => dias > 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Box>
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums', lineHeight: 1.1 }}>
          {mensajes.GEN.dias(total)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {entregado ? mensajes.propios.diasHastaLaEntrega : mensajes.propios.diasDesdeLaAdjudicacion}
        </Typography>
      </Box>
      {conDias.length > 0 && (
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 10, borderRadius: 1, overflow: 'hidden' }}>
            {conDias.map(({ idDepartamento, dias }) => (
              <Box key={idDepartamento} sx={{ flex: dias, bgcolor: color(idDepartamento) }} />
            ))}
          </Box>
          <Box
            component="ul"
            aria-label={mensajes.propios.diasPorDepartamento}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 0.75, p: 0, listStyle: 'none' }}
          >
            {conDias.map(({ idDepartamento, departamento, dias }) => (
              <Typography key={idDepartamento} component="li" variant="caption" sx={{ color: 'text.secondary' }}>
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    display: 'inline-block',
                    width: 8,
                    height: 8,
                    mr: 0.75,
                    borderRadius: '50%',
                    bgcolor: color(idDepartamento),
                  }}
                />
                {departamento} <strong>{dias}</strong>
              </Typography>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
