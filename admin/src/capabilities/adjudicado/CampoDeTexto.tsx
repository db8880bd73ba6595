import { LIMITES } from '@adjudica/domain';
import TextField from '@mui/material/TextField';

interface CampoDeTextoProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (texto: string) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

/** A reason or a comment: 500 characters, counted (ADJ-505, GEN-505). */
export function CampoDeTexto({
  label,
  value,
  onChange,
  required = false,
  error,
  autoFocus = false,
}: CampoDeTextoProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required={required}
      error={error !== undefined}
      helperText={error ?? `${value.length}/${LIMITES.comentario}`}
      autoFocus={autoFocus}
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
      slotProps={{ htmlInput: { maxLength: LIMITES.comentario } }}
    />
  );
}
