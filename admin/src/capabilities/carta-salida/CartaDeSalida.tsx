import { CAR, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { SuspensionNotice } from '../../ui/form/SuspensionNotice';
import { fechaHora } from '../../ui/format';
import { LazyOnView } from '../../ui/LazyOnView';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { TablaDeMovimientos } from '../cliente/TablaDeMovimientos';
import { DocumentosTab } from '../documento';
import { Papeles } from '../papel';
import { Carta } from './Carta';
import { EstadoDeCartaField } from './EstadoDeCarta';
import { Hechos } from './Hechos';
import { enDetalle, RECURSO, rutaDeCliente, rutaDeLista } from './rutas';
import type { CartaDetalle } from './tipos';

/** CAR-506, CAR-508…510: the letter of one plan, which its address or the list names; without either, the list. */
export default function CartaDeSalida() {
  const { role } = useUsuario();
  const [params] = useSearchParams();
  const estado = useLocation().state as { readonly idCodigo?: string } | null;
  const idCodigo = params.get('plan') ?? estado?.idCodigo;
  if (idCodigo === undefined || idCodigo === '') return <Navigate to={rutaDeLista(role)} replace />;
  return (
    <Show
      resource={RECURSO}
      id={idCodigo}
      queryOptions={{ meta: enDetalle }}
      title={<Titulo />}
      description={<Asunto />}
    >
      <Contenido />
    </Show>
  );
}

const useCarta = () => useShownRecord<CartaDetalle>();
const Titulo = () => CAR.titulo;

function Asunto() {
  const { role } = useUsuario();
  const carta = useCarta();
  const { idCodigo, cedula, nombreCliente } = carta;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <MuiLink component={Link} to={rutaDeCliente(role, cedula, idCodigo)} sx={{ fontWeight: 560 }}>
        {nombreCliente}
      </MuiLink>
      <span>{cedula}</span>
      <span>Plan {idCodigo}</span>
      <EstadoDeCartaField record={{ ...carta, motivoRechazo: null }} />
    </Box>
  );
}

function Contenido() {
  const [pagina, setPagina] = useState(1);
  const carta = useCarta();
  const { idCodigo, motivoRechazo, rechazadaPor, rechazadaEn, motivoSuspension } = carta;
  return (
    <>
      <SuspensionNotice reason={motivoSuspension} />
      {motivoRechazo !== null && (
        <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
          <strong>{propios.cartaRechazoDe(rechazadaPor ?? '', fechaHora(rechazadaEn))}</strong>
          {`\n${motivoRechazo}`}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Carta carta={carta} />
        <Hechos carta={carta} />
      </Box>
      {carta.estado !== 'pendiente' && <Papeles idCodigo={idCodigo} />}
      <Seccion titulo={propios.cartaDetalleDePagos}>
        <LazyOnView height={320}>
          <TablaDeMovimientos plan={idCodigo} perPage={10} page={pagina} onPage={setPagina} />
        </LazyOnView>
      </Seccion>
      <Seccion titulo={propios.cartaDocumentos}>
        <LazyOnView height={320}>
          <DocumentosTab estado={{ idCodigo, motivoSuspension }} />
        </LazyOnView>
      </Seccion>
    </>
  );
}

function Seccion({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <Card component="section" aria-label={titulo} sx={{ mt: 2, p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {titulo}
      </Typography>
      {children}
    </Card>
  );
}
