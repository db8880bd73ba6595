import { prefijoDe } from '@adjudica/domain';
import RocketLaunchOutlined from '@mui/icons-material/RocketLaunchOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { screensIn, useAreas } from '../../ui/navigation';
import { PageHeader } from '../../ui/PageHeader';

const calendar = 'calendario-asambleas';

/** ASA-075: the placeholder that the specification names; says what it will be for and leads to the calendar, which does it today. */
export default function PrimeraAsamblea() {
  const { role } = useUsuario();
  const areas = useAreas();
  const hasCalendar = screensIn(areas, role).some(({ path }) => path === calendar);
  return (
    <>
      <PageHeader title="Primera asamblea" />
      <Card sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 3, py: 6, textAlign: 'center' }}>
        <RocketLaunchOutlined sx={{ fontSize: 34, color: 'text.disabled' }} />
        <Typography variant="body1" sx={{ maxWidth: 520, color: 'text.secondary' }}>
          Aquí se convocará la primera asamblea de un grupo nuevo: fecha, lugar, notario y los participantes iniciales.
          Mientras tanto, la fecha de la primera asamblea se crea en el calendario de asambleas.
        </Typography>
        {hasCalendar && (
          <Button component={Link} to={`${prefijoDe(role)}/${calendar}`} variant="outlined">
            Ir al calendario
          </Button>
        )}
      </Card>
    </>
  );
}
