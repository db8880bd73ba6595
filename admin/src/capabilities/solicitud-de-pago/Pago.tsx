import { cuentaDeBeneficiario, identificacionDeBeneficiario, PAG, propios } from '@adjudica/domain';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { urlOf } from '../../providers/calls';
import { useUsuario } from '../../providers/sesion';
import { ActionButtons } from '../../ui/ActionButtons';
import { Codes } from '../../ui/Codes';
import { SuspensionNotice } from '../../ui/form/SuspensionNotice';
import { dinero, fecha, fechaHora } from '../../ui/format';
import { PorQueNoAprueba } from '../../ui/PorQueNoAprueba';
import { PdfPreviewDialog } from '../../ui/pdf/PdfPreviewDialog';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { useAct } from '../../ui/useAct';
import { LoQueSeSabia } from '../caso';
import { Papeles } from '../papel';
import { enDetalle } from './consultas';
import { Asunto, Datos } from './Datos';
import { Documentos, PapelesDePago } from './Documentos';
import { EstadoDePagoField } from './EstadoDePagoChip';
import { type ActoDePago, PagoDialog } from './PagoDialog';
import { rutaDeCarta, rutaDePagos } from './rutas';
import type { PagoDetalle } from './tipos';

/** PAG-504, PAG-507: one payment, read by whoever may and decided by whom the API says. */
export default function Pago() {
  return (
    <Show queryOptions={{ meta: enDetalle }} description={<AsuntoDePago />} actions={<Acciones />}>
      <Avisos />
      <Contenido />
    </Show>
  );
}

const usePago = () => useShownRecord<PagoDetalle>();

function AsuntoDePago() {
  const { cliente, orden, planes } = usePago();
  return (
    <Asunto cliente={cliente} orden={orden} planes={planes}>
      <EstadoDePagoField />
    </Asunto>
  );
}

function Contenido() {
  const pago = usePago();
  const refresh = useRefresh();
  return (
    <>
      <Card component="section" aria-label={PAG.titulo(pago.id)} sx={{ p: 2, mb: 2 }}>
        <Datos datos={datosDe(pago)} />
      </Card>
      <Card component="section" aria-labelledby="documentos-de-pago">
        <Typography id="documentos-de-pago" variant="h2" sx={{ p: 2, pb: 1 }}>
          Documentos
        </Typography>
        <Documentos cedula={pago.cliente.cedula} documentos={pago.documentos} onCambio={refresh} />
      </Card>
      {pago.estado !== 'anulado' && (
        <PapelesDePago cedula={pago.cliente.cedula} papeles={pago.papeles} onCambio={refresh} />
      )}
      {pago.estado === 'aprobado' && <Papeles idCodigo={pago.planes[0] ?? ''} />}
    </>
  );
}

/** PAG-508, in the order of the row. */
const datosDe = (pago: PagoDetalle) => [
  { etiqueta: 'Empresa', valor: pago.empresa },
  { etiqueta: 'Fecha', valor: fechaHora(pago.fecha) },
  { etiqueta: 'Solicitante', valor: pago.solicitante },
  { etiqueta: 'Número', valor: pago.id },
  { etiqueta: 'Valor', valor: dinero(pago.valor) },
  { etiqueta: 'Beneficiario', valor: pago.beneficiario },
  { etiqueta: 'Vehículo', valor: `${pago.vehiculo}, ${dinero(pago.valorVehiculo)}` },
  { etiqueta: 'Comisión', valor: dinero(pago.valorComision + (pago.comisionDispositivo ?? 0)) },
  ...(pago.diferenciaPrecio > 0 ? [{ etiqueta: propios.pagoDiferencia, valor: dinero(pago.diferenciaPrecio) }] : []),
  { etiqueta: PAG.planes, valor: <Codes codes={pago.planes} /> },
  ...(pago.esConcesionario
    ? pago.rucBeneficiario === null
      ? []
      : [{ etiqueta: 'RUC', valor: pago.rucBeneficiario }]
    : [
        { etiqueta: 'Identificación', valor: identificacionDeBeneficiario(pago) ?? propios.identificacionSinRegistrar },
      ]),
  { etiqueta: 'Cuenta', valor: cuentaDeBeneficiario(pago) ?? propios.cuentaSinRegistrar },
  { etiqueta: 'Concepto del pago', valor: pago.concepto, ancho: true },
  ...(pago.observacion === null ? [] : [{ etiqueta: 'Observación', valor: pago.observacion, ancho: true }]),
];

function Avisos() {
  const pago = usePago();
  return (
    <>
      <SuspensionNotice reason={pago.motivoSuspension} />
      <PorQueNoAprueba permiso="pago:aprobar" registro={pago} />
      <Situacion />
      <LoQueSeSabia idCodigo={pago.planes[0] ?? ''} paso="pago" clave={pago.id} />
    </>
  );
}

/** What was decided, by whom, why; or what keeps it from being approved. */
function Situacion() {
  const pago = usePago();
  const { estado, aprobadoEn, aprobadoPor, anuladoEn, anuladoPor, motivo, faltan } = pago;
  const alguien = propios.sinUsuario;
  if (estado === 'aprobado')
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {propios.pagoLoAprobo(aprobadoPor ?? alguien, fechaHora(aprobadoEn))}.{' '}
        {pago.transferidaEl === null
          ? propios.pagoSinTransferir
          : propios.pagoTransferidoEl(fecha(pago.transferidaEl), pago.transferenciaReferencia ?? '')}
        . <Siguiente planes={pago.planes} />
      </Alert>
    );
  if (estado === 'anulado')
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {propios.pagoLoAnulo(anuladoPor ?? alguien, fechaHora(anuladoEn))}
        <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {motivo}
        </Box>
      </Alert>
    );
  return (
    <>
      {!pago.carpetaAprobada && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {propios.ordenSinCarpetaAprobada}
        </Alert>
      )}
      {faltan > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {PAG.documentosPorSubir}
        </Alert>
      )}
    </>
  );
}

/** What follows an approved payment: the letter of each of its plans. */
function Siguiente({ planes }: Pick<PagoDetalle, 'planes'>) {
  const { role } = useUsuario();
  return (
    <>
      {propios.pagoSigueCarta}{' '}
      {planes.map((idCodigo, i) => (
        <span key={idCodigo}>
          {i > 0 && ', '}
          <MuiLink component={Link} to={rutaDeCarta(role, idCodigo)} color="inherit" underline="always">
            {idCodigo}
          </MuiLink>
        </span>
      ))}
    </>
  );
}

/** PAG-510, PAG-512: what this user may do now, the main step at the end; the paper for everybody who reads the payment. */
function Acciones() {
  const pago = usePago();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { role } = useUsuario();
  const [acto, setActo] = useState<ActoDePago | null>(null);
  return (
    <>
      <Papel />
      <ActionButtons
        acciones={(['anular', 'transferir', 'aprobar'] as const).filter((accion) => pago.acciones.includes(accion))}
        definitions={{
          transferir: { label: propios.pagoTransferir, variant: 'contained', onClick: () => setActo('transferir') },
          anular: { label: PAG.anular, danger: true, onClick: () => setActo('anular') },
          aprobar: { label: PAG.aprobar, variant: 'contained', onClick: () => setActo('aprobar') },
        }}
      />
      {acto !== null && (
        <PagoDialog
          accion={acto}
          pago={pago}
          // PAG-513
          onHecho={acto === 'transferir' ? refresh : () => void navigate(rutaDePagos(role))}
          onClose={() => setActo(null)}
        />
      )}
    </>
  );
}

/** The document: issued when it is first asked for; a draft where it is not approved. */
function Papel() {
  const pago = usePago();
  const [abierto, setAbierto] = useState(false);
  const { run, pending } = useAct('/solicitud-de-pago/{id}/generar', { onSuccess: () => setAbierto(true) });
  const generar = pago.emitida === null && pago.acciones.includes('generar');
  return (
    <>
      <Button
        startIcon={<PictureAsPdfOutlined />}
        loading={pending}
        loadingPosition="start"
        onClick={() => (generar ? void run({ id: pago.id }, null) : setAbierto(true))}
      >
        {pago.emitida !== null || generar ? propios.pagoDocumento : propios.pagoBorrador}
      </Button>
      {abierto && (
        <PdfPreviewDialog
          title={PAG.titulo(pago.id)}
          url={urlOf('/solicitud-de-pago/{id}/documento', { id: pago.id })}
          fileName={`solicitud-de-pago-${pago.id}.pdf`}
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  );
}
