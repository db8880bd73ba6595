import { mensajes, type RolDeSolicitud } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useRecordForm } from '../../ui/form/RecordFormContext';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { useAct } from '../../ui/useAct';
import { EnviarARiesgo } from '../carpeta';
import type { PlanDeSolicitud, SolicitudRecord } from './tipos';

interface AccionesDeSolicitudProps {
  readonly registro: SolicitudRecord;
  readonly plan: PlanDeSolicitud;
  readonly rol: RolDeSolicitud;
}

/** CLI-044, CLI-045, CLI-050…053: what is done with a saved application. While it is edited the print would not say what the screen says. */
export function AccionesDeSolicitud({ registro, plan, rol }: AccionesDeSolicitudProps) {
  const { editing } = useRecordForm();
  const [viendo, setViendo] = useState(false);
  const { run, pending } = useAct<SolicitudRecord>('solicitud', 'generar', {
    onSuccess: () => setViendo(true),
  });
  return (
    <>
      {registro.acciones.includes('generar') ? (
        <Button variant="outlined" onClick={() => void run(registro.id)} loading={pending} disabled={editing}>
          {mensajes.CLI.generarSolicitud}
        </Button>
      ) : (
        registro.generadaEn !== null && <Button onClick={() => setViendo(true)}>Ver solicitud</Button>
      )}
      {rol === 'titular' && <EnviarARiesgo carpeta={plan} disabled={editing} />}
      {viendo && <Visor clave={registro.id} onClose={() => setViendo(false)} />}
    </>
  );
}

function Visor({ clave, onClose }: { readonly clave: string; readonly onClose: () => void }) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const load = useCallback(
    (signal: AbortSignal) => dataProvider.file(`solicitud/${encodeURIComponent(clave)}/documento`, { signal }),
    [dataProvider, clave],
  );
  return (
    <PdfPreviewDialog
      title={mensajes.CLI.solicitudDeCompra}
      load={load}
      fileName={`Solicitud de compra ${clave}.pdf`}
      variant="documento"
      onClose={onClose}
    />
  );
}
