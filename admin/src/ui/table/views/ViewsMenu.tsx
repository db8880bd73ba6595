import { propios } from '@adjudica/domain';
import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useGetList } from 'react-admin';
import type { VistaGuardadaVista } from '../../../generated/api';
import { keepFocus } from '../../keepFocus';
import { LoadingState } from '../../LoadingState';
import { lazy } from '../../lazy';
import type { ListColumn } from '../column';
import { useApplyView, useCurrentView } from './useView';
import { ALL_VIEWS, showTheSame, VIEW_RESOURCE } from './view';

const SaveView = lazy(() => import('./SaveView'));
const ManageViews = lazy(() => import('./ManageViews'));

interface ViewsMenuProps {
  /** null = closed; a dialog that it opened may still be open. */
  readonly anchor: HTMLElement | null;
  readonly listKey: string;
  readonly columns: readonly ListColumn[];
  readonly onClose: () => void;
}

/** The views of a list: the user's own and shared ones. */
export default function ViewsMenu({ anchor, listKey, columns, onClose }: ViewsMenuProps) {
  const [dialog, setDialog] = useState<'guardar' | 'administrar' | null>(null);
  const {
    data: vistas = [],
    isPending,
    error,
    refetch,
  } = useGetList<VistaGuardadaVista>(VIEW_RESOURCE, {
    ...ALL_VIEWS,
    filter: { lista: listKey },
  });
  const current = useCurrentView(listKey, columns);
  const applyView = useApplyView(listKey);
  const open = (which: typeof dialog) => {
    onClose();
    setDialog(which);
  };
  const group = (title: string, own: readonly VistaGuardadaVista[]) =>
    own.length === 0
      ? []
      : [
          <ListSubheader key={title} sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {title}
          </ListSubheader>,
          ...own.map((vista) => {
            const applied = showTheSame(vista, current);
            return (
              <MenuItem
                key={vista.id}
                role="menuitemradio"
                aria-checked={applied}
                onClick={() => {
                  onClose();
                  applyView(vista);
                }}
              >
                <Check sx={{ fontSize: 18, mr: 1.25, flexShrink: 0, visibility: applied ? 'visible' : 'hidden' }} />
                <Typography component="span" variant="inherit" noWrap sx={{ maxWidth: 320 }}>
                  {vista.nombre}
                </Typography>
                {vista.inicial && (
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1 }}>
                    {propios.vistaEsLaPrimera}
                  </Typography>
                )}
              </MenuItem>
            );
          }),
        ];
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {isPending && <LoadingState />}
        {error !== null && [
          <MenuItem key="fallo" disabled>
            {error.message}
          </MenuItem>,
          <MenuItem
            key="reintentar"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              void refetch();
            }}
          >
            Reintentar
          </MenuItem>,
        ]}
        {!isPending && error === null && vistas.length === 0 && <MenuItem disabled>{propios.sinVistas}</MenuItem>}
        {group(
          propios.vistasPropias,
          vistas.filter(({ compartida }) => !compartida),
        )}
        {group(
          propios.vistasCompartidas,
          vistas.filter(({ compartida }) => compartida),
        )}
        <Divider />
        <MenuItem onClick={() => open('guardar')}>{propios.vistaGuardar}</MenuItem>
        {vistas.length > 0 && <MenuItem onClick={() => open('administrar')}>{propios.vistasAdministrar}</MenuItem>}
      </Menu>
      <Suspense fallback={null}>
        {dialog === 'guardar' && <SaveView listKey={listKey} content={current} onClose={() => setDialog(null)} />}
        {dialog === 'administrar' && <ManageViews vistas={vistas} current={current} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
