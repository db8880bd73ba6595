import type { CambioDeAdenda, Fecha, LineaDeFirma } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

/** An addendum of a contract: text, and the values that it changes, under one hash. */
export interface AdendaImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly numero: number;
  /** Number of its contract. */
  readonly contrato: number;
  /** Printed across each page until it is approved. */
  readonly borrador: boolean;
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly nombreCliente: string;
  readonly identificacion: string;
  /** Where and when it is signed. */
  readonly ciudad: string;
  readonly fecha: Fecha;
  readonly fechaEnPalabras: string;
  /** null until it is approved. */
  readonly aprobacion: Fecha | null;
  readonly aprobadoPor: string | null;
  /** Who enters into it; a person in several capacities once. */
  readonly comparecen: readonly LineaDeFirma[];
  /** Rich text. */
  readonly texto: string;
  readonly cambios: readonly CambioDeAdenda[];
  /** 'Por no poder firmar, …'; null = everybody signs. */
  readonly ruego: string | null;
  readonly firmas: readonly LineaDeFirma[];
}

export const adendaEnPapel: Papel<AdendaImpresa> = {
  tipo: 'adenda',
  titulo: (h) => `Adenda No. ${h.numero} del contrato No. ${h.contrato} · Plan ${h.idCodigo}`,
  rubricas: (h) => h.firmas.length,
  borrador: (h) => h.borrador,
  filas: 'cambios',
};
