import {
  codigosDeDocumento,
  esquemaAnulacionDePago,
  esquemaAprobacionDePago,
  esquemaTransferencia,
  mensajes,
  PAG,
  propios,
  textoDeBeneficiario,
} from '@adjudica/domain';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { Subject } from '../../ui/act/Subject';
import { TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { dineroEnTexto } from '../../ui/format';
import { FileDropzone } from '../../ui/upload/FileDropzone';
import { fileRules } from '../../ui/upload/rules';
import { PasoDialog } from '../caso';
import { subirArchivo } from '../documento';
import { LoQueSeDecide } from './LoQueSeDecide';
import type { PagoDetalle } from './tipos';

export type ActoDePago = 'aprobar' | 'anular' | 'transferir';

/** ORD-565: a server that fails says so in the specified words. */
const comun = { fallo: mensajes.GEN.errorMasTardeSinComa, falloEs: 'warning' } as const;

const actos: Readonly<Record<ActoDePago, Act & { readonly efecto: string }>> = {
  /** PAG-510, PAG-534 */
  aprobar: {
    ...comun,
    path: '/solicitud-de-pago/{id}/aprobar',
    titulo: PAG.aprobar,
    confirmar: 'Aprobar',
    esquema: esquemaAprobacionDePago,
    exito: PAG.aprobada,
    efecto: propios.pagoAlAprobar,
  },
  /** PAG-510, PAG-514, PAG-533 */
  anular: {
    ...comun,
    path: '/solicitud-de-pago/{id}/anular',
    titulo: PAG.anular,
    confirmar: 'Anular',
    peligro: true,
    campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
    esquema: esquemaAnulacionDePago,
    exito: PAG.anulada,
    efecto: propios.pagoAlAnular,
  },
  transferir: {
    path: '/solicitud-de-pago/{id}/transferir',
    titulo: propios.pagoTransferir,
    confirmar: 'Registrar',
    campos: {
      fecha: { etiqueta: propios.pagoFechaDeTransferencia, tipo: DayInput, props: { fullWidth: true } },
      referencia: { etiqueta: propios.pagoReferencia, tipo: TextLineField },
    },
    esquema: esquemaTransferencia,
    exito: propios.pagoTransferido,
    sigue: true,
    efecto: '',
  },
};

/** An act on a payment, with its consequences; a missing document keeps it from being approved. */
export function actoDePago(cual: ActoDePago, { faltan }: PagoDetalle) {
  const { efecto, ...acto } = actos[cual];
  return { acto, ...(efecto !== '' && { efecto }), enviable: cual !== 'aprobar' || faltan === 0 };
}

interface PagoDialogProps {
  readonly accion: ActoDePago;
  readonly pago: PagoDetalle;
  readonly onHecho: () => void;
  readonly onClose: () => void;
}

/** An act on a payment, on the version that was read when the dialog opened. */
export function PagoDialog({ accion, pago, onHecho, onClose }: PagoDialogProps) {
  const [version] = useState(pago.version);
  const comprobante = useComprobante(pago);
  return (
    <PasoDialog
      {...actoDePago(accion, pago)}
      paso={accion === 'aprobar' ? 'pago' : null}
      idCodigo={pago.planes[0] ?? ''}
      id={pago.id}
      fijos={{ version }}
      {...(accion === 'transferir' && { enviar: comprobante.transferir })}
      maxWidth="sm"
      onHecho={onHecho}
      onClose={onClose}
    >
      {accion === 'aprobar' ? (
        <LoQueSeDecide pago={pago} />
      ) : (
        <Subject nombre={dineroEnTexto(pago.valor)}>
          {' '}
          a {accion === 'transferir' ? textoDeBeneficiario(pago) : pago.beneficiario}, por {pago.cliente.nombre}.
        </Subject>
      )}
      {accion === 'transferir' && comprobante.zona}
    </PasoDialog>
  );
}

/** The bank's proof goes with the transfer, where this user brings documents: first the file, then the transfer. */
function useComprobante(pago: PagoDetalle) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [archivo, setArchivo] = useState<File | null>(null);
  const linea = pago.papeles.find(
    ({ tipo, acciones }) => tipo === codigosDeDocumento.comprobanteTransferencia && acciones.includes('subir'),
  );
  return {
    zona: linea !== undefined && (
      <FileDropzone
        rule={fileRules.pdf}
        compact
        label={propios.pagoComprobante}
        chosen={archivo?.name ?? null}
        onFiles={([elegido]) => setArchivo(elegido ?? null)}
      />
    ),
    async transferir(cuerpo: object, key: string): Promise<PagoDetalle> {
      if (archivo !== null && linea !== undefined && linea.documentoId !== null) {
        await subirArchivo(linea.documentoId, linea.version ?? 0, archivo);
        // it is kept, whatever becomes of the transfer
        setArchivo(null);
      }
      return dataProvider.act<PagoDetalle>('/solicitud-de-pago/{id}/transferir', pago.id, cuerpo, { key });
    },
  };
}
