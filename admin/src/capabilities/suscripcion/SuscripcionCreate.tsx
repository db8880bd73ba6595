import { esquemaSuscripcion, prefijoDe, propios } from '@adjudica/domain';
import { useState } from 'react';
import { CreateBase, SelectInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { CuentaDeServicioVista, SuscripcionConSecreto } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { SecretDialog } from '../../ui/dialogs/SecretDialog';
import { fieldFailure } from '../../ui/fieldFailure';
import { FormPage } from '../../ui/form/FormPage';
import { resolverOf } from '../../ui/resolver';
import { DatosDeLaSuscripcion } from './campos';

const resolver = resolverOf(esquemaSuscripcion);
const inicial = { eventos: [] };
const TODAS = { pagination: { page: 1, perPage: 100 }, sort: { field: 'usuario', order: 'ASC' } } as const;

/** Its secret is shown before its own page opens. */
export default function SuscripcionCreate() {
  const navigate = useNavigate();
  const lista = `${prefijoDe(useUsuario().role)}/suscripcion`;
  const [hecha, setHecha] = useState<SuscripcionConSecreto | null>(null);
  return (
    <>
      <CreateBase
        redirect={false}
        record={inicial}
        mutationOptions={{ onSuccess: (suscripcion) => setHecha(suscripcion as unknown as SuscripcionConSecreto) }}
      >
        <FormPage
          title={propios.suscripcionNueva}
          description={propios.suscripcionNuevaDescripcion}
          cancelTo={lista}
          resolver={resolver}
          saveLabel="Crear suscripción"
        >
          <Campos />
        </FormPage>
      </CreateBase>
      {hecha !== null && (
        <SecretDialog
          title={propios.secretoTitulo}
          secret={hecha.claveSecreta}
          onceText={propios.secretoUnaVez}
          onClose={() => void navigate(`${lista}/${hecha.id}`)}
        >
          Para <b>{hecha.nombre}</b>. {propios.secretoUnaVez}
        </SecretDialog>
      )}
    </>
  );
}

function Campos() {
  const lectura = useGetList<CuentaDeServicioVista>('cuenta-servicio', TODAS);
  const { data: cuentas = [], isPending } = lectura;
  const cuentaId: unknown = useWatch({ name: 'cuentaId' });
  return (
    <>
      <SelectInput
        source="cuentaId"
        label={propios.suscripcionCuenta}
        choices={cuentas.map(({ id, usuario }) => ({ id, name: usuario }))}
        aria-busy={isPending}
        helperText={fieldFailure(propios.suscripcionCuenta, lectura)?.helperText ?? false}
        fullWidth
        isRequired
        emptyText=""
      />
      <DatosDeLaSuscripcion cuenta={cuentas.find(({ id }) => id === cuentaId)} />
    </>
  );
}
