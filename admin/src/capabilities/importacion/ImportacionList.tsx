import { importaciones, prefijoDe } from '@adjudica/domain';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataTable, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { DateField } from '../../ui/fields/DateField';
import { RecordList } from '../../ui/RecordList';
import { StateChip } from '../../ui/StateChip';
import { ExportarButton } from './ExportarButton';
import { type ImportacionRecord, nombreDeTipo, tonoDeImportacion } from './tipos';

/** Every file that was brought in, newest first, with what became of it. */
export default function ImportacionList() {
  const prefijo = prefijoDe(useUsuario().role);
  return (
    <RecordList
      title="Importación"
      description="Archivos cargados: primero se revisan, después se aplican completos o no se aplican."
      sort={{ field: 'id', order: 'DESC' }}
      filters={<Filtros />}
      actions={
        <>
          <ExportarButton />
          <Button
            component={Link}
            to={`${prefijo}/importacion/create`}
            variant="contained"
            startIcon={<UploadFileOutlined />}
          >
            Nueva importación
          </Button>
        </>
      }
    >
      <DataTable bulkActionButtons={false} rowClick="edit" size="small">
        <DataTable.Col<ImportacionRecord>
          source="nombreArchivo"
          disableSort
          render={({ id, nombreArchivo }) => (
            <MuiLink
              component={Link}
              to={`${prefijo}/importacion/${id}`}
              sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
            >
              {nombreArchivo}
            </MuiLink>
          )}
        />
        <DataTable.Col<ImportacionRecord> source="tipo" disableSort render={({ tipo }) => nombreDeTipo(tipo)} />
        <DataTable.Col<ImportacionRecord>
          source="estado"
          disableSort
          render={({ estado }) => <StateChip label={estado} tono={tonoDeImportacion[estado] ?? 'neutro'} />}
        />
        <DataTable.NumberCol source="leidas" disableSort />
        <DataTable.NumberCol source="creadas" disableSort />
        <DataTable.NumberCol source="cambiadas" disableSort />
        <DataTable.NumberCol source="iguales" disableSort />
        <DataTable.NumberCol source="rechazadas" disableSort />
        <DataTable.Col source="creadaEn" disableSort>
          <DateField source="creadaEn" conHora />
        </DataTable.Col>
      </DataTable>
    </RecordList>
  );
}

function Filtros() {
  const { filterValues, setFilters } = useListContext();
  return (
    <TextField
      select
      label="Tipo"
      value={filterValues.tipo ?? ''}
      onChange={(event) => setFilters(event.target.value === '' ? {} : { tipo: event.target.value })}
      sx={{ minWidth: 220 }}
    >
      <MenuItem value="">Todos</MenuItem>
      {Object.values(importaciones).map(({ tipo, titulo }) => (
        <MenuItem key={tipo} value={tipo}>
          {titulo}
        </MenuItem>
      ))}
    </TextField>
  );
}
