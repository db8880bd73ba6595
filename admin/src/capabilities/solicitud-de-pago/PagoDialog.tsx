import { esquemaAnulacionDePago, mensajes, PAG, propios } from '@adjudica/domain';
import { useState } from 'react';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import { Asunto } from '../../ui/acto/Asunto';
import type { Acto } from '../../ui/acto/tipos';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import { dineroEnTexto } from '../../ui/formato';
import { RECURSO } from './rutas';
import type { PagoDetalle } from './tipos';

export type ActoDePago = 'aprobar' | 'anular';

const actos: Readonly<Record<ActoDePago, Omit<Acto, 'recurso' | 'accion'> & { readonly efecto: string }>> = {
  /** PAG-510, PAG-534 */
  aprobar: { titulo: PAG.aprobar, confirmar: 'Aprobar', exito: PAG.aprobada, efecto: propios.pagoAlAprobar },
  /** PAG-510, PAG-514, PAG-533 */
  anular: {
    titulo: PAG.anular,
    confirmar: 'Anular',
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CampoDeComentario } },
    esquema: esquemaAnulacionDePago,
    exito: PAG.anulada,
    efecto: propios.pagoAlAnular,
  },
};

/** ORD-565: a server that fails says so in the specified words. */
export const actoDePago = (accion: ActoDePago): Acto & { readonly efecto: string } => ({
  recurso: RECURSO,
  accion,
  fallo: mensajes.GEN.errorMasTardeSinComa,
  ...actos[accion],
});

interface PagoDialogProps {
  readonly accion: ActoDePago;
  readonly pago: PagoDetalle;
  readonly onHecho: () => void;
  readonly onClose: () => void;
}

/** An act on a payment, on the version that was read when the dialog opened. */
export function PagoDialog({ accion, pago, onHecho, onClose }: PagoDialogProps) {
  const [{ efecto, ...acto }] = useState(actoDePago(accion));
  const [version] = useState(pago.version);
  return (
    <ActoDialog acto={acto} id={pago.id} fijos={{ version }} efecto={efecto} onHecho={onHecho} onClose={onClose}>
      <Asunto nombre={dineroEnTexto(pago.valor)}>
        {' '}
        a {pago.beneficiario}, por {pago.cliente.nombre}.
      </Asunto>
    </ActoDialog>
  );
}
