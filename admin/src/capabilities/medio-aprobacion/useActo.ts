import type { AccionDeMedio } from '@adjudica/domain';
import { mensajes } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { falloDe } from '../../providers/problemas';
import { quienCambio } from '../../ui/dialogs/rechazo';
import { useAccionDeDialogo } from '../../ui/dialogs/useAccionDeDialogo';
import { claveDeMedio } from './consultas';
import { RECURSO } from './rutas';
import type { MedioDetalle } from './tipos';

const { MED, propios } = mensajes;

interface OpcionesDeActo {
  readonly onHecho: () => void;
  /** Somebody was faster, or a rule speaks against it: there is nothing left to decide in the dialog. */
  readonly onRechazo: (texto: string) => void;
}

/**
 * One act on an approval as its dialog wants it, on the version that was read when the dialog opened. Whoever decides what somebody else has changed meanwhile is
 * told so in the dialog, over fresh data, and keeps what was typed; a state that has moved on ends the dialog.
 */
export function useActo(
  accion: Exclude<AccionDeMedio, 'actualizar' | 'nuevo'>,
  medio: MedioDetalle,
  { onHecho, onRechazo }: OpcionesDeActo,
) {
  const [version, setVersion] = useState(medio.version);
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { ejecutar, enCurso, rechazo } = useAccionDeDialogo<MedioDetalle>(RECURSO, accion, {
    exito: MED.medioActualizado,
    onHecho: (nuevo) => {
      queryClient.setQueryData(claveDeMedio(nuevo.id), nuevo);
      onHecho();
    },
    onRechazo: ({ texto }, error) => {
      const { status, detalle } = falloDe(error);
      refresh();
      const actual = (detalle.detalle as { versionActual?: unknown } | undefined)?.versionActual;
      if (status !== 412 || typeof actual !== 'number') {
        onRechazo(texto);
        return true;
      }
      setVersion(actual);
      const { quien, cuando } = quienCambio(error);
      return { texto: propios.medioCambio(quien, cuando), definitivo: false };
    },
  });
  return {
    enCurso,
    rechazo,
    ejecutar: (cuerpo: object = {}) => ejecutar(medio.id, { ...cuerpo, version }),
  };
}
