import {
  type ContextoDePrenda,
  formularioDePrenda,
  hoyEn,
  type Instante,
  LEG,
  NAV,
  PRODUCTO_DE_VEHICULOS,
  propios,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useLocation } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { Edit } from '../../ui/form/Edit';
import { FieldSection } from '../../ui/form/FieldSection';
import { FormSheet } from '../../ui/form/FormSheet';
import { identificationWarning } from '../../ui/form/fields';
import { RecordForm } from '../../ui/form/RecordForm';
import { SavedBy } from '../../ui/form/SavedBy';
import { SuspensionNotice } from '../../ui/form/SuspensionNotice';
import { dinero, fecha } from '../../ui/format';
import { type LabelledValue, LabelledValues } from '../../ui/LabelledValues';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { ownPath } from '../../ui/navigation';
import { PageHeader } from '../../ui/PageHeader';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { Personas } from '../interviniente';
import { Papeles } from '../papel';
import { RutaDelTramite } from '../tramite-legal/RutaDelTramite';
import { Unidad } from '../unidad';
import { AccionesDePrenda } from './AccionesDePrenda';
import { EstadoDePrendaField } from './EstadoDePrendaChip';
import { alIrALaPrenda, enDetalle, RECURSO, rutaDePrendas } from './rutas';
import type { PrendaDetalle } from './tipos';

const spans = { depositarioCorreo: 2, representanteEmpresa: 2, inmuebleDireccion: 2 } as const;

/** LEG-517, LEG-518: the pledge of the note that the navigation names, for 'nuevo' and for a number alike. */
export default function Prenda() {
  const { state } = useLocation();
  const { role } = useUsuario();
  const destino = alIrALaPrenda(state);
  if (destino === null) return <Navigate to={rutaDePrendas(role)} replace />;
  return (
    <Edit resource={RECURSO} id={destino.promissory} queryOptions={{ meta: enDetalle }}>
      <Pagina />
    </Edit>
  );
}

/** What the rules of the table read beside the values: as the API read it for this pledge. */
const contextoDe = ({ producto, garantiaDeCarpeta, bien, medioId, fechaEmision }: PrendaDetalle): ContextoDePrenda => ({
  hoy: hoyEn(new Date()),
  producto,
  tipoGarantia: garantiaDeCarpeta,
  bien,
  conUnidad: medioId !== null,
  fechaEmision: fechaEmision ?? '',
});

function Pagina() {
  const prenda = useShownRecord<PrendaDetalle & { guardadaEn: Instante | null }>();
  usePageTitle(propios.prendaNumero(prenda.id));
  const canEdit = prenda.acciones.includes('guardar');
  const esVehiculo = prenda.producto === PRODUCTO_DE_VEHICULOS;
  return (
    <RecordForm
      fields={formularioDePrenda}
      rules={contextoDe(prenda)}
      canEdit={canEdit}
      // what nobody saved yet opens ready to be saved
      startsEditing={canEdit && prenda.version === 0}
      draft={RECURSO}
      draftKey={prenda.idCodigo}
      warnings={warningsOf(prenda)}
      success={LEG.datosDePrenda}
    >
      <PageHeader
        title={NAV.prendaComercial}
        description={<Constancia prenda={prenda} />}
        actions={<AccionesDePrenda prenda={prenda} />}
      />
      <SuspensionNotice reason={prenda.motivoSuspension} />
      <RutaDelTramite idCodigo={prenda.idCodigo} cedula={prenda.cliente.cedula} version={prenda.version} />
      {prenda.acciones.includes('generar') && prenda.emitidas === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {propios.prendaPorGenerar}
        </Alert>
      )}
      <Cliente prenda={prenda} />
      <Personas idCodigo={prenda.idCodigo} />
      <Card component="section" aria-label={NAV.prendaComercial} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
        <FormSheet start={<SavedBy record={prenda} empty={propios.prendaSinGuardar} />}>
          <FieldSection section="garantia" title={propios.prendaGarantia} />
          <FieldSection
            section={esVehiculo ? 'vehiculo' : 'inmueble'}
            title={esVehiculo ? propios.prendaVehiculo : propios.prendaInmueble}
            aside={<Origen prenda={prenda} />}
            spans={spans}
          >
            {prenda.medioId !== null && <Unidad idCodigo={prenda.idCodigo} />}
            {prenda.origenBien === null && (
              <Alert severity="info" sx={{ mt: 1 }}>
                {propios.prendaEscrita}
              </Alert>
            )}
          </FieldSection>
          <FieldSection section="depositario" title={propios.prendaDepositario} spans={spans} />
          <FieldSection section="empresa" title={propios.prendaEmpresa} spans={spans} />
        </FormSheet>
      </Card>
      {prenda.emitidas > 0 && <Papeles idCodigo={prenda.idCodigo} />}
    </RecordForm>
  );
}

/** Beside a fact of the good: typed by hand, or otherwise than order and approval say it now. */
const warningsOf = ({ escritos, distintos, producto }: PrendaDetalle) => ({
  depositarioCedula: identificationWarning,
  ...(producto !== PRODUCTO_DE_VEHICULOS && {
    tipoGarantia: (tipo: unknown) => (tipo === 'C' ? propios.prendaEsHipoteca : null),
  }),
  ...Object.fromEntries(escritos.map((campo) => [campo, () => propios.prendaAMano])),
  ...Object.fromEntries(distintos.map((campo) => [campo, () => propios.prendaDistinta])),
});

function Constancia({ prenda }: { readonly prenda: PrendaDetalle }) {
  const { id, cliente, idCodigo } = prenda;
  const { role } = useUsuario();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <MuiLink
        component={Link}
        to={`${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cliente.cedula)}?plan=${encodeURIComponent(idCodigo)}`}
        sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
      >
        {cliente.nombre}
      </MuiLink>
      <span>{propios.prendaNumero(id)}</span>
      <EstadoDePrendaField record={prenda} />
    </Box>
  );
}

function Origen({ prenda: { origenBien, ordenId, medioId } }: { readonly prenda: PrendaDetalle }) {
  if (origenBien === null) return null;
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {origenBien === 'orden' ? propios.prendaDeOrden(ordenId ?? 0) : propios.prendaDeMedio(medioId ?? 0)}
    </Typography>
  );
}

/** LEG-517: whose pledge it is, and of which note. */
function Cliente({ prenda: { cliente, idCodigo, grupo, pagare, codigoBarra } }: { readonly prenda: PrendaDetalle }) {
  const datos: LabelledValue[] = [
    { label: 'Cliente', value: cliente.nombre },
    { label: 'Cédula', value: cliente.cedula },
    { label: 'Dirección', value: cliente.direccion },
    { label: 'Teléfono', value: cliente.telefono },
    { label: 'Cónyuge', value: cliente.conyuge },
    { label: 'Plan', value: idCodigo },
    { label: 'Grupo', value: grupo },
    { label: 'Monto del pagaré', value: dinero(pagare.monto) },
    { label: 'Cuotas', value: `${pagare.plazo} de ${dinero(pagare.valorDividendo)}` },
    { label: 'Vencimientos', value: `${fecha(pagare.fechaInicial)} – ${fecha(pagare.fechaFinal)}` },
    { label: 'Código de barras', value: codigoBarra },
  ];
  return (
    <Card component="section" aria-label={propios.prendaCliente} sx={{ p: 2, mb: 2 }}>
      <LabelledValues values={datos} />
    </Card>
  );
}
