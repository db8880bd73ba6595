import { claveDeSolicitud } from '@adjudica/domain';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { SolicitudForm } from './SolicitudForm';
import type { PlanDeSolicitud, SolicitudRecord } from './tipos';

interface SolicitudTabProps {
  /** '{idCodigo}-titular' or '{idCodigo}-garante'; left out = the holder's. */
  readonly clave?: string;
  readonly estado: PlanDeSolicitud;
}

/** The application form of a plan's holder or guarantor (CLI-030…127). */
export default function SolicitudTab({ estado, clave }: SolicitudTabProps) {
  return (
    <Show resource="solicitud" id={clave ?? claveDeSolicitud(estado.idCodigo, 'titular')} title={false}>
      <Solicitud plan={estado} />
    </Show>
  );
}

function Solicitud({ plan }: { readonly plan: PlanDeSolicitud }) {
  return <SolicitudForm registro={useShownRecord<SolicitudRecord>()} plan={plan} />;
}
