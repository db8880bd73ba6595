import { propios } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { useCan } from '../../ui/useCan';
import { useSiguiente } from './PasoDeTramite';
import { papelesDe } from './rutas';
import type { Tramite } from './tipos';

interface RutaDelTramiteProps {
  readonly idCodigo: string;
  readonly cedula: string;
  /** Version of what the page shows: when it is saved, the next act is another one. */
  readonly version: number;
}

/** From each paper of a plan to the others, and to what is to be done next. */
export function RutaDelTramite({ idCodigo, cedula, version }: RutaDelTramiteProps) {
  const { data } = useApiQuery('/tramite-legal/{idCodigo}', useCan('tramite:leer') ? { idCodigo } : null, {
    staleTime: 0,
    keyedBy: version,
    placeholderData: (previous) => previous,
  });
  // a row of its height, so that nothing moves when it comes
  if (data === undefined) return <Box sx={{ height: 34, mb: 1 }} />;
  return <Ruta tramite={data} cedula={cedula} />;
}

function Ruta({ tramite, cedula }: { readonly tramite: Tramite; readonly cedula: string }) {
  const { role } = useUsuario();
  const { pathname } = useLocation();
  const siguiente = useSiguiente(tramite, cedula);
  return (
    <Box
      component="nav"
      aria-label={propios.tramitePapeles}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 34 }}
    >
      {papelesDe(role, tramite, cedula).map(({ nombre, destino }) => {
        const aqui = destino.pathname === pathname;
        return (
          <Button
            key={nombre}
            size="small"
            component={Link}
            to={destino}
            state={destino.state}
            aria-current={aqui ? 'page' : undefined}
            variant={aqui ? 'outlined' : 'text'}
          >
            {nombre}
          </Button>
        );
      })}
      {siguiente !== null && siguiente.destino.pathname !== pathname && (
        <Button
          size="small"
          variant="contained"
          endIcon={<ArrowForward />}
          component={Link}
          to={siguiente.destino}
          state={siguiente.destino.state}
          sx={{ ml: 'auto' }}
        >
          {propios.tramiteSiguiente(siguiente.nombre)}
        </Button>
      )}
    </Box>
  );
}
