import { type AccionDePagare, esquemaAnulacionDePagare, esquemaRechazoDePagare, LEG, propios } from '@adjudica/domain';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { CanAccess, useRefresh } from 'react-admin';
import { Link } from 'react-router';
import { urlOf } from '../../providers/calls';
import { useUsuario } from '../../providers/sesion';
import { ActionButtons } from '../../ui/ActionButtons';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { Codes } from '../../ui/Codes';
import { CommentField } from '../../ui/fields/CommentField';
import { dinero } from '../../ui/format';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { AvisoDeRevision, EnlaceDeRevision, PasoDialog } from '../caso';
import { rutaDeContrato } from '../contrato/rutas';
import { usePagare } from './consultas';
import { campoDeCiudad, campoDeFirma } from './Firma';
import type { PagareDetalle } from './tipos';

type ActoDePagare = Exclude<AccionDePagare, 'actualizar' | 'reemplazar'>;

const conMotivo = {
  peligro: true,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
  esquema: esquemaAnulacionDePagare,
} as const;

export const actosDePagare: Readonly<Record<ActoDePagare, Act & { readonly efecto: string }>> = {
  fechar: {
    path: '/pagare/{id}/fechar',
    titulo: propios.pagareFechar,
    confirmar: LEG.guardar,
    efecto: propios.pagareAlFechar,
    exito: propios.pagareFechado,
  },
  /** LEG-539, LEG-614 */
  enviar: {
    path: '/pagare/{id}/enviar',
    titulo: LEG.enviar,
    confirmar: 'Enviar',
    efecto: propios.pagareAlEnviar,
    exito: LEG.notificada,
  },
  /** LEG-537 */
  aprobar: {
    path: '/pagare/{id}/aprobar',
    titulo: LEG.confirmarPagare,
    confirmar: LEG.aprobar,
    efecto: propios.pagareAlAprobar,
    exito: LEG.pagareAprobado,
  },
  /** LEG-538 */
  rechazar: {
    path: '/pagare/{id}/rechazar',
    titulo: LEG.noAprobado,
    confirmar: LEG.noAprobado,
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaRechazoDePagare,
    efecto: propios.pagareAlRechazar,
    exito: LEG.noAprobado,
  },
  pedirAnulacion: {
    ...conMotivo,
    path: '/pagare/{id}/pedir-anulacion',
    titulo: propios.pagarePedirAnulacion,
    confirmar: 'Pedir anulación',
    efecto: propios.pagareAlPedirAnulacion,
    exito: propios.anulacionPedida,
  },
  declinarAnulacion: {
    ...conMotivo,
    peligro: false,
    path: '/pagare/{id}/declinar-anulacion',
    titulo: propios.pagareDeclinarAnulacion,
    confirmar: propios.pagareDeclinarAnulacion,
    efecto: propios.pagareAlDeclinar,
    exito: propios.anulacionDeclinada,
  },
  anular: {
    path: '/pagare/{id}/anular',
    titulo: propios.pagareConfirmarAnulacion,
    confirmar: 'Anular',
    peligro: true,
    efecto: propios.pagareAlAnular,
    exito: propios.pagareFueAnulado,
  },
};

/** In this order, the main step last. */
const orden: readonly ActoDePagare[] = [
  'fechar',
  'pedirAnulacion',
  'declinarAnulacion',
  'anular',
  'rechazar',
  'enviar',
  'aprobar',
];

/** LEG-534…539: what this user may do with this note now; its paper for everybody who reads it. */
export function Acciones() {
  const pagare = usePagare();
  const [acto, setActo] = useState<ActoDePagare | null>(null);
  const [viendo, setViendo] = useState(false);
  return (
    <>
      <Button startIcon={<PictureAsPdfOutlined />} onClick={() => setViendo(true)}>
        {/* LEG-536 */}
        {pagare.estado === 'A' || pagare.estado === 'X' ? LEG.verPagare : propios.pagareBorrador}
      </Button>
      <EnlaceDeRevision idCodigo={pagare.idCodigo} />
      {pagare.estado !== 'X' && <EmitirContrato />}
      <ActionButtons
        acciones={orden.filter((accion) => pagare.acciones.includes(accion))}
        definitions={{
          fechar: { label: propios.pagareFechar, onClick: () => setActo('fechar') },
          pedirAnulacion: { label: propios.pagareAnular, danger: true, onClick: () => setActo('pedirAnulacion') },
          declinarAnulacion: { label: propios.pagareDeclinarAnulacion, onClick: () => setActo('declinarAnulacion') },
          anular: { label: propios.pagareConfirmarAnulacion, danger: true, onClick: () => setActo('anular') },
          rechazar: { label: LEG.noAprobado, danger: true, onClick: () => setActo('rechazar') },
          enviar: { label: LEG.enviar, variant: 'contained', onClick: () => setActo('enviar') },
          aprobar: { label: LEG.aprobar, variant: 'contained', onClick: () => setActo('aprobar') },
        }}
      />
      {acto !== null && <Dialogo acto={acto} onClose={() => setActo(null)} />}
      {viendo && (
        <PdfPreviewDialog
          title={propios.pagareTitulo(pagare.id)}
          url={urlOf('/pagare/{id}/documento', { id: pagare.id })}
          fileName={`pagare-${pagare.id}.pdf`}
          onClose={() => setViendo(false)}
        />
      )}
    </>
  );
}

/** LEG-534: disabled until the persons are saved. The contract of the plan; where there is none, its page leads to the new one. */
function EmitirContrato() {
  const { idCodigo, modo } = usePagare();
  const { role } = useUsuario();
  return (
    <CanAccess resource="pagare" action="escribir">
      {' '}
      <Button component={Link} to={rutaDeContrato(role, idCodigo)} disabled={modo === 'N'}>
        {LEG.emitirContrato}
      </Button>
    </CanAccess>
  );
}

/** An act on the version that was read when the dialog opened. */
function Dialogo({ acto, onClose }: { readonly acto: ActoDePagare; readonly onClose: () => void }) {
  const { id, version, nombresCliente, idCodigo, monto, lugarEmision, fechaEmision } = usePagare();
  const refresh = useRefresh();
  const [leida] = useState(version);
  const { efecto, ...definicion } = actosDePagare[acto];
  const campos = useMemo(
    () => ({ lugarEmision: campoDeCiudad(lugarEmision), fechaEmision: campoDeFirma(fechaEmision) }),
    [lugarEmision, fechaEmision],
  );
  return (
    <PasoDialog<PagareDetalle>
      acto={acto === 'fechar' ? { ...definicion, campos } : definicion}
      paso={acto === 'aprobar' ? 'pagare' : null}
      idCodigo={idCodigo}
      id={id}
      fijos={{ version: leida }}
      efecto={efecto}
      onHecho={() => refresh()}
      onClose={onClose}
    >
      <Subject nombre={nombresCliente}>
        , <Codes codes={[idCodigo]} />, {dinero(monto)}.
      </Subject>
      {acto === 'enviar' && <AvisoDeRevision idCodigo={idCodigo} />}
    </PasoDialog>
  );
}
