import { type AccionDeMedio, esquemaAsignacionDeMedio, esquemaRechazoDeMedio, MED, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../providers/problems';
import { ActDialog } from '../../ui/act/ActDialog';
import { CheckboxField } from '../../ui/act/CheckboxField';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { whoChanged } from '../../ui/dialogs/refusal';
import { CommentField } from '../../ui/fields/CommentField';
import { dineroEnTexto } from '../../ui/format';
import { CampoDeEjecutivo } from '../adjudicado/CampoDeEjecutivo';
import { useComparacion } from './Comparacion';
import { claveDeMedio } from './consultas';
import type { MedioDetalle } from './tipos';

export type ActoDeMedio = Exclude<AccionDeMedio, 'actualizar' | 'nuevo' | 'continuar'>;

type DeMedio = Act & { readonly efecto?: string };

const actos: Readonly<Record<ActoDeMedio, (medio: MedioDetalle, aviso: string | null) => DeMedio>> = {
  /** MED-518 */
  enviar: () => ({
    path: '/medio-aprobacion/{id}/enviar',
    titulo: propios.medioPreguntaEnviar,
    confirmar: 'Enviar',
    efecto: propios.medioAlEnviar,
  }),
  /** MED-523: a value that is far from what it can be compared with is confirmed. */
  aceptar: (_, aviso) => ({
    path: '/medio-aprobacion/{id}/aceptar',
    titulo: propios.medioPreguntaAceptar,
    efecto: propios.medioAlAceptar,
    ...(aviso !== null && {
      campos: {
        confirmaValor: {
          etiqueta: propios.medioApruebaElValor,
          tipo: CheckboxField,
          requerido: propios.medioConfirmeValor,
        },
      },
    }),
  }),
  /** MED-524 */
  rechazar: () => ({
    path: '/medio-aprobacion/{id}/rechazar',
    titulo: MED.noAprobado,
    confirmar: MED.noAprobado,
    peligro: true,
    campos: { observaciones: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaRechazoDeMedio,
    efecto: propios.medioAlRechazar,
  }),
  /** MED-525: the head gives an approval to an executive, who is told. */
  asignar: ({ ejecutivo }) => ({
    path: '/medio-aprobacion/{id}/asignar',
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
  /** A stale version, or a rule that refuses it: there is nothing left to decide in the dialog. */
  readonly onRechazo: (texto: string) => void;
}

/**
 * An act on an approval, on the version that was read when the dialog opened. Whoever decides what somebody else has changed meanwhile is told so in the dialog,
 * over fresh data, and keeps what was typed; a state that has moved on ends the dialog.
 */
export function MedioDialog(props: MedioDialogProps) {
  const { accion, medio, onClose } = props;
  const compara = accion === 'aceptar';
  const { data, error, refetch } = useComparacion(medio.id, medio.version, compara);
  if (!compara || data !== undefined) return <Decision {...props} aviso={data?.aviso ?? null} />;
  return (
    <DialogWindow onClose={onClose} maxWidth="xs">
      <LoadingFrame
        title={propios.medioPreguntaAceptar}
        error={error}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    </DialogWindow>
  );
}

function Decision({
  accion,
  medio,
  aviso,
  onClose,
  onRechazo,
}: MedioDialogProps & {
  /** What is to be confirmed of its value. */
  readonly aviso: string | null;
}) {
  const queryClient = useQueryClient();
  const [{ efecto, ...acto }] = useState(() => actos[accion](medio, aviso));
  const [version] = useState(medio.version);
  const { id, cliente, ficha, valor } = medio;
  return (
    <ActDialog<MedioDetalle>
      acto={{ exito: MED.medioActualizado, sigue: true, ...acto }}
      id={id}
      fijos={{ version }}
      efecto={efecto}
      onHecho={(nuevo) => queryClient.setQueryData(claveDeMedio(nuevo.id), nuevo)}
      onRechazo={({ text }, error) => {
        if (failureOf(error).status !== 412) {
          onRechazo(text);
          return null;
        }
        const { who, when } = whoChanged(error);
        return { text: propios.medioCambio(who, when), final: false };
      }}
      onClose={onClose}
    >
      <Subject nombre={cliente.nombre}>
        , {ficha.bien}, {dineroEnTexto(valor)}.
      </Subject>
      {aviso !== null && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {aviso}
        </Alert>
      )}
    </ActDialog>
  );
}
