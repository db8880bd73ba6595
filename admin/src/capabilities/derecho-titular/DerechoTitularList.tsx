import { propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { DerechoVista } from '../../generated/api';
import { ActDialog } from '../../ui/act/ActDialog';
import { DateField, InstantField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { hoy, registro } from './derecho-titular.actos';
import { EstadoDeDerechoField, PlazoDeDerechoField } from './estado';

const Column = DataTable.Col<DerechoVista>;
const tipoDe = ({ tipo }: DerechoVista) => propios.tipoDeDerecho[tipo];

/** What persons ask about their data, oldest first; opens on what waits. For the system administrator. */
export default function DerechoTitularList() {
  const refresh = useRefresh();
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <List
        title={propios.derechosTitulo}
        description={propios.derechosDescripcion}
        sort={{ field: 'ingreso', order: 'ASC' }}
        filterDefaultValues={{ estado: 'recibida' }}
        filters={
          <>
            <SelectFilter source="estado" label="Estado" choices={propios.estadoDeDerecho} />
            <SelectFilter source="tipo" label="Derecho" choices={propios.tipoDeDerecho} />
          </>
        }
        actions={
          <Button variant="contained" onClick={() => setAbierto(true)}>
            {propios.derechoNuevo}
          </Button>
        }
        empty={propios.sinDerechos}
      >
        <DataTable<DerechoVista> rowClick="edit">
          <Column source="ingreso" field={DateField} secondary={({ id }) => propios.derechoNumero(id)} />
          <Column source="nombre" secondary={({ identificacion }) => identificacion} />
          <Column source="tipo" render={tipoDe} secondary={({ pedido }) => pedido} disableSort wideOnly />
          <Column source="vence" field={DateField} secondary={() => <PlazoDeDerechoField />} />
          <Column source="estado" field={EstadoDeDerechoField} disableSort />
          <Column source="decididaEn" field={InstantField} disableSort wideOnly />
        </DataTable>
      </List>
      {abierto && (
        <ActDialog
          acto={registro(hoy())}
          id={null}
          efecto={propios.derechoNuevoDescripcion}
          onHecho={refresh}
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  );
}
