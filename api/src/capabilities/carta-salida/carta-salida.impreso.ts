import { type ConGenero, type Fecha, type LineaDeFirma, mensajes } from '@adjudica/domain';
import type { DatoImpreso, Emisor, Papel } from '../../pdf';

/** Exit letter: Jefatura's text, and the good (CAR-511). */
export interface CartaSalidaImpresa extends EntregaImpresa {
  readonly version: number;
  /** Office of who signs. */
  readonly cargo: string;
  /** Rich text. */
  readonly texto: string;
  readonly bien: readonly { readonly etiqueta: string; readonly valor: string }[];
}

/** The unsigned act of delivery. */
interface ActaEntregaImpresa extends EntregaImpresa {
  readonly esVehiculo: boolean;
  readonly cliente: { readonly identificada: string; readonly genero: readonly ConGenero[] };
  /** null = whoever receives it can sign. */
  readonly ruego: string | null;
  readonly recibe: readonly LineaDeFirma[];
  /** null = not known. */
  readonly kilometros: number | null;
  readonly cita: { readonly lugar: string; readonly cuando: string } | null;
  readonly bien: readonly DatoImpreso[];
}

interface EntregaImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  /** The holder, given names first. */
  readonly nombreCliente: string;
  /** 'C.I. 1712345678'. */
  readonly identificacion: string;
  /** 'Eva Paz, con cédula número 1712345678', who acts for the holder; null = nobody. */
  readonly apoderado: string | null;
  /** The same of whom the holder authorised to receive the good. */
  readonly autorizado: string | null;
  readonly emision: Fecha;
  readonly emitidoPor: string;
  /** Number of letter and act, and of the purchase order; null = a house. */
  readonly numero: string;
  readonly orden: number | null;
  /** The dealer, or the seller of a used vehicle; null = a house. */
  readonly destinatario: string | null;
}

export const cartaEnPapel: Papel<CartaSalidaImpresa> = {
  tipo: 'carta-salida',
  titulo: (h) => `${mensajes.CAR.titulo} · ${h.producto} · Plan ${h.idCodigo}`,
  version: (h) => h.version,
  filas: 'bien',
};

export const actaDeEntregaEnPapel: Papel<ActaEntregaImpresa> = {
  tipo: 'acta-entrega',
  titulo: (h) => `${mensajes.propios.entregaActa} · ${h.producto} · Plan ${h.idCodigo}`,
  filas: 'bien',
};
