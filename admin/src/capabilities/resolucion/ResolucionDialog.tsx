import { CAP, esquemaAprobacion, esquemaDevolucion, propios, tiposDeGarantia } from '@adjudica/domain';
import { useState } from 'react';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import { Asunto } from '../../ui/acto/Asunto';
import { Opciones } from '../../ui/acto/Opciones';
import type { Acto } from '../../ui/acto/tipos';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import type { CarpetaPorResolver } from './tipos';

export type Resultado = 'devolver' | 'aprobar';

const actos: Readonly<Record<Resultado, Acto & { readonly efecto: string }>> = {
  /** CAP-501, CAP-504…507, CAP-509, CAP-510 */
  aprobar: {
    recurso: 'carpeta',
    accion: 'aprobar',
    titulo: CAP.aprobarCarpeta,
    confirmar: 'Aprobar',
    campos: {
      tipoGarantia: { etiqueta: propios.tipoDeGarantia, tipo: Opciones, props: { nombres: tiposDeGarantia } },
      comentario: { etiqueta: 'Comentario', tipo: CampoDeComentario },
    },
    esquema: esquemaAprobacion,
    efecto: propios.alAprobarCarpeta,
    exito: CAP.carpetaAprobada,
    enFila: true,
  },
  /** CAP-500, CAP-506, CAP-507, CAP-511 */
  devolver: {
    recurso: 'carpeta',
    accion: 'devolver',
    titulo: CAP.devolverCarpeta,
    confirmar: 'Devolver',
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CampoDeComentario } },
    esquema: esquemaDevolucion,
    efecto: propios.alDevolverCarpeta,
    exito: CAP.carpetaDevuelta,
    enFila: true,
  },
};

interface ResolucionDialogProps {
  readonly resultado: Resultado;
  readonly carpeta: CarpetaPorResolver;
  readonly onClose: () => void;
}

export default function ResolucionDialog({ resultado, carpeta, onClose }: ResolucionDialogProps) {
  const { efecto, ...acto } = actos[resultado];
  // The folder as it was when the dialog opened: fresh rows behind it must not change what is being decided.
  const [{ id, nombreCliente, version }] = useState(carpeta);
  return (
    <ActoDialog acto={acto} id={id} fijos={{ version }} efecto={efecto} onClose={onClose}>
      <Asunto nombre={nombreCliente}>, plan {id}.</Asunto>
    </ActoDialog>
  );
}
