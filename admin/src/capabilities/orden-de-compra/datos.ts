import { dinero } from '../../ui/format';
import type { LabelledValue } from '../../ui/LabelledValues';
import { useShownRecord } from '../../ui/show/useShownRecord';
import type { OrdenDetalle } from './tipos';

export const useOrden = () => useShownRecord<OrdenDetalle>();

/** ORD-524: client and vehicle, read only, the same before and after there is an order. */
export const datosDe = ({
  cliente,
  vehiculo,
  valorVehiculo,
  valorPlan,
}: Pick<OrdenDetalle, 'cliente' | 'vehiculo' | 'valorVehiculo' | 'valorPlan'>): LabelledValue[] => [
  { label: 'Cliente', value: cliente.nombre },
  { label: 'Cédula', value: cliente.cedula },
  { label: 'Dirección', value: cliente.direccion },
  { label: 'Teléfono', value: cliente.telefono },
  { label: 'Marca', value: vehiculo.marca },
  { label: 'Modelo', value: vehiculo.modelo },
  { label: 'Año', value: vehiculo.anio },
  { label: 'Color', value: vehiculo.color },
  { label: 'Valor del vehículo', value: dinero(valorVehiculo) },
  { label: 'Valor del plan', value: dinero(valorPlan) },
];
