import { PAG } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import { useGetOne } from 'react-admin';
import { ActoFrame } from '../../ui/acto/ActoDialog';
import { Codigos } from '../../ui/Codigos';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { Facts } from '../../ui/Facts';
import { dinero, fechaHora } from '../../ui/formato';
import { enDetalle } from './consultas';
import { actoDePago } from './PagoDialog';
import { RECURSO } from './rutas';
import type { PagoDetalle } from './tipos';

interface AprobarPagoDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** 'Aprobar' from a list: the payment is read as it stands now, and what is decided by stands in the dialog. Render it only while it is open. */
export default function AprobarPagoDialog(props: AprobarPagoDialogProps) {
  return (
    <DialogWindow fullOnPhone maxWidth="sm" onClose={props.onClose}>
      <Pago {...props} />
    </DialogWindow>
  );
}

function Pago({ id, onClose }: AprobarPagoDialogProps) {
  const { data, error, refetch } = useGetOne<PagoDetalle>(RECURSO, { id, meta: enDetalle });
  if (data === undefined)
    return <LoadingFrame title={PAG.aprobar} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  const { efecto, ...acto } = actoDePago('aprobar');
  return (
    <ActoFrame
      acto={acto}
      id={id}
      fijos={{ version: data.version }}
      efecto={efecto}
      // the API would refuse it: what is missing is uploaded on the payment's page
      enviable={data.faltan === 0}
      onClose={onClose}
    >
      <Facts facts={hechosDe(data)} />
      {data.faltan > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {PAG.documentosPorSubir}
        </Alert>
      )}
    </ActoFrame>
  );
}

const hechosDe = (pago: PagoDetalle) => [
  { label: 'Orden de pago', value: `${pago.id}, de la orden de compra ${pago.orden}` },
  { label: 'Cliente', value: `${pago.cliente.nombre}, ${pago.cliente.cedula}` },
  { label: 'Planes', value: <Codigos de={pago.planes} /> },
  { label: 'Beneficiario', value: pago.beneficiario },
  { label: 'Valor', value: dinero(pago.valor) },
  { label: 'Documentos', value: `${pago.documentos.length - pago.faltan} de ${pago.documentos.length}` },
  { label: 'Creada', value: `${pago.solicitante}, ${fechaHora(pago.fecha)}` },
];
