import { hoyEn, mensajes, propios } from '@adjudica/domain';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useNavigate } from 'react-router';
import { useProducto } from '../../ui/ProductToggle';

/** Of both lists of the home. */
export const comun = {
  resource: 'adjudicacion',
  title: mensajes.ADJ.sociosAsignados,
  storeKey: false,
  disableAuthentication: true,
  exporter: true,
} as const;

export const PENDIENTES = { pendientes: true } as const;

export const enLaDireccion = (filtro: object): string => `?${new URLSearchParams({ filter: JSON.stringify(filtro) })}`;

type VistaDelInicio = 'trabajo' | 'pendientes' | 'mes';

/** One's work, all that is pending, or the members of one month. */
export function Vista({ actual }: { readonly actual: VistaDelInicio }) {
  const navigate = useNavigate();
  const [producto] = useProducto();
  const direcciones: Readonly<Record<VistaDelInicio, string>> = {
    trabajo: '',
    pendientes: enLaDireccion(PENDIENTES),
    mes: enLaDireccion({ producto, mes: hoyEn(new Date()).slice(0, 7) }),
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={actual}
      aria-label="Vista"
      onChange={(_, vista: VistaDelInicio | null) => vista !== null && void navigate({ search: direcciones[vista] })}
      sx={{ '& .MuiToggleButton-root': { whiteSpace: 'nowrap' } }}
    >
      <ToggleButton value="trabajo">{propios.miTrabajo}</ToggleButton>
      <ToggleButton value="pendientes">{propios.pendientes}</ToggleButton>
      <ToggleButton value="mes">{propios.porMes}</ToggleButton>
    </ToggleButtonGroup>
  );
}
