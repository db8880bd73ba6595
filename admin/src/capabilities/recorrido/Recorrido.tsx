import { mensajes } from '@adjudica/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { useApiQuery } from '../../providers/useApiQuery';
import { EmptyState } from '../../ui/EmptyState';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { NotFound } from '../../ui/NotFound';
import { ownPath } from '../../ui/navigation';
import { PageHeader } from '../../ui/PageHeader';
import { QueryState } from '../../ui/QueryState';
import { useIsPrinting } from '../../ui/useIsPrinting';
import { FranjaDeCliente } from '../consulta-cliente/FranjaDeCliente';
import { ListaDeEventos } from '../evento/ListaDeEventos';
import { Cabecera } from './Cabecera';
import { Carriles } from './Carriles';
import { Clave } from './Clave';
import { dibujoDe } from './dibujo';
import { Tiempos } from './Tiempos';
import type { RecorridoRecord } from './tipos';
import { Vertical } from './Vertical';

/** CLI-003, JOR-500…506: what a plan has been through since its award, and what is still ahead of it. */
export default function Recorrido() {
  const { cedula = '', planId = '' } = useParams();
  const { role } = useUsuario();
  const { data, error, refetch } = useRecorrido(planId);
  // Somebody else's plan under this client's address is no page.
  const noExiste =
    (error as { status?: number } | null)?.status === 404 ||
    (data !== undefined && data.cabecera.identificacion !== cedula);
  usePageTitle(
    noExiste
      ? mensajes.NAV.paginaNoEncontrada
      : [planId, data?.cabecera.nombreCompleto].filter((parte) => parte !== undefined).join(' · '),
  );
  if (noExiste) return <NotFound />;
  return (
    <>
      <PageHeader
        title={data?.cabecera.nombreCompleto ?? mensajes.propios.recorridoDeAdjudicacion}
        description={data === undefined ? ' ' : `${mensajes.propios.recorridoDeAdjudicacion} · ${planId}`}
        actions={
          <Button
            component={Link}
            to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}?plan=${encodeURIComponent(planId)}`}
            variant="outlined"
            startIcon={<ArrowBack />}
          >
            {mensajes.NAV.estadoCliente}
          </Button>
        }
      />
      {data === undefined ? (
        <Card>
          <QueryState error={error} refetch={refetch} />
        </Card>
      ) : (
        <Contenido recorrido={data} />
      )}
    </>
  );
}

function useRecorrido(planId: string) {
  return useApiQuery(
    '/plan/{idCodigo}/recorrido',
    { idCodigo: planId },
    { select: (recorrido) => recorrido as RecorridoRecord },
  );
}

function Contenido({ recorrido }: { readonly recorrido: RecorridoRecord }) {
  const { cabecera, total, puntos } = recorrido;
  const pantallaAncha = useMediaQuery('(min-width:900px)', { noSsr: true });
  const enPapel = useIsPrinting();
  const ancha = pantallaAncha && !enPapel;
  const dibujo = useMemo(() => dibujoDe({ total, puntos }), [total, puntos]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <FranjaDeCliente
        clienteId={cabecera.clienteId}
        cedula={cabecera.identificacion}
        idCodigo={cabecera.idCodigo}
        enRecorrido
      />
      <Cabecera cabecera={cabecera} />
      <Card component="section" aria-label={mensajes.propios.recorridoDeAdjudicacion} sx={{ p: 2 }}>
        {total === null ? (
          <EmptyState message={mensajes.propios.planSinRecorrido} />
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
            <Tiempos total={total} carriles={dibujo.carriles} entregado={puntos.at(-1)?.cumple === true} />
            <Clave />
            {ancha ? <Carriles dibujo={dibujo} /> : <Vertical dibujo={dibujo} />}
          </Box>
        )}
      </Card>
      <Card sx={{ p: 2 }}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {mensajes.propios.eventosDelPlan}
        </Typography>
        <ListaDeEventos
          idCodigo={cabecera.idCodigo}
          titular={cabecera.nombreCompleto}
          label={mensajes.propios.eventosDelPlan}
        />
      </Card>
    </Box>
  );
}
