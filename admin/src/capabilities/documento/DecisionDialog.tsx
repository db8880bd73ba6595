import { esquemaRechazoDeDocumento } from '@adjudica/domain';
import { ActDialog } from '../../ui/act/ActDialog';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { type DocumentoRecord, nombreDeDueno } from './tipos';

export interface Decision {
  readonly accion: 'aceptar' | 'rechazar';
  readonly id: number;
}

const actos: Readonly<Record<Decision['accion'], Act & { readonly efecto: string }>> = {
  aceptar: {
    path: '/documento/{id}/aceptar',
    titulo: '¿Aceptar el documento?',
    efecto: 'Quedará como correcto.',
    exito: 'Documento aceptado',
    sigue: true,
  },
  rechazar: {
    path: '/documento/{id}/rechazar',
    titulo: 'Rechazar documento',
    confirmar: 'Rechazar',
    peligro: true,
    campos: { observaciones: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaRechazoDeDocumento,
    efecto: 'Quedará como incorrecto hasta que se suba otro archivo.',
    exito: 'Documento rechazado',
    sigue: true,
  },
};

interface DecisionDialogProps {
  readonly decision: Decision;
  /** As they stand now: what is decided carries the version that was seen. */
  readonly documentos: readonly DocumentoRecord[];
  readonly pedir: () => void;
  readonly onClose: () => void;
}

/** DOC-031…034: accepting asks first, rejecting asks for the reason. A refusal leaves what was typed as it is, over a list that is fresh. */
export function DecisionDialog({ decision, documentos, pedir, onClose }: DecisionDialogProps) {
  const documento = documentos.find(({ id }) => id === decision.id);
  if (documento === undefined) return null;
  const { efecto, ...acto } = actos[decision.accion];
  const { id, version, tipo, dueno, persona } = documento;
  return (
    <ActDialog acto={acto} id={id} fijos={{ version }} efecto={efecto} releer={pedir} onClose={onClose}>
      <Subject nombre={tipo.nombre}>
        , {nombreDeDueno[dueno]}
        {persona !== null && `: ${persona}`}.
      </Subject>
    </ActDialog>
  );
}
