import { claveDeSolicitud, mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useUsuario } from '../../providers/sesion';
import { ActFrame } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import type { Refusal } from '../../ui/dialogs/refusal';
import { ownPath } from '../../ui/navigation';
import { useAct } from '../../ui/useAct';
import { useEstadoDePlan } from '../cliente/consultas';
import type { EstadoDePlan } from '../cliente/tipos';
import { BotonDeFaltante } from './BotonDeFaltante';
import { ListaDeFaltantes } from './ListaDeFaltantes';
import type { Faltante } from './tipos';

interface EnviarDialogProps {
  readonly idCodigo: string;
  readonly onClose: () => void;
}

const acto: Act = {
  path: '/carpeta/{idCodigo}/enviar',
  titulo: '¿Enviar la carpeta a riesgo?',
  confirmar: mensajes.CLI.enviarARiesgo,
  exito: mensajes.CLI.carpetaEnviada,
  sigue: true,
};

/**
 * CLI-054: what is still missing, each with a way there; then the question. A purchase request that is older than what is saved is generated here, and the
 * question stays. An incomplete folder may go, but only by somebody who has seen what it lacks. A refusal (a stale version, the folder changed meanwhile) is
 * read here, over facts that are fresh again.
 */
export function EnviarDialog(props: EnviarDialogProps) {
  return (
    <DialogWindow onClose={props.onClose}>
      <Envio {...props} />
    </DialogWindow>
  );
}

function Envio({ idCodigo, onClose }: EnviarDialogProps) {
  const { data: estado, error, refetch } = useEstadoDePlan(idCodigo);
  const [rechazo, setRechazo] = useState<Refusal | null>(null);
  // fresh facts are on their way after it: the list loses its line
  const generacion = useAct('/solicitud/{clave}/generar', {
    success: mensajes.propios.solicitudGenerada,
    onRefusal: (refusal) => setRechazo({ ...refusal, final: false }),
  });
  if (estado === undefined)
    return <LoadingFrame title={acto.titulo} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  const { carpeta, faltantes, motivoNoEnviar } = estado;
  const incompleta = faltantes.length > 0;
  return (
    <ActFrame
      acto={incompleta ? { ...acto, confirmar: 'Enviar incompleta' } : acto}
      id={idCodigo}
      fijos={{ ...(carpeta && { version: carpeta.version }), ...(incompleta && { aceptaIncompleta: true }) }}
      enviable={motivoNoEnviar === null && !generacion.pending}
      conEnter={!incompleta}
      rechazo={rechazo}
      onClose={onClose}
    >
      <Hechos
        estado={estado}
        onIr={onClose}
        generando={generacion.pending}
        onGenerar={(rol) => {
          setRechazo(null);
          void generacion.run({ clave: claveDeSolicitud(idCodigo, rol) }, null);
        }}
      />
    </ActFrame>
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
              botonDe={(faltante) => (
                <BotonDeFaltante
                  faltante={faltante}
                  puedeEditar={estado.puedeEditar}
                  a={direccionDe(faltante)}
                  onIr={onIr}
                  generando={generando}
                  onGenerar={onGenerar}
                />
              )}
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
