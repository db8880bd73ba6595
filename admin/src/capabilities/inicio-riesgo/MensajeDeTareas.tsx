import { propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { enlaceDeTareasDeHoy, useTareasDeHoy } from '../inicio/useTareasDeHoy';

/** RIE-502: only where the installation's setting wants it. */
export function MensajeDeTareas() {
  const { role } = useUsuario();
  const { data } = useTareasDeHoy();
  if (data?.conMensaje !== true) return null;
  return (
    <Alert
      severity="info"
      // It stands there from the beginning: nothing happened that should interrupt a reader.
      role="note"
      action={
        <Button component={Link} to={enlaceDeTareasDeHoy(role)} color="inherit" size="small">
          {propios.verTareas}
        </Button>
      }
    >
      {propios.mensajeDeTareas(data.cantidad)}
    </Alert>
  );
}
