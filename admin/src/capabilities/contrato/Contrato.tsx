import { LEG, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { HttpError, useGetOne } from 'react-admin';
import { Link, Navigate, useParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ErrorState } from '../../ui/ErrorState';
import { fechaHora } from '../../ui/formato';
import { AvisoDeSuspension } from '../../ui/formulario/AvisoDeSuspension';
import { LoadingState } from '../../ui/LoadingState';
import { ownPath } from '../../ui/navegacion';
import { PageHeader } from '../../ui/PageHeader';
import { useCan } from '../../ui/useCan';
import { rutaDePagare } from '../pagare/rutas';
import { AccionesDeContrato } from './Acciones';
import { Editor } from './Editor';
import { Estado } from './Estado';
import { enDetalle, RECURSO, rutaDeNuevoContrato } from './rutas';
import type { ContratoDetalle } from './tipos';

/** LEG-565: the contract of a plan; where there is none, who may make one is led there (LEG-579). */
export default function Contrato() {
  const { planId = '' } = useParams();
  const { role } = useUsuario();
  const escribe = useCan('contrato:escribir');
  const { data, error, refetch } = useGetOne<ContratoDetalle>(
    RECURSO,
    { id: planId, meta: enDetalle },
    { retry: false },
  );
  if (data !== undefined) return <Pagina key={data.id} contrato={data} />;
  if (error === null) return <LoadingState />;
  if (escribe && (error as HttpError).status === 404)
    return <Navigate to={rutaDeNuevoContrato(role, planId)} replace />;
  return <ErrorState message={error.message} onRetry={() => void refetch()} />;
}

function Pagina({ contrato }: { readonly contrato: ContratoDetalle }) {
  const { role } = useUsuario();
  const { id, cedula, nombreCliente, numero, estado, falta, impedimento, pagareId } = contrato;
  const cliente = ownPath(role, `estado-cliente/${encodeURIComponent(cedula)}?plan=${encodeURIComponent(id)}`);
  return (
    <>
      <PageHeader
        title={LEG.editorDeContrato}
        description={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <MuiLink component={Link} to={cliente} sx={{ fontWeight: 560 }}>
              {nombreCliente}
            </MuiLink>
            <span>{cedula}</span>
            <span>Plan {id}</span>
            <span>{propios.contratoNumero(numero)}</span>
            <Estado estado={estado} />
          </Box>
        }
      />
      <AvisoDeSuspension motivo={contrato.motivoSuspension} />
      <Historia contrato={contrato} />
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
      <AccionesDeContrato contrato={contrato} />
      <Editor contrato={contrato} />
    </>
  );
}

/** What became of it last. */
function Historia({ contrato }: { readonly contrato: ContratoDetalle }) {
  const { estado, motivo, rechazadoPor, rechazadoEn, enviadoPor, enviadoEn, aprobadoPor, aprobadoEn } = contrato;
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
