import TextField from '@mui/material/TextField';
import { textFieldProps } from '../../ui/act/TextLineField';
import type { ActInputProps } from '../../ui/act/types';

/** A code of the authenticator, or one of recovery: the telephone offers what it has just received. */
export const entradaDeCodigo = {
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export function CampoDeCodigo(props: ActInputProps) {
  const { name, value, onChange, onBlur } = props;
  return (
    <TextField
      {...textFieldProps(props)}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      slotProps={{ htmlInput: entradaDeCodigo }}
    />
  );
}
