import { PAG } from '@adjudica/domain';
import { useGetOne } from 'react-admin';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { PorQueNoAprueba } from '../../ui/PorQueNoAprueba';
import { PasoFrame } from '../caso';
import type { DecisionEnListaProps } from '../trabajo/tipos';
import { enDetalle } from './consultas';
import { DocumentosPorLeer } from './Documentos';
import { LoQueSeDecide } from './LoQueSeDecide';
import { actoDePago } from './PagoDialog';
import { RECURSO } from './rutas';
import type { PagoDetalle } from './tipos';

/** 'Aprobar' from a list: the payment is read as it stands now, and what is decided by stands with it. Who may not approve it is told why. */
export default function AprobarPago({ id, alLado = false, onHecho, onClose }: DecisionEnListaProps) {
  const { data, error, refetch } = useGetOne<PagoDetalle>(RECURSO, { id, meta: enDetalle });
  if (data === undefined)
    return <LoadingFrame title={PAG.aprobar} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  const { enviable, ...acto } = actoDePago('aprobar', data);
  return (
    <PasoFrame
      {...acto}
      paso="pago"
      idCodigo={data.planes[0] ?? ''}
      id={id}
      fijos={{ version: data.version }}
      enviable={enviable && data.acciones.includes('aprobar')}
      onHecho={onHecho}
      onClose={onClose}
    >
      <PorQueNoAprueba permiso="pago:aprobar" registro={data} />
      <LoQueSeDecide pago={data} />
      {alLado && <DocumentosPorLeer documentos={data.documentos} />}
    </PasoFrame>
  );
}
