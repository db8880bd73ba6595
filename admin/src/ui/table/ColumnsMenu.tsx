import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useResourceContext, useStore, useTranslateLabel } from 'react-admin';
import { columnsKey } from '../../providers/store';
import { columnKey, hiddenKeys, type ListColumn } from './column';

interface ColumnsMenuProps {
  readonly anchor: HTMLElement;
  readonly listKey: string;
  readonly columns: readonly ListColumn[];
  readonly onClose: () => void;
}

/**
 * The columns that this user sees. The choice is stored where react-admin's `DataTable` reads it. Its own button renders with each list, takes the
 * focus and cannot be used by keyboard. The first column cannot be hidden.
 */
export default function ColumnsMenu({ anchor, listKey, columns, onClose }: ColumnsMenuProps) {
  const resource = useResourceContext();
  const labelOf = useTranslateLabel();
  const initial = hiddenKeys(columns);
  const [hidden, setHidden] = useStore<string[]>(columnsKey(listKey), initial);
  const toggle = (key: string) =>
    setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {columns
        .slice(1)
        .filter(({ actions }) => !actions)
        .map((column) => {
          const key = columnKey(column);
          const visible = !hidden.includes(key);
          return (
            <MenuItem key={key} role="menuitemcheckbox" aria-checked={visible} onClick={() => toggle(key)}>
              <Check sx={{ fontSize: 18, mr: 1.25, visibility: visible ? 'visible' : 'hidden' }} />
              {labelOf({ label: column.label, resource, source: column.source })}
            </MenuItem>
          );
        })}
      <Divider />
      <MenuItem onClick={() => setHidden(initial)}>Restablecer</MenuItem>
    </Menu>
  );
}
