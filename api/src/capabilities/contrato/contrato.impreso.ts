import type { Fecha, LineaDeFirma } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

/** A contract (LEG-596): everything that was approved. Header, texts, formats and their values are under one hash, whether printed or not. */
export interface ContratoImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly numero: number;
  readonly codigoBarras: string;
  /** Printed across each page until it is approved. */
  readonly borrador: boolean;
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly nombreCliente: string;
  readonly identificacion: string;
  /** Day of the contract. */
  readonly fecha: Fecha;
  /** null until it is approved. */
  readonly aprobacion: Fecha | null;
  readonly aprobadoPor: string | null;
  readonly cabecera: Readonly<Record<string, string | boolean | null>>;
  /** F or C. */
  readonly garantia: string | null;
  /** 'Contrato de adjudicación con prenda comercial' */
  readonly naturaleza: string;
  /** '$ 26.010,00': the debt, else the amount of the plan. */
  readonly cuantia: string;
  readonly bloques: readonly BloqueImpreso[];
  /** 'El modelo de este contrato, con este mismo texto, fue entregado …'; null = another text, or not kept. */
  readonly modelo: string | null;
  /** 'Por no poder firmar, …'; null = everybody signs. */
  readonly ruego: string | null;
  readonly firmas: readonly LineaDeFirma[];
}

export interface BloqueImpreso {
  readonly bloque: string;
  /** 'CLÁUSULA PRIMERA.- COMPARECIENTES' */
  readonly encabezado: string;
  /** Rich text. */
  readonly texto: string;
  /** Code of its format. */
  readonly formato: string;
  readonly formatoNumero: number;
  readonly valores: Readonly<Record<string, unknown>>;
}

export const contratoEnPapel: Papel<ContratoImpreso> = {
  tipo: 'contrato',
  titulo: (h) => `Contrato No. ${h.numero} · ${h.producto} · Plan ${h.idCodigo}`,
  rubricas: (h) => h.firmas.length,
  borrador: (h) => h.borrador,
  filas: 'firmas',
};
