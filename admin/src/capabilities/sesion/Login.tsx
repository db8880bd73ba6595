import { mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react';
import { ErrorDeIngreso, ingresar } from '../../providers/authProvider';
import { wasEndedByServer } from '../../providers/sesion';
import { Marco } from './Marco';
import { PasswordField } from './PasswordField';

interface Aviso {
  readonly severity: 'error' | 'info';
  readonly message: string;
  /** AUT-012: stays until dismissed, whatever is typed. */
  readonly fija: boolean;
}

/** AUT-001…012. */
export default function Login() {
  const [name, setName] = useState('');
  const [pass, setPass] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, start] = useTransition();
  const [aviso, setAviso] = useState<Aviso | null>(() =>
    wasEndedByServer() ? { severity: 'info', message: 'Su sesión terminó. Ingrese nuevamente.', fija: false } : null,
  );
  const passRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = 'Ingresar · Adjudica';
  }, []);

  const nameError = tried && name.trim() === '' ? mensajes.propios.usuarioRequerido : null;
  const passError = tried && pass === '' ? mensajes.propios.contrasenaRequerida : null;

  const typing = () => setAviso((current) => (current?.fija ? current : null));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    // AUT-002, AUT-003: nothing is sent while one of them is empty.
    if (busy || name.trim() === '' || pass === '') return;
    setAviso(null);
    start(enter);
  };
  const enter = async () => {
    try {
      await ingresar(name.trim(), pass);
      // The new session leads away from here (App, LoginGate).
    } catch (error) {
      const { message, fija } = error as ErrorDeIngreso;
      setAviso({ severity: 'error', message, fija });
      if (message === mensajes.AUT.contrasenaIncorrecta) {
        setPass('');
        setTried(false);
        passRef.current?.focus();
      }
    }
  };

  return (
    <Marco title="Ingreso" description="Use su usuario y contraseña de la empresa.">
      <Box component="form" onSubmit={submit} noValidate>
        {aviso !== null && (
          <Alert
            severity={aviso.severity}
            role="alert"
            closeText="Cerrar"
            sx={{ mb: 2.5 }}
            {...(aviso.fija ? { onClose: () => setAviso(null) } : {})}
          >
            {aviso.message}
          </Alert>
        )}
        <TextField
          label="Usuario"
          name="username"
          autoComplete="username"
          autoFocus
          fullWidth
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            typing();
          }}
          error={nameError !== null}
          helperText={nameError ?? ' '}
          slotProps={{ htmlInput: { maxLength: 64, autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          inputRef={passRef}
          fullWidth
          value={pass}
          onChange={(event) => {
            setPass(event.target.value);
            typing();
          }}
          error={passError !== null}
          helperText={passError ?? undefined}
          sx={{ mt: 1 }}
        />
        <Button type="submit" variant="contained" fullWidth size="large" loading={busy} sx={{ mt: 1.5, minHeight: 42 }}>
          {mensajes.AUT.ingresar}
        </Button>
      </Box>
    </Marco>
  );
}
