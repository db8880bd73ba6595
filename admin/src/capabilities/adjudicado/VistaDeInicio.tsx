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

/** All that is pending, or the members of one month. */
export function Vista({ actual }: { readonly actual: 'pendientes' | 'mes' }) {
  const navigate = useNavigate();
  const [producto] = useProducto();
  const delMes = { producto, mes: hoyEn(new Date()).slice(0, 7) };
  const ver = (vista: 'pendientes' | 'mes' | null) => {
    if (vista === null) return;
    void navigate({
      search: vista === 'mes' ? new URLSearchParams({ filter: JSON.stringify(delMes) }).toString() : '',
    });
  };
  return (
    <ToggleButtonGroup exclusive size="small" value={actual} aria-label="Vista" onChange={(_, vista) => ver(vista)}>
      <ToggleButton value="pendientes">{propios.pendientes}</ToggleButton>
      <ToggleButton value="mes" sx={{ whiteSpace: 'nowrap' }}>
        {propios.porMes}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
