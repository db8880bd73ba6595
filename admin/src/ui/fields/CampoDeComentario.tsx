import { LIMITES, mensajes } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface CampoDeComentarioProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (texto: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  /** Before the count. */
  readonly helperText?: string | undefined;
  readonly autoFocus?: boolean;
  /** Left out = 500. */
  readonly maximo?: number;
}

/** A reason, a comment, an observation: 500 characters, counted (ADJ-505, GEN-505). */
export function CampoDeComentario({
  value,
  onChange,
  error,
  helperText,
  maximo = LIMITES.comentario,
  ...props
}: CampoDeComentarioProps) {
  const fallo =
    error ?? (value.length > maximo ? `${mensajes.propios.textoLargo(maximo)} (${value.length})` : undefined);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={fallo !== undefined}
      helperText={fallo ?? `${helperText === undefined ? '' : `${helperText} `}${value.length}/${maximo}`}
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
    />
  );
}
