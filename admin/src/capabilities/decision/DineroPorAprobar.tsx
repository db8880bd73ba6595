import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { dinero } from '../../ui/format';
import { ownPath } from '../../ui/navigation';
import { alDia } from '../trabajo';

/** What the orders and payments that wait come to: the way to the list of them. */
export function DineroPorAprobar() {
  const { role } = useUsuario();
  const { data } = useApiQuery('/decision/dinero', {}, alDia);
  if (data === undefined) return null;
  const { monto, ordenes, pagos } = data;
  return (
    <Box>
      <MuiLink
        component={Link}
        to={`${ownPath(role, 'decisiones')}?filter=${encodeURIComponent(JSON.stringify({ dinero: true }))}`}
      >
        {propios.dineroPorAprobar(dinero(monto))}
      </MuiLink>
      <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
        {propios.dineroDe(ordenes.cantidad, pagos.cantidad)}
      </Box>
    </Box>
  );
}
