import { propios } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { FilaDeTrabajo } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { homePath, ownPath } from '../../ui/navigation';
import { empezarTrabajo, type TrabajoEnCurso } from './enCurso';
import { useTrabajo } from './useTrabajo';

/** On a page that was opened from 'Mi trabajo': the way back to it, and the next thing to do. */
export default function SiguienteDeTrabajo({ id: actual, siguiente }: TrabajoEnCurso) {
  const { role } = useUsuario();
  const { data } = useTrabajo(null);
  const inicio = ownPath(role, homePath);
  const suyas = (data?.filas ?? []).flatMap((fila) => {
    const ruta = rutaDe(fila);
    return fila.esperaA !== null || ruta === null ? [] : [{ ...fila, ruta: ownPath(role, ruta) }];
  });
  // what stood below may be done, or not be his any more
  const proxima = suyas.find(({ id }) => id === siguiente) ?? suyas.find(({ id }) => id !== actual);
  return (
    <Box
      component="nav"
      aria-label={propios.miTrabajo}
      data-sin-imprimir
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1 }}
    >
      <Button component={Link} to={inicio} size="small" color="inherit">
        {propios.miTrabajo}
      </Button>
      {proxima !== undefined && (
        <Button
          component={Link}
          to={proxima.ruta}
          size="small"
          endIcon={<ArrowForward />}
          onClick={() => empezarTrabajo(proxima.ruta, proxima.id, suyas[suyas.indexOf(proxima) + 1]?.id ?? null)}
        >
          {propios.siguienteTrabajo(proxima.acto, proxima.nombreCliente)}
        </Button>
      )}
    </Box>
  );
}

/** What has no page of its own is a task; `null` = nothing to open. */
const rutaDe = ({ enlace, tarea }: FilaDeTrabajo): string | null =>
  enlace ?? (tarea === null ? null : `lista-de-tareas?tarea=${tarea}`);
