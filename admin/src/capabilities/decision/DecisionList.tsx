import { clasesDePendiente, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import type { DecisionVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { DiasDeEspera } from '../../ui/DiasDeEspera';
import { CodeField, MoneyField } from '../../ui/fields/columns';
import { dinero, fechaHora } from '../../ui/format';
import { ownPath } from '../../ui/navigation';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { DeQuien } from './DeQuien';
import { FiltroDeProducto } from './FiltroDeProducto';
import { OtraLista } from './OtraLista';

const clases = Object.entries(clasesDePendiente).map(([codigo, { nombre }]) => ({ codigo, nombre }));

const Column = DataTable.Col<DecisionVista>;

const enTelefono = ({ diasDeEspera, nombreCliente, monto }: DecisionVista) => (
  <Box sx={{ whiteSpace: 'normal', minWidth: 150 }}>
    <Box>{nombreCliente}</Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {dinero(monto)}
      <DiasDeEspera dias={diasDeEspera} />
    </Box>
  </Box>
);

/** What waits for somebody's decision in whatever area, the oldest first; each row leads to the record that is decided. */
export default function DecisionList() {
  const { role } = useUsuario();
  return (
    <List
      resource="decision"
      title={propios.decisionesTitulo}
      description={propios.decisionesDescripcion}
      sort={{ field: 'desde', order: 'ASC' }}
      actions={<OtraLista pantalla="salvedades" titulo={propios.salvedadesTitulo} />}
      empty={propios.sinDecisiones}
      exporter
      filters={
        <>
          <SearchInput source="q" lookIn="cliente, cédula o plan" />
          <DeQuien />
          <SelectFilter source="clase" label="Trámite" choices={clases} width={190} />
          <FiltroDeProducto />
        </>
      }
    >
      <DataTable<DecisionVista> rowClick={({ enlace }) => (enlace === null ? undefined : ownPath(role, enlace))}>
        <Column
          source="clase"
          render={({ etiquetaClase }) => etiquetaClase}
          secondary={({ nota }) => nota}
          onPhone={enTelefono}
        />
        <Column
          source="nombreCliente"
          render={({ nombreCliente }) => <Box sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>{nombreCliente}</Box>}
          secondary={({ cedula }) => cedula}
          wideOnly
        />
        <Column
          source="idCodigo"
          field={CodeField}
          secondary={({ planes }) => planes > 1 && propios.decisionMasPlanes(planes - 1)}
        />
        <Column source="monto" align="right" field={MoneyField} wideOnly />
        <Column
          source="desde"
          render={({ diasDeEspera }) => <DiasDeEspera dias={diasDeEspera} />}
          secondary={({ desde }) => fechaHora(desde)}
          wideOnly
        />
        <Column
          source="decide"
          secondary={({ solicitante }) => solicitante !== null && propios.decisionPedidaPor(solicitante)}
          disableSort
        />
      </DataTable>
    </List>
  );
}
