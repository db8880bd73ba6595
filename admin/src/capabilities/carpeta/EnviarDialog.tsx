import { claveDeSolicitud, mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRefresh } from 'react-admin';
import { useUsuario } from '../../providers/sesion';
import { useAccionDeDialogo } from '../../ui/dialogs/useAccionDeDialogo';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { ownPath } from '../../ui/navegacion';
import { usePuede } from '../../ui/usePuede';
import { useEstadoDePlan } from '../cliente/consultas';
import type { EstadoDePlan } from '../cliente/tipos';
import { type Faltante, ListaDeFaltantes } from './ListaDeFaltantes';

interface EnviarDialogProps {
  readonly idCodigo: string;
  readonly onClose: () => void;
}

/**
 * CLI-054: what is still missing, each with a way there; then the question. A purchase request that is older than what is saved is generated here,
 * and the question stays. An incomplete folder may go, but only by somebody who has seen what it
 * lacks. A refusal (somebody was faster, the folder changed meanwhile) is read here, over facts that are fresh again.
 */
export function EnviarDialog({ idCodigo, onClose }: EnviarDialogProps) {
  const titleId = useId();
  const refresh = useRefresh();
  const { data: estado, error, refetch } = useEstadoDePlan(idCodigo);
  const onRechazo = () => {
    refresh();
    return false;
  };
  const envio = useAccionDeDialogo('carpeta', 'enviar', {
    exito: mensajes.CLI.carpetaEnviada,
    onHecho: onClose,
    onRechazo,
  });
  const generacion = useAccionDeDialogo('solicitud', 'generar', {
    exito: mensajes.propios.solicitudGenerada,
    // fresh facts are on their way: the list loses its line
    onHecho: () => undefined,
    onRechazo,
  });
  const enCurso = envio.enCurso || generacion.enCurso;
  const rechazo = envio.rechazo ?? generacion.rechazo;

  const enviar = (plan: EstadoDePlan) => {
    envio.ejecutar(idCodigo, {
      ...(plan.carpeta === null ? {} : { version: plan.carpeta.version }),
      ...(plan.faltantes.length === 0 ? {} : { aceptaIncompleta: true }),
    });
  };
  const incompleta = estado !== undefined && estado.faltantes.length > 0;

  return (
    <Dialog open onClose={enCurso ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>¿Enviar la carpeta a riesgo?</DialogTitle>
      <DialogContent>
        {rechazo !== null && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {rechazo.texto}
          </Alert>
        )}
        {estado !== undefined ? (
          <Hechos
            estado={estado}
            onIr={onClose}
            generando={enCurso}
            onGenerar={(rol) => generacion.ejecutar(claveDeSolicitud(idCodigo, rol), {})}
          />
        ) : error === null ? (
          <LoadingState />
        ) : (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={enCurso}>
          {estado?.motivoNoEnviar ? 'Cerrar' : 'Cancelar'}
        </Button>
        {estado !== undefined && estado.motivoNoEnviar === null && (
          <Button
            variant="contained"
            onClick={() => enviar(estado)}
            loading={envio.enCurso}
            disabled={generacion.enCurso}
            autoFocus={!incompleta}
          >
            {incompleta ? 'Enviar incompleta' : mensajes.CLI.enviarARiesgo}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface HechosProps {
  readonly estado: EstadoDePlan;
  readonly onIr: () => void;
  /** An act runs. */
  readonly generando: boolean;
  readonly onGenerar: (rol: NonNullable<Faltante['generar']>) => void;
}

/** Whose folder it is, what it lacks, and what follows from sending it. */
function Hechos({ estado, onIr, generando, onGenerar }: HechosProps) {
  const { role } = useUsuario();
  const puede = usePuede();
  const puedeGenerar = puede('solicitud:escribir') && estado.puedeEditar;
  const { idCodigo, titular, faltantes, requisitos, motivoNoEnviar } = estado;
  const pagina = `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(titular.identificacion)}`;
  const direccionDe = ({ pestana: tab, subpestana: sub, campo }: Faltante): string =>
    `${pagina}?${new URLSearchParams({ plan: idCodigo, tab, sub, ...(campo ? { campo } : {}) })}`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="body1" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{titular.nombreCompleto}</strong>, plan {idCodigo}
      </Typography>
      {motivoNoEnviar !== null ? (
        <Alert severity="info">{motivoNoEnviar}</Alert>
      ) : faltantes.length === 0 ? (
        <Alert severity="success">{mensajes.propios.nadaFaltaEnCarpeta}</Alert>
      ) : (
        <div>
          <Alert severity="warning">{mensajes.propios.faltanEnCarpeta(faltantes.length, requisitos)}</Alert>
          <Box role="region" aria-label="Lo que falta" tabIndex={0} sx={{ mt: 1, maxHeight: 240, overflowY: 'auto' }}>
            <ListaDeFaltantes
              faltantes={faltantes}
              direccionDe={direccionDe}
              onIr={onIr}
              botonDe={({ generar, texto }) =>
                generar &&
                puedeGenerar && (
                  <Button
                    size="small"
                    aria-label={`Generar: ${texto}`}
                    loading={generando}
                    onClick={() => onGenerar(generar)}
                  >
                    Generar
                  </Button>
                )
              }
            />
          </Box>
        </div>
      )}
      {motivoNoEnviar === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {mensajes.propios.alEnviarCarpeta}
        </Typography>
      )}
    </Box>
  );
}
