import { formularioDeConcesionario, mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { RegistroDialog } from '../../ui/formulario/RegistroDialog';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';
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

const avisos = { ruc: avisoDeIdentificacion };
const anchos = { nombreComercial: 2, razonSocial: 2, direccion: 2 } as const;

/** CON-504…507: a dealer with its executives and its devices; a new one is saved before it has any. */
export function ConcesionarioDialog({ concesionario, onGuardado, onClose }: ConcesionarioDialogProps) {
  const puedeEditar = useCan('concesionario:escribir');
  return (
    <RegistroDialog
      titulo={concesionario?.nombreComercial ?? mensajes.propios.concesionarioNuevo}
      recurso="concesionario"
      formulario={formularioDeConcesionario}
      registro={concesionario}
      inicial={{ estado: 'A' }}
      puedeEditar={puedeEditar}
      avisos={avisos}
      anchos={anchos}
      exito={mensajes.CON.guardado}
      maxWidth="md"
      onGuardado={onGuardado}
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
    </RegistroDialog>
  );
}
