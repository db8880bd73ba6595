import { lugaresDeAsamblea, TIPO_NOTARIO_ASAMBLEA } from '@adjudica/domain';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { completarHora, enmascararHora } from './hora';

/** Heading fields of an assembly, for its creation and for the correction of its minutes. */
interface CampoProps<T extends FieldValues> {
  readonly control: Control<T>;
  readonly name: FieldPath<T>;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Shown while there is no error. */
  readonly ayuda?: string | undefined;
}

function useCampo<T extends FieldValues>({ control, name, disabled = false, required = false, ayuda }: CampoProps<T>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, disabled: _unused, ...rest } = field;
  const error = fieldState.error?.message;
  return {
    field: rest,
    value: (field.value ?? '') as string,
    text: { inputRef: ref, disabled, required, error: error !== undefined, helperText: error ?? ayuda },
  };
}

/** ASA-078, ASA-079: masked while it is typed, completed on leaving. */
export function CampoHora<T extends FieldValues>(props: CampoProps<T>) {
  const { field, value, text } = useCampo(props);
  return (
    <TextField
      {...text}
      name={field.name}
      label="Hora"
      placeholder="HH:MM"
      value={value}
      onChange={(event) => field.onChange(enmascararHora(event.target.value, value))}
      onBlur={() => {
        if (completarHora(value) !== value) field.onChange(completarHora(value));
        field.onBlur();
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' },
        inputLabel: { shrink: true },
      }}
    />
  );
}

/** ASA-081. An imported assembly may have another place: `actual` keeps it choosable. */
export function CampoLugar<T extends FieldValues>({ actual, ...props }: CampoProps<T> & { readonly actual?: string }) {
  const { field, value, text } = useCampo(props);
  const lugares = [...new Set<string>([...lugaresDeAsamblea, ...(actual === undefined ? [] : [actual])])];
  return (
    <TextField {...text} {...field} value={value} select label="Lugar">
      {lugares.map((lugar) => (
        <MenuItem key={lugar} value={lugar}>
          {lugar}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** ASA-083, ASA-084: the notaries of type ASAMBLEA, found while typing. */
export function CampoNotario<T extends FieldValues>({
  actual,
  ...props
}: CampoProps<T> & { readonly actual?: string }) {
  const { field, value, text } = useCampo(props);
  const { data = [], isPending } = useGetList<{ id: number; nombre: string }>('notario', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'nombre', order: 'ASC' },
    filter: { tipo: TIPO_NOTARIO_ASAMBLEA },
  });
  return (
    <Autocomplete
      options={[...new Set([...data.map(({ nombre }) => nombre), ...(actual === undefined ? [] : [actual])])]}
      value={value === '' ? null : value}
      onChange={(_, nombre) => field.onChange(nombre ?? '')}
      onBlur={field.onBlur}
      loading={isPending}
      noOptionsText="No hay notarios con ese nombre"
      disabled={text.disabled}
      renderInput={(params) => <TextField {...params} {...text} label="Notario" />}
    />
  );
}

/** ASA-086: optional. */
export function CampoTestigo<T extends FieldValues>({ numero, ...props }: CampoProps<T> & { readonly numero: number }) {
  const { field, value, text } = useCampo(props);
  return (
    <TextField
      {...text}
      {...field}
      value={value}
      label={`Testigo ${numero}`}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}
