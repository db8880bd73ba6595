import { ORD } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { FactGrid } from '../../ui/FactGrid';
import { ownPath } from '../../ui/navigation';
import { rutaDeOrden } from './rutas';

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };

/** Facts of a payment. */
export const Datos = ({ datos }: { readonly datos: ComponentProps<typeof FactGrid>['facts'] }) => (
  <FactGrid facts={datos} columns={columns} />
);

interface AsuntoProps {
  readonly cliente: { readonly cedula: string; readonly nombre: string };
  readonly orden: number;
  readonly planes: readonly string[];
  readonly children?: ReactNode;
}

/** Whose payment it is, and of which order: with links to both. */
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
