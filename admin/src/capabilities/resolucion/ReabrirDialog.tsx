import { esquemaDevolucion, propios } from '@adjudica/domain';
import { useState } from 'react';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import { Asunto } from '../../ui/acto/Asunto';
import type { Acto } from '../../ui/acto/tipos';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import type { CarpetaPorResolver } from './tipos';

const acto: Acto = {
  recurso: 'carpeta',
  accion: 'reabrir',
  titulo: propios.devolverARiesgo,
  confirmar: 'Devolver',
  peligro: true,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CampoDeComentario } },
  esquema: esquemaDevolucion,
  exito: propios.carpetaDevueltaARiesgo,
  enFila: true,
};

interface ReabrirDialogProps {
  readonly carpeta: CarpetaPorResolver;
  readonly onClose: () => void;
}

export default function ReabrirDialog({ carpeta, onClose }: ReabrirDialogProps) {
  const [{ id, nombreCliente, version }] = useState(carpeta);
  return (
    <ActoDialog acto={acto} id={id} fijos={{ version }} efecto={propios.alDevolverARiesgo} onClose={onClose}>
      <Asunto nombre={nombreCliente}>, plan {id}.</Asunto>
    </ActoDialog>
  );
}
