import { propios } from '@adjudica/domain';
import type { SuscripcionVista } from '../../generated/api';
import { FigureField, InstantField } from '../../ui/fields/columns';
import { CreateButton } from '../../ui/table/CreateButton';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { EstadoDeSuscripcion } from './estado';

const Column = DataTable.Col<SuscripcionVista>;

/** Other systems that are told of events, and whether they take them; for the system administrator. */
export default function SuscripcionList() {
  return (
    <List
      resource="suscripcion"
      title={propios.suscripcionesTitulo}
      description={propios.suscripcionesDescripcion}
      sort={{ field: 'nombre', order: 'ASC' }}
      empty={propios.sinSuscripciones}
      actions={<CreateButton label={propios.suscripcionNueva} />}
    >
      <DataTable<SuscripcionVista> rowClick="edit">
        <Column source="nombre" secondary={({ cuenta }) => cuenta} />
        <Column source="url" disableSort />
        <Column source="eventos" render={({ eventos }) => eventos.length} align="right" disableSort />
        <Column source="pendientes" field={FigureField} align="right" disableSort />
        <Column source="fallidos" field={FigureField} align="right" disableSort />
        <Column source="ultimoExito" field={InstantField} disableSort />
        <Column
          source="estado"
          render={(suscripcion) => <EstadoDeSuscripcion suscripcion={suscripcion} />}
          disableSort
        />
      </DataTable>
    </List>
  );
}
