import type { Dato } from '../../ui/Datos';
import { dinero } from '../../ui/formato';
import { useShownRecord } from '../../ui/show/useShownRecord';
import type { OrdenDetalle } from './tipos';

export const useOrden = () => useShownRecord<OrdenDetalle>();

/** ORD-524: client and vehicle, read only, the same before and after there is an order. */
export const datosDe = ({
  cliente,
  vehiculo,
  valorVehiculo,
  valorPlan,
}: Pick<OrdenDetalle, 'cliente' | 'vehiculo' | 'valorVehiculo' | 'valorPlan'>): Dato[] => [
  { etiqueta: 'Cliente', valor: cliente.nombre },
  { etiqueta: 'Cédula', valor: cliente.cedula },
  { etiqueta: 'Dirección', valor: cliente.direccion },
  { etiqueta: 'Teléfono', valor: cliente.telefono },
  { etiqueta: 'Marca', valor: vehiculo.marca },
  { etiqueta: 'Modelo', valor: vehiculo.modelo },
  { etiqueta: 'Año', valor: vehiculo.anio },
  { etiqueta: 'Color', valor: vehiculo.color },
  { etiqueta: 'Valor del vehículo', valor: dinero(valorVehiculo) },
  { etiqueta: 'Valor del plan', valor: dinero(valorPlan) },
];
