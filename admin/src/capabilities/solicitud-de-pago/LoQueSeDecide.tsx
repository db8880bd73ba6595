import { PAG, propios, textoDeBeneficiario } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import { Codes } from '../../ui/Codes';
import { Facts } from '../../ui/Facts';
import { dinero, fechaHora } from '../../ui/format';
import type { PagoDetalle } from './tipos';

/** What a payment is approved by, wherever it is: to whom the money goes, the folder, what was reviewed, and what keeps it from being approved. */
export function LoQueSeDecide({ pago }: { readonly pago: PagoDetalle }) {
  const avisos = [
    ...(pago.faltan > 0 ? [PAG.documentosPorSubir] : []),
    ...(pago.rechazados.length === 0 ? [] : [propios.pagoRechazados(pago.rechazados)]),
  ];
  return (
    <>
      <Facts facts={hechosDe(pago)} />
      {avisos.map((aviso) => (
        <Alert key={aviso} severity="warning" sx={{ my: 1 }}>
          {aviso}
        </Alert>
      ))}
    </>
  );
}

const hechosDe = (pago: PagoDetalle) => {
  const total = pago.documentos.length;
  return [
    { label: 'Orden de pago', value: `${pago.id}, de la orden de compra ${pago.orden}` },
    { label: 'Cliente', value: `${pago.cliente.nombre}, ${pago.cliente.cedula}` },
    { label: 'Planes', value: <Codes codes={pago.planes} /> },
    { label: propios.ordenBeneficiario, value: textoDeBeneficiario(pago) },
    { label: 'Vehículo', value: `${pago.vehiculo}, ${dinero(pago.valorVehiculo)}` },
    ...(pago.diferenciaPrecio > 0 ? [{ label: propios.pagoDiferencia, value: dinero(pago.diferenciaPrecio) }] : []),
    { label: 'Comisión', value: dinero(pago.valorComision + (pago.comisionDispositivo ?? 0)) },
    { label: 'Valor', value: dinero(pago.valor) },
    { label: 'Carpeta', value: pago.carpetaAprobada ? propios.pagoCarpetaAprobada : propios.pagoCarpetaSinAprobar },
    {
      label: 'Documentos',
      value: `${total - pago.faltan} de ${total}, ${propios.pagoRevisados(pago.revisados, total)}`,
    },
    { label: 'Creada', value: `${pago.solicitante}, ${fechaHora(pago.fecha)}` },
  ];
};
