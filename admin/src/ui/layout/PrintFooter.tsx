import { instanteDe, propios } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useUsuario } from '../../providers/sesion';
import { fechaHora } from '../format';
import { useIsPrinting } from '../useIsPrinting';

/** Printed only: when the page was printed and by whom. */
export function PrintFooter() {
  const printing = useIsPrinting();
  const { nombre, apellido } = useUsuario();
  if (!printing) return null;
  const now = fechaHora(instanteDe(new Date()));
  return (
    <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
      {propios.impresoEl(now, `${nombre} ${apellido}`.trim())}
    </Typography>
  );
}
