import { type AccionDeMedio, esquemaAsignacionDeMedio, esquemaRechazoDeMedio, MED, propios } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { falloDe } from '../../providers/problemas';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import { Asunto } from '../../ui/acto/Asunto';
import type { Acto } from '../../ui/acto/tipos';
import { quienCambio } from '../../ui/dialogs/rechazo';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import { dineroEnTexto } from '../../ui/formato';
import { CampoDeEjecutivo } from '../adjudicado/CampoDeEjecutivo';
import { claveDeMedio } from './consultas';
import { RECURSO } from './rutas';
import type { MedioDetalle } from './tipos';

export type ActoDeMedio = Exclude<AccionDeMedio, 'actualizar' | 'nuevo' | 'continuar'>;

type DeMedio = Omit<Acto, 'recurso' | 'accion'> & { readonly efecto?: string };

const actos: Readonly<Record<ActoDeMedio, (medio: MedioDetalle) => DeMedio>> = {
  /** MED-518 */
  enviar: () => ({ titulo: propios.medioPreguntaEnviar, confirmar: 'Enviar', efecto: propios.medioAlEnviar }),
  /** MED-523 */
  aceptar: () => ({ titulo: propios.medioPreguntaAceptar, efecto: propios.medioAlAceptar }),
  /** MED-524 */
  rechazar: () => ({
    titulo: MED.noAprobado,
    confirmar: MED.noAprobado,
    peligro: true,
    campos: { observaciones: { etiqueta: 'Motivo', tipo: CampoDeComentario } },
    esquema: esquemaRechazoDeMedio,
    efecto: propios.medioAlRechazar,
  }),
  /** MED-525: the head gives an approval to an executive, who is told. */
  asignar: ({ ejecutivo }) => ({
    titulo: propios.medioAsignar,
    confirmar: 'Asignar',
    campos: {
      usuario: {
        etiqueta: 'Ejecutivo',
        tipo: CampoDeEjecutivo,
        requerido: propios.eligeEjecutivo,
        inicial: null,
        ayuda: propios.medioAlAsignar(ejecutivo?.nombre ?? null),
      },
    },
    esquema: esquemaAsignacionDeMedio,
  }),
};

interface MedioDialogProps {
  readonly accion: ActoDeMedio;
  readonly medio: MedioDetalle;
  readonly onClose: () => void;
  /** Somebody was faster, or a rule speaks against it: there is nothing left to decide in the dialog. */
  readonly onRechazo: (texto: string) => void;
}

/**
 * An act on an approval, on the version that was read when the dialog opened. Whoever decides what somebody else has changed meanwhile is told so in the dialog,
 * over fresh data, and keeps what was typed; a state that has moved on ends the dialog.
 */
export function MedioDialog({ accion, medio, onClose, onRechazo }: MedioDialogProps) {
  const queryClient = useQueryClient();
  const [{ efecto, ...acto }] = useState(() => actos[accion](medio));
  const [version] = useState(medio.version);
  const { id, cliente, ficha, valor } = medio;
  return (
    <ActoDialog<MedioDetalle>
      acto={{ recurso: RECURSO, accion, exito: MED.medioActualizado, sigue: true, ...acto }}
      id={id}
      fijos={{ version }}
      efecto={efecto}
      onHecho={(nuevo) => queryClient.setQueryData(claveDeMedio(nuevo.id), nuevo)}
      onRechazo={({ texto }, error) => {
        if (falloDe(error).status !== 412) {
          onRechazo(texto);
          return null;
        }
        const { quien, cuando } = quienCambio(error);
        return { texto: propios.medioCambio(quien, cuando), definitivo: false };
      }}
      onClose={onClose}
    >
      <Asunto nombre={cliente.nombre}>
        , {ficha.bien}, {dineroEnTexto(valor)}.
      </Asunto>
    </ActoDialog>
  );
}
