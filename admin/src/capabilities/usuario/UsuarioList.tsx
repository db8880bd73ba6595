import { useRecordContext } from 'react-admin';
import { StateChip } from '../../ui/StateChip';
import { CreateButton } from '../../ui/tabla/CreateButton';
import { DataTable } from '../../ui/tabla/DataTable';
import { Filtro } from '../../ui/tabla/Filtro';
import { List } from '../../ui/tabla/List';
import { SearchInput } from '../../ui/tabla/SearchInput';
import { departamentoEscrito, rolesParaElegir, type UsuarioRecord } from './etiquetas';

const Column = DataTable.Col<UsuarioRecord>;

function ActivoField() {
  const activo = useRecordContext<UsuarioRecord>()?.activo === true;
  return <StateChip label={activo ? 'Activo' : 'Inactivo'} tono={activo ? 'exito' : 'neutro'} />;
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
      actions={<CreateButton label="Nuevo usuario" />}
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
      <Filtro campo="role" etiqueta="Rol" opciones={roles} ancho={200} />
      <Filtro campo="activo" etiqueta="Estado" opciones={estados} ancho={120} />
    </>
  );
}
