import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ListContextProvider, Pagination, ResourceContextProvider, useListController } from 'react-admin';
import { vacio } from '../../ui/formato';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { yaSeDice } from '../../ui/tabla/yaSeDice';
import type { CambioDeImportacionRecord, ImportacionRecord } from './tipos';

const lista =
  (cual: 'antes' | 'despues' | 'columna') =>
  ({ valores }: CambioDeImportacionRecord) => (
    <Box sx={{ whiteSpace: 'normal' }}>
      {valores.map((valor) => (
        <Box key={valor.columna}>{valor[cual] ?? vacio}</Box>
      ))}
    </Box>
  );

const columnas: readonly Columna<CambioDeImportacionRecord>[] = [
  { campo: 'linea', etiqueta: 'Línea', tipo: 'numero', ordena: true },
  { campo: 'registro', etiqueta: 'Fila de', soloAncha: true, dibujar: ({ registro }) => registro ?? vacio },
  { etiqueta: 'Columna', dibujar: lista('columna') },
  { etiqueta: 'Ahora', dibujar: lista('antes') },
  { etiqueta: 'Con el archivo', dibujar: lista('despues') },
];

/** Every row that changes a record, each value before and after. */
export function PorCambiarTable({ importacion }: { readonly importacion: ImportacionRecord }) {
  const list = useListController<CambioDeImportacionRecord>({
    resource: `importacion/${importacion.id}/cambios`,
    sort: { field: 'linea', order: 'ASC' },
    perPage: 25,
    disableSyncWithLocation: true,
    disableAuthentication: true,
    storeKey: false,
    queryOptions: yaSeDice,
  });
  return (
    <Card component="section" aria-labelledby="por-cambiar">
      <Typography variant="h2" id="por-cambiar" sx={{ px: 2, py: 1.5 }}>
        Qué cambiará
      </Typography>
      <ResourceContextProvider value="importacion">
        <ListContextProvider value={list}>
          <Tabla columnas={columnas} />
          <Pagination rowsPerPageOptions={[10, 25, 50]} />
        </ListContextProvider>
      </ResourceContextProvider>
    </Card>
  );
}
