import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportacionRecord } from './tipos';

/** Why a reviewed file was not applied: what its reviewer saw beside what is there now. */
export function CambiosTable({
  importacion: { filasCambiadas, cambios },
}: {
  readonly importacion: ImportacionRecord;
}) {
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
        <TableContainer sx={{ maxHeight: 420 }}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>Línea</TableCell>
                <TableCell>Columna</TableCell>
                <TableCell>Al revisar</TableCell>
                <TableCell>Ahora</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {cambios.map(({ linea, columna, revisado, actual }) => (
                <TableRow key={`${linea} ${columna}`}>
                  <TableCell>{linea}</TableCell>
                  <TableCell>{columna ?? 'Registro'}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{revisado ?? '—'}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{actual ?? '—'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        {mostradas < filasCambiadas && (
          <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
            Se muestran los primeros cambios; las filas con cambios son {filasCambiadas.toLocaleString('es-EC')}.
          </Typography>
        )}
      </Card>
    </>
  );
}
