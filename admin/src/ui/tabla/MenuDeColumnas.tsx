import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useResourceContext, useStore, useTranslateLabel } from 'react-admin';
import { columnsKey } from '../../providers/store';
import { columnKey, hiddenKeys, type ListColumn } from './column';

interface MenuDeColumnasProps {
  readonly ancla: HTMLElement;
  readonly clave: string;
  readonly columnas: readonly ListColumn[];
  readonly onClose: () => void;
}

/**
 * Which columns of a list this user sees. What is chosen stands where react-admin's `DataTable` looks for it; its own button would be drawn with
 * each list before anybody asks, takes the focus then, and cannot be used by keyboard. The first column says which row it is, and stays.
 */
export default function MenuDeColumnas({ ancla, clave, columnas, onClose }: MenuDeColumnasProps) {
  const resource = useResourceContext();
  const rotulo = useTranslateLabel();
  const inicial = hiddenKeys(columnas);
  const [ocultas, setOcultas] = useStore<string[]>(columnsKey(clave), inicial);
  const alternar = (llave: string) =>
    setOcultas(ocultas.includes(llave) ? ocultas.filter((otra) => otra !== llave) : [...ocultas, llave]);
  return (
    <Menu anchorEl={ancla} open onClose={onClose}>
      {columnas
        .slice(1)
        .filter(({ actions }) => !actions)
        .map((columna) => {
          const llave = columnKey(columna);
          const visible = !ocultas.includes(llave);
          return (
            <MenuItem key={llave} role="menuitemcheckbox" aria-checked={visible} onClick={() => alternar(llave)}>
              <Check sx={{ fontSize: 18, mr: 1.25, visibility: visible ? 'visible' : 'hidden' }} />
              {rotulo({ label: columna.label, resource, source: columna.source })}
            </MenuItem>
          );
        })}
      <Divider />
      <MenuItem onClick={() => setOcultas(inicial)}>Restablecer</MenuItem>
    </Menu>
  );
}
