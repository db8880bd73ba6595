import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ActInputProps } from './types';

/** Common properties of the text fields of an act. */
export const textFieldProps = (props: Omit<ActInputProps<unknown>, 'name' | 'value' | 'onChange' | 'onBlur'>) => ({
  label: props.label,
  inputRef: props.inputRef,
  required: props.required,
  autoFocus: props.autoFocus,
  disabled: props.disabled ?? false,
  error: props.error !== undefined,
  helperText: props.error ?? props.helperText,
});

/** A text of one line. */
export function TextLineField(props: ActInputProps) {
  const { name, value, onChange, onBlur } = props;
  return (
    <TextField
      {...textFieldProps(props)}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}

interface SelectFieldProps<Id> extends ActInputProps<Id | ''> {
  readonly opciones: readonly { readonly id: Id; readonly nombre: string }[];
}

/** One of a list. A value that is not in the list shows as empty. */
export function SelectField<Id extends string | number>({ opciones, ...props }: SelectFieldProps<Id>) {
  const { name, value, onChange, onBlur } = props;
  return (
    <TextField
      {...textFieldProps(props)}
      name={name}
      select
      value={opciones.some(({ id }) => id === value) ? value : ''}
      onChange={(event) => onChange(event.target.value as Id)}
      onBlur={onBlur}
    >
      {opciones.map(({ id, nombre }) => (
        <MenuItem key={id} value={id}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
}
