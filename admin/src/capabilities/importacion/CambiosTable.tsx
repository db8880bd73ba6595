import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { vacio } from '../../ui/formato';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import type { ImportacionRecord } from './tipos';

type Cambio = ImportacionRecord['cambios'][number] & { readonly id: string };

const columnas: readonly Columna<Cambio>[] = [
  { campo: 'linea', etiqueta: 'Línea', tipo: 'numero' },
  { campo: 'columna', etiqueta: 'Columna', dibujar: ({ columna }) => columna ?? 'Registro' },
  { campo: 'revisado', etiqueta: 'Al revisar', dibujar: ({ revisado }) => revisado ?? vacio },
  { campo: 'actual', etiqueta: 'Ahora', dibujar: ({ actual }) => actual ?? vacio },
];

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
        <Box sx={{ maxHeight: 420, overflow: 'auto' }}>
          <Tabla
            etiqueta="Cambios desde la revisión"
            columnas={columnas}
            filas={cambios.map((cambio) => ({ ...cambio, id: `${cambio.linea} ${cambio.columna}` }))}
          />
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
