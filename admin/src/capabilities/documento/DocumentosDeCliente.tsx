import { mensajes } from '@adjudica/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { EstadoDeCarpeta } from '../../ui/EstadoDeCarpeta';
import { LoadingState } from '../../ui/LoadingState';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { ownPath } from '../../ui/navigation';
import { PageHeader } from '../../ui/PageHeader';
import { useNotifyError } from '../../ui/useNotifyError';
import { AvisoDeAjeno, EnviarARiesgo } from '../carpeta';
import { cedulaIncompleta, useCliente, useEstadoDePlan } from '../cliente/consultas';
import { DatosDeCliente } from '../cliente/DatosDeCliente';
import { MarcoDeCliente } from '../cliente/MarcoDeCliente';
import { PlanesDeCliente } from '../cliente/PlanesDeCliente';
import type { ClienteDetalle, EstadoDePlan } from '../cliente/tipos';
import { usePlanUnico, useViewInUrl } from '../cliente/vista';
import { FranjaDeCliente } from '../consulta-cliente/FranjaDeCliente';
import { ListaDeDocumentos } from './ListaDeDocumentos';

export const paginaDeDocumentos = 'documentos-cliente';

/** DOC-020…026: a client with the plans, and the documents of the chosen one. */
export default function DocumentosDeCliente() {
  const { cedula } = useViewInUrl();
  // Another client is another page.
  return <Cliente key={cedula} cedula={cedula} />;
}

function Cliente({ cedula }: { readonly cedula: string }) {
  const { role } = useUsuario();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const lista = ownPath(role, paginaDeDocumentos);
  const { data: cliente, error } = useCliente(cedula);
  const incompleta = cedulaIncompleta(cedula);
  const falla = cliente === undefined ? error : null;
  usePageTitle(cliente?.nombreCompleto);

  useEffect(() => {
    if (falla === null && !incompleta) return;
    notifyError(falla ?? { status: 404, message: mensajes.CLI.errorVuelvaAIntentar });
    void navigate(lista, { replace: true });
  }, [falla, incompleta, notifyError, navigate, lista]);

  if (cliente === undefined)
    return (
      <>
        <PageHeader title={mensajes.NAV.documentosCliente} />
        <Card>
          <LoadingState />
        </Card>
      </>
    );
  return <ClienteYPlan cliente={cliente} volver={lista} />;
}

/** DOC-024: the plan that the address or the navigation carries; a client with one awarded plan needs no choice. */
function usePlanElegido({ planes }: ClienteDetalle) {
  const { plan } = usePlanUnico(planes.filter(({ adjudicado }) => adjudicado));
  return planes.find(({ idCodigo }) => idCodigo === plan) ?? null;
}

function ClienteYPlan({ cliente, volver }: { readonly cliente: ClienteDetalle; readonly volver: string }) {
  const elegido = usePlanElegido(cliente);
  const { data: estado } = useEstadoDePlan(elegido?.idCodigo ?? null);
  return (
    <>
      <PageHeader
        title={cliente.nombreCompleto}
        description={mensajes.NAV.documentosCliente}
        actions={
          <>
            <Button component={Link} to={volver} startIcon={<ArrowBack />}>
              {mensajes.DOC.visorDeDocumentos}
            </Button>
            {estado !== undefined && <Enviar estado={estado} />}
          </>
        }
      />
      {elegido !== null && (
        <FranjaDeCliente clienteId={cliente.id} cedula={cliente.identificacion} idCodigo={elegido.idCodigo} />
      )}
      <MarcoDeCliente
        lado={
          <>
            <DatosDeCliente cliente={cliente} />
            <PlanesDeCliente
              planes={cliente.planes}
              elegido={elegido}
              estado={estado}
              vista={{ tab: null, sub: null }}
            />
          </>
        }
      >
        <Card component="section" aria-label="Documentos" sx={{ overflow: 'visible', p: { xs: 1.5, md: 2 } }}>
          {estado !== undefined && <AvisoDeAjeno plan={estado} />}
          {elegido === null ? (
            <EmptyState message={mensajes.CLI.seleccionePlan} />
          ) : (
            <ListaDeDocumentos
              key={elegido.idCodigo}
              plan={elegido.idCodigo}
              estado={
                estado?.carpeta && (
                  <EstadoDeCarpeta estado={estado.carpeta.estado} idDepartamento={estado.carpeta.idDepartamento} />
                )
              }
            />
          )}
        </Card>
      </MarcoDeCliente>
    </>
  );
}

/** DOC-006: for 002 alone; a plan that is not awarded has no folder to send. */
function Enviar({ estado }: { readonly estado: EstadoDePlan }) {
  const { idDepartamento } = useUsuario();
  if (idDepartamento !== '002' || estado.carpeta === null) return null;
  return <EnviarARiesgo carpeta={{ idCodigo: estado.idCodigo, motivoNoEnviar: estado.motivoNoEnviar }} />;
}
