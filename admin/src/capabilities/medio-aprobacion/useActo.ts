import type { AccionDeMedio } from '@adjudica/domain';
import { mensajes } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { falloDe } from '../../providers/problemas';
import { useAccion } from '../../ui/useAccion';
import { claveDeMedio } from './consultas';
import { quienCambio } from './rechazo';
import { RECURSO } from './rutas';
import type { MedioDetalle } from './tipos';

const { MED, propios } = mensajes;

interface OpcionesDeActo {
  readonly onHecho: () => void;
  /** Somebody was faster, or a rule speaks against it: there is nothing left to decide in the dialog. */
  readonly onRechazo: (texto: string) => void;
}

/**
 * One act on a means as its dialog wants it, on the version that was read when the dialog opened. Whoever decides what somebody else has changed meanwhile is
 * told so in the dialog, over fresh data, and keeps what was typed; a state that has moved on ends the dialog.
 */
export function useActo(
  accion: Exclude<AccionDeMedio, 'actualizar' | 'nuevo'>,
  medio: MedioDetalle,
  { onHecho, onRechazo }: OpcionesDeActo,
) {
  const [{ id, version }, setLeido] = useState(medio);
  const [aviso, setAviso] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const { ejecutar, enCurso } = useAccion<MedioDetalle>(RECURSO, accion, {
    exito: MED.medioActualizado,
    onSuccess: (nuevo) => {
      queryClient.setQueryData(claveDeMedio(id), nuevo);
      onHecho();
    },
    onError: (error) => {
      const { status, detalle } = falloDe(error);
      if (![409, 412, 422].includes(status)) return false;
      refresh();
      const actual = (detalle.detalle as { versionActual?: unknown } | undefined)?.versionActual;
      if (status === 412 && typeof actual === 'number') {
        setLeido((antes) => ({ ...antes, version: actual }));
        const { quien, cuando } = quienCambio(error);
        setAviso(propios.medioCambio(quien, cuando));
      } else onRechazo((error as Error).message);
      return true;
    },
  });
  return {
    enCurso,
    aviso,
    ejecutar: (cuerpo: object = {}) => void ejecutar(id, { ...cuerpo, version }),
  };
}
