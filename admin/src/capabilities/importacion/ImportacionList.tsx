import { importaciones, nombresDeImportacion, propios } from '@adjudica/domain';
import { FigureField, InstantField } from '../../ui/fields/columns';
import { CreateButton } from '../../ui/table/CreateButton';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { EstadoDeImportacionField } from './EstadoDeImportacionField';
import { ExportarButton } from './ExportarButton';
import { type ImportacionRecord, nombreDeTipo } from './tipos';

const Column = DataTable.Col<ImportacionRecord>;

/** Every file that was brought in, newest first, with what became of it. */
export default function ImportacionList() {
  return (
    <List
      title="Importación"
      description="Archivos cargados: primero se revisan, después se aplican completos o no se aplican."
      sort={{ field: 'id', order: 'DESC' }}
      exporter
      filters={<Filtros />}
      actions={
        <>
          <ExportarButton />
          <CreateButton label={propios.importacionNueva} />
        </>
      }
    >
      <DataTable<ImportacionRecord> rowClick="edit">
        <Column source="nombreArchivo" disableSort />
        <Column source="tipo" render={({ tipo }) => nombreDeTipo(tipo)} disableSort />
        <Column source="estado" field={EstadoDeImportacionField} disableSort />
        <Column source="leidas" align="right" field={FigureField} disableSort />
        <Column source="creadas" align="right" field={FigureField} disableSort />
        <Column source="cambiadas" align="right" field={FigureField} disableSort />
        <Column source="iguales" align="right" field={FigureField} disableSort />
        <Column source="rechazadas" align="right" field={FigureField} disableSort />
        <Column source="creadaEn" field={InstantField} disableSort />
      </DataTable>
    </List>
  );
}

function Filtros() {
  const tipos = Object.values(importaciones).map(({ tipo, titulo }) => ({ codigo: tipo, nombre: titulo }));
  return (
    <>
      <SelectFilter source="tipo" label="Tipo" choices={tipos} width={220} />
      <SelectFilter source="estado" label="Estado" choices={nombresDeImportacion} />
    </>
  );
}
