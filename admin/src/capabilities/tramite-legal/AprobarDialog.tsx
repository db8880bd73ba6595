import { LEG, propios } from '@adjudica/domain';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { PasoDialog } from '../caso';
import type { Aprobable, Avance } from './tipos';

const actos: Readonly<Record<Aprobable, Act & { readonly efecto: string }>> = {
  /** LEG-537 */
  pagare: {
    path: '/pagare/{id}/aprobar',
    titulo: LEG.confirmarPagare,
    confirmar: LEG.aprobar,
    efecto: propios.tramiteAlAprobarPagare,
    exito: LEG.pagareAprobado,
  },
  /** LEG-575, LEG-613 */
  contrato: {
    path: '/contrato/{idCodigo}/aprobar',
    titulo: LEG.aprobarContrato,
    confirmar: LEG.aprobar,
    efecto: propios.tramiteAlAprobarContrato,
    exito: LEG.contratoSeAprobo,
  },
};

interface AprobarDialogProps {
  readonly que: Aprobable;
  readonly tramite: Avance;
  readonly nombre: string;
  readonly onClose: () => void;
}

/** On the version that was read when it opened. */
export default function AprobarDialog({ que, tramite, nombre, onClose }: AprobarDialogProps) {
  const refresh = useRefresh();
  const [leida] = useState(que === 'pagare' ? tramite.versionPagare : tramite.versionContrato);
  const { efecto, ...acto } = actos[que];
  const id = que === 'pagare' ? (tramite.pagareId ?? 0) : tramite.id;
  return (
    <PasoDialog
      acto={acto}
      paso={que}
      idCodigo={tramite.id}
      id={id}
      fijos={{ version: leida ?? 0 }}
      efecto={efecto}
      onHecho={refresh}
      onClose={onClose}
    >
      <Subject nombre={nombre}>, {tramite.id}.</Subject>
    </PasoDialog>
  );
}
