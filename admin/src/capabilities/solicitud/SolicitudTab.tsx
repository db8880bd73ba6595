import { claveDeSolicitud } from '@adjudica/domain';
import { Edit } from '../../ui/form/Edit';
import { SolicitudForm } from './SolicitudForm';
import type { PlanDeSolicitud } from './tipos';

interface SolicitudTabProps {
  /** '{idCodigo}-titular' or '{idCodigo}-garante'; left out = the holder's. */
  readonly clave?: string;
  readonly estado: PlanDeSolicitud;
}

/** The application form of a plan's holder or guarantor (CLI-030…127). */
export default function SolicitudTab({ estado, clave }: SolicitudTabProps) {
  return (
    <Edit resource="solicitud" id={clave ?? claveDeSolicitud(estado.idCodigo, 'titular')}>
      <SolicitudForm plan={estado} />
    </Edit>
  );
}
