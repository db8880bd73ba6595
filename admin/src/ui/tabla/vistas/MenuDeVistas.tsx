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
import { LoadingState } from '../../LoadingState';
import { lazy } from '../../lazy';
import { seguirFoco } from '../../seguirFoco';
import type { ListColumn } from '../column';
import { useAplicarVista, useVistaActual } from './useVista';
import { muestranLoMismo, RECURSO, TODAS } from './vista';

const GuardarVista = lazy(() => import('./GuardarVista'));
const AdministrarVistas = lazy(() => import('./AdministrarVistas'));

interface MenuDeVistasProps {
  /** null = closed: a dialog that it opened may still be there. */
  readonly ancla: HTMLElement | null;
  readonly clave: string;
  readonly columnas: readonly ListColumn[];
  readonly onClose: () => void;
}

/** The views of a list: one's own and those that others share. Choosing one shows the list so. */
export default function MenuDeVistas({ ancla, clave, columnas, onClose }: MenuDeVistasProps) {
  const [dialogo, setDialogo] = useState<'guardar' | 'administrar' | null>(null);
  const {
    data: vistas = [],
    isPending,
    error,
    refetch,
  } = useGetList<VistaGuardadaVista>(RECURSO, {
    ...TODAS,
    filter: { lista: clave },
  });
  const actual = useVistaActual(clave, columnas);
  const aplicar = useAplicarVista(clave);
  const abrir = (cual: typeof dialogo) => {
    onClose();
    setDialogo(cual);
  };
  const grupo = (titulo: string, suyas: readonly VistaGuardadaVista[]) =>
    suyas.length === 0
      ? []
      : [
          <ListSubheader key={titulo} sx={{ lineHeight: '32px', bgcolor: 'transparent' }}>
            {titulo}
          </ListSubheader>,
          ...suyas.map((vista) => {
            const puesta = muestranLoMismo(vista, actual);
            return (
              <MenuItem
                key={vista.id}
                role="menuitemradio"
                aria-checked={puesta}
                onClick={() => {
                  onClose();
                  aplicar(vista);
                }}
              >
                <Check sx={{ fontSize: 18, mr: 1.25, flexShrink: 0, visibility: puesta ? 'visible' : 'hidden' }} />
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
      <Menu anchorEl={ancla} open={ancla !== null} onClose={onClose}>
        {isPending && <LoadingState />}
        {error !== null && [
          <MenuItem key="fallo" disabled>
            {error.message}
          </MenuItem>,
          <MenuItem
            key="reintentar"
            onClick={({ currentTarget }) => {
              seguirFoco(currentTarget);
              void refetch();
            }}
          >
            Reintentar
          </MenuItem>,
        ]}
        {!isPending && error === null && vistas.length === 0 && <MenuItem disabled>{propios.sinVistas}</MenuItem>}
        {grupo(
          propios.vistasPropias,
          vistas.filter(({ compartida }) => !compartida),
        )}
        {grupo(
          propios.vistasCompartidas,
          vistas.filter(({ compartida }) => compartida),
        )}
        <Divider />
        <MenuItem onClick={() => abrir('guardar')}>{propios.vistaGuardar}</MenuItem>
        {vistas.length > 0 && <MenuItem onClick={() => abrir('administrar')}>{propios.vistasAdministrar}</MenuItem>}
      </Menu>
      <Suspense fallback={null}>
        {dialogo === 'guardar' && <GuardarVista clave={clave} contenido={actual} onClose={() => setDialogo(null)} />}
        {dialogo === 'administrar' && (
          <AdministrarVistas vistas={vistas} actual={actual} onClose={() => setDialogo(null)} />
        )}
      </Suspense>
    </>
  );
}
