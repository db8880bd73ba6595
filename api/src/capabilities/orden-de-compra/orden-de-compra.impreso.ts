import type { Fecha } from '@adjudica/domain';
import type { DatoImpreso, Emisor, Papel } from '../../pdf';

/** Purchase order: goods, client, and the dealer's payment. Amounts with sign: '$ 12.345,67'. */
export interface OrdenDeCompraImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly version: number;
  readonly numero: number;
  /** 'Carta vehiculo nuevo' */
  readonly tipoCarta: string;
  /** 'Motor Plan' */
  readonly producto: string;
  /** Day of the order in Ecuador, and of its approval. */
  readonly fecha: Fecha;
  readonly aprobacion: Fecha;
  readonly aprobadaPor: string;
  readonly creadoPor: string;
  readonly cliente: Readonly<Record<'nombre' | 'cedula' | 'telefono' | 'direccion', string>>;
  /** The dealer, or the seller of a used vehicle. */
  readonly destinatario: string;
  readonly esConcesionario: boolean;
  /** 'RUC 1790012344001', 'Cédula 1712345675'. */
  readonly identificacion: string;
  /** 'Banco Pichincha, cuenta corriente 3400000101'. */
  readonly cuenta: string;
  /** Of the dealer. */
  readonly direccion: string | null;
  /** Seller, sales manager and accountant of the dealer. */
  readonly atencion: readonly { readonly etiqueta: string; readonly valor: string }[];
  readonly datosDelVehiculo: readonly DatoImpreso[];
  readonly valorVehiculo: string;
  readonly valorVehiculoEnPalabras: string;
  readonly pago: string;
  readonly pagoEnPalabras: string;
  /** null = the plans cover the vehicle. */
  readonly diferencia: string | null;
  /** Part of the difference that the client paid in advance. */
  readonly pagoAnticipado: string | null;
  /** What the plans are worth beyond the vehicle; null = nothing. */
  readonly sinUsar: string | null;
  /** Value of the device, which is not part of the payment. */
  readonly dispositivo: string | null;
  readonly valores: readonly { readonly concepto: string; readonly valor: string; readonly subtotal: boolean }[];
  readonly planes: readonly PlanDeOrdenImpresa[];
}

interface PlanDeOrdenImpresa {
  readonly idCodigo: string;
  readonly grupo: string;
  readonly monto: string;
}

const publico = (h: OrdenDeCompraImpresa): string => `Orden de compra No. ${h.numero} · ${h.producto}`;
export const ordenEnPapel: Papel<OrdenDeCompraImpresa> = {
  tipo: 'orden-de-compra',
  titulo: (h) => `${publico(h)} · ${h.cliente.nombre}`,
  publico,
  version: (h) => h.version,
  filas: 'planes',
};
