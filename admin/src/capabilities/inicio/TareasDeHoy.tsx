import { mensajes, puede } from '@adjudica/domain';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { enlaceDeTareasDeHoy, useTareasDeHoy } from './useTareasDeHoy';

/** ADJ-012: 'Tareas de hoy: n', the way to one's tasks, on every home page. While the figure is not known, the way is there all the same. */
export function TareasDeHoy() {
  const { role } = useUsuario();
  const { data, isPending } = useTareasDeHoy();
  if (!puede(role, 'tarea:propia')) return null;
  return (
    <Button
      component={Link}
      to={enlaceDeTareasDeHoy(role)}
      variant="outlined"
      startIcon={<TaskAltOutlined />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {isPending ? (
        <Skeleton width={96} />
      ) : data === undefined ? (
        'Tareas de hoy'
      ) : (
        mensajes.GEN.tareasDeHoy(data.cantidad)
      )}
    </Button>
  );
}
