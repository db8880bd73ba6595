import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  ListContextProvider,
  Pagination,
  type RaRecord,
  ResourceContextProvider,
  useListController,
} from 'react-admin';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { yaSeDice } from '../../ui/tabla/yaSeDice';
import type { ImportacionRecord } from './tipos';

interface FilasDeImportacionProps<R extends RaRecord> {
  readonly importacion: ImportacionRecord;
  /** What of it: the end of its address. */
  readonly parte: 'cambios' | 'errores';
  readonly titulo: string;
  readonly columnas: readonly Columna<R>[];
  /** Beside the title. */
  readonly accion?: ReactNode;
  /** Below the table. */
  readonly children?: ReactNode;
}

/** What a review noted of the rows of a file, page by page, in the order of the file. */
export function FilasDeImportacion<R extends RaRecord>({
  importacion,
  parte,
  titulo,
  columnas,
  accion,
  children,
}: FilasDeImportacionProps<R>) {
  const list = useListController<R>({
    resource: `importacion/${importacion.id}/${parte}`,
    sort: { field: 'linea', order: 'ASC' },
    perPage: 25,
    disableSyncWithLocation: true,
    disableAuthentication: true,
    storeKey: false,
    queryOptions: yaSeDice,
  });
  return (
    <Card component="section" aria-labelledby={parte}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1.5 }}>
        <Typography variant="h2" id={parte}>
          {titulo}
        </Typography>
        {accion}
      </Box>
      <ResourceContextProvider value="importacion">
        <ListContextProvider value={list}>
          <Tabla columnas={columnas} />
          <Pagination rowsPerPageOptions={[10, 25, 50]} />
        </ListContextProvider>
      </ResourceContextProvider>
      {children}
    </Card>
  );
}
