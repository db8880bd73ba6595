import { LEG, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { type HttpError, useShowContext } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { SuspensionNotice } from '../../ui/form/SuspensionNotice';
import { fechaHora } from '../../ui/format';
import { ownPath } from '../../ui/navigation';
import { QueryState } from '../../ui/QueryState';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { useCan } from '../../ui/useCan';
import { Adendas } from '../adenda';
import { LoQueSeSabia } from '../caso';
import { Personas } from '../interviniente';
import { rutaDePagare } from '../pagare/rutas';
import { Papeles } from '../papel';
import { RutaDelTramite } from '../tramite-legal/RutaDelTramite';
import { AccionesDeContrato } from './Acciones';
import { Editor } from './Editor';
import { Estado } from './Estado';
import { ModeloEntregado } from './ModeloEntregado';
import { enDetalle, RECURSO, rutaDeNuevoContrato } from './rutas';
import type { ContratoDetalle } from './tipos';

const useContrato = () => useShownRecord<ContratoDetalle>();
const Titulo = () => LEG.editorDeContrato;

/** LEG-565: the contract of a plan. */
export default function Contrato() {
  const { planId = '' } = useParams();
  return (
    <Show
      resource={RECURSO}
      id={planId}
      queryOptions={{ meta: enDetalle, retry: false }}
      title={<Titulo />}
      description={<Constancia />}
      error={<SinContrato planId={planId} />}
    >
      <Contenido />
    </Show>
  );
}

/** LEG-579: where there is none, who may make one is led there. */
function SinContrato({ planId }: { readonly planId: string }) {
  const { role } = useUsuario();
  const escribe = useCan('contrato:escribir');
  const { error, refetch } = useShowContext();
  if (escribe && (error as HttpError).status === 404)
    return <Navigate to={rutaDeNuevoContrato(role, planId)} replace />;
  return <QueryState error={error} refetch={refetch} />;
}

function Constancia() {
  const { role } = useUsuario();
  const { id, cedula, nombreCliente, numero, estado } = useContrato();
  const cliente = ownPath(role, `estado-cliente/${encodeURIComponent(cedula)}?plan=${encodeURIComponent(id)}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <MuiLink component={Link} to={cliente} sx={{ fontWeight: 560 }}>
        {nombreCliente}
      </MuiLink>
      <span>{cedula}</span>
      <span>Plan {id}</span>
      <span>{propios.contratoNumero(numero)}</span>
      <Estado estado={estado} />
    </Box>
  );
}

function Contenido() {
  const { role } = useUsuario();
  const contrato = useContrato();
  const { estado, falta, impedimento, pagareId, motivoSuspension } = contrato;
  return (
    <>
      <SuspensionNotice reason={motivoSuspension} />
      <RutaDelTramite idCodigo={contrato.id} cedula={contrato.cedula} version={contrato.version} />
      <Historia />
      <ModeloEntregado contrato={contrato} />
      {estado === 'A' && <LoQueSeSabia idCodigo={contrato.id} paso="contrato" />}
      {falta !== null && estado !== 'A' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {falta}
        </Alert>
      )}
      {impedimento !== null && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            pagareId !== null && (
              <Button component={Link} to={rutaDePagare(role, pagareId)} color="inherit" size="small">
                {propios.pagareTitulo(pagareId)}
              </Button>
            )
          }
        >
          {impedimento}
        </Alert>
      )}
      <AccionesDeContrato />
      <Personas idCodigo={contrato.id} />
      <Editor contrato={contrato} />
      {estado === 'A' && <Adendas idCodigo={contrato.idCodigo} />}
      {estado === 'A' && <Papeles idCodigo={contrato.idCodigo} />}
    </>
  );
}

/** What became of it last. */
function Historia() {
  const { estado, motivo, rechazadoPor, rechazadoEn, enviadoPor, enviadoEn, aprobadoPor, aprobadoEn } = useContrato();
  if (estado === 'R')
    return (
      <Alert severity="error" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
        <strong>{propios.contratoNoAprobadoPor(rechazadoPor ?? '', fechaHora(rechazadoEn))}</strong>
        {`\n${motivo ?? ''}`}
      </Alert>
    );
  if (estado === 'A')
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {propios.contratoAprobadoPor(aprobadoPor ?? '', fechaHora(aprobadoEn))}
      </Alert>
    );
  if (enviadoEn === null) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {propios.contratoEnviadoPor(enviadoPor ?? '', fechaHora(enviadoEn))}
    </Alert>
  );
}
