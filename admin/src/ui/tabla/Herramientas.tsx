import { esListaConVistas, propios } from '@adjudica/domain';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { lazy } from '../lazy';
import { useDescarga } from '../useDescarga';
import type { ListColumn } from './column';

const MenuDeColumnas = lazy(() => import('./MenuDeColumnas'));
const MenuDeVistas = lazy(() => import('./vistas/MenuDeVistas'));

interface HerramientasProps {
  readonly clave: string;
  readonly columnas: readonly ListColumn[];
  readonly exportable: boolean;
}

/** What can be done with a list as a whole. */
export function Herramientas({ clave, columnas, exportable }: HerramientasProps) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      {exportable && <Exportar />}
      {esListaConVistas(clave) && <Vistas clave={clave} columnas={columnas} />}
      <Tooltip title="Columnas">
        <IconButton
          aria-label="Columnas"
          aria-haspopup="menu"
          aria-expanded={ancla !== null}
          onClick={(event) => setAncla(event.currentTarget)}
        >
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {ancla !== null && (
        <Suspense fallback={null}>
          <MenuDeColumnas ancla={ancla} clave={clave} columnas={columnas} onClose={() => setAncla(null)} />
        </Suspense>
      )}
    </>
  );
}

function Vistas({ clave, columnas }: Pick<HerramientasProps, 'clave' | 'columnas'>) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const [pedidas, setPedidas] = useState(false);
  return (
    <>
      <Tooltip title={propios.vistas}>
        <IconButton
          aria-label={propios.vistas}
          aria-haspopup="menu"
          aria-expanded={ancla !== null}
          onClick={(event) => {
            setAncla(event.currentTarget);
            setPedidas(true);
          }}
        >
          <BookmarkBorder fontSize="small" />
        </IconButton>
      </Tooltip>
      {pedidas && (
        <Suspense fallback={null}>
          <MenuDeVistas ancla={ancla} clave={clave} columnas={columnas} onClose={() => setAncla(null)} />
        </Suspense>
      )}
    </>
  );
}

function Exportar() {
  const resource = useResourceContext() ?? '';
  const { filter, filterValues, sort, total } = useListContext();
  return <ExportarLista recurso={resource} filtro={{ ...filterValues, ...filter }} orden={sort} vacia={!total} />;
}

interface ExportarListaProps {
  readonly recurso: string;
  readonly filtro: Readonly<Record<string, unknown>>;
  readonly orden: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly vacia?: boolean;
}

/** Every row of a list as it is filtered and sorted, not only the page that is seen: the server writes the file. */
export function ExportarLista({ recurso, filtro, orden, vacia = false }: ExportarListaProps) {
  const { descargar, enCurso } = useDescarga();
  const consulta = new URLSearchParams({
    filter: JSON.stringify(filtro),
    sort: JSON.stringify([orden.field, orden.order]),
  });
  return (
    <Tooltip title="Exportar a Excel">
      <span>
        <IconButton
          aria-label="Exportar a Excel"
          disabled={vacia}
          loading={enCurso}
          onClick={() => void descargar(`${recurso}?${consulta}`, `${recurso}.xlsx`, TIPO_XLSX)}
        >
          <FileDownloadOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
