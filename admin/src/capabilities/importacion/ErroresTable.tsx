import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { urlOf } from '../../providers/calls';
import { FigureField } from '../../ui/fields/columns';
import { vacio } from '../../ui/format';
import { SecondLine } from '../../ui/SecondLine';
import { DataTable } from '../../ui/table/DataTable';
import { useDownload } from '../../ui/useDownload';
import { FilasDeImportacion } from './FilasDeImportacion';
import type { ErrorDeImportacionRecord } from './tipos';
import { useImportacion } from './useImportacion';

const Column = DataTable.Col<ErrorDeImportacionRecord>;
const TIPO_XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const enTelefono = ({ registro, mensaje }: ErrorDeImportacionRecord) => (
  <Box sx={{ whiteSpace: 'normal', width: 'min(46vw, 200px)' }}>
    {mensaje}
    {registro !== null && <SecondLine>{registro}</SecondLine>}
  </Box>
);

/** Every kept error with whose row it is and what stands there, in the order of the file; to be taken away as a workbook. */
export function ErroresTable() {
  const { id, erroresOmitidos } = useImportacion();
  const { download, pending } = useDownload();
  return (
    <FilasDeImportacion
      parte="errores"
      titulo="Errores"
      accion={
        <Button
          startIcon={<FileDownloadOutlined />}
          loading={pending}
          onClick={() => void download(urlOf('/importacion/{id}/errores', { id }), `errores-${id}.xlsx`, TIPO_XLSX)}
        >
          Descargar en Excel
        </Button>
      }
      nota={erroresOmitidos > 0 && `Hay ${erroresOmitidos.toLocaleString('es-EC')} errores más que no se muestran.`}
    >
      <Column source="linea" label="Línea" align="right" field={FigureField} />
      <Column source="registro" label="Fila de" render={({ registro }) => registro ?? vacio} disableSort wideOnly />
      <Column source="columna" label="Columna" render={({ columna }) => columna ?? vacio} onPhone={enTelefono} />
      <Column source="valor" label="Escrito" render={({ valor }) => valor ?? vacio} disableSort />
      <Column source="mensaje" label="Error" disableSort wideOnly />
    </FilasDeImportacion>
  );
}
