import { claveDeSolicitud } from '@adjudica/domain';
import { ConRegistro } from '../../ui/formulario/ConRegistro';
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
    <ConRegistro<SolicitudRecord> recurso="solicitud" id={clave ?? claveDeSolicitud(estado.idCodigo, 'titular')}>
      {(registro) => <SolicitudForm key={registro.id} registro={registro} plan={estado} />}
    </ConRegistro>
  );
}
