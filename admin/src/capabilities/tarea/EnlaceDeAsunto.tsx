import ArrowForward from '@mui/icons-material/ArrowForward';
import MuiLink from '@mui/material/Link';
import { useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navigation';
import type { TareaRecord } from './tipos';

interface EnlaceDeAsuntoProps {
  readonly tarea: Pick<TareaRecord, 'asunto'>;
  readonly onIr?: () => void;
}

/** To the record with which the work begins, under the user's own prefix; nothing where he may open none. */
export function EnlaceDeAsunto({ tarea: { asunto }, onIr }: EnlaceDeAsuntoProps) {
  const { role } = useUsuario();
  const refresh = useRefresh();
  if (asunto === null) return null;
  return (
    <MuiLink
      component={Link}
      to={ownPath(role, asunto.enlace)}
      onClick={() => {
        // the record as it is now: the act that created the task has just changed it
        refresh();
        onIr?.();
      }}
      data-entero
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 560,
        '@media print': { whiteSpace: 'nowrap' },
      }}
    >
      {asunto.nombre}
      <ArrowForward sx={{ fontSize: 16 }} />
    </MuiLink>
  );
}
