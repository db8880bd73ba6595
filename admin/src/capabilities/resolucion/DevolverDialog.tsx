import { mensajes } from '@adjudica/domain';
import { useState } from 'react';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import { MarcoDeResolucion } from './MarcoDeResolucion';
import type { CarpetaPorResolver } from './tipos';
import { useResolucion } from './useResolucion';

const { CAP, GEN, propios } = mensajes;

interface DevolverDialogProps {
  readonly carpeta: CarpetaPorResolver;
  readonly onClose: () => void;
}

/** CAP-500, CAP-506, CAP-507, CAP-511. */
export default function DevolverDialog({ carpeta, onClose }: DevolverDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [intentado, setIntentado] = useState(false);
  const { ejecutar, cerrar, enCurso, rechazo } = useResolucion('devolver', carpeta, {
    exito: CAP.carpetaDevuelta,
    onHecho: onClose,
  });
  const texto = motivo.trim();
  return (
    <MarcoDeResolucion
      title={CAP.devolverCarpeta}
      carpeta={carpeta}
      detalle={propios.alDevolverCarpeta}
      submitLabel="Devolver"
      danger
      busy={enCurso}
      rechazo={rechazo}
      onSubmit={() => {
        setIntentado(true);
        if (texto !== '') ejecutar({ motivo: texto });
      }}
      onClose={cerrar}
    >
      <CampoDeComentario
        label="Motivo"
        value={motivo}
        onChange={setMotivo}
        required
        autoFocus
        error={intentado && texto === '' ? GEN.motivoVacio : undefined}
      />
    </MarcoDeResolucion>
  );
}
