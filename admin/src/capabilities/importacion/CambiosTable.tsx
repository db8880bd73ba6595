import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FigureField } from '../../ui/fields/columns';
import { vacio } from '../../ui/format';
import { DataTable } from '../../ui/table/DataTable';
import type { ImportacionRecord } from './tipos';
import { useImportacion } from './useImportacion';

type Cambio = ImportacionRecord['cambios'][number] & { readonly id: string };

const Column = DataTable.Col<Cambio>;

/** Why a reviewed file was not applied: what its reviewer saw beside what is there now. */
export function CambiosTable() {
  const { filasCambiadas, cambios } = useImportacion();
  const mostradas = new Set(cambios.map(({ linea }) => linea)).size;
  return (
    <>
      <Alert severity="warning">
        {filasCambiadas === 1
          ? 'Los datos de una fila cambiaron desde la revisión.'
          : `Los datos de ${filasCambiadas.toLocaleString('es-EC')} filas cambiaron desde la revisión.`}{' '}
        No se aplicó nada. Compare los valores: si el archivo sigue siendo correcto, revíselo de nuevo y aplíquelo; si
        no, cargue uno corregido.
      </Alert>
      <Card component="section" aria-labelledby="cambios">
        <Typography variant="h2" id="cambios" sx={{ px: 2, py: 1.5 }}>
          Cambios desde la revisión
        </Typography>
        <Box sx={{ maxHeight: 420, overflow: 'auto' }}>
          <DataTable<Cambio>
            aria-label="Cambios desde la revisión"
            data={cambios.map((cambio) => ({ ...cambio, id: `${cambio.linea} ${cambio.columna}` }))}
          >
            <Column source="linea" label="Línea" align="right" field={FigureField} />
            <Column source="columna" label="Columna" render={({ columna }) => columna ?? 'Registro'} />
            <Column source="revisado" label="Al revisar" render={({ revisado }) => revisado ?? vacio} />
            <Column source="actual" label="Ahora" render={({ actual }) => actual ?? vacio} />
          </DataTable>
        </Box>
        {mostradas < filasCambiadas && (
          <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
            Se muestran los primeros cambios; las filas con cambios son {filasCambiadas.toLocaleString('es-EC')}.
          </Typography>
        )}
      </Card>
    </>
  );
}
