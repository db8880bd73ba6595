import { erroresPorCampo, esquemaCambioDeContrasena, mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, type SubmitEvent, useState, useTransition } from 'react';
import type { HttpError } from 'react-admin';
import { cambiarContrasena, ingresar, refrescarSesion } from '../../providers/authProvider';
import { useUsuario } from '../../providers/sesion';
import { PasswordField } from './PasswordField';

interface FormProps {
  readonly onDone: () => void;
  /** The buttons; inside the form, so that Enter submits. */
  readonly children: (busy: boolean) => ReactNode;
}

type Campos = Partial<Record<'actual' | 'nueva' | 'repetida', string>>;

/** Same schema as the API's (arquitectura.md, "One rule, one place"), plus the repetition, which only a person needs. */
export function CambiarContrasenaForm({ onDone, children }: FormProps) {
  const { usuario } = useUsuario();
  const [values, setValues] = useState({ actual: '', nueva: '', repetida: '' });
  const [errors, setErrors] = useState<Campos>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, start] = useTransition();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const { actual, nueva, repetida } = values;
    const parsed = esquemaCambioDeContrasena(usuario).safeParse({ actual, nueva });
    const found: Campos = parsed.success ? {} : erroresPorCampo(parsed.error);
    if (found.nueva === undefined && repetida !== nueva) found.repetida = 'Las contraseñas no coinciden';
    setErrors(found);
    setFailure(null);
    const [primero] = Object.keys(found);
    if (primero === undefined) return start(() => send(actual, nueva));
    (event.currentTarget as HTMLFormElement).querySelector<HTMLInputElement>(`[name=${primero}]`)?.focus();
  };
  const send = async (actual: string, nueva: string) => {
    try {
      await cambiarContrasena(actual, nueva);
    } catch (error) {
      const { body, message } = error as HttpError;
      const fields = (body?.errors ?? {}) as Campos;
      if (body?.code === 'contrasena-incorrecta') setErrors({ actual: message });
      else if (Object.keys(fields).length > 0) setErrors(fields);
      else setFailure(message);
      return;
    }
    // A new token and a user without the flag. If only this fails, the new password already holds; who has an authenticator keeps his session.
    await ingresar(usuario, nueva).catch(() => refrescarSesion());
    onDone();
  };

  const field = (
    name: keyof Campos,
    label: string,
    autoComplete: 'current-password' | 'new-password',
    hint?: string,
  ) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete={autoComplete}
      autoFocus={name === 'actual'}
      fullWidth
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      error={errors[name] !== undefined}
      helperText={errors[name] ?? hint}
      sx={{ mt: name === 'actual' ? 0.5 : 1 }}
    />
  );

  return (
    <Box component="form" onSubmit={submit} noValidate>
      {/* Password managers store the pair only when they see the name. */}
      <input type="text" name="username" autoComplete="username" value={usuario} readOnly hidden tabIndex={-1} />
      {failure !== null && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {field('actual', 'Contraseña actual', 'current-password')}
      {field('nueva', 'Contraseña nueva', 'new-password')}
      {field('repetida', 'Repita la contraseña nueva', 'new-password')}
      {children(busy)}
    </Box>
  );
}

/** What the toast or page says afterwards. */
export const contrasenaCambiada: string = mensajes.propios.contrasenaCambiada;
