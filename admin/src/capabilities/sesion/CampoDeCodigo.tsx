import TextField from '@mui/material/TextField';
import { textoDe } from '../../ui/acto/Texto';
import type { EntradaDeActo } from '../../ui/acto/tipos';

/** A code of the authenticator, or one of recovery: the telephone offers what it has just received. */
export const entradaDeCodigo = {
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export function CampoDeCodigo(props: EntradaDeActo) {
  const { name, value, onChange, onBlur } = props;
  return (
    <TextField
      {...textoDe(props)}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      slotProps={{ htmlInput: entradaDeCodigo }}
    />
  );
}
