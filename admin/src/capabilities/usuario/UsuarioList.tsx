import { StateChip } from '../../ui/StateChip';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { departamentoEscrito, rolesParaElegir, type UsuarioRecord } from './etiquetas';

const columnas: readonly Columna<UsuarioRecord>[] = [
  { campo: 'usuario', ordena: true },
  { campo: 'nombre', ordena: true },
  { campo: 'apellido', ordena: true },
  { campo: 'role', ordena: true },
  { campo: 'idDepartamento', dibujar: ({ idDepartamento }) => departamentoEscrito(idDepartamento) },
  {
    campo: 'activo',
    etiqueta: 'Estado',
    ordena: true,
    dibujar: ({ activo }) => <StateChip label={activo ? 'Activo' : 'Inactivo'} tono={activo ? 'exito' : 'neutro'} />,
  },
];

/** Users (AUT-021…023); for the system administrator. */
export default function UsuarioList() {
  return (
    <RecordList
      title="Usuarios"
      description="Quién entra al sistema y con qué rol."
      sort={{ field: 'usuario', order: 'ASC' }}
      exportable
      searchIn="usuario o nombre"
      filters={<Filters />}
      createLabel="Nuevo usuario"
    >
      <Tabla columnas={columnas} enlace="edit" />
    </RecordList>
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
