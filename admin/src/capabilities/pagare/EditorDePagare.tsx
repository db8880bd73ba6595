import { LEG, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CanAccess } from 'react-admin';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { SuspensionNotice } from '../../ui/form/SuspensionNotice';
import { dinero, fecha, fechaHora } from '../../ui/format';
import { LazyOnView } from '../../ui/LazyOnView';
import { lazy } from '../../ui/lazy';
import { NotFound } from '../../ui/NotFound';
import { ownPath } from '../../ui/navigation';
import { QueryState } from '../../ui/QueryState';
import { RichText } from '../../ui/rich-text/RichText';
import { isKey, Show } from '../../ui/show/Show';
import { LoQueSeSabia } from '../caso';
import { Personas as PersonasDelCaso } from '../interviniente';
import { Papeles } from '../papel';
import { rutaDePrenda } from '../prenda/rutas';
import { RutaDelTramite } from '../tramite-legal/RutaDelTramite';
import { Acciones } from './Acciones';
import { Contenidos } from './Contenidos';
import { Cuotas } from './Cuotas';
import { usePagare, useTexto } from './consultas';
import { EstadoDePagareField } from './EstadoDePagareChip';
import { enCuotas } from './enCuotas';
import { Hechos } from './Hechos';
import { Personas } from './Personas';
import { enDetalle, rutaDeGenerar, rutaDePagare, rutaDePagares } from './rutas';
import { SelectorDePlan } from './SelectorDePlan';
import type { PagareDetalle } from './tipos';

const DocumentosDelPlan = lazy(() => import('./DocumentosDelPlan'));

/** LEG-512, LEG-528: one note; 'nuevo/documento' names it in the address. Without one there is nothing to edit. */
export default function EditorDePagare() {
  const [params] = useSearchParams();
  const { id = params.get('pagare') } = useParams();
  const { role } = useUsuario();
  if (id === null) return <Navigate to={rutaDePagares(role)} replace />;
  if (!isKey(id)) return <NotFound />;
  return (
    <Show id={id} queryOptions={{ meta: enDetalle }} title={LEG.editor} description={<Asunto />} actions={<Acciones />}>
      <Contenido />
    </Show>
  );
}

function Contenido() {
  const pagare = usePagare();
  return (
    <>
      <SuspensionNotice reason={pagare.motivoSuspension} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RutaDelTramite idCodigo={pagare.idCodigo} cedula={pagare.cedulaCliente} version={pagare.version} />
        <Avisos />
        <LoQueSeSabia idCodigo={pagare.idCodigo} paso="pagare" clave={pagare.id} />
        <Card component="section" aria-label={propios.pagareTitulo(pagare.id)} sx={{ p: 2, display: 'grid', gap: 2 }}>
          {/* LEG-529 */}
          <SelectorDePlan planes={[{ idCodigo: pagare.idCodigo }]} value={pagare.idCodigo} disabled />
          <Hechos hechos={hechosDe(pagare)} />
        </Card>
        <PersonasDelCaso idCodigo={pagare.idCodigo} />
        <Personas />
        {pagare.estado !== 'A' && pagare.estado !== 'X' && <Contenidos contenidos={pagare.contenidos} />}
        <Parte titulo={propios.pagareCuotas}>
          <Cuotas cuotas={pagare.cuotas} />
        </Parte>
        <Parte titulo={propios.pagareTexto}>
          <LazyOnView height={420}>
            <Texto />
          </LazyOnView>
        </Parte>
        {(pagare.estado === 'A' || pagare.estado === 'X') && <Papeles idCodigo={pagare.idCodigo} />}
        <Parte titulo="Documentos">
          <LazyOnView height={240}>
            <DocumentosDelPlan />
          </LazyOnView>
        </Parte>
      </Box>
    </>
  );
}

/** LEG-530 */
const hechosDe = (pagare: PagareDetalle) => [
  { etiqueta: propios.pagareValorCuota, valor: dinero(pagare.valorDividendo) },
  { etiqueta: propios.pagareSaldo, valor: dinero(pagare.monto) },
  { etiqueta: propios.pagareMontoPlan, valor: dinero(pagare.montoPlan) },
  { etiqueta: propios.pagareCuotasPendientes, valor: `${pagare.plazo} (${pagare.numCuota})` },
  { etiqueta: 'Ciudad', valor: pagare.ciudad },
  { etiqueta: 'Fecha de emisión', valor: fecha(pagare.fechaEmision) },
  { etiqueta: 'Fecha de inicio', valor: fecha(pagare.fechaInicial) },
  { etiqueta: 'Fecha final', valor: fecha(pagare.fechaFinal) },
];

/** Whose note it is: with links to the client and the plan. */
function Asunto() {
  const { id, cedulaCliente, nombresCliente, idCodigo } = usePagare();
  const { role } = useUsuario();
  const cliente = `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedulaCliente)}?plan=${encodeURIComponent(idCodigo)}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <span>{propios.pagareTitulo(id)}</span>
      <MuiLink component={Link} to={cliente} sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {nombresCliente}
      </MuiLink>
      <span>{cedulaCliente}</span>
      <EstadoDePagareField />
    </Box>
  );
}

/** What was decided, by whom, why; or that it waits. */
function Avisos() {
  const { estado, decididoPor, decididoEn, enviadoPor, enviadoEn, motivo, modo, conPrenda } = usePagare();
  const alguien = propios.sinUsuario;
  if (estado === 'X') return <Anulado />;
  if (estado === 'A')
    return (
      <>
        <Reemplaza />
        <Alert severity="success">{propios.pagareLoAprobo(decididoPor ?? alguien, fechaHora(decididoEn))}</Alert>
        <AnulacionPedida />
      </>
    );
  if (estado === 'R')
    return (
      <>
        <Alert severity="error">
          {propios.pagareLoRechazo(decididoPor ?? alguien, fechaHora(decididoEn))}
          <Motivo>{motivo}</Motivo>
        </Alert>
        <NoConcuerda />
      </>
    );
  return (
    <>
      <Reemplaza />
      <NoConcuerda />
      {enviadoEn !== null && (
        <Alert severity="info">{propios.pagareLoEnvio(enviadoPor ?? alguien, fechaHora(enviadoEn))}</Alert>
      )}
      {modo === 'E' && !conPrenda && <SinPrenda />}
    </>
  );
}

const Motivo = ({ children }: { readonly children: string | null }) => (
  <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

/** What was issued is still read; the state stands beside it. */
function Anulado() {
  const { anuladoPor, anuladoEn, anulacionPedidaPor, anulacionPedidaEn, motivoAnulacion, reemplazadoPor } = usePagare();
  const { role } = useUsuario();
  const alguien = propios.sinUsuario;
  return (
    <>
      <Reemplaza />
      <Alert severity="error">
        {propios.pagareAnuladoPor(anuladoPor ?? alguien, fechaHora(anuladoEn))}.{' '}
        {propios.anulacionPedidaPor(anulacionPedidaPor ?? alguien, fechaHora(anulacionPedidaEn))}.
        <Motivo>{motivoAnulacion}</Motivo>
        {reemplazadoPor !== null && (
          <MuiLink component={Link} to={rutaDePagare(role, reemplazadoPor)}>
            {propios.pagareReemplazadoPor(reemplazadoPor)}
          </MuiLink>
        )}
      </Alert>
    </>
  );
}

function Reemplaza() {
  const { reemplazaA } = usePagare();
  const { role } = useUsuario();
  if (reemplazaA === null) return null;
  return (
    <Alert severity="info">
      <MuiLink component={Link} to={rutaDePagare(role, reemplazaA)}>
        {propios.pagareReemplazaA(reemplazaA)}
      </MuiLink>
    </Alert>
  );
}

function AnulacionPedida() {
  const { anulacionPedidaEn, anulacionPedidaPor, motivoAnulacion } = usePagare();
  if (anulacionPedidaEn === null) return null;
  return (
    <Alert severity="warning">
      {propios.anulacionPedidaPor(anulacionPedidaPor ?? propios.sinUsuario, fechaHora(anulacionPedidaEn))}
      <Motivo>{motivoAnulacion}</Motivo>
    </Alert>
  );
}

/** The account changed since it was made: both figures, and the way to make it anew. */
function NoConcuerda() {
  const pagare = usePagare();
  const { role } = useUsuario();
  const { id, cedulaCliente, idCodigo, debeHoy, acciones } = pagare;
  if (debeHoy === null) return null;
  return (
    <Alert
      severity="warning"
      action={
        debeHoy.plazo > 0 &&
        acciones.includes('reemplazar') && (
          <Button component={Link} to={rutaDeGenerar(role, cedulaCliente, idCodigo)} color="inherit" size="small">
            {propios.pagareGenerarDeNuevo}
          </Button>
        )
      }
    >
      {propios.pagareNoConcuerda(id, enCuotas(pagare) ?? '', enCuotas(debeHoy))}.{' '}
      {debeHoy.plazo > 0 ? propios.pagareGenereDeNuevo : propios.pagareYaNoHaceFalta}
    </Alert>
  );
}

/** LEG-507: why it can't be approved yet, with the way there. */
function SinPrenda() {
  const { id, cedulaCliente, idCodigo } = usePagare();
  const { role } = useUsuario();
  const { state, ...destino } = rutaDePrenda(role, { promissory: id, cedula: cedulaCliente, plan: idCodigo });
  return (
    <Alert
      severity="warning"
      action={
        <CanAccess resource="prenda" action="escribir">
          <Button component={Link} to={destino} state={state} color="inherit" size="small">
            {propios.tramiteIngresarPrenda}
          </Button>
        </CanAccess>
      }
    >
      {propios.pagareEsperaPrenda}
    </Alert>
  );
}

export function Parte({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ p: 2, pb: 1 }}>
        {titulo}
      </Typography>
      {children}
    </Card>
  );
}

/** LEG-532: the text that is printed. */
function Texto() {
  const { id, version } = usePagare();
  const { data, error, refetch } = useTexto(id, version);
  if (data === undefined) return <QueryState error={error} refetch={refetch} />;
  return (
    <Box sx={{ px: 2, pb: 2, maxWidth: 860, overflowWrap: 'anywhere' }}>
      <RichText html={data.texto} />
    </Box>
  );
}
