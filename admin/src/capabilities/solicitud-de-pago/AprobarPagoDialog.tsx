import { PAG } from '@adjudica/domain';
import { useGetOne } from 'react-admin';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { PasoFrame } from '../caso';
import { enDetalle } from './consultas';
import { LoQueSeDecide } from './LoQueSeDecide';
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
  return (
    <PasoFrame
      {...actoDePago('aprobar', data)}
      paso="pago"
      idCodigo={data.planes[0] ?? ''}
      id={id}
      fijos={{ version: data.version }}
      onClose={onClose}
    >
      <LoQueSeDecide pago={data} />
    </PasoFrame>
  );
}
