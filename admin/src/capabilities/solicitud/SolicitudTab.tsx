import { claveDeSolicitud } from '@adjudica/domain';
import { useGetOne } from 'react-admin';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { SolicitudForm } from './SolicitudForm';
import type { PlanDeSolicitud, SolicitudRecord } from './tipos';

interface SolicitudTabProps {
  /** '{idCodigo}-titular' or '{idCodigo}-garante'; left out = the holder's. */
  readonly clave?: string;
  readonly estado: PlanDeSolicitud;
}

/** The application form of a plan's holder or guarantor (CLI-030…127). */
export default function SolicitudTab({
  estado,
  clave = claveDeSolicitud(estado.idCodigo, 'titular'),
}: SolicitudTabProps) {
  const { data, error, isPending, refetch } = useGetOne<SolicitudRecord>('solicitud', { id: clave });
  if (isPending) return <LoadingState />;
  if (data === undefined)
    return <ErrorState {...(error ? { message: error.message } : {})} onRetry={() => void refetch()} />;
  // Another application is another form: nothing typed for one person may show at the next.
  return <SolicitudForm key={clave} registro={data} plan={estado} />;
}
