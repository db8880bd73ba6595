import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FigureField } from '../../ui/fields/columns';
import { vacio } from '../../ui/format';
import { DataTable } from '../../ui/table/DataTable';
import { useAct } from '../../ui/useAct';
import type { ImportacionRecord } from './tipos';
import { useImportacion } from './useImportacion';

type Aviso = ImportacionRecord['avisos'][number] & { readonly id: string };

const Column = DataTable.Col<Aviso>;

/** What refuses no row and must be confirmed to apply the file. */
export function AvisosTable() {
  const { avisos, totalAvisos } = useImportacion();
  return (
    <Card component="section" aria-labelledby="avisos">
      <Typography variant="h2" id="avisos" sx={{ px: 2, py: 1.5 }}>
        Avisos
      </Typography>
      <Box sx={{ maxHeight: 420, overflow: 'auto' }}>
        <DataTable<Aviso>
          aria-label="Avisos"
          data={avisos.map((aviso) => ({ ...aviso, id: `${aviso.linea} ${aviso.columna} ${aviso.mensaje}` }))}
        >
          <Column source="linea" label="Línea" align="right" field={FigureField} />
          <Column source="registro" label="Fila de" render={({ registro }) => registro ?? vacio} wideOnly />
          <Column source="columna" label="Columna" render={({ columna }) => columna ?? vacio} />
          <Column source="valor" label="Escrito" render={({ valor }) => valor ?? vacio} />
          <Column source="mensaje" label="Aviso" />
        </DataTable>
      </Box>
      {totalAvisos > avisos.length && (
        <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          Hay {(totalAvisos - avisos.length).toLocaleString('es-EC')} avisos más que no se muestran.
        </Typography>
      )}
    </Card>
  );
}

/** A filter of Excel hides rows that the file holds all the same. */
export function FilasOcultas() {
  const { id, filasOcultas, acciones } = useImportacion();
  const { run, pending } = useAct('/importacion/{id}/revisar');
  return (
    <Alert
      severity="warning"
      action={
        acciones.includes('omitirOcultas') && (
          <Button
            color="inherit"
            size="small"
            loading={pending}
            onClick={() => void run({ id }, { omitirOcultas: true })}
          >
            Revisar sin ellas
          </Button>
        )
      }
    >
      {filasOcultas === 1
        ? 'Una fila está oculta en Excel y también se importará.'
        : `${filasOcultas.toLocaleString('es-EC')} filas están ocultas en Excel y también se importarán.`}
    </Alert>
  );
}
