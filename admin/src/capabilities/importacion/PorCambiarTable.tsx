import Box from '@mui/material/Box';
import { FigureField } from '../../ui/fields/columns';
import { vacio } from '../../ui/format';
import { DataTable } from '../../ui/table/DataTable';
import { FilasDeImportacion } from './FilasDeImportacion';
import type { CambioDeImportacionRecord } from './tipos';

const lista =
  (cual: 'antes' | 'despues' | 'columna') =>
  ({ valores }: CambioDeImportacionRecord) => (
    <Box sx={{ whiteSpace: 'normal' }}>
      {valores.map((valor) => (
        <Box key={valor.columna}>{valor[cual] ?? vacio}</Box>
      ))}
    </Box>
  );

const Column = DataTable.Col<CambioDeImportacionRecord>;

/** Every row that changes a record, each value before and after. */
export function PorCambiarTable() {
  return (
    <FilasDeImportacion<CambioDeImportacionRecord> parte="cambios" titulo="Qué cambiará">
      <Column source="linea" label="Línea" align="right" field={FigureField} />
      <Column source="registro" label="Fila de" render={({ registro }) => registro ?? vacio} disableSort wideOnly />
      <Column label="Columna" render={lista('columna')} />
      <Column label="Ahora" render={lista('antes')} />
      <Column label="Con el archivo" render={lista('despues')} />
    </FilasDeImportacion>
  );
}
