import {
  type AccionDeOrden,
  esquemaAnulacionDeOrden,
  esquemaAprobacionDeOrden,
  mensajes,
  ORD,
  propios,
} from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { urlOf } from '../../providers/calls';
import { useUsuario } from '../../providers/sesion';
import { ActionButtons } from '../../ui/ActionButtons';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { dineroEnTexto } from '../../ui/format';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { useAct } from '../../ui/useAct';
import { PasoDialog } from '../caso';
import { useOrden } from './datos';
import { claveDeOrden, rutaDeChecklist, rutaDeCorreccion } from './rutas';
import type { OrdenDetalle } from './tipos';

type ActoDeOrden = Extract<AccionDeOrden, 'aprobar' | 'anular' | 'retirar'>;

const actos: Readonly<Record<ActoDeOrden, Act & { readonly efecto: string }>> = {
  /** ORD-543, ORD-564, ORD-565 */
  aprobar: {
    esquema: esquemaAprobacionDeOrden,
    path: '/orden-de-compra/{id}/aprobar',
    titulo: ORD.aprobar,
    confirmar: 'Aprobar',
    efecto: propios.ordenAlAprobar,
    exito: ORD.exitoAprobada,
    fallo: mensajes.GEN.errorMasTardeSinComa,
    falloEs: 'warning',
    sigue: true,
  },
  /** ORD-542, ORD-549, ORD-563, ORD-565 */
  anular: {
    path: '/orden-de-compra/{id}/anular',
    titulo: ORD.anular,
    confirmar: 'Anular',
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaAnulacionDeOrden,
    efecto: propios.ordenAlAnular,
    exito: ORD.exitoAnulada,
    fallo: mensajes.GEN.errorMasTardeSinComa,
    falloEs: 'warning',
    sigue: true,
  },
  retirar: {
    path: '/orden-de-compra/{id}/retirar',
    titulo: propios.ordenRetirar,
    confirmar: 'Retirar',
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaAnulacionDeOrden,
    efecto: propios.ordenAlRetirar,
    exito: propios.ordenRetirada,
    sigue: true,
  },
};

/** An act on an order, with its consequences. */
export function actoDeOrden(cual: ActoDeOrden) {
  const { efecto, ...acto } = actos[cual];
  return { acto, efecto };
}

/** In this order, the main step at the end, where the hand is. */
const orden: readonly AccionDeOrden[] = ['anular', 'retirar', 'corregir', 'aprobar', 'generar', 'continuar'];

/** ORD-540…543, ORD-548: what this user may do with this order now. */
export function AccionesDeOrden() {
  const registro = useOrden();
  const { id, acciones, documentoEmitido } = registro;
  const navigate = useNavigate();
  const { role } = useUsuario();
  const [acto, setActo] = useState<ActoDeOrden | null>(null);
  const [viendo, setViendo] = useState(false);
  const { run, pending } = useAct('/orden-de-compra/{id}/generar', { onSuccess: () => setViendo(true) });
  return (
    <>
      <ActionButtons
        acciones={orden.filter(
          (accion) => acciones.includes(accion) && !(accion === 'retirar' && acciones.includes('anular')),
        )}
        busy={pending}
        definitions={{
          anular: { label: ORD.anular, danger: true, onClick: () => setActo('anular') },
          retirar: { label: propios.ordenRetirar, danger: true, onClick: () => setActo('retirar') },
          corregir: {
            label: propios.ordenCorregir,
            onClick: () => void navigate(rutaDeCorreccion(role, registro)),
          },
          aprobar: { label: ORD.aprobar, variant: 'contained', onClick: () => setActo('aprobar') },
          generar: { label: ORD.generar, onClick: () => void run({ id }, null) },
          continuar: {
            label: ORD.continuar,
            variant: 'contained',
            onClick: () => void navigate(rutaDeChecklist(role, id)),
          },
        }}
      />
      {documentoEmitido && !acciones.includes('generar') && (
        <Button onClick={() => setViendo(true)}>{propios.ordenVerDocumento}</Button>
      )}
      {acto !== null && <Dialogo acto={acto} orden={registro} onClose={() => setActo(null)} />}
      {viendo && (
        <PdfPreviewDialog
          title={ORD.numero(id)}
          url={urlOf('/orden-de-compra/{id}/documento', { id })}
          fileName={`Orden de compra ${id}.pdf`}
          onClose={() => setViendo(false)}
        />
      )}
    </>
  );
}

interface DialogoProps {
  readonly acto: ActoDeOrden;
  readonly orden: OrdenDetalle;
  readonly onClose: () => void;
}

/** An act on the version that was read when the dialog opened. */
function Dialogo({ acto, orden, onClose }: DialogoProps) {
  const { id, version, cliente, vehiculo, pagoConcesionario, beneficiario } = orden;
  const queryClient = useQueryClient();
  const [leida] = useState(version);
  return (
    <PasoDialog<OrdenDetalle>
      {...actoDeOrden(acto)}
      paso={acto === 'aprobar' ? 'orden' : null}
      idCodigo={orden.planes[0]?.idCodigo ?? ''}
      id={id}
      fijos={{ version: leida }}
      onHecho={(nueva) => queryClient.setQueryData(claveDeOrden(nueva.id), nueva)}
      onClose={onClose}
    >
      <Subject nombre={cliente.nombre}>
        , {vehiculo.marca} {vehiculo.modelo} {vehiculo.anio}, {dineroEnTexto(pagoConcesionario)}
        {beneficiario === '' ? '' : ` a ${beneficiario.replace(/\.$/, '')}`}.
      </Subject>
    </PasoDialog>
  );
}
