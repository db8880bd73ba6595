import { ShownColumns } from '../../columns/shown';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';

export const columnas = new ShownColumns(OrdenDeCompra);

/** Those that list and record show as they stand: all but what they say elsewhere, or not at all. */
export const mostradas = columnas.except(
  ...(['personaId', 'cedula', 'nombreCliente', 'direccion', 'telefono', 'medioId', 'rucConcesionario'] as const),
  ...(['marca', 'modelo', 'tipoVehiculo', 'estadoBien', 'anio', 'color', 'motor', 'chasis', 'placa'] as const),
  ...(['creadoPor', 'rolCreador', 'creadoEn', 'aprobadaPor', 'anuladaPor'] as const),
);
