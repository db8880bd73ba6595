import { mensajes, puede } from '@adjudica/domain';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import type { TareasDeHoy as Cantidad } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navegacion';

/** ADJ-012: 'Tareas de hoy: n', the way to one's tasks, on every home page. While the figure is not known, the way is there all the same. */
export function TareasDeHoy() {
  const { role } = useUsuario();
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const conTareas = puede(role, 'tarea:propia');
  const { data, isPending } = useQuery({
    queryKey: ['tarea', 'hoy'],
    queryFn: ({ signal }) => dataProvider.read<Cantidad>('tarea/hoy', { signal }),
    enabled: conTareas,
  });
  if (!conTareas) return null;
  return (
    <Button
      component={Link}
      to={ownPath(role, 'lista-de-tareas')}
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
