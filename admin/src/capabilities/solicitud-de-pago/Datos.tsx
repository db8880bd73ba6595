import { ORD } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navigation';
import { rutaDeOrden } from './rutas';

interface DatosProps {
  readonly datos: readonly { readonly etiqueta: string; readonly valor: ReactNode; readonly ancho?: boolean }[];
}

/** Facts of a payment: label above its value, as on its paper. */
export function Datos({ datos }: DatosProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {datos.map(({ etiqueta, valor, ancho }) => (
        <Box key={etiqueta} sx={{ ...(ancho === true && { gridColumn: '1 / -1' }) }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {etiqueta}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 560, overflowWrap: 'anywhere' }}>
            {valor}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface AsuntoProps {
  readonly cliente: { readonly cedula: string; readonly nombre: string };
  readonly orden: number;
  readonly planes: readonly string[];
  readonly children?: ReactNode;
}

/** Whose payment it is, and of which order: both are a click away. */
export function Asunto({ cliente: { cedula, nombre }, orden, planes, children }: AsuntoProps) {
  const { role } = useUsuario();
  const plan = planes[0] === undefined ? '' : `?plan=${encodeURIComponent(planes[0])}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <MuiLink
        component={Link}
        to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}${plan}`}
        sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
      >
        {nombre}
      </MuiLink>
      <span>{cedula}</span>
      <MuiLink
        component={Link}
        to={rutaDeOrden(role, orden)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
      >
        {ORD.numero(orden)}
      </MuiLink>
      {children}
    </Box>
  );
}
