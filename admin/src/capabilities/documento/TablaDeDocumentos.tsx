import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { Fragment, useEffect } from 'react';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { ScreenReaderOnly } from '../../ui/ScreenReaderOnly';
import type { Decision } from './DecisionDialog';
import { angosta, FilaDeDocumento } from './FilaDeDocumento';
import { type DocumentoRecord, nombreDeDueno, veConfirmacion } from './tipos';
import { DOCUMENTOS_POR_PAGINA, type useListView } from './useListView';
import type { useRequest } from './useRequest';
import { claveDeSubida, type useSubidaDeDocumentos } from './useSubidaDeDocumentos';

interface TablaDeDocumentosProps {
  readonly documentos: readonly DocumentoRecord[];
  readonly vista: ReturnType<typeof useListView>;
  readonly conPersona: boolean;
  /** The one in the viewer. */
  readonly abierto: number | null;
  readonly subidas: ReturnType<typeof useSubidaDeDocumentos>;
  /** What a link asked for. */
  readonly pedido: ReturnType<typeof useRequest>;
  readonly onDecidir: (decision: Decision) => void;
}

/** DOC-027: ten rows a page. Where there is little room, on a phone or beside the viewer, each row is a card. */
export function TablaDeDocumentos({
  documentos,
  vista,
  conPersona,
  abierto,
  subidas,
  pedido,
  onDecidir,
}: TablaDeDocumentosProps) {
  const { idDepartamento } = useUsuario();
  const conEstado = veConfirmacion(idDepartamento);
  const paginas = Math.max(1, Math.ceil(documentos.length / DOCUMENTOS_POR_PAGINA));
  const pagina = Math.min(vista.pagina, paginas);
  const { irAPagina } = vista;

  // The document in the viewer is seen in the list too: going on turns the page.
  const indice = documentos.findIndex(({ id }) => id === abierto);
  const suPagina = indice < 0 ? null : Math.floor(indice / DOCUMENTOS_POR_PAGINA) + 1;
  useEffect(() => {
    if (suPagina !== null) irAPagina(suPagina);
  }, [suPagina, irAPagina]);

  if (documentos.length === 0) return <EmptyState message="Ningún documento coincide con la búsqueda." />;
  const desde = (pagina - 1) * DOCUMENTOS_POR_PAGINA;
  return (
    <>
      <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1, containerType: 'inline-size' }}>
        <Table
          size="small"
          aria-label="Documentos"
          sx={{
            '& td': { verticalAlign: 'top' },
            [angosta]: {
              '& thead': { display: 'none' },
              '& tr': { display: 'block', borderBottom: 1, borderColor: 'divider', py: 0.75 },
              '& td, & tbody th': { display: 'block', border: 0, py: 0.5 },
            },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Documento</TableCell>
              {conEstado && <TableCell>Confirmación</TableCell>}
              <TableCell align="right">
                <ScreenReaderOnly>Acciones</ScreenReaderOnly>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {documentos.slice(desde, desde + DOCUMENTOS_POR_PAGINA).map((documento, indice, pagina) => (
              <Fragment key={documento.id}>
                {conPersona && !mismaPersona(documento, pagina[indice - 1]) && (
                  <Persona documento={documento} columnas={conEstado ? 3 : 2} />
                )}
                <FilaDeDocumento
                  documento={documento}
                  conEstado={conEstado}
                  enVisor={documento.id === abierto}
                  subida={subidas.uploads.find(({ key }) => key === claveDeSubida(documento.id)) ?? null}
                  onAbrir={vista.abrir}
                  pedido={pedido.pedido?.documento === documento.id ? pedido : null}
                  onSubir={subidas.subir}
                  onDecidir={onDecidir}
                />
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {documentos.length > DOCUMENTOS_POR_PAGINA && (
        <TablePagination
          component="div"
          count={documentos.length}
          page={pagina - 1}
          rowsPerPage={DOCUMENTOS_POR_PAGINA}
          rowsPerPageOptions={[DOCUMENTOS_POR_PAGINA]}
          onPageChange={(_, siguiente) => irAPagina(siguiente + 1)}
          labelDisplayedRows={({ from, to, count }) => `${from}-${to} de ${count}`}
          getItemAriaLabel={(tipo) => (tipo === 'next' ? 'Página siguiente' : 'Página anterior')}
          sx={{ '& .MuiTablePagination-root, &': { borderTop: 0 } }}
        />
      )}
    </>
  );
}

const mismaPersona = (a: DocumentoRecord, b: DocumentoRecord | undefined): boolean =>
  b !== undefined && a.dueno === b.dueno && a.identificacion === b.identificacion;

/** Whose documents follow: once for all of them, not once a row. */
function Persona({ documento, columnas }: { readonly documento: DocumentoRecord; readonly columnas: number }) {
  const { dueno, persona, identificacion } = documento;
  return (
    <TableRow>
      <TableCell
        component="th"
        scope="rowgroup"
        colSpan={columnas}
        sx={{ bgcolor: 'background.default', py: 0.75, fontWeight: 400, color: 'text.secondary', whiteSpace: 'normal' }}
      >
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {nombreDeDueno[dueno]}
        </Box>
        {[persona, identificacion].filter(Boolean).map((parte) => ` · ${parte}`)}
      </TableCell>
    </TableRow>
  );
}
