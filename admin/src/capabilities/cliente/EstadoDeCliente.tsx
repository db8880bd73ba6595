import { mensajes, nombreDeCodigo, tiposDeIdentificacion } from '@adjudica/domain';
import Card from '@mui/material/Card';
import { Suspense, useEffect } from 'react';
import type { HttpError } from 'react-admin';
import { CanAccess } from 'react-admin';
import { useNavigate } from 'react-router';
import { useReciente } from '../../providers/recientes';
import { useUsuario } from '../../providers/sesion';
import { EmptyState } from '../../ui/EmptyState';
import { LoadingState } from '../../ui/LoadingState';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { ownPath } from '../../ui/navigation';
import { useNotifyError } from '../../ui/useNotifyError';
import { BotonDeBuro } from '../buro/BotonDeBuro';
import { FranjaDeCliente } from '../consulta-cliente/FranjaDeCliente';
import { BotonDeRiesgo } from '../riesgo';
import { RegistroDeTareas } from '../tarea/RegistroDeTareas';
import { TramiteDePlan } from '../tramite-legal';
import { BarraDeCliente, paginaDeCliente } from './BarraDeCliente';
import { cedulaIncompleta, useCliente, useEstadoDePlan } from './consultas';
import { DatosDeCliente } from './DatosDeCliente';
import { SinCliente } from './EntradaDeCliente';
import { MarcoDeCliente } from './MarcoDeCliente';
import { Pestanas } from './Pestanas';
import { PlanesDeCliente } from './PlanesDeCliente';
import type { ClienteDetalle } from './tipos';
import { usePlanUnico, useViewInUrl } from './vista';

/** CLI-001, CLI-006…015: a client, one plan of the client, and what belongs to it. */
export default function EstadoDeCliente() {
  const { cedula } = useViewInUrl();
  const { data: cliente } = useCliente(cedula);
  return (
    <>
      <BarraDeCliente titulo={cliente?.nombreCompleto} />
      {/* Another client is another page: nothing of the last one may stay, not even an open dialog. */}
      {cedulaIncompleta(cedula) ? <SinCliente /> : <Cliente key={cedula} cedula={cedula} />}
    </>
  );
}

function Cliente({ cedula }: { readonly cedula: string }) {
  const { data: cliente, error } = useCliente(cedula);
  const { role } = useUsuario();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const falla = cliente === undefined ? error : null;
  usePageTitle(cliente?.nombreCompleto);
  useReciente(cliente && comoReciente(cliente));

  // CLI-005, CLI-021, CLI-022
  useEffect(() => {
    if (falla === null) return;
    notifyError(conTexto(falla));
    void navigate(ownPath(role, paginaDeCliente), { replace: true });
  }, [falla, notifyError, navigate, role]);

  if (cliente === undefined)
    return (
      <Card>
        <LoadingState />
      </Card>
    );
  return <ClienteYPlan cliente={cliente} />;
}

const comoReciente = ({ identificacion, tipoIdentificacion, nombreCompleto, planes }: ClienteDetalle) => ({
  titulo: nombreCompleto,
  detalle: `${nombreDeCodigo(tiposDeIdentificacion, tipoIdentificacion)} ${identificacion}`,
  enlace: `/${paginaDeCliente}/${encodeURIComponent(identificacion)}`,
  cedula: identificacion,
  planes: planes.map(({ idCodigo, adjudicado }) => ({ idCodigo, espera: adjudicado ? '' : null })),
});

function ClienteYPlan({ cliente }: { readonly cliente: ClienteDetalle }) {
  const vista = useViewInUrl();
  const { plan, quitarPlan } = usePlanUnico(cliente.planes);
  const notifyError = useNotifyError();
  const deCliente = cliente.planes.find(({ idCodigo }) => idCodigo === plan) ?? null;
  const { data: estado, error } = useEstadoDePlan(deCliente?.idCodigo ?? null);
  const ajeno = plan !== null && deCliente === null;
  const falla = estado === undefined ? error : null;

  // CLI-022: a plan that does not load, or that is another client's, is no plan.
  useEffect(() => {
    if (falla === null && !ajeno) return;
    notifyError(ajeno ? planAjeno : conTexto(falla));
    quitarPlan();
    // `quitarPlan` is new with every render; the failure is what this is about
  }, [falla, ajeno]);

  return (
    <>
      {deCliente !== null && (
        <FranjaDeCliente clienteId={cliente.id} cedula={cliente.identificacion} idCodigo={deCliente.idCodigo} />
      )}
      <MarcoDeCliente
        lado={
          <>
            <DatosDeCliente cliente={cliente} />
            {/* CLI-016 */}
            <BotonDeBuro identificacion={cliente.identificacion} plan={deCliente?.idCodigo} />
            {/* RIE-001: a plan that is not awarded has no risk. */}
            {deCliente?.adjudicado === true && (
              <BotonDeRiesgo key={`riesgo ${deCliente.idCodigo}`} idCodigo={deCliente.idCodigo} />
            )}
            <PlanesDeCliente planes={cliente.planes} elegido={deCliente} estado={estado} vista={vista} />
            {/* LEG-508, LEG-577: department 003 has its own panel. */}
            {deCliente?.adjudicado === true && (
              <CanAccess resource="prenda" action="escribir">
                <Suspense fallback={null}>
                  <TramiteDePlan
                    key={`legal ${deCliente.idCodigo}`}
                    idCodigo={deCliente.idCodigo}
                    cedula={cliente.identificacion}
                    nombre={cliente.nombreCompleto}
                  />
                </Suspense>
              </CanAccess>
            )}
          </>
        }
        // TAR-003
        alFinal={estado !== undefined && <RegistroDeTareas key={estado.idCodigo} idCodigo={estado.idCodigo} />}
      >
        {deCliente === null ? (
          <Card>
            <EmptyState message={mensajes.CLI.seleccionePlan} />
          </Card>
        ) : estado === undefined ? (
          <Card>
            <LoadingState />
          </Card>
        ) : (
          <Pestanas key={estado.idCodigo} estado={estado} vista={vista} />
        )}
      </MarcoDeCliente>
    </>
  );
}

const planAjeno = { status: 404, message: mensajes.CLI.errorVuelvaAIntentar };

/** The failure with the specified sentence in place of its own; what is silent about it (a screen that closed, a session that ended) stays so. */
function conTexto(falla: unknown): unknown {
  const { name, status = 0, body } = (falla ?? {}) as Partial<HttpError>;
  return { name, status, body, message: mensajes.CLI.errorVuelvaAIntentar };
}
