import Box from '@mui/material/Box';
import { Controller, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { NO_FOCUS } from '../dialogs/useFirstField';
import type { ActField, ActWithoutPath } from './types';
import { isRequired } from './values';

interface ActFieldsProps {
  readonly acto: ActWithoutPath;
  readonly form: UseFormReturn<FieldValues>;
  readonly disabled?: boolean;
}

/** The fields of an act in the order of its table; the first one is focused. */
export function ActFields({ acto, form, disabled = false }: ActFieldsProps) {
  const valores = form.watch();
  const { isSubmitted } = form.formState;
  const cambiar = (ruta: string, { reinicia = [] }: ActField) => {
    for (const otra of reinicia) form.resetField(otra);
    if (!isSubmitted) return;
    // Errors of the other fields may depend on this one. Errors of the server stay until the next call.
    const otras = Object.keys(acto.campos ?? {}).filter((otra) => otra !== ruta);
    void form.trigger(otras.filter((otra) => form.getFieldState(otra).error?.type !== 'servidor'));
  };
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' } }}
    >
      {Object.entries(acto.campos ?? {})
        .filter(([, { visible }]) => visible?.(valores) ?? true)
        .map(([ruta, campo], indice) => (
          <Box
            key={ruta}
            {...(campo.conFoco === false && { [NO_FOCUS]: '' })}
            sx={{ display: 'grid', gridColumn: { sm: `span ${campo.ancho ?? 6}` } }}
          >
            <Controller
              control={form.control}
              name={ruta}
              render={({ field: { ref, ...field }, fieldState }) => (
                <campo.tipo
                  {...field}
                  {...(disabled && { disabled })}
                  {...(typeof campo.props === 'function' ? campo.props(valores) : campo.props)}
                  onChange={(valor: unknown) => {
                    field.onChange(valor);
                    cambiar(ruta, campo);
                  }}
                  inputRef={ref}
                  label={campo.etiqueta}
                  required={isRequired(acto, ruta, campo, valores)}
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
