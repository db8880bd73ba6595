import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { BuscadorDePersona } from '../../ui/BuscadorDePersona';
import { ownPath } from '../../ui/navigation';

export const paginaDeCliente = 'estado-cliente';

/** CLI-006: title and client search, the same on the entry page and on a client's. */
export function BarraDeCliente({
  titulo = mensajes.NAV.estadoCliente,
  autoFocus = false,
}: {
  /** Of a client's page, the name. */
  readonly titulo?: string | undefined;
  readonly autoFocus?: boolean;
}) {
  const navigate = useNavigate();
  const { role } = useUsuario();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography variant="h1" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {titulo}
      </Typography>
      <Box data-sin-imprimir sx={{ flex: '0 1 420px', width: { xs: '100%', sm: 'auto' }, minWidth: { sm: 320 } }}>
        <BuscadorDePersona
          autoFocus={autoFocus}
          onChoose={({ identificacion }) =>
            void navigate(`${ownPath(role, paginaDeCliente)}/${encodeURIComponent(identificacion)}`)
          }
        />
      </Box>
    </Box>
  );
}
