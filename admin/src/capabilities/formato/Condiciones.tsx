import { codigosDe, type Dimension, dimensiones, nombreDeValor, nombresDeDimension, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useInput } from 'react-admin';

/** On a narrow page a row of values wraps: each stands whole, with its own frame. */
const enRenglones = {
  flexWrap: 'wrap',
  gap: 0.5,
  '& .MuiToggleButtonGroup-grouped': { m: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;

/** For which contracts a format is: a row for each condition, the values that it admits; none chosen = all of them. */
export function Condiciones() {
  const { field, fieldState } = useInput({ source: 'condiciones' });
  const valores: Readonly<Record<Dimension, string[]>> = field.value;
  const error = fieldState.error?.message;
  return (
    <Box component="fieldset" sx={{ gridColumn: '1 / -1', border: 0, p: 0, m: 0, mb: 1.5, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {propios.formatoCondiciones}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
        {nombresDeDimension.map((dimension) => (
          <Box
            key={dimension}
            sx={{
              display: 'grid',
              // on a telephone every row stands below its name, the short ones too
              gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
              alignItems: 'center',
              columnGap: 1.5,
              rowGap: 0.5,
            }}
          >
            <Typography variant="body2" id={`condicion-${dimension}`} sx={{ color: 'text.secondary' }}>
              {dimensiones[dimension].etiqueta}
            </Typography>
            <ToggleButtonGroup
              size="small"
              value={valores[dimension]}
              aria-labelledby={`condicion-${dimension}`}
              onChange={(_, elegidos: string[]) => field.onChange({ ...valores, [dimension]: elegidos })}
              sx={enRenglones}
            >
              {codigosDe(dimension).map((codigo) => (
                <ToggleButton key={codigo} value={codigo} sx={{ px: 1.25, py: 0.25, textTransform: 'none' }}>
                  {nombreDeValor(dimension, codigo)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Box>
        ))}
      </Box>
      <FormHelperText error={error !== undefined} role={error === undefined ? undefined : 'alert'}>
        {error ?? propios.formatoCondicionesAyuda}
      </FormHelperText>
    </Box>
  );
}
