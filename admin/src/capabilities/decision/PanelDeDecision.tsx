import { type ClaseDePendiente, type PasoDelCaso, propios } from '@adjudica/domain';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useGetOne, useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { DecisionVista } from '../../generated/api';
import { urlOf } from '../../providers/calls';
import { useUsuario } from '../../providers/sesion';
import { Codes } from '../../ui/Codes';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { ASKED, SidePanel } from '../../ui/dialogs/SidePanel';
import { Facts } from '../../ui/Facts';
import { dinero, fechaHora } from '../../ui/format';
import { LoadingState } from '../../ui/LoadingState';
import { ownPath } from '../../ui/navigation';
import { Viewer } from '../../ui/viewer/Viewer';
import { ViewerButton } from '../../ui/viewer/ViewToolbar';
import { ReglasDelPaso } from '../caso';
import { dialogos } from '../trabajo';

/** Papers that are read before they are decided, as drafts. */
const papeles: Readonly<Partial<Record<ClaseDePendiente, (id: number) => string>>> = {
  'solicitud-de-pago': (id) => urlOf('/solicitud-de-pago/{id}/documento', { id }),
  pagare: (id) => urlOf('/pagare/{id}/documento', { id }),
};
/** Steps whose rules are shown to who doesn't take them. */
const pasos: Readonly<Partial<Record<ClaseDePendiente, PasoDelCaso>>> = { pagare: 'pagare', contrato: 'contrato' };

interface PanelDeDecisionProps {
  readonly id: number;
  /** To another one; null = to the list. `ASKED`: what was typed is done with. */
  readonly onIr: (id: number | null, state?: typeof ASKED) => void;
}

/** What one decision of the list is decided by, beside the list: whoever may, decides it here, and the next one opens. */
export default function PanelDeDecision({ id, onIr }: PanelDeDecisionProps) {
  const { role } = useUsuario();
  const { data: filas = [] } = useListContext<DecisionVista>();
  const [viendo, setViendo] = useState(false);
  const lugar = filas.findIndex((fila) => fila.id === id);
  const vecina = (paso: 1 | -1) => filas[lugar + paso]?.id ?? null;
  const leida = useGetOne<DecisionVista>('decision', { id }, { enabled: lugar === -1 });
  const decision = filas[lugar] ?? leida.data;
  const cerrar = () => onIr(null, ASKED);
  const ir = (paso: 1 | -1) => {
    const otra = vecina(paso);
    if (otra !== null) onIr(otra);
  };
  const papel = decision && papeles[decision.clase];
  return (
    <SidePanel
      onClose={cerrar}
      onStep={ir}
      toolbar={
        <>
          <ViewerButton name={propios.decisionAnterior} disabled={vecina(-1) === null} onClick={() => ir(-1)}>
            <ChevronLeft fontSize="small" />
          </ViewerButton>
          <ViewerButton name={propios.decisionSiguiente} disabled={vecina(1) === null} onClick={() => ir(1)}>
            <ChevronRight fontSize="small" />
          </ViewerButton>
          <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {lugar !== -1 && propios.decisionLugar(lugar + 1, filas.length)}
          </Typography>
          {papel && (
            <ViewerButton name={propios.decisionVerDocumento} onClick={() => setViendo(true)}>
              <DescriptionOutlined fontSize="small" />
            </ViewerButton>
          )}
          {decision?.enlace != null && (
            <Button
              component={Link}
              to={ownPath(role, decision.enlace)}
              size="small"
              startIcon={<OpenInNewOutlined fontSize="small" />}
            >
              {propios.decisionEnPagina}
            </Button>
          )}
          <ViewerButton name="Cerrar" onClick={cerrar}>
            <Close fontSize="small" />
          </ViewerButton>
        </>
      }
    >
      {decision === undefined ? (
        <LoadingFrame
          title={propios.decisionesTitulo}
          error={leida.error}
          onRetry={() => void leida.refetch()}
          onClose={cerrar}
        />
      ) : (
        <Contenido decision={decision} onHecho={() => onIr(vecina(1) ?? vecina(-1), ASKED)} onClose={cerrar} />
      )}
      {decision && papel && viendo && (
        <Viewer
          title={`${decision.etiquetaClase} ${decision.clave}`}
          subtitle={decision.nombreCliente}
          url={papel(decision.clave)}
          downloadName={`${decision.clase}-${decision.clave}.pdf`}
          position={{ number: 1, total: 1 }}
          onClose={() => setViendo(false)}
        />
      )}
    </SidePanel>
  );
}

interface ContenidoProps {
  readonly decision: DecisionVista;
  readonly onHecho: () => void;
  readonly onClose: () => void;
}

/** In the words of its own dialog, where it is decided from a list; else what is known of it here. */
function Contenido({ decision, onHecho, onClose }: ContenidoProps): ReactNode {
  const { clase, clave, idCodigo, etiquetaClase, nota } = decision;
  const Decision = dialogos[clase];
  const paso = pasos[clase];
  if (Decision !== undefined)
    return (
      <Suspense fallback={<LoadingState />}>
        <Decision id={clave} alLado onHecho={onHecho} onClose={onClose} />
      </Suspense>
    );
  return (
    <DialogFrame
      title={etiquetaClase}
      subject={
        <>
          <Facts facts={hechosDe(decision)} />
          {nota}
        </>
      }
      onClose={onClose}
    >
      {paso !== undefined && <ReglasDelPaso paso={paso} idCodigo={idCodigo} />}
    </DialogFrame>
  );
}

const hechosDe = (decision: DecisionVista) => [
  { label: 'Cliente', value: `${decision.nombreCliente}, ${decision.cedula}` },
  {
    label: decision.planes > 1 ? 'Planes' : 'Plan',
    value: (
      <>
        <Codes codes={[decision.idCodigo]} /> {decision.planes > 1 && propios.decisionMasPlanes(decision.planes - 1)}
      </>
    ),
  },
  ...(decision.monto === null ? [] : [{ label: 'Monto', value: dinero(decision.monto) }]),
  { label: 'Decide', value: decision.decide },
  { label: 'Desde', value: `${fechaHora(decision.desde)}, ${propios.diasDeEspera(decision.diasDeEspera)}` },
  ...(decision.solicitante === null ? [] : [{ label: 'Solicitante', value: decision.solicitante }]),
];
