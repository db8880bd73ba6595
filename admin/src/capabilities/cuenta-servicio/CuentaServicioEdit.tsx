import { esquemaCambioDeCuenta, prefijoDe, propios } from '@adjudica/domain';
import { BooleanInput } from 'react-admin';
import type { CuentaDeServicioVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { Edit } from '../../ui/form/Edit';
import { FormPage } from '../../ui/form/FormPage';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { resolverOf } from '../../ui/resolver';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { Claves } from './Claves';
import { DatosDeLaCuenta } from './campos';

const resolver = resolverOf(esquemaCambioDeCuenta);

/** What a change may carry; the version travels as If-Match. */
const soloCambios = ({ nombre, role, alcances, direcciones, activa }: Partial<CuentaDeServicioVista>) => ({
  nombre,
  role,
  alcances,
  direcciones,
  activa,
});

export default function CuentaServicioEdit() {
  return (
    <Edit redirect="list" transform={soloCambios}>
      <Page />
    </Edit>
  );
}

function Page() {
  const record = useShownRecord<CuentaDeServicioVista>();
  const list = `${prefijoDe(useUsuario().role)}/cuenta-servicio`;
  usePageTitle(record.usuario);
  return (
    <>
      <FormPage title={record.nombre} description={record.usuario} cancelTo={list} resolver={resolver}>
        <DatosDeLaCuenta />
        <BooleanInput
          source="activa"
          label="Activa"
          helperText={propios.cuentaDesactivar}
          sx={{ gridColumn: '1 / -1' }}
        />
      </FormPage>
      <Claves cuenta={record} />
    </>
  );
}
