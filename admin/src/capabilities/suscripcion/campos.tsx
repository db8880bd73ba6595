import { listaDeTiposDeEvento, type Permiso, propios, puedeSerAvisado, type Rol } from '@adjudica/domain';
import { CheckboxGroupInput, TextInput } from 'react-admin';
import type { CuentaDeServicioVista } from '../../generated/api';

const COLUMNAS = { xs: '1fr', sm: '1fr 1fr', md: '1fr 1fr 1fr' } as const;

/** Of all events those whose records the account may read: others would be refused. */
function EventosInput({ cuenta }: { readonly cuenta: CuentaDeServicioVista | undefined }) {
  const quien = cuenta && { role: cuenta.role as Rol, alcances: cuenta.alcances as Permiso[] };
  const posibles = quien === undefined ? [] : listaDeTiposDeEvento.filter(({ id }) => puedeSerAvisado(quien, id));
  return (
    <CheckboxGroupInput
      source="eventos"
      label={propios.suscripcionEventos}
      choices={posibles.map(({ id, nombre }) => ({ id, name: nombre }))}
      helperText={posibles.length === 0 ? propios.suscripcionElijaCuenta : false}
      sx={{
        gridColumn: '1 / -1',
        '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: COLUMNAS },
        // a box alone on a page goes across it
        '& .MuiFormGroup-root .MuiFormControlLabel-root': { gridColumn: 'auto' },
      }}
    />
  );
}

/** Fields common to create and edit. */
export function DatosDeLaSuscripcion({ cuenta }: { readonly cuenta: CuentaDeServicioVista | undefined }) {
  return (
    <>
      <TextInput source="nombre" label="Nombre" helperText={false} isRequired autoComplete="off" />
      <TextInput
        source="url"
        label={propios.suscripcionUrl}
        helperText={false}
        isRequired
        autoComplete="off"
        sx={{ gridColumn: '1 / -1' }}
      />
      <EventosInput cuenta={cuenta} />
    </>
  );
}
