import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { vacio } from '../../ui/formato';
import { Menor } from '../../ui/Menor';
import type { Columna } from '../../ui/tabla/Tabla';
import { useDescarga } from '../../ui/useDescarga';
import { FilasDeImportacion } from './FilasDeImportacion';
import type { ErrorDeImportacionRecord, ImportacionRecord } from './tipos';

const columnas: readonly Columna<ErrorDeImportacionRecord>[] = [
  { campo: 'linea', etiqueta: 'Línea', tipo: 'numero', ordena: true },
  { campo: 'registro', etiqueta: 'Fila de', soloAncha: true, dibujar: ({ registro }) => registro ?? vacio },
  {
    campo: 'columna',
    etiqueta: 'Columna',
    ordena: true,
    dibujar: ({ columna }) => columna ?? vacio,
    enTelefono: ({ registro, mensaje }) => (
      <Box sx={{ whiteSpace: 'normal', width: 'min(46vw, 200px)' }}>
        {mensaje}
        {registro !== null && <Menor>{registro}</Menor>}
      </Box>
    ),
  },
  { campo: 'valor', etiqueta: 'Escrito', dibujar: ({ valor }) => valor ?? vacio },
  { campo: 'mensaje', etiqueta: 'Error', soloAncha: true },
];
const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Every kept error with whose row it is and what stands there, in the order of the file; to be taken away as a workbook. */
export function ErroresTable({ importacion }: { readonly importacion: ImportacionRecord }) {
  const { descargar, enCurso } = useDescarga();
  return (
    <FilasDeImportacion
      importacion={importacion}
      parte="errores"
      titulo="Errores"
      columnas={columnas}
      accion={
        <Button
          startIcon={<FileDownloadOutlined />}
          loading={enCurso}
          onClick={() =>
            void descargar(`importacion/${importacion.id}/errores`, `errores-${importacion.id}.xlsx`, TIPO_XLSX)
          }
        >
          Descargar en Excel
        </Button>
      }
    >
      {importacion.erroresOmitidos > 0 && (
        <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          Hay {importacion.erroresOmitidos.toLocaleString('es-EC')} errores más que no se muestran.
        </Typography>
      )}
    </FilasDeImportacion>
  );
}
