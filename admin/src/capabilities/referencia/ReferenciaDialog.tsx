import { formularioDeReferencia, hoyEn, mensajes, type TipoDeReferencia, tiposDeReferencia } from '@adjudica/domain';
import { useMemo, useState } from 'react';
import { identificationWarning } from '../../ui/form/fields';
import { RecordDialog } from '../../ui/form/RecordDialog';
import type { ReferenciaRecord } from './tipos';

interface ReferenciaDialogProps {
  readonly tipo: TipoDeReferencia;
  readonly clave: string;
  /** `null` = a new one, with empty fields (REF-003). */
  readonly referencia: ReferenciaRecord | null;
  readonly onClose: () => void;
}

const warnings = { identificacion: identificationWarning };
const spans = { nombre: 2, nombreComercio: 2, direccion: 2 } as const;

/** REF-001…003: one dialog adds and edits the references of the three types; each draws the fields of its own table. Render it only while it is open. */
export function ReferenciaDialog({ tipo, clave, referencia, onClose }: ReferenciaDialogProps) {
  const [hoy] = useState(() => hoyEn(new Date()));
  const fields = useMemo(() => formularioDeReferencia(tipo), [tipo]);
  const nombre = tiposDeReferencia.find(({ codigo }) => codigo === tipo)?.nombre.toLowerCase() ?? '';
  return (
    <RecordDialog
      title={`${referencia === null ? 'Agregar' : 'Editar'} referencia ${nombre}`}
      resource="referencia"
      fields={fields}
      rules={{ hoy }}
      record={referencia}
      owner={{ clave, tipo }}
      canEdit
      warnings={warnings}
      spans={spans}
      success={mensajes.EST.informacionGuardada}
      failure={mensajes.GEN.errorMasTarde}
      onSaved={onClose}
      onClose={onClose}
    />
  );
}
