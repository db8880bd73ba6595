import { formularioDeUnidad, hoyEn, propios } from '@adjudica/domain';
import { useMemo, useState } from 'react';
import { useRefresh } from 'react-admin';
import type { UnidadVista } from '../../generated/api';
import { identificationWarning } from '../../ui/form/fields';
import { RecordDialog } from '../../ui/form/RecordDialog';

interface UnidadDialogProps {
  readonly unidad: UnidadVista;
  readonly onClose: () => void;
}

const warnings = { vendedorIdentificacion: identificationWarning };
const spans = { linderos: 2, vendedorNombre: 2 } as const;

/** What identifies the good that is delivered, until its delivery. */
export default function UnidadDialog({ unidad, onClose }: UnidadDialogProps) {
  const [hoy] = useState(() => hoyEn(new Date()));
  const fields = useMemo(() => formularioDeUnidad(unidad.producto), [unidad.producto]);
  const refresh = useRefresh();
  return (
    <RecordDialog
      title={`${propios.unidadTitulo} · ${unidad.bien}`}
      resource="unidad"
      fields={fields}
      rules={{ hoy }}
      record={unidad}
      canEdit={unidad.acciones.includes('guardar')}
      warnings={warnings}
      spans={spans}
      success={propios.unidadGuardada}
      onSaved={() => {
        onClose();
        // the page around it shows what the unit says
        refresh();
      }}
      onClose={onClose}
    />
  );
}
