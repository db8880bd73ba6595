import { type Instante, propios } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import type { CuentaDeServicioVista } from '../../generated/api';
import { fechaHora } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { CreateButton } from '../../ui/table/CreateButton';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';

const vigentes = ({ claves }: CuentaDeServicioVista) => claves.filter(({ estado }) => estado === 'vigente');
/** The last of several: ISO instants are in the order of their text. */
const ultimo = <T extends string>(instantes: readonly (T | null)[]): T | undefined =>
  instantes
    .filter((instante) => instante !== null)
    .toSorted()
    .at(-1);
const escrito = (instante: Instante | undefined, sin: string): string =>
  instante === undefined ? sin : fechaHora(instante);

const Column = DataTable.Col<CuentaDeServicioVista>;

function ActivaField() {
  const activa = useRecordContext<CuentaDeServicioVista>()?.activa === true;
  return <StateChip label={activa ? 'Activa' : 'Inactiva'} tone={activa ? 'success' : 'neutral'} />;
}

/** Other systems that call the API; for the system administrator. */
export default function CuentaServicioList() {
  return (
    <List
      resource="cuenta-servicio"
      title={propios.cuentasTitulo}
      description={propios.cuentasDescripcion}
      sort={{ field: 'usuario', order: 'ASC' }}
      empty={propios.sinCuentas}
      actions={<CreateButton label={propios.cuentaNueva} />}
    >
      <DataTable<CuentaDeServicioVista> rowClick="edit">
        <Column source="usuario" secondary={({ nombre }) => nombre} />
        <Column source="role" />
        <Column source="alcances" render={({ alcances }) => alcances.length} align="right" disableSort />
        <Column source="claves" render={(cuenta) => vigentes(cuenta).length} align="right" disableSort />
        <Column
          source="vence"
          render={(cuenta) => escrito(ultimo(vigentes(cuenta).map(({ vence }) => vence)), '—')}
          disableSort
        />
        <Column
          source="ultimoUso"
          render={({ claves }) => escrito(ultimo(claves.map(({ ultimoUso }) => ultimoUso)), propios.cuentaSinUso)}
          disableSort
        />
        <Column source="activa" label="Estado" field={ActivaField} disableSort />
      </DataTable>
    </List>
  );
}
