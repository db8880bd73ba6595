import { prefijoDe } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { useAreas } from '../../ui/navigation';
import { accesosDe } from './accesos';

/** Tiles of a home page: what this user can open. */
export function Tarjetas() {
  const { role } = useUsuario();
  const accesos = accesosDe(useAreas(), role);
  if (accesos.length === 0)
    return (
      <Card>
        <EmptyState message="Su área todavía no tiene pantallas publicadas. Aquí verá sus tareas y accesos." />
      </Card>
    );
  return (
    <Box
      data-sin-imprimir
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}
    >
      {accesos.map((acceso) => (
        <Card key={acceso.path}>
          <CardActionArea
            component={Link}
            to={`${prefijoDe(role)}/${acceso.path}`}
            // The whole of its card, so that beside a name of two lines the others stay level.
            sx={{ display: 'flex', gap: 1.25, px: 1.75, py: 2, height: '100%', justifyContent: 'flex-start' }}
          >
            <Box sx={{ color: 'primary.main', display: 'flex' }}>
              <acceso.icon />
            </Box>
            <Typography variant="h3" component="span" sx={{ flex: 1 }}>
              {acceso.label}
            </Typography>
            <ArrowForward fontSize="small" sx={{ color: 'text.disabled' }} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
