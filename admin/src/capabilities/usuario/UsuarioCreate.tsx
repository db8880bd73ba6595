import { esquemaUsuario, prefijoDe, propios } from '@adjudica/domain';
import { useState } from 'react';
import { CreateBase, TextInput, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { FormPage } from '../../ui/form/FormPage';
import { resolverOf } from '../../ui/resolver';
import { ContrasenaTemporalDialog } from './ContrasenaTemporalDialog';
import { DatosPersonales } from './campos';
import { type UsuarioRecord } from './etiquetas';

type UsuarioCreado = UsuarioRecord & { readonly contrasenaTemporal: string };

/** A new user is always active. */
const resolver = resolverOf(esquemaUsuario.omit({ activo: true }));

export default function UsuarioCreate() {
  const list = `${prefijoDe(useUsuario().role)}/usuario`;
  const navigate = useNavigate();
  const notify = useNotify();
  const [creado, setCreado] = useState<UsuarioCreado | null>(null);
  return (
    <CreateBase
      redirect={false}
      mutationOptions={{
        onSuccess: (record) => {
          notify('Usuario creado', { type: 'success' });
          setCreado(record as UsuarioCreado);
        },
      }}
    >
      <FormPage
        title={propios.usuarioNuevo}
        description="El sistema genera una contraseña de un solo uso."
        cancelTo={list}
        resolver={resolver}
        saveLabel="Crear usuario"
        sanitizeEmptyValues
      >
        <TextInput
          source="usuario"
          isRequired
          autoFocus
          autoComplete="off"
          helperText={false}
          sx={{ gridColumn: { sm: '1 / -1' }, maxWidth: { sm: 'calc(50% - 8px)' } }}
        />
        <DatosPersonales />
      </FormPage>
      {creado !== null && (
        <ContrasenaTemporalDialog
          usuario={creado.usuario}
          contrasena={creado.contrasenaTemporal}
          onClose={() => navigate(list)}
        />
      )}
    </CreateBase>
  );
}
