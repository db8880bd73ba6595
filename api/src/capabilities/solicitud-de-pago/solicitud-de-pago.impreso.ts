import { type Fecha, mensajes } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

/** 'Solicitud de pago' to the dealer of an order (PAG-507, PAG-508): the stored facts of the payment. */
export interface SolicitudDePagoImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly numero: number;
  /** Number of the purchase order. */
  readonly orden: number;
  /** Day of the request in Ecuador. */
  readonly fecha: Fecha;
  readonly emision: Fecha;
  readonly solicitante: string;
  readonly cliente: string;
  readonly cedula: string;
  /** idCodigo of each plan, one to four. */
  readonly planes: readonly string[];
  /** 'Kia Sportage 2026'. */
  readonly vehiculo: string;
  readonly beneficiario: string;
  /** 'RUC 1790012344001', 'Cédula 1712345675'. */
  readonly identificacionBeneficiario: string;
  /** 'Banco Pichincha, cuenta corriente 3400000101'. */
  readonly cuentaBeneficiario: string;
  readonly valores: readonly { readonly concepto: string; readonly valor: string }[];
  /** '$ 28.500,00' */
  readonly valor: string;
  /** 'veintiocho mil quinientos dólares de los Estados Unidos de América con 00/100' */
  readonly valorEnPalabras: string;
  readonly concepto: string;
  readonly observacion: string | null;
  /** '10/03/2026 10:00'; null = not approved: a draft. */
  readonly aprobadoEn: string | null;
  readonly aprobadoPor: string | null;
  readonly version: number;
  readonly borrador: boolean;
  /** How many documents nobody reviewed. */
  readonly porRevisar: number;
  readonly documentos: readonly DocumentoDePagoImpreso[];
}

/** One line of the checklist. */
interface DocumentoDePagoImpreso {
  readonly numero: number;
  readonly documento: string;
  readonly plan: string;
  /** 'Correcto' …; '—' = nobody reviewed it. */
  readonly estado: string;
  /** 'YYYY-MM-DD'; null = no file. */
  readonly subido: Fecha | null;
}

export const pagoEnPapel: Papel<SolicitudDePagoImpresa> = {
  tipo: 'solicitud-de-pago',
  titulo: (h) => `${mensajes.PAG.titulo(h.numero)} · Orden de compra #${h.orden}`,
  version: (h) => h.version,
  borrador: (h) => h.borrador,
  filas: 'documentos',
};
