import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ListContextProvider, Pagination, ResourceContextProvider, useListController } from 'react-admin';
import { vacio } from '../../ui/formato';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { yaSeDice } from '../../ui/tabla/yaSeDice';
import type { ErrorDeImportacionRecord, ImportacionRecord } from './tipos';

const columnas: readonly Columna<ErrorDeImportacionRecord>[] = [
  { campo: 'linea', etiqueta: 'Línea', tipo: 'numero', ordena: true },
  { campo: 'columna', etiqueta: 'Columna', ordena: true, dibujar: ({ columna }) => columna ?? vacio },
  { campo: 'mensaje', etiqueta: 'Error' },
];

/** Every kept error with its line and column, in the order of the file. */
export function ErroresTable({ importacion }: { readonly importacion: ImportacionRecord }) {
  const list = useListController<ErrorDeImportacionRecord>({
    resource: `importacion/${importacion.id}/errores`,
    sort: { field: 'linea', order: 'ASC' },
    perPage: 25,
    disableSyncWithLocation: true,
    disableAuthentication: true,
    storeKey: false,
    queryOptions: yaSeDice,
  });
  return (
    <Card component="section" aria-labelledby="errores">
      <Typography variant="h2" id="errores" sx={{ px: 2, py: 1.5 }}>
        Errores
      </Typography>
      <ResourceContextProvider value="importacion">
        <ListContextProvider value={list}>
          <Tabla columnas={columnas} />
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
