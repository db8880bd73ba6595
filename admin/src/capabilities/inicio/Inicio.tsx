import { fechaLargaConDia, hoyEn, nombreDeDepartamento, prefijoDe } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { homePath, isGroup, type MenuItem, menuIn, useAreas } from '../../ui/navegacion';
import { PageHeader } from '../../ui/PageHeader';

/** Home of an area that has no dashboard of its own yet: who, today, and what this user can open. Reads the menu, invents nothing. */
export default function Inicio() {
  const user = useUsuario();
  const areas = useAreas();
  const prefijo = prefijoDe(user.role);
  const departamento = user.idDepartamento === null ? null : nombreDeDepartamento(user.idDepartamento);
  const items = menuIn(areas, user.role)
    .flatMap((entry): readonly MenuItem[] => (isGroup(entry) ? entry.entries : [entry]))
    .filter((item) => item.path !== homePath);
  const place = departamento === null || departamento === user.role ? user.role : `${user.role} · ${departamento}`;

  return (
    <>
      <PageHeader
        title={`Bienvenido, ${user.nombre}`}
        description={`${fechaLargaConDia(hoyEn(new Date()))} · ${place}`}
      />
      {items.length === 0 ? (
        <Card>
          <EmptyState message="Su área todavía no tiene pantallas publicadas. Aquí verá sus tareas y accesos." />
        </Card>
      ) : (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
          {items.map((item) => (
            <Card key={item.path}>
              <CardActionArea
                component={Link}
                to={`${prefijo}/${item.path}`}
                sx={{ display: 'flex', gap: 1.5, p: 2, justifyContent: 'flex-start' }}
              >
                <Box sx={{ color: 'primary.main', display: 'flex' }}>
                  <item.icon />
                </Box>
                <Typography variant="h3" component="span" sx={{ flex: 1 }}>
                  {item.label}
                </Typography>
                <ArrowForward fontSize="small" sx={{ color: 'text.disabled' }} />
              </CardActionArea>
            </Card>
          ))}
        </Box>
      )}
    </>
  );
}
