import { instanteDe, propios } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useUsuario } from '../../providers/sesion';
import { fechaHora } from '../formato';
import { useImprime } from '../useImprime';

/** On paper only: when a page was printed, and by whom. */
export function PieDeImpresion() {
  const imprime = useImprime();
  const { nombre, apellido } = useUsuario();
  if (!imprime) return null;
  const ahora = fechaHora(instanteDe(new Date()));
  return (
    <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
      {propios.impresoEl(ahora, `${nombre} ${apellido}`.trim())}
    </Typography>
  );
}
