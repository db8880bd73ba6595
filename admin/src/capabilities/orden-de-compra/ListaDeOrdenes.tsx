import { estadosDeOrden, etiquetaDeOrden, ORD, propios } from '@adjudica/domain';
import { InstantField, LinesField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/tabla/DataTable';
import { Filtro } from '../../ui/tabla/Filtro';
import { FiltroDeQuien } from '../../ui/tabla/FiltroDeQuien';
import { RecordList } from '../../ui/tabla/RecordList';
import { EstadoDeOrdenField } from './EstadoDeOrdenChip';
import type { OrdenDeLista } from './tipos';

const Column = DataTable.Col<OrdenDeLista>;

const filters = (
  <>
    <FiltroDeQuien />
    <Filtro
      campo="estado"
      etiqueta="Estado"
      opciones={estadosDeOrden.map((estado) => ({ codigo: estado, nombre: etiquetaDeOrden[estado] }))}
    />
  </>
);

/** ORD-500…507: purchase orders, newest first; a row leads to its order. */
export default function ListaDeOrdenes() {
  return (
    <RecordList
      title={ORD.titulo}
      sort={{ field: 'id', order: 'DESC' }}
      searchPlaceholder={propios.ordenBuscar}
      filters={filters}
      emptyText={ORD.vacia}
      exportable
    >
      <DataTable<OrdenDeLista> rowClick="edit">
        <Column source="id" />
        <Column source="nombreCliente" secondary={({ cedula }) => cedula} onPhone={() => <EstadoDeOrdenField />} />
        <Column source="planes" field={LinesField} disableSort />
        <Column source="fecha" field={InstantField} />
        <Column source="estado" field={EstadoDeOrdenField} />
      </DataTable>
    </RecordList>
  );
}
