import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'slotProps' | 'onKeyUp' | 'onKeyDown'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

/** Password with an eye and a word about the caps-lock key, which explains most wrong passwords. */
export function PasswordField({ helperText, ...props }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Autofill sends key events without modifier state.
  const observe = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      onKeyDown={observe}
      onKeyUp={observe}
      helperText={helperText ?? (capsLock ? 'Bloq Mayús está activado' : ' ')}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                tabIndex={-1}
                aria-label={visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}
                onClick={() => setVisible(!visible)}
              >
                {visible ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
