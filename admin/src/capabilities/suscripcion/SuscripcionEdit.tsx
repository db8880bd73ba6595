import { esquemaCambioDeSuscripcion, prefijoDe, propios } from '@adjudica/domain';
import { BooleanInput, useGetOne } from 'react-admin';
import type { CuentaDeServicioVista, SuscripcionVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { Edit } from '../../ui/form/Edit';
import { FormPage } from '../../ui/form/FormPage';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { resolverOf } from '../../ui/resolver';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DatosDeLaSuscripcion } from './campos';
import { Entrega } from './Entrega';

const resolver = resolverOf(esquemaCambioDeSuscripcion);

/** What a change may carry; the version travels as If-Match. */
const soloCambios = ({ nombre, url, eventos, activa }: Partial<SuscripcionVista>) => ({ nombre, url, eventos, activa });

export default function SuscripcionEdit() {
  return (
    <Edit redirect="list" transform={soloCambios}>
      <Page />
    </Edit>
  );
}

function Page() {
  const record = useShownRecord<SuscripcionVista>();
  const prefijo = prefijoDe(useUsuario().role);
  usePageTitle(record.nombre);
  const { data: cuenta } = useGetOne<CuentaDeServicioVista>('cuenta-servicio', { id: record.cuentaId });
  const envios = `${prefijo}/envio-evento?filter=${encodeURIComponent(JSON.stringify({ suscripcion: record.id }))}`;
  return (
    <>
      <FormPage
        title={record.nombre}
        description={`${propios.suscripcionCuenta}: ${record.cuenta}`}
        cancelTo={`${prefijo}/suscripcion`}
        resolver={resolver}
      >
        <DatosDeLaSuscripcion cuenta={cuenta} />
        <BooleanInput
          source="activa"
          label="Activa"
          helperText={propios.suscripcionDesactivar}
          sx={{ gridColumn: '1 / -1' }}
        />
      </FormPage>
      <Entrega suscripcion={record} envios={envios} />
    </>
  );
}
