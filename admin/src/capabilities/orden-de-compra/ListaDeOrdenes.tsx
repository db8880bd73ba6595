import { estadosDeOrden, etiquetaDeOrden, ORD, propios } from '@adjudica/domain';
import { InstantField, LinesField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { OwnerFilter } from '../../ui/table/OwnerFilter';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { EstadoDeOrdenField } from './EstadoDeOrdenChip';
import type { OrdenDeLista } from './tipos';

const Column = DataTable.Col<OrdenDeLista>;

const filters = (
  <>
    <SearchInput source="q" placeholder={propios.ordenBuscar} />
    <OwnerFilter />
    <SelectFilter
      source="estado"
      label="Estado"
      choices={estadosDeOrden.map((estado) => ({ codigo: estado, nombre: etiquetaDeOrden[estado] }))}
    />
  </>
);

/** ORD-500…507: purchase orders, newest first; a row leads to its order. */
export default function ListaDeOrdenes() {
  return (
    <List title={ORD.titulo} sort={{ field: 'id', order: 'DESC' }} empty={ORD.vacia} exporter filters={filters}>
      <DataTable<OrdenDeLista> rowClick="edit">
        <Column source="id" />
        <Column source="nombreCliente" secondary={({ cedula }) => cedula} onPhone={() => <EstadoDeOrdenField />} />
        <Column source="planes" field={LinesField} disableSort />
        <Column source="fecha" field={InstantField} />
        <Column source="estado" field={EstadoDeOrdenField} />
      </DataTable>
    </List>
  );
}
