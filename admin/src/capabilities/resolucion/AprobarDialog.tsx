import { CAP, esquemaAprobacion, propios, queImpiden, tiposDeGarantia } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { BaseDeDecisionVista } from '../../generated/api';
import { fresh, useApiQuery } from '../../providers/useApiQuery';
import { ActFrame } from '../../ui/act/ActDialog';
import { RadioField } from '../../ui/act/RadioField';
import { campoDeReglas, reglasConfirmadas } from '../../ui/act/Reglas';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { CommentField } from '../../ui/fields/CommentField';
import { BaseDeDecision } from './BaseDeDecision';
import type { CarpetaPorResolver } from './tipos';

/** CAP-501, CAP-504…507, CAP-509, CAP-510. What is confirmed is the basis that is shown: another one is asked for anew. */
const actoSobre = (base: BaseDeDecisionVista): Act => ({
  path: '/carpeta/{idCodigo}/aprobar',
  titulo: CAP.aprobarCarpeta,
  confirmar: 'Aprobar',
  campos: {
    tipoGarantia: {
      etiqueta: propios.tipoDeGarantia,
      tipo: RadioField,
      props: { nombres: tiposDeGarantia },
      // the basis above is read first
      conFoco: false,
    },
    comentario: { etiqueta: 'Comentario', tipo: CommentField },
    ...campoDeReglas(base, propios.politicaApruebo, propios.politicaConfirme),
  },
  cuerpo: ({ confirma, ...dicho }) => ({ ...dicho, ...reglasConfirmadas(base, confirma) }),
  esquema: esquemaAprobacion,
  exito: CAP.carpetaAprobada,
  enFila: true,
  sigue: true,
});

interface AprobarDialogProps {
  readonly carpeta: CarpetaPorResolver;
  readonly onClose: () => void;
}

/** The approval over what it is based on: read with each opening, and once more when it turns out to have changed. */
export default function AprobarDialog(props: AprobarDialogProps) {
  return (
    <DialogWindow onClose={props.onClose} maxWidth="md" fullOnPhone>
      <Aprobacion {...props} />
    </DialogWindow>
  );
}

function Aprobacion({ carpeta, onClose }: AprobarDialogProps) {
  // The folder as it was when the dialog opened: fresh rows behind it must not change what is being decided.
  const [{ id, nombreCliente, version }] = useState(carpeta);
  const { data, error, refetch } = useApiQuery('/carpeta/{idCodigo}/base-de-decision', { idCodigo: id }, fresh);
  if (data === undefined)
    return <LoadingFrame title={CAP.aprobarCarpeta} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  return (
    <ActFrame
      acto={actoSobre(data)}
      id={id}
      fijos={{ version, base: data.base }}
      efecto={propios.alAprobarCarpeta}
      enviable={queImpiden(data.reglas).length === 0 && data.impedimento === null}
      releer={() => void refetch()}
      onClose={onClose}
    >
      <Subject nombre={nombreCliente}>, plan {id}.</Subject>
      {data.impedimento !== null && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {data.impedimento}
        </Alert>
      )}
      <BaseDeDecision base={data} />
    </ActFrame>
  );
}
