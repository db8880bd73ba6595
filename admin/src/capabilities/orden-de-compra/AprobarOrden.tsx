import { ORD, propios, textoDeBeneficiario } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import { useGetOne } from 'react-admin';
import { Codes } from '../../ui/Codes';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { Facts } from '../../ui/Facts';
import { dinero, dineroEnTexto, fechaHora } from '../../ui/format';
import { PorQueNoAprueba } from '../../ui/PorQueNoAprueba';
import { PasoFrame } from '../caso';
import type { DecisionEnListaProps } from '../trabajo/tipos';
import { actoDeOrden } from './AccionesDeOrden';
import { enDetalle, RECURSO } from './rutas';
import type { OrdenDetalle } from './tipos';

/** 'Aprobar' from a list: the order is read as it stands now, and what is decided by stands with it. Who may not approve it is told why. */
export default function AprobarOrden({ id, onHecho, onClose }: DecisionEnListaProps) {
  const { data, error, refetch } = useGetOne<OrdenDetalle>(RECURSO, { id, meta: enDetalle });
  if (data === undefined)
    return <LoadingFrame title={ORD.aprobar} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  return (
    <PasoFrame
      {...actoDeOrden('aprobar')}
      paso="orden"
      idCodigo={data.planes[0]?.idCodigo ?? ''}
      id={id}
      fijos={{ version: data.version }}
      enviable={data.acciones.includes('aprobar')}
      onHecho={onHecho}
      onClose={onClose}
    >
      <PorQueNoAprueba permiso="orden:aprobar" registro={data} />
      <Facts facts={hechosDe(data)} />
      {data.sinConcesionario && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {ORD.concesionarioIncompleto}
        </Alert>
      )}
    </PasoFrame>
  );
}

const hechosDe = ({ cliente, planes, vehiculo, creadoPor, fecha, ...orden }: OrdenDetalle) => [
  { label: 'Orden', value: orden.id },
  { label: 'Cliente', value: `${cliente.nombre}, ${cliente.cedula}` },
  {
    label: 'Planes',
    value: <Codes codes={planes.map(({ idCodigo, monto }) => `${idCodigo} (${dineroEnTexto(monto)})`)} />,
  },
  {
    label: 'Vehículo',
    value: `${vehiculo.marca} ${vehiculo.modelo} ${vehiculo.anio}, ${dineroEnTexto(orden.valorVehiculo)}`,
  },
  // whose type asks for a dealer and has none pays nobody yet: it is said below
  ...(orden.sinConcesionario ? [] : [{ label: propios.ordenBeneficiario, value: textoDeBeneficiario(orden) }]),
  { label: 'Pago', value: dinero(orden.pagoConcesionario) },
  { label: 'Creada', value: `${creadoPor ?? propios.sinUsuario}, ${fechaHora(fecha)}` },
];
