import Button from '@mui/material/Button';
import { salir } from '../../providers/authProvider';
import { CambiarContrasenaForm } from './CambiarContrasenaForm';
import { Marco } from './Marco';

/** After the first log-in with a one-time password: nothing else opens before there is an own one. */
export default function CambiarContrasena() {
  return (
    <Marco title="Elija su contraseña" description="Su contraseña actual es de un solo uso. Cámbiela para continuar.">
      {/* The new session has no flag: App opens the shell by itself. */}
      <CambiarContrasenaForm onDone={() => {}}>
        {(busy) => (
          <>
            <Button
              type="submit"
              variant="contained"
              fullWidth
              size="large"
              loading={busy}
              sx={{ mt: 1.5, minHeight: 42 }}
            >
              Guardar y continuar
            </Button>
            <Button fullWidth sx={{ mt: 1 }} disabled={busy} onClick={() => void salir()}>
              Cerrar sesión
            </Button>
          </>
        )}
      </CambiarContrasenaForm>
    </Marco>
  );
}
