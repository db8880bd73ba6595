import { useCallback } from 'react';
import { falloDe } from '../../providers/problemas';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog';
import { useAccion } from '../../ui/useAccion';
import { type DocumentoRecord, nombreDeDueno } from './tipos';

export interface Decision {
  readonly accion: 'aceptar' | 'rechazar';
  readonly id: number;
}

interface DecisionDialogProps {
  readonly decision: Decision | null;
  /** As they stand now: what is decided carries the version that was seen. */
  readonly documentos: readonly DocumentoRecord[];
  readonly pedir: () => void;
  readonly onClose: () => void;
}

/**
 * DOC-031…034: accepting asks first, rejecting asks for the reason. A refusal leaves the dialog and what was typed as they are, over a list that
 * is fresh.
 */
export function DecisionDialog({ decision, documentos, pedir, onClose }: DecisionDialogProps) {
  const onError = useCallback(
    (error: unknown) => {
      const { status } = falloDe(error);
      if (status === 409 || status === 412) pedir();
      return false;
    },
    [pedir],
  );
  const aceptar = useAccion('documento', 'aceptar', { exito: 'Documento aceptado', onSuccess: onClose, onError });
  const rechazar = useAccion('documento', 'rechazar', { exito: 'Documento rechazado', onSuccess: onClose, onError });
  const documento = documentos.find(({ id }) => id === decision?.id);
  if (decision === null || documento === undefined) return null;

  const { id, version, tipo, dueno, persona } = documento;
  const cual = (
    <>
      <strong>{tipo.nombre}</strong>
      {`, ${nombreDeDueno[dueno]}${persona === null ? '' : `: ${persona}`}`}
    </>
  );
  return decision.accion === 'aceptar' ? (
    <ConfirmDialog
      open
      title="¿Aceptar el documento?"
      busy={aceptar.enCurso}
      onConfirm={() => void aceptar.ejecutar(id, { version })}
      onCancel={onClose}
    >
      {cual}. Quedará como correcto.
    </ConfirmDialog>
  ) : (
    <ReasonDialog
      open
      title="Rechazar documento"
      tipo="motivo"
      acceptLabel="Rechazar"
      busy={rechazar.enCurso}
      onAccept={(observaciones) => void rechazar.ejecutar(id, { version, observaciones })}
      onCancel={onClose}
    >
      {cual}. Quedará como incorrecto hasta que se suba otro archivo.
    </ReasonDialog>
  );
}
