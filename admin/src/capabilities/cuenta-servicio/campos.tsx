import { alcancesPosibles, esRol, propios } from '@adjudica/domain';
import { CheckboxGroupInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { rolesParaElegir } from '../usuario/etiquetas';

const COLUMNAS = { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } as const;

/** Those of the chosen role that an account may have: what a person answers for is not offered. */
function AlcancesInput() {
  const role: unknown = useWatch({ name: 'role' });
  const posibles = esRol(role) ? alcancesPosibles(role) : [];
  return (
    <CheckboxGroupInput
      source="alcances"
      label={propios.cuentaAlcances}
      choices={posibles.map((permiso) => ({ id: permiso, name: permiso.replace(':', ': ') }))}
      helperText={posibles.length === 0 ? propios.cuentaElijaRol : false}
      sx={{
        gridColumn: '1 / -1',
        mb: 1.5,
        '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: COLUMNAS },
        // a box alone on a page goes across it
        '& .MuiFormGroup-root .MuiFormControlLabel-root': { gridColumn: 'auto' },
      }}
    />
  );
}

/** Lines of a text; the empty ones are left out when it is sent. */
const lineas = (texto: unknown): string[] => String(texto ?? '').split('\n');
const texto = (direcciones: unknown): string => (Array.isArray(direcciones) ? direcciones.join('\n') : '');

/** Fields common to create and edit. */
export function DatosDeLaCuenta() {
  return (
    <>
      <TextInput source="nombre" label="Nombre" helperText={false} isRequired autoComplete="off" />
      <SelectInput
        source="role"
        label="Rol"
        choices={rolesParaElegir}
        helperText={false}
        fullWidth
        isRequired
        emptyText=""
      />
      <AlcancesInput />
      <TextInput
        source="direcciones"
        label={propios.cuentaDirecciones}
        helperText={propios.cuentaDireccionesAyuda}
        format={texto}
        parse={lineas}
        multiline
        minRows={2}
        fullWidth
        sx={{ gridColumn: '1 / -1' }}
      />
    </>
  );
}
