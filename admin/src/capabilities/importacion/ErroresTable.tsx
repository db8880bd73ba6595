import { mensajes } from '@adjudica/domain';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DataTable, ListContextProvider, Pagination, ResourceContextProvider, useListController } from 'react-admin';
import { ListRows } from '../../ui/tabla/RecordList';
import type { ErrorDeImportacionRecord, ImportacionRecord } from './tipos';

/** Every kept error with its line and column, in the order of the file. */
export function ErroresTable({ importacion }: { readonly importacion: ImportacionRecord }) {
  const list = useListController<ErrorDeImportacionRecord>({
    resource: `importacion/${importacion.id}/errores`,
    sort: { field: 'linea', order: 'ASC' },
    perPage: 25,
    disableSyncWithLocation: true,
    disableAuthentication: true,
    storeKey: false,
  });
  return (
    <Card component="section" aria-labelledby="errores">
      <Typography variant="h2" id="errores" sx={{ px: 2, py: 1.5 }}>
        Errores
      </Typography>
      <ResourceContextProvider value="importacion">
        <ListContextProvider value={list}>
          <ListRows emptyText={mensajes.GEN.sinRegistros}>
            <DataTable bulkActionButtons={false} rowClick={false} size="small">
              <DataTable.Col source="linea" label="Línea" />
              <DataTable.Col<ErrorDeImportacionRecord>
                source="columna"
                label="Columna"
                render={({ columna }) => columna ?? '—'}
              />
              <DataTable.Col source="mensaje" label="Error" disableSort />
            </DataTable>
          </ListRows>
          <Pagination rowsPerPageOptions={[10, 25, 50]} />
        </ListContextProvider>
      </ResourceContextProvider>
      {importacion.erroresOmitidos > 0 && (
        <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          Hay {importacion.erroresOmitidos.toLocaleString('es-EC')} errores más que no se muestran.
        </Typography>
      )}
    </Card>
  );
}
