import { esquemaDeRestablecimiento, mensajes, propios } from '@adjudica/domain';
import PhonelinkEraseOutlined from '@mui/icons-material/PhonelinkEraseOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { components } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useUsuario } from '../../providers/sesion';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import type { Acto } from '../../ui/acto/tipos';
import { CommentField } from '../../ui/fields/CommentField';
import type { UsuarioRecord } from './etiquetas';

const restablecer: Acto = {
  recurso: 'usuario',
  accion: 'restablecer-segundo-factor',
  titulo: propios.segundoFactorRestablecerPregunta,
  confirmar: 'Restablecer',
  peligro: true,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField, requerido: mensajes.GEN.motivoVacio } },
  esquema: esquemaDeRestablecimiento,
  exito: propios.segundoFactorFueRestablecido,
};

/** For who lost telephone and codes. Nothing is shown of who has no second factor; one's own is taken out with a code. */
export function RestablecerSegundoFactor({ record: { id, usuario } }: { readonly record: UsuarioRecord }) {
  const propio = useUsuario().idSaad === id;
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: ['usuario', 'segundo-factor', id],
    queryFn: ({ signal }) =>
      dataProvider.read<components['schemas']['EstadoDeSegundoFactor']>(`usuario/${id}/segundo-factor`, { signal }),
    enabled: !propio,
  });
  if (propio || data?.activo !== true) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<PhonelinkEraseOutlined />} onClick={() => setAsking(true)}>
        {propios.segundoFactorRestablecer}
      </Button>
      {asking && (
        <ActoDialog acto={restablecer} id={id} onClose={() => setAsking(false)}>
          {propios.segundoFactorRestablecerTexto(usuario)}
        </ActoDialog>
      )}
    </>
  );
}
