import { mensajes, type Responsable, responsables } from '@adjudica/domain';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navigation';
import { useAdjudicado } from './celdas';

/** The one next act: a button that leads to where it is done; of somebody else, who has it. */
export function Siguiente() {
  const { siguiente } = useAdjudicado();
  const { role } = useUsuario();
  if (siguiente === null) return null;
  const { texto, enlace, leToca, de } = siguiente;
  if (leToca && enlace !== null)
    return (
      <Button
        component={Link}
        to={ownPath(role, enlace)}
        variant="outlined"
        size="small"
        sx={{ whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.25, minWidth: 126 }}
      >
        {texto}
      </Button>
    );
  const espera = mensajes.propios.esperaA(responsables[de as Responsable], texto);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'normal', minWidth: 150 }}>
      {enlace === null ? (
        espera
      ) : (
        <MuiLink component={Link} to={ownPath(role, enlace)} color="inherit">
          {espera}
        </MuiLink>
      )}
    </Typography>
  );
}
