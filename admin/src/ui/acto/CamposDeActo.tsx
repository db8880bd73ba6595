import Box from '@mui/material/Box';
import { Controller, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Acto } from './tipos';
import { esRequerido } from './valores';

interface CamposDeActoProps {
  readonly acto: Acto;
  readonly form: UseFormReturn<FieldValues>;
}

/** The fields of an act, in the order of its table; the cursor begins in the first one. */
export function CamposDeActo({ acto, form }: CamposDeActoProps) {
  const valores = form.watch();
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' } }}
    >
      {Object.entries(acto.campos ?? {})
        .filter(([, { visible }]) => visible?.(valores) ?? true)
        .map(([ruta, campo], indice) => (
          <Box key={ruta} sx={{ display: 'grid', gridColumn: { sm: `span ${campo.ancho ?? 6}` } }}>
            <Controller
              control={form.control}
              name={ruta}
              render={({ field: { ref, ...field }, fieldState }) => (
                <campo.tipo
                  {...field}
                  {...campo.props}
                  inputRef={ref}
                  label={campo.etiqueta}
                  required={esRequerido(acto, ruta, campo)}
                  autoFocus={campo.conFoco ?? indice === 0}
                  error={fieldState.error?.message}
                  helperText={campo.ayuda}
                />
              )}
            />
          </Box>
        ))}
    </Box>
  );
}
