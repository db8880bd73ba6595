import { mensajes } from '@adjudica/domain';
import ExploreOffOutlined from '@mui/icons-material/ExploreOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useUsuario } from '../providers/sesion';
import { usePageTitle } from './layout/breadcrumbs';
import { homeOf } from './navigation';

/** NAV-502: an unknown route, another role's prefix, or a screen that this role may not open; all look the same. */
export function NotFound() {
  const { role } = useUsuario();
  usePageTitle(mensajes.NAV.paginaNoEncontrada);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <ExploreOffOutlined sx={{ fontSize: 44, color: 'text.disabled' }} />
      <Typography variant="h1">{mensajes.NAV.paginaNoEncontrada}</Typography>
      <Typography variant="body1" sx={{ color: 'text.secondary' }}>
        La dirección no existe o no está disponible para su rol.
      </Typography>
      <Button component={Link} to={homeOf(role)} variant="outlined" sx={{ mt: 1 }}>
        Ir al inicio
      </Button>
    </Box>
  );
}
