import { mensajes, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react';
import type { HttpError } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { canjear, completar, ErrorDeIngreso, ingresar } from '../../providers/authProvider';
import { type IngresoDeEmpresa, irALaEmpresa, leerIngreso, tomarTransaccion } from '../../providers/empresa';
import { whyEnded } from '../../providers/sesion';
import { Marco } from './Marco';
import { PasswordField } from './PasswordField';

interface Aviso {
  readonly severity: 'error' | 'info';
  readonly message: string;
  /** AUT-012: stays until dismissed, whatever is typed. */
  readonly fija: boolean;
}

function terminada(): Aviso | null {
  const por = whyEnded();
  if (por === null) return null;
  const message = por === 'server' ? 'Su sesión terminó. Ingrese nuevamente.' : propios.sesionCerradaEnOtraPestana;
  return { severity: 'info', message, fija: false };
}

/** AUT-001…012. */
export default function Login() {
  const { state } = useLocation();
  const [name, setName] = useState('');
  const [pass, setPass] = useState('');
  /** `null` = it was not asked for. */
  const [codigo, setCodigo] = useState<string | null>(null);
  /** Goes along with the code of who came back from the company's log-in. */
  const [pase, setPase] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const empresa = useEmpresa();
  const sinContrasena = empresa?.activo === true && empresa.contrasenas === 'nadie';
  const [busy, start] = useTransition();
  const [aviso, setAviso] = useState(terminada);
  const passRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = 'Ingresar · Adjudica';
  }, []);

  const nameError = tried && name.trim() === '' ? mensajes.propios.usuarioRequerido : null;
  const codigoError = tried && codigo?.trim() === '' ? propios.segundoFactorRequerido : null;
  const passError = tried && pass === '' ? mensajes.propios.contrasenaRequerida : null;

  const typing = () => setAviso((current) => (current?.fija ? current : null));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    // AUT-002, AUT-003: nothing is sent while one of them is empty.
    if (busy || codigo?.trim() === '' || (pase === null && (name.trim() === '' || pass === ''))) return;
    setAviso(null);
    start(enter);
  };
  const enter = async () => {
    try {
      if (pase !== null) await completar(pase, codigo?.trim() ?? '');
      else await ingresar(name.trim(), pass, codigo?.trim());
      // The new session leads away from here (App, LoginGate).
    } catch (error) {
      refused(error);
    }
  };
  const refused = (error: unknown) => {
    const { message, fija, pideCodigo, pase: paseNuevo } = error as ErrorDeIngreso;
    if (paseNuevo !== undefined) setPase(paseNuevo);
    if (codigo !== null || pideCodigo) setCodigo('');
    if (pideCodigo) {
      setTried(false);
      return;
    }
    setAviso({ severity: 'error', message, fija });
    if (message === mensajes.AUT.contrasenaIncorrecta) {
      setCodigo(null);
      setPass('');
      setTried(false);
      passRef.current?.focus();
    }
  };
  useRetorno(
    (transaccion, retorno) => start(() => canjear(transaccion, retorno).then(() => {}, refused)),
    () => setAviso({ severity: 'error', message: propios.oidcInvalido, fija: false }),
  );
  const conEmpresa = () =>
    start(() =>
      irALaEmpresa(state).catch((error: HttpError) =>
        // a provider that is away is a 503 with words of its own, which say what goes on
        setAviso({ severity: 'error', message: error.body?.title ?? error.message, fija: false }),
      ),
    );

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
        {/* Still there while the code is asked for: managers of passwords keep the pair of the form that is sent. */}
        <Box sx={{ display: codigo === null && !sinContrasena ? 'block' : 'none' }}>
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
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
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
        </Box>
        {codigo !== null && (
          <TextField
            label={propios.segundoFactorCodigo}
            name="codigo"
            autoFocus
            fullWidth
            value={codigo}
            onChange={(event) => {
              setCodigo(event.target.value);
              typing();
            }}
            error={codigoError !== null}
            helperText={codigoError ?? propios.segundoFactorCodigoAyuda}
            slotProps={{
              htmlInput: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false },
            }}
          />
        )}
        {(codigo !== null || !sinContrasena) && (
          <Button
            type="submit"
            variant="contained"
            fullWidth
            size="large"
            loading={busy}
            sx={{ mt: 1.5, minHeight: 42 }}
          >
            {mensajes.AUT.ingresar}
          </Button>
        )}
        {codigo !== null && (
          <Button
            fullWidth
            disabled={busy}
            sx={{ mt: 1 }}
            onClick={() => {
              setCodigo(null);
              setPase(null);
              setAviso(null);
            }}
          >
            {propios.segundoFactorVolver}
          </Button>
        )}
      </Box>
      {empresa?.activo === true && codigo === null && (
        <Button
          fullWidth
          size="large"
          variant={sinContrasena ? 'contained' : 'outlined'}
          loading={busy}
          sx={{ mt: sinContrasena ? 0 : 2, minHeight: 42 }}
          onClick={conEmpresa}
        >
          {propios.oidcIngresar}
        </Button>
      )}
    </Marco>
  );
}

/** How one logs in here; `null` = not known yet, or not to be learnt: the password's fields stand in any case. */
function useEmpresa(): IngresoDeEmpresa | null {
  const [empresa, setEmpresa] = useState<IngresoDeEmpresa | null>(null);
  useEffect(() => {
    leerIngreso().then(setEmpresa, () => {});
  }, []);
  return empresa;
}

/** Whoever comes back from the company: what he brings is taken out of the address at once, and used once. */
function useRetorno(canjea: (transaccion: string, retorno: string) => void, perdido: () => void): void {
  const { paso } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const taken = useRef(false);
  useEffect(() => {
    if (paso !== 'retorno' || taken.current) return;
    taken.current = true;
    const begun = tomarTransaccion();
    void navigate('/login', { replace: true, state: begun?.regreso });
    if (begun === null) perdido();
    else canjea(begun.transaccion, search.slice(1));
  });
}
