import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { vacio } from '../../ui/formato';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { useAccion } from '../../ui/useAccion';
import type { ImportacionRecord } from './tipos';

type Aviso = ImportacionRecord['avisos'][number] & { readonly id: string };

const columnas: readonly Columna<Aviso>[] = [
  { campo: 'linea', etiqueta: 'Línea', tipo: 'numero' },
  { campo: 'registro', etiqueta: 'Fila de', soloAncha: true, dibujar: ({ registro }) => registro ?? vacio },
  { campo: 'columna', etiqueta: 'Columna', dibujar: ({ columna }) => columna ?? vacio },
  { campo: 'valor', etiqueta: 'Escrito', dibujar: ({ valor }) => valor ?? vacio },
  { campo: 'mensaje', etiqueta: 'Aviso' },
];

/** What refuses no row and must be confirmed to apply the file. */
export function AvisosTable({ importacion: { avisos, totalAvisos } }: { readonly importacion: ImportacionRecord }) {
  return (
    <Card component="section" aria-labelledby="avisos">
      <Typography variant="h2" id="avisos" sx={{ px: 2, py: 1.5 }}>
        Avisos
      </Typography>
      <Box sx={{ maxHeight: 420, overflow: 'auto' }}>
        <Tabla
          etiqueta="Avisos"
          columnas={columnas}
          filas={avisos.map((aviso) => ({ ...aviso, id: `${aviso.linea} ${aviso.columna} ${aviso.mensaje}` }))}
        />
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
export function FilasOcultas({ importacion }: { readonly importacion: ImportacionRecord }) {
  const { id, filasOcultas, acciones } = importacion;
  const { ejecutar, enCurso } = useAccion<ImportacionRecord>('importacion', 'revisar');
  return (
    <Alert
      severity="warning"
      action={
        acciones.includes('omitirOcultas') && (
          <Button
            color="inherit"
            size="small"
            loading={enCurso}
            onClick={() => void ejecutar(id, { omitirOcultas: true })}
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
