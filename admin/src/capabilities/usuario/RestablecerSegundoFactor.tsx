import { esquemaDeRestablecimiento, mensajes, propios } from '@adjudica/domain';
import PhonelinkEraseOutlined from '@mui/icons-material/PhonelinkEraseOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { ActDialog } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import type { UsuarioRecord } from './etiquetas';

const restablecer: Act = {
  path: '/usuario/{id}/restablecer-segundo-factor',
  titulo: propios.segundoFactorRestablecerPregunta,
  confirmar: 'Restablecer',
  peligro: true,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField, requerido: mensajes.GEN.motivoVacio } },
  esquema: esquemaDeRestablecimiento,
  exito: propios.segundoFactorFueRestablecido,
};

/** For who lost telephone and codes. Nothing is shown of who has no second factor; one's own is taken out with a code. */
export function RestablecerSegundoFactor({ record: { id, usuario } }: { readonly record: UsuarioRecord }) {
  const isSelf = useUsuario().idSaad === id;
  const [asking, setAsking] = useState(false);
  const { data } = useApiQuery('/usuario/{id}/segundo-factor', isSelf ? null : { id });
  if (isSelf || data?.activo !== true) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<PhonelinkEraseOutlined />} onClick={() => setAsking(true)}>
        {propios.segundoFactorRestablecer}
      </Button>
      {asking && (
        <ActDialog acto={restablecer} id={id} onClose={() => setAsking(false)}>
          {propios.segundoFactorRestablecerTexto(usuario)}
        </ActDialog>
      )}
    </>
  );
}
