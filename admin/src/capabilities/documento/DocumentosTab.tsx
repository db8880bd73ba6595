import type { DuenoDeDocumento } from '@adjudica/domain';
import { ListaDeDocumentos } from './ListaDeDocumentos';

interface DocumentosTabProps {
  readonly estado: { readonly idCodigo: string; readonly motivoSuspension?: string | null };
  readonly dueno?: DuenoDeDocumento;
}

/** EST-505, EST-510, EST-511: the sub-tab 'Documentos' of every person of a plan; one list, narrowed to its owner. */
export default function DocumentosTab({ estado: { idCodigo, motivoSuspension = null }, dueno }: DocumentosTabProps) {
  return (
    <ListaDeDocumentos
      key={`${idCodigo} ${dueno}`}
      plan={idCodigo}
      cerrada={motivoSuspension !== null}
      {...(dueno !== undefined && { dueno })}
    />
  );
}
