import { estadosDePago, etiquetaDePago, PAG } from '@adjudica/domain';
import { InstantField, LinesField } from '../../ui/fields/columns';
import { dinero } from '../../ui/formato';
import { DataTable } from '../../ui/tabla/DataTable';
import { Filtro } from '../../ui/tabla/Filtro';
import { FiltroDeQuien } from '../../ui/tabla/FiltroDeQuien';
import { List } from '../../ui/tabla/List';
import { BusquedaDeCedula } from './BusquedaDeCedula';
import { EstadoDePagoField } from './EstadoDePagoChip';
import type { PagoDeLista } from './tipos';

const Column = DataTable.Col<PagoDeLista>;

const filters = (
  <>
    <BusquedaDeCedula />
    <FiltroDeQuien />
    <Filtro
      campo="estado"
      etiqueta={PAG.estado}
      opciones={estadosDePago.map((estado) => ({ codigo: estado, nombre: etiquetaDePago[estado] }))}
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
