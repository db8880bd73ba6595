import { esListaConVistas, propios } from '@adjudica/domain';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { apiUrl } from '../../providers/http';
import { lazy } from '../lazy';
import { useDownload } from '../useDownload';
import type { ListColumn } from './column';

const ColumnsMenu = lazy(() => import('./ColumnsMenu'));
const ViewsMenu = lazy(() => import('./views/ViewsMenu'));

interface ListToolsProps {
  readonly listKey: string;
  readonly columns: readonly ListColumn[];
  readonly exportable: boolean;
}

/** Tools for the list as a whole. */
export function ListTools({ listKey, columns, exportable }: ListToolsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      {exportable && <ExportCurrentList />}
      {esListaConVistas(listKey) && <Views listKey={listKey} columns={columns} />}
      <Tooltip title="Columnas">
        <IconButton
          aria-label="Columnas"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor !== null && (
        <Suspense fallback={null}>
          <ColumnsMenu anchor={anchor} listKey={listKey} columns={columns} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

function Views({ listKey, columns }: Pick<ListToolsProps, 'listKey' | 'columns'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Tooltip title={propios.vistas}>
        <IconButton
          aria-label={propios.vistas}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setAsked(true);
          }}
        >
          <BookmarkBorder fontSize="small" />
        </IconButton>
      </Tooltip>
      {asked && (
        <Suspense fallback={null}>
          <ViewsMenu anchor={anchor} listKey={listKey} columns={columns} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

function ExportCurrentList() {
  const resource = useResourceContext() ?? '';
  const { filter, filterValues, sort, total } = useListContext();
  return <ExportButton resource={resource} filter={{ ...filterValues, ...filter }} sort={sort} empty={!total} />;
}

interface ExportButtonProps {
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly empty?: boolean;
}

/** Exports every row of a list with its filters and order; the server writes the file. */
export function ExportButton({ resource, filter, sort, empty = false }: ExportButtonProps) {
  const { download, pending } = useDownload();
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([sort.field, sort.order]),
  });
  return (
    <Tooltip title={empty ? propios.sinFilasQueExportar : 'Exportar a Excel'}>
      <span>
        <IconButton
          aria-label="Exportar a Excel"
          disabled={empty}
          loading={pending}
          onClick={() => void download(`${apiUrl}/${resource}?${query}`, `${resource}.xlsx`, XLSX_TYPE)}
        >
          <FileDownloadOutlined fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
