import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navigation';

interface OtraListaProps {
  readonly pantalla: string;
  readonly titulo: string;
}

/** What waits and what was decided beyond the rules are looked at one after the other. */
export function OtraLista({ pantalla, titulo }: OtraListaProps) {
  const { role } = useUsuario();
  return (
    <Button component={Link} to={ownPath(role, pantalla)} variant="outlined">
      {titulo}
    </Button>
  );
}
