import {
  cicloDeOrden,
  etiquetasDeCalculos,
  formularioDeOrden,
  ORD,
  propios,
  textoDeBeneficiario,
  textoDeValor,
} from '@adjudica/domain';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { SuspensionNotice } from '../../ui/form/SuspensionNotice';
import { dinero, fechaHora } from '../../ui/format';
import { type LabelledValue, LabelledValues } from '../../ui/LabelledValues';
import { ownPath } from '../../ui/navigation';
import { PorQueNoAprueba } from '../../ui/PorQueNoAprueba';
import { Show } from '../../ui/show/Show';
import { useCan } from '../../ui/useCan';
import { LoQueSeSabia } from '../caso';
import { Papeles } from '../papel';
import { Unidad } from '../unidad';
import { AccionesDeOrden } from './AccionesDeOrden';
import { datosDe, useOrden } from './datos';
import { EstadoDeOrdenField } from './EstadoDeOrdenChip';
import { enDetalle } from './rutas';
import type { OrdenDetalle } from './tipos';

const { campos } = formularioDeOrden;

/** ORD-537: one order, read again from the API, so that a reload or a link shows it as the list does (ORD-507). */
export default function Orden() {
  return (
    <Show queryOptions={{ meta: enDetalle }} description={<Constancia />} actions={<AccionesDeOrden />}>
      <Avisos />
      <Secciones />
    </Show>
  );
}

function Avisos() {
  const orden = useOrden();
  const porDecidir = cicloDeOrden.desdeDe('aprobar').includes(orden.estado);
  return (
    <>
      <SuspensionNotice reason={orden.motivoSuspension} />
      <PorQueNoAprueba permiso="orden:aprobar" registro={orden} />
      {porDecidir && <Siguiente />}
      <LoQueSeSabia idCodigo={orden.planes[0]?.idCodigo ?? ''} paso="orden" clave={orden.id} />
      {porDecidir && !orden.carpetaAprobada && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {propios.ordenSinCarpetaAprobada}
        </Alert>
      )}
      {orden.sinConcesionario && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {ORD.concesionarioIncompleto}
        </Alert>
      )}
    </>
  );
}

/** Who is next, for those who can't approve it; whoever could and may not is told why beside it. */
function Siguiente() {
  const aprueba = useCan('orden:aprobar');
  if (aprueba) return null;
  return (
    <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
      {propios.ordenEspera}
    </Typography>
  );
}

function Secciones() {
  const orden = useOrden();
  return (
    // of its own, so that the first one has its round corners
    <div>
      {orden.estado === 'anulada' && <Seccion titulo={propios.ordenAnulacion} datos={datosDeAnulacion(orden)} />}
      <Seccion titulo={ORD.seccionCategoria} datos={datosDeCarta(orden)} />
      <Seccion titulo={ORD.seccionOrden} datos={[...datosDe(orden), ...datosDeUnidad(orden), ...datosDeMontos(orden)]}>
        {orden.estado === 'aprobada' && <Unidad idCodigo={orden.planes[0]?.idCodigo ?? ''} />}
      </Seccion>
      {orden.estado === 'aprobada' && <Papeles idCodigo={orden.planes[0]?.idCodigo ?? ''} />}
    </div>
  );
}

/** Whose it is, in which state, who made and approved it. */
function Constancia() {
  const { role } = useUsuario();
  const { cliente, planes, medioId, aprobadaEn, aprobadaPor, creadoPor, fecha } = useOrden();
  const alguien = propios.sinUsuario;
  const plan = planes[0]?.idCodigo ?? '';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
        <MuiLink
          component={Link}
          to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cliente.cedula)}?plan=${encodeURIComponent(plan)}`}
          sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
        >
          {cliente.nombre}
        </MuiLink>
        <span>{cliente.cedula}</span>
        <EstadoDeOrdenField />
      </Box>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        {propios.ordenLaCreo(creadoPor ?? alguien, fechaHora(fecha))}
        {aprobadaEn !== null && `, ${propios.ordenLaAprobo(aprobadaPor ?? alguien, fechaHora(aprobadaEn))}`}.{' '}
        {planes.map(({ idCodigo }) => (
          <Box key={idCodigo} component="span" data-entero sx={{ whiteSpace: 'nowrap' }}>
            {`${idCodigo} · `}
          </Box>
        ))}
        <MuiLink component={Link} to={ownPath(role, `medio-aprobacion/${medioId}`)} underline="always">
          {propios.medioNumero(medioId)}
        </MuiLink>
      </Typography>
    </>
  );
}

interface SeccionProps {
  readonly titulo: string;
  readonly datos: readonly LabelledValue[];
  readonly children?: ReactNode;
}

/** ORD-539 */
function Seccion({ titulo, datos, children }: SeccionProps): ReactNode {
  const id = useId();
  return (
    <Accordion defaultExpanded disableGutters slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary id={id} expandIcon={<ExpandMore />}>
        <Typography component="span" variant="h3">
          {titulo}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <LabelledValues values={datos} />
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

const datosDeAnulacion = ({ motivo, anuladaPor, anuladaEn }: OrdenDetalle): LabelledValue[] => [
  { label: 'Motivo', value: motivo },
  { label: 'Usuario', value: anuladaPor ?? propios.sinUsuario },
  { label: 'Fecha', value: anuladaEn === null ? null : fechaHora(anuladaEn) },
];

const monto = (valor: number | null): string | null => (valor === null ? null : dinero(valor));

function datosDeCarta(orden: OrdenDetalle): LabelledValue[] {
  const { tipoCarta, concesionarioId, vendedorId, jefeVentasId, contableId, valorDispositivo, atencionTercero } =
    campos;
  return [
    { label: propios.ordenCategoria, value: orden.nombreCategoriaCarta },
    { label: tipoCarta.etiqueta, value: orden.nombreTipoCarta },
    { label: concesionarioId.etiqueta, value: orden.nombreConcesionario },
    { label: vendedorId.etiqueta, value: orden.vendedor },
    { label: jefeVentasId.etiqueta, value: orden.jefeVentas },
    { label: contableId.etiqueta, value: orden.contable },
    { label: valorDispositivo.etiqueta, value: monto(orden.valorDispositivo) },
    { label: atencionTercero.etiqueta, value: orden.atencionTercero },
    { label: campos.incluyeConcesionario.etiqueta, value: orden.incluyeConcesionario ? 'Sí' : 'No' },
  ];
}

/** Of a new vehicle known only after the order. */
const datosDeUnidad = ({ vehiculo: { motor, chasis, placa } }: OrdenDetalle): LabelledValue[] => [
  { label: 'Motor', value: motor },
  { label: 'Chasis', value: chasis },
  { label: 'Placa', value: placa },
];

const datosDeMontos = (orden: OrdenDetalle): LabelledValue[] => [
  {
    label: campos.porcentajeComision.etiqueta,
    value: `${textoDeValor(campos.porcentajeComision, orden.porcentajeComision)} %`,
  },
  { label: campos.comisionDispositivo.etiqueta, value: monto(orden.comisionDispositivo) },
  { label: etiquetasDeCalculos.valorComision, value: dinero(orden.valorComision) },
  { label: etiquetasDeCalculos.diferenciaPrecio, value: dinero(orden.diferenciaPrecio) },
  ...(orden.diferenciaPrecio > 0 ? [{ label: propios.ordenPagoAnticipado, value: dinero(orden.pagoAnticipado) }] : []),
  ...(orden.valorPlan > orden.valorVehiculo
    ? [{ label: propios.ordenSinUsar, value: dinero(orden.valorPlan - orden.valorVehiculo) }]
    : []),
  {
    label: orden.esConcesionario ? etiquetasDeCalculos.pagoConcesionario : propios.ordenPagoAParticular,
    value: dinero(orden.pagoConcesionario),
  },
  { label: propios.ordenBeneficiario, value: orden.sinConcesionario ? null : textoDeBeneficiario(orden) },
];
