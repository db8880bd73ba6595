import {
  formularioDeInterviniente,
  formularioDeRepresentante,
  propios,
  type RolDeInterviniente,
} from '@adjudica/domain';
import { useMemo } from 'react';
import { useRefresh } from 'react-admin';
import type { IntervinienteVista } from '../../generated/api';
import { identificationWarning } from '../../ui/form/fields';
import { RecordDialog } from '../../ui/form/RecordDialog';

interface PersonaDialogProps {
  readonly persona: IntervinienteVista;
  readonly onClose: () => void;
}

const warnings = { identificacion: identificationWarning };
const spans = { direccion: 2 } as const;

/** One person of a case, with everything that its papers print. */
export default function PersonaDialog({ persona, onClose }: PersonaDialogProps) {
  const { rol, idCodigo, nombreRol } = persona;
  const refresh = useRefresh();
  const record = useMemo(() => ({ ...persona, tipoIdentificacion: persona.tipoIdentificacion ?? 'C' }), [persona]);
  return (
    <RecordDialog
      title={nombreRol}
      resource={`interviniente/${idCodigo}`}
      fields={rol === 'representante' ? formularioDeRepresentante : formularioDeInterviniente}
      rules={{ rol: rol as RolDeInterviniente }}
      record={record}
      canEdit={persona.acciones.includes('guardar')}
      warnings={warnings}
      spans={spans}
      success={propios.intervinienteGuardado}
      onSaved={() => {
        onClose();
        // the page around it shows the persons too
        refresh();
      }}
      onClose={onClose}
    />
  );
}
