import { LIMITES, mensajes } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';

interface CommentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  /** Shown before the count. */
  readonly helperText?: string | undefined;
  readonly autoFocus?: boolean;
  /** Left out = 500. */
  readonly maxLength?: number;
}

/** A text of at most 500 characters with a count (ADJ-505, GEN-505). */
export function CommentField({
  value,
  onChange,
  error,
  helperText,
  maxLength = LIMITES.comentario,
  ...props
}: CommentFieldProps) {
  const failure =
    error ?? (value.length > maxLength ? `${mensajes.propios.textoLargo(maxLength)} (${value.length})` : undefined);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={failure !== undefined}
      helperText={failure ?? `${helperText === undefined ? '' : `${helperText} `}${value.length}/${maxLength}`}
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
    />
  );
}
