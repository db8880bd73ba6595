import { importaciones, nombresDeImportacion } from '@adjudica/domain';
import { FigureField, InstantField } from '../../ui/fields/columns';
import { CreateButton } from '../../ui/tabla/CreateButton';
import { DataTable } from '../../ui/tabla/DataTable';
import { Filtro } from '../../ui/tabla/Filtro';
import { List } from '../../ui/tabla/List';
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
          <CreateButton label="Nueva importación" />
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
      <Filtro campo="tipo" etiqueta="Tipo" opciones={tipos} ancho={220} />
      <Filtro campo="estado" etiqueta="Estado" opciones={nombresDeImportacion} />
    </>
  );
}
