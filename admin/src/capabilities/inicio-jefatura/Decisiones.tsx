import { propios } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { DecisionVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navigation';
import { alDia } from '../trabajo';

const LA_MAS_ANTIGUA = { pagination: { page: 1, perPage: 1 }, sort: { field: 'desde', order: 'ASC' } } as const;

/** How much waits for a decision in all areas, and for how long: the way to the list of it. Says nothing while nothing is known. */
export function Decisiones() {
  const { role } = useUsuario();
  const { data, total } = useGetList<DecisionVista>('decision', LA_MAS_ANTIGUA, alDia);
  const [antigua] = data ?? [];
  if (total === undefined || antigua === undefined) return null;
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={ownPath(role, 'decisiones')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, px: 2, py: 1.25, justifyContent: 'flex-start' }}
      >
        <Typography variant="h2" component="span">
          {propios.decisionesEnEspera(total)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', flex: '1 1 180px' }}>
          {propios.decisionMasAntigua(propios.diasDeEspera(antigua.diasDeEspera))}
        </Typography>
        <ArrowForward fontSize="small" sx={{ color: 'text.secondary' }} />
      </CardActionArea>
    </Card>
  );
}
