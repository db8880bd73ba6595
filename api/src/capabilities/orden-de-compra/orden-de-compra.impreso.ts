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
  readonly cliente: { readonly nombre: string; readonly cedula: string };
  /** The dealer, or the seller of a used vehicle. */
  readonly destinatario: string;
  readonly ruc: string | null;
  readonly atencion: string | null;
  readonly datosDelCliente: readonly DatoImpreso[];
  readonly datosDelVehiculo: readonly DatoImpreso[];
  readonly valorVehiculo: string;
  readonly valorVehiculoEnPalabras: string;
  readonly pago: string;
  readonly pagoEnPalabras: string;
  /** null = the plans cover the vehicle. */
  readonly diferencia: string | null;
  readonly valores: readonly { readonly concepto: string; readonly valor: string }[];
  readonly planes: readonly PlanDeOrdenImpresa[];
}

interface PlanDeOrdenImpresa {
  readonly idCodigo: string;
  readonly grupo: string;
  readonly monto: string;
}

export const ordenEnPapel: Papel<OrdenDeCompraImpresa> = {
  tipo: 'orden-de-compra',
  titulo: (h) => `Orden de compra No.${h.numero} · ${h.producto} · ${h.cliente.nombre}`,
  version: (h) => h.version,
  filas: 'planes',
};
