import { formularioDeConcesionario, mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { identificationWarning } from '../../ui/form/fields';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { useCan } from '../../ui/useCan';
import { Dispositivos } from './Dispositivos';
import { Ejecutivos } from './Ejecutivos';
import type { ConcesionarioRecord } from './tipos';

interface ConcesionarioDialogProps {
  /** `null` = a new one. */
  readonly concesionario: ConcesionarioRecord | null;
  readonly onGuardado: (concesionario: ConcesionarioRecord) => void;
  readonly onClose: () => void;
}

const warnings = { ruc: identificationWarning };
const spans = { nombreComercial: 2, razonSocial: 2, direccion: 2 } as const;

/** CON-504…507: a dealer with its executives and its devices; a new one is saved before it has any. */
export function ConcesionarioDialog({ concesionario, onGuardado, onClose }: ConcesionarioDialogProps) {
  const puedeEditar = useCan('concesionario:escribir');
  return (
    <RecordDialog
      title={concesionario?.nombreComercial ?? mensajes.propios.concesionarioNuevo}
      resource="concesionario"
      fields={formularioDeConcesionario}
      record={concesionario}
      initial={{ estado: 'A' }}
      canEdit={puedeEditar}
      warnings={warnings}
      spans={spans}
      success={mensajes.CON.guardado}
      maxWidth="md"
      onSaved={onGuardado}
      onClose={onClose}
    >
      {concesionario === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {mensajes.propios.guardarAntesDeEjecutivos}
        </Typography>
      ) : (
        <>
          {concesionario.incompleta && (
            <Alert severity="warning">
              {mensajes.propios.incompleta}. {mensajes.propios.faltaDeConcesionario}.
            </Alert>
          )}
          <Ejecutivos concesionarioId={concesionario.id} puedeEditar={puedeEditar} />
          <Dispositivos concesionarioId={concesionario.id} puedeEditar={puedeEditar} />
        </>
      )}
    </RecordDialog>
  );
}
