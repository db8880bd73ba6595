import { esquemaCuenta, prefijoDe, propios } from '@adjudica/domain';
import { CreateBase, TextInput } from 'react-admin';
import { useUsuario } from '../../providers/sesion';
import { FormPage } from '../../ui/form/FormPage';
import { resolverOf } from '../../ui/resolver';
import { DatosDeLaCuenta } from './campos';

const resolver = resolverOf(esquemaCuenta);
const inicial = { alcances: [], direcciones: [] };

/** Its keys are made on its own page, which opens next. */
export default function CuentaServicioCreate() {
  return (
    <CreateBase redirect="edit" record={inicial}>
      <FormPage
        title={propios.cuentaNueva}
        description={propios.cuentaNuevaDescripcion}
        cancelTo={`${prefijoDe(useUsuario().role)}/cuenta-servicio`}
        resolver={resolver}
        saveLabel="Crear cuenta"
      >
        <TextInput
          source="usuario"
          label="Cuenta"
          isRequired
          autoFocus
          autoComplete="off"
          helperText={false}
          sx={{ gridColumn: { sm: '1 / -1' }, maxWidth: { sm: 'calc(50% - 8px)' } }}
        />
        <DatosDeLaCuenta />
      </FormPage>
    </CreateBase>
  );
}
