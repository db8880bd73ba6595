import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { clientesRecientes } from '../providers/recientes';
import { useUsuario } from '../providers/sesion';
import { ownPath } from './navigation';
import { SecondLine } from './SecondLine';

/** The clients that the user opened last, where none is chosen yet. */
export function ClientesRecientes() {
  const { role } = useUsuario();
  const clientes = clientesRecientes();
  if (clientes.length === 0) return null;
  return (
    <Box component="nav" aria-label={propios.recientesGrupo} sx={{ mt: 1.5 }}>
      <Typography variant="caption" component="h2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {propios.recientesGrupo}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', textAlign: 'left' }}>
        {clientes.map(({ titulo, detalle, enlace }) => (
          <li key={enlace}>
            <MuiLink component={Link} to={ownPath(role, enlace)}>
              {titulo}
            </MuiLink>
            <SecondLine>{detalle}</SecondLine>
          </li>
        ))}
      </Box>
    </Box>
  );
}
