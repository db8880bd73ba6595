import { departamentoDe, esRol, propios } from '@adjudica/domain';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { departamentoEscrito, rolesParaElegir } from './etiquetas';

/** The department is no field: it follows from the role (roles.ts). */
function RolInput() {
  const role: unknown = useWatch({ name: 'role' });
  const idDepartamento = esRol(role) ? departamentoDe(role) : null;
  const departamento = idDepartamento === null ? ' ' : `Departamento ${departamentoEscrito(idDepartamento)}`;
  return (
    <SelectInput source="role" choices={rolesParaElegir} helperText={departamento} fullWidth isRequired emptyText="" />
  );
}

/** Fields common to create and edit. */
export function DatosPersonales() {
  return (
    <>
      <TextInput source="nombre" helperText={false} isRequired autoComplete="off" />
      <TextInput source="apellido" helperText={false} isRequired autoComplete="off" />
      <TextInput source="correo" type="email" helperText={false} autoComplete="off" />
      <TextInput source="telefono" type="tel" helperText={propios.usuarioTelefono} autoComplete="off" />
      <RolInput />
    </>
  );
}
