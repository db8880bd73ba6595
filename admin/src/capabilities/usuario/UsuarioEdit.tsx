import { esquemaUsuario, prefijoDe } from '@adjudica/domain';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BooleanInput, EditBase, useEditContext } from 'react-admin';
import { useUsuario } from '../../providers/sesion';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { FormPage } from '../../ui/FormPage';
import { LoadingState } from '../../ui/LoadingState';
import { useTituloDePagina } from '../../ui/layout/migas';
import { resolverDe } from '../../ui/resolver';
import { useAccion } from '../../ui/useAccion';
import { ContrasenaTemporalDialog } from './ContrasenaTemporalDialog';
import { DatosPersonales } from './campos';
import { departamentoEscrito, type UsuarioRecord } from './etiquetas';

const resolver = resolverDe(esquemaUsuario);

/** What a change may carry; the version travels as If-Match. The record of a user just created holds the one-time password too. */
const soloCambios = ({ nombre, apellido, correo, role, activo }: Partial<UsuarioRecord>) => ({
  nombre,
  apellido,
  correo,
  role,
  activo,
});

export default function UsuarioEdit() {
  return (
    <EditBase mutationMode="pessimistic" redirect="list" transform={soloCambios}>
      <Page />
    </EditBase>
  );
}

function Page() {
  const { record } = useEditContext<UsuarioRecord>();
  const list = `${prefijoDe(useUsuario().role)}/usuario`;
  useTituloDePagina(record?.usuario);
  if (record === undefined) return <LoadingState />;
  return (
    <FormPage
      title={`${record.nombre} ${record.apellido}`}
      description={`${record.usuario} · ${departamentoEscrito(record.idDepartamento)}`}
      cancelTo={list}
      resolver={resolver}
      actions={<RestablecerButton record={record} />}
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

/** Gives a one-time password and ends the user's sessions: asked before, because that cannot be taken back. */
function RestablecerButton({ record }: { readonly record: UsuarioRecord }) {
  const [asking, setAsking] = useState(false);
  const [contrasena, setContrasena] = useState<string | null>(null);
  const { ejecutar, enCurso } = useAccion<{ contrasenaTemporal: string }>('usuario', 'restablecer-contrasena');
  const confirm = async () => {
    const answer = await ejecutar(record.id);
    setAsking(false);
    if (answer !== undefined) setContrasena(answer.contrasenaTemporal);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<LockResetOutlined />} onClick={() => setAsking(true)}>
        Restablecer contraseña
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Restablecer la contraseña?"
        confirmLabel="Restablecer"
        busy={enCurso}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {record.usuario} recibirá una contraseña de un solo uso y sus sesiones abiertas terminarán.
      </ConfirmDialog>
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
