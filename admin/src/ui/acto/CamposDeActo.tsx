import { Controller, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Acto } from './tipos';
import { esRequerido } from './valores';

interface CamposDeActoProps {
  readonly acto: Acto;
  readonly form: UseFormReturn<FieldValues>;
}

/** The fields of an act, one below the other in the order of its table; the cursor begins in the first one. */
export function CamposDeActo({ acto, form }: CamposDeActoProps) {
  const valores = form.watch();
  return Object.entries(acto.campos ?? {})
    .filter(([, { visible }]) => visible?.(valores) ?? true)
    .map(([ruta, campo], indice) => {
      const { tipo: Entrada, etiqueta, ayuda } = campo;
      return (
        <Controller
          key={ruta}
          control={form.control}
          name={ruta}
          render={({ field: { ref, name, value, onChange, onBlur }, fieldState }) => (
            <Entrada
              {...{ name, value, onChange, onBlur }}
              inputRef={ref}
              label={etiqueta}
              required={esRequerido(acto, ruta, campo)}
              autoFocus={campo.conFoco ?? indice === 0}
              error={fieldState.error?.message}
              helperText={ayuda}
            />
          )}
        />
      );
    });
}
