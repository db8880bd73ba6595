import { estadosDePago, etiquetaDePago, PAG } from '@adjudica/domain';
import { InstantField, LinesField } from '../../ui/fields/columns';
import { dinero } from '../../ui/format';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { OwnerFilter } from '../../ui/table/OwnerFilter';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { BusquedaDeCedula } from './BusquedaDeCedula';
import { EstadoDePagoField } from './EstadoDePagoChip';
import type { PagoDeLista } from './tipos';

const Column = DataTable.Col<PagoDeLista>;

const filters = (
  <>
    <BusquedaDeCedula />
    <OwnerFilter />
    <SelectFilter
      source="estado"
      label={PAG.estado}
      choices={estadosDePago.map((estado) => ({ codigo: estado, nombre: etiquetaDePago[estado] }))}
    />
  </>
);

/** PAG-500…506: payment orders, newest first; below its number the amount, which decides what is opened first. */
export default function ListaDePagos() {
  return (
    <List
      title={PAG.ordenesDePago}
      sort={{ field: 'fecha', order: 'DESC' }}
      disableAuthentication
      empty={PAG.sinOrdenes}
      exporter
      filters={filters}
    >
      <DataTable<PagoDeLista> rowClick="edit">
        <Column source="id" secondary={({ valor }) => dinero(valor)} />
        <Column source="nombreCliente" secondary={({ cedula }) => cedula} onPhone={() => <EstadoDePagoField />} />
        <Column source="planes" field={LinesField} disableSort />
        <Column source="fecha" field={InstantField} />
        <Column source="estado" field={EstadoDePagoField} disableSort />
        <Column source="aprobadoEn" field={InstantField} />
      </DataTable>
    </List>
  );
}
