import { propios } from '@adjudica/domain';
import { useRecordContext } from 'react-admin';
import { StateChip } from '../../ui/StateChip';
import { CreateButton } from '../../ui/table/CreateButton';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { departamentoEscrito, rolesParaElegir, type UsuarioRecord } from './etiquetas';

const Column = DataTable.Col<UsuarioRecord>;

function ActivoField() {
  const activo = useRecordContext<UsuarioRecord>()?.activo === true;
  return <StateChip label={activo ? 'Activo' : 'Inactivo'} tone={activo ? 'success' : 'neutral'} />;
}

/** Users (AUT-021…023); for the system administrator. */
export default function UsuarioList() {
  return (
    <List
      title="Usuarios"
      description="Quién entra al sistema y con qué rol."
      sort={{ field: 'usuario', order: 'ASC' }}
      exporter
      filters={
        <>
          <SearchInput source="q" lookIn="usuario o nombre" />
          <Filters />
        </>
      }
      actions={<CreateButton label={propios.usuarioNuevo} />}
    >
      <DataTable<UsuarioRecord> rowClick="edit">
        <Column source="usuario" />
        <Column source="nombre" />
        <Column source="apellido" />
        <Column source="role" />
        <Column
          source="idDepartamento"
          render={({ idDepartamento }) => departamentoEscrito(idDepartamento)}
          disableSort
        />
        <Column source="activo" label="Estado" field={ActivoField} />
      </DataTable>
    </List>
  );
}

const roles = rolesParaElegir.map(({ id, name }) => ({ codigo: id, nombre: name }));
const estados = [
  { codigo: true, nombre: 'Activos' },
  { codigo: false, nombre: 'Inactivos' },
];

function Filters() {
  return (
    <>
      <SelectFilter source="role" label="Rol" choices={roles} width={200} />
      <SelectFilter source="activo" label="Estado" choices={estados} width={120} />
    </>
  );
}
