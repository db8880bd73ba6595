import { ORD, propios, textoDeBeneficiario } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import { useGetOne } from 'react-admin';
import { Codes } from '../../ui/Codes';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { Facts } from '../../ui/Facts';
import { dinero, dineroEnTexto, fechaHora } from '../../ui/format';
import { PasoFrame } from '../caso';
import { actoDeOrden } from './AccionesDeOrden';
import { enDetalle, RECURSO } from './rutas';
import type { OrdenDetalle } from './tipos';

interface AprobarOrdenDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** 'Aprobar' from a list: the order is read as it stands now, and what is decided by stands in the dialog. Render it only while it is open. */
export default function AprobarOrdenDialog(props: AprobarOrdenDialogProps) {
  return (
    <DialogWindow fullOnPhone maxWidth="sm" onClose={props.onClose}>
      <Orden {...props} />
    </DialogWindow>
  );
}

function Orden({ id, onClose }: AprobarOrdenDialogProps) {
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
      onClose={onClose}
    >
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
