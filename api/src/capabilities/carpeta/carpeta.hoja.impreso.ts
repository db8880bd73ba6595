import { type Fecha, mensajes } from '@adjudica/domain';
import type { DatoImpreso, Emisor, Papel } from '../../pdf';

/** 'Hoja de decisión': the basis of an approval, frozen with it. */
export interface HojaDeDecisionImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 1 = the first approval of this folder. */
  readonly version: number;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly nombreCliente: string;
  readonly identificacion: string;
  /** '$ 22.830,00' */
  readonly monto: string;
  readonly emision: Fecha;
  /** The approver. */
  readonly aprobadaPor: string;
  /** 'Prenda Comercial' */
  readonly garantia: string;
  readonly comentario: string;
  readonly datos: readonly DatoImpreso[];
  readonly reglas: readonly {
    readonly nombre: string;
    readonly encontrado: string;
    /** 'Cumple', 'No cumple: confirmado'. */
    readonly resultado: string;
  }[];
  /** Missing items, and unjudged documents. */
  readonly faltantes: readonly string[];
  readonly sinRevisar: readonly string[];
  readonly parametros: readonly ParametroImpreso[];
}

export interface ParametroImpreso {
  readonly codigo: string;
  readonly nombre: string;
  /** 'Sí', 'No'. */
  readonly cumple: string;
  /** '60 / 60' */
  readonly puntos: string;
  readonly encontrado: string;
  /** 'Regla', or who of risk marked it and when. */
  readonly segun: string;
}

export const hojaEnPapel: Papel<HojaDeDecisionImpresa> = {
  tipo: 'hoja-de-decision',
  titulo: (h) => `${mensajes.propios.decisionTitulo} · ${h.producto} · Plan ${h.idCodigo}`,
  version: (h) => h.version,
  filas: 'parametros',
};
