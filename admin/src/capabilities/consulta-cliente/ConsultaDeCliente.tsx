import { mensajes, nombreDeCodigo, propios, tiposDeIdentificacion } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from 'react-router';
import { useReciente } from '../../providers/recientes';
import { useUsuario } from '../../providers/sesion';
import { BuscadorDePersona } from '../../ui/BuscadorDePersona';
import { ClientesRecientes } from '../../ui/ClientesRecientes';
import { EmptyState } from '../../ui/EmptyState';
import { etiquetaDeProducto } from '../../ui/format';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { NotFound } from '../../ui/NotFound';
import { ownPath } from '../../ui/navigation';
import { PageHeader } from '../../ui/PageHeader';
import { QueryState } from '../../ui/QueryState';
import { Telefono } from '../../ui/Telefono';
import { useConsulta } from './consultas';
import { Franja } from './Franja';
import type { ConsultaDeCliente as Consulta } from './tipos';

/** Who calls is looked for; of the chosen one, where each plan is. Nothing can be written, and no amount is shown. */
export default function ConsultaDeCliente() {
  const { clienteId = '' } = useParams();
  if (clienteId === '')
    return (
      <>
        <Cabecera titulo={propios.consultaDeCliente} autoFocus />
        <Card>
          <EmptyState message={propios.sinConsulta}>
            <ClientesRecientes />
          </EmptyState>
        </Card>
      </>
    );
  return /^\d{1,9}$/.test(clienteId) ? <Cliente key={clienteId} id={Number(clienteId)} /> : <NotFound />;
}

function Cabecera({ titulo, autoFocus = false }: { readonly titulo: string; readonly autoFocus?: boolean }) {
  const navigate = useNavigate();
  const { role } = useUsuario();
  return (
    <PageHeader
      title={titulo}
      actions={
        <Box data-sin-imprimir sx={{ width: { xs: '100%', sm: 420 }, maxWidth: '100%' }}>
          <BuscadorDePersona
            label={propios.buscarParaConsulta}
            autoFocus={autoFocus}
            onChoose={({ id }) => void navigate(`${ownPath(role, 'consulta-cliente')}/${id}`)}
          />
        </Box>
      }
    />
  );
}

function Cliente({ id }: { readonly id: number }) {
  const { data, error, isFetching, refetch } = useConsulta(id);
  const noExiste = (error as { status?: number } | null)?.status === 404;
  useReciente(data && comoReciente(data));
  usePageTitle(noExiste ? mensajes.NAV.paginaNoEncontrada : data?.nombreCompleto);
  if (noExiste) return <NotFound />;
  return (
    <>
      <Cabecera titulo={data?.nombreCompleto ?? propios.consultaDeCliente} />
      {data === undefined ? (
        <Card>
          <QueryState error={error} isFetching={isFetching} refetch={refetch} />
        </Card>
      ) : (
        <Contenido consulta={data} />
      )}
    </>
  );
}

const identificacionDe = ({ tipoIdentificacion, identificacion }: Consulta): string =>
  `${nombreDeCodigo(tiposDeIdentificacion, tipoIdentificacion)} ${identificacion}`;

const comoReciente = (consulta: Consulta) => ({
  titulo: consulta.nombreCompleto,
  detalle: identificacionDe(consulta),
  enlace: `/consulta-cliente/${consulta.id}`,
  cedula: null,
  planes: consulta.planes.map(({ idCodigo, posicion }) => ({ idCodigo, espera: posicion === null ? null : '' })),
});

function Contenido({ consulta }: { readonly consulta: Consulta }) {
  const { celular, telefono, planes } = consulta;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <span>{identificacionDe(consulta)}</span>
        {[celular, telefono].map((numero) => numero && <Telefono key={numero} numero={numero} />)}
      </Typography>
      {planes.length === 0 && (
        <Card>
          <EmptyState message={propios.sinPlanes} />
        </Card>
      )}
      {planes.map((plan) => (
        <Franja
          key={plan.idCodigo}
          plan={plan}
          telefono={null}
          seLlama={consulta.suspendidoDesde === null}
          titulo={
            <Typography variant="h2" sx={{ mb: 0.5 }}>
              {`${plan.idCodigo} · ${etiquetaDeProducto(plan.producto)}`}
            </Typography>
          }
        />
      ))}
    </Box>
  );
}
