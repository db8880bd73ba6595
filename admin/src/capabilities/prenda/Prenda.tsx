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
import { type Dato, Datos } from '../../ui/Datos';
import { dinero, fecha } from '../../ui/formato';
import { AvisoDeSuspension } from '../../ui/formulario/AvisoDeSuspension';
import { FormularioEditable } from '../../ui/formulario/FormularioEditable';
import { Procedencia } from '../../ui/formulario/Procedencia';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';
import { avisoDeIdentificacion } from '../../ui/formulario/tabla';
import { useEdicion } from '../../ui/formulario/useEdicion';
import { useTituloDePagina } from '../../ui/layout/migas';
import { ownPath } from '../../ui/navegacion';
import { PageHeader } from '../../ui/PageHeader';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { AccionesDePrenda } from './AccionesDePrenda';
import { EstadoDePrendaField } from './EstadoDePrendaChip';
import { alIrALaPrenda, enDetalle, RECURSO, rutaDePrendas } from './rutas';
import type { PrendaDetalle } from './tipos';

const anchos = { depositarioCorreo: 2, representanteEmpresa: 2, inmuebleDireccion: 2 } as const;

/** LEG-517, LEG-518: the pledge of the note that the navigation names, for 'nuevo' and for a number alike. */
export default function Prenda() {
  const { state } = useLocation();
  const { role } = useUsuario();
  const destino = alIrALaPrenda(state);
  if (destino === null) return <Navigate to={rutaDePrendas(role)} replace />;
  return (
    <Show resource={RECURSO} id={String(destino.promissory)} queryOptions={{ meta: enDetalle }} title={false}>
      <Pagina />
    </Show>
  );
}

/** What the rules of the table read beside the values: as the API read it for this pledge. */
const contextoDe = ({ producto, garantiaDeCarpeta, bien }: PrendaDetalle): ContextoDePrenda => ({
  hoy: hoyEn(new Date()),
  producto,
  tipoGarantia: garantiaDeCarpeta,
  bien,
});

function Pagina() {
  const prenda = useShownRecord<PrendaDetalle & { guardadaEn: Instante | null }>();
  useTituloDePagina(propios.prendaNumero(prenda.id));
  const puedeEditar = prenda.acciones.includes('guardar');
  const edicion = useEdicion({
    formulario: formularioDePrenda,
    contexto: contextoDe(prenda),
    registro: prenda,
    recurso: RECURSO,
    borrador: RECURSO,
    claveDeBorrador: prenda.idCodigo,
    puedeEditar,
    // what nobody saved yet opens ready to be saved
    enEdicion: puedeEditar && prenda.version === 0,
    avisos: avisosDe(prenda),
    exito: LEG.datosDePrenda,
  });
  const esVehiculo = prenda.producto === PRODUCTO_DE_VEHICULOS;
  return (
    <>
      <PageHeader
        title={NAV.prendaComercial}
        description={<Constancia prenda={prenda} />}
        actions={<AccionesDePrenda prenda={prenda} sucio={edicion.sucio} />}
      />
      <AvisoDeSuspension motivo={prenda.motivoSuspension} />
      <Cliente prenda={prenda} />
      <Card component="section" aria-label={NAV.prendaComercial} sx={{ overflow: 'visible', px: 2, pb: 2 }}>
        <FormularioEditable
          edicion={edicion}
          cabecera={<Procedencia registro={prenda} vacio={propios.prendaSinGuardar} />}
        >
          {prenda.repetidas.map((repetida) => (
            <Alert key={repetida} severity="warning">
              {repetida}
            </Alert>
          ))}
          <SeccionDeCampos seccion="garantia" titulo={propios.prendaGarantia} />
          <SeccionDeCampos
            seccion={esVehiculo ? 'vehiculo' : 'inmueble'}
            titulo={esVehiculo ? propios.prendaVehiculo : propios.prendaInmueble}
            junto={<Origen prenda={prenda} />}
            anchos={anchos}
          >
            {prenda.origenBien === null && (
              <Alert severity="info" sx={{ mt: 1 }}>
                {propios.prendaEscrita}
              </Alert>
            )}
          </SeccionDeCampos>
          <SeccionDeCampos seccion="depositario" titulo={propios.prendaDepositario} anchos={anchos} />
          <SeccionDeCampos seccion="empresa" titulo={propios.prendaEmpresa} anchos={anchos} />
        </FormularioEditable>
      </Card>
    </>
  );
}

type Avisos = NonNullable<Parameters<typeof useEdicion>[0]['avisos']>;
/** Beside a fact of the good: typed by hand, or otherwise than order and approval say it now. */
const avisosDe = ({ escritos, distintos }: PrendaDetalle): Avisos => ({
  depositarioCedula: avisoDeIdentificacion,
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
  const datos: Dato[] = [
    { etiqueta: 'Cliente', valor: cliente.nombre },
    { etiqueta: 'Cédula', valor: cliente.cedula },
    { etiqueta: 'Dirección', valor: cliente.direccion },
    { etiqueta: 'Teléfono', valor: cliente.telefono },
    { etiqueta: 'Cónyuge', valor: cliente.conyuge },
    { etiqueta: 'Plan', valor: idCodigo },
    { etiqueta: 'Grupo', valor: grupo },
    { etiqueta: 'Monto del pagaré', valor: dinero(pagare.monto) },
    { etiqueta: 'Cuotas', valor: `${pagare.plazo} de ${dinero(pagare.valorDividendo)}` },
    { etiqueta: 'Vencimientos', valor: `${fecha(pagare.fechaInicial)} – ${fecha(pagare.fechaFinal)}` },
    { etiqueta: 'Código de barras', valor: codigoBarra },
  ];
  return (
    <Card component="section" aria-label={propios.prendaCliente} sx={{ p: 2, mb: 2 }}>
      <Datos datos={datos} />
    </Card>
  );
}
