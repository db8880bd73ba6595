import { esquemaUsuario, prefijoDe } from '@adjudica/domain';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BooleanInput, useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActWithoutPath } from '../../ui/act/types';
import { Edit } from '../../ui/form/Edit';
import { FormPage } from '../../ui/form/FormPage';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { resolverOf } from '../../ui/resolver';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { ContrasenaTemporalDialog } from './ContrasenaTemporalDialog';
import { DatosPersonales } from './campos';
import { departamentoEscrito, type UsuarioRecord } from './etiquetas';
import { RestablecerSegundoFactor } from './RestablecerSegundoFactor';

const resolver = resolverOf(esquemaUsuario);

/** What a change may carry; the version travels as If-Match. The record of a user just created holds the one-time password too. */
const soloCambios = ({ nombre, apellido, correo, telefono, role, activo }: Partial<UsuarioRecord>) => ({
  nombre,
  apellido,
  correo,
  telefono,
  role,
  activo,
});

export default function UsuarioEdit() {
  return (
    <Edit redirect="list" transform={soloCambios}>
      <Page />
    </Edit>
  );
}

function Page() {
  const record = useShownRecord<UsuarioRecord>();
  const list = `${prefijoDe(useUsuario().role)}/usuario`;
  usePageTitle(record.usuario);
  return (
    <FormPage
      title={`${record.nombre} ${record.apellido}`}
      description={[
        record.usuario,
        ...(record.idDepartamento ? [departamentoEscrito(record.idDepartamento)] : []),
      ].join(' · ')}
      cancelTo={list}
      resolver={resolver}
      actions={
        <>
          <RestablecerSegundoFactor record={record} />
          <RestablecerButton record={record} />
        </>
      }
    >
      <DatosPersonales />
      <BooleanInput
        source="activo"
        helperText="Al desactivarlo o cambiar su rol terminan sus sesiones"
        sx={{ gridColumn: '1 / -1' }}
      />
    </FormPage>
  );
}

interface Temporal {
  readonly contrasenaTemporal: string;
}

const restablecer = {
  titulo: '¿Restablecer la contraseña?',
  confirmar: 'Restablecer',
} satisfies ActWithoutPath;

/** Gives a one-time password and ends the user's sessions: asked before, because that cannot be taken back. */
function RestablecerButton({ record }: { readonly record: UsuarioRecord }) {
  const [asking, setAsking] = useState(false);
  const [contrasena, setContrasena] = useState<string | null>(null);
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  // under the version that is shown: of two who reset it at once, only one is told a password
  const enviar = (_: object, key: string): Promise<Temporal> => {
    const { id, version } = record;
    return dataProvider.post('/usuario/{id}/restablecer-contrasena', { id }, null, { key, version });
  };
  return (
    <>
      <Button variant="outlined" startIcon={<LockResetOutlined />} onClick={() => setAsking(true)}>
        Restablecer contraseña
      </Button>
      {asking && (
        <ActDialog<Temporal>
          acto={restablecer}
          id={record.id}
          enviar={enviar}
          onHecho={({ contrasenaTemporal }) => setContrasena(contrasenaTemporal)}
          onClose={() => setAsking(false)}
        >
          {record.usuario} recibirá una contraseña de un solo uso y sus sesiones abiertas terminarán.
        </ActDialog>
      )}
      {contrasena !== null && (
        <ContrasenaTemporalDialog
          usuario={record.usuario}
          contrasena={contrasena}
          onClose={() => setContrasena(null)}
        />
      )}
    </>
  );
}
