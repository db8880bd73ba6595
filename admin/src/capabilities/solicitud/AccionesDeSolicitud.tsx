import { mensajes, type RolDeSolicitud } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { urlOf } from '../../providers/calls';
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
  const { run, pending } = useAct('/solicitud/{clave}/generar', {
    onSuccess: () => setViendo(true),
  });
  return (
    <>
      {registro.acciones.includes('generar') ? (
        <Button
          variant="outlined"
          onClick={() => void run({ clave: registro.id }, null)}
          loading={pending}
          disabled={editing}
        >
          {mensajes.CLI.generarSolicitud}
        </Button>
      ) : (
        registro.generadaEn !== null && <Button onClick={() => setViendo(true)}>Ver solicitud</Button>
      )}
      {rol === 'titular' && <EnviarARiesgo carpeta={plan} disabled={editing} />}
      {viendo && (
        <PdfPreviewDialog
          title={mensajes.CLI.solicitudDeCompra}
          url={urlOf('/solicitud/{clave}/documento', { clave: registro.id })}
          fileName={`Solicitud de compra ${registro.id}.pdf`}
          onClose={() => setViendo(false)}
        />
      )}
    </>
  );
}
