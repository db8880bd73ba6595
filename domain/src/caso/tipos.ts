import type { Asunto } from '../asuntos';
import type { AprobacionLegal } from '../carta-salida/reglas';
import type { EstadoDePapel } from '../papel/ciclo';
import type { TipoDePapel } from '../papel/tipos';

/** The steps that can't be undone. */
export const pasosDelCaso = ['orden', 'pago', 'pagare', 'contrato', 'carta', 'entrega'] as const;
export type PasoDelCaso = (typeof pasosDelCaso)[number];

/** Papers that are compared with each other; the unit is what all of them should say of the good. */
export const clasesDePapel = ['unidad', 'pagare', 'prenda', 'contrato'] as const;
export type ClaseDePapel = (typeof clasesDePapel)[number];

/** Something that is missing or wrong, and where it is mended. */
export interface Hallazgo {
  readonly texto: string;
  /** null = nowhere yet. */
  readonly lugar: Asunto | null;
}

/** What a blank is of; 'texto': a fact that a text edited by hand doesn't state any more. */
export type ClaseDeBlanco = 'personas' | 'montos' | 'unidad' | 'texto' | 'otros';
export interface Blanco extends Hallazgo {
  readonly clase: ClaseDeBlanco;
}

/** Facts that several papers state. */
export type DatoDelCaso =
  | 'deudor'
  | 'estadoCivil'
  | 'separacionBienes'
  | 'conyuge'
  | 'garante'
  | 'depositario'
  | 'representante'
  | 'monto'
  | 'cuotas'
  | 'primerVencimiento'
  | 'ciudad'
  | 'chasis'
  | 'motor'
  | 'placa'
  | 'color'
  | 'registro';

/** A person whom a paper names. */
export interface FirmanteDelCaso {
  readonly calidad: string;
  readonly identificacion: string | null;
  readonly nombre: string | null;
}

/** One paper of a plan. */
export interface Papel {
  readonly papel: ClaseDePapel;
  readonly lugar: Asunto;
  /** It changes no more. */
  readonly firme: boolean;
  /** Left out = it doesn't deal with it; null = blank. */
  readonly dice: Readonly<Partial<Record<DatoDelCaso, string | null>>>;
  readonly blancos: readonly Blanco[];
  /** Who signs it, in the order of signing. */
  readonly firmas: readonly FirmanteDelCaso[];
  /** Where it is signed. */
  readonly ciudad: string | null;
}

/** `registro`: number of the note, or code of the contract's plan; of an addendum with its number. */
export interface PapelEmitido {
  readonly tipo: TipoDePapel;
  readonly registro: string;
  readonly estado: EstadoDePapel;
  /** Who has yet to sign the copy that was uploaded. */
  readonly faltan?: readonly string[];
}

/** `sinAprobar`: risk never approved it. `enRevision`: it did, and the folder is at risk again. */
export type EstadoDeAprobacion = 'aprobada' | 'sinAprobar' | 'enRevision';

export interface DocumentosDelCaso {
  readonly total: number;
  readonly revisados: number;
  /** Names of the rejected ones. */
  readonly rechazados: readonly string[];
}

/** One plan of the case. */
export interface PlanDelCaso {
  readonly idCodigo: string;
  readonly cedula: string;
  readonly carpeta: EstadoDeAprobacion;
  readonly documentos: DocumentosDelCaso;
  /** What legal has not approved. */
  readonly legal: readonly AprobacionLegal[];
  readonly papeles: readonly Papel[];
  /** What was issued to be signed. */
  readonly emitidos: readonly PapelEmitido[];
  /** Disagreement of the note with the account; null = it agrees, or there is no note. */
  readonly cuenta: Hallazgo | null;
  /** What its pledge says of the good otherwise than order or approval since it was saved; null = nothing, or it is approved. */
  readonly prenda: Hallazgo | null;
  /** The model of its contract, as the client got it. */
  readonly modelo: Hallazgo & { readonly cumple: boolean };
}

/** Everything that the rules look at. */
export interface HechosDelCaso {
  /** As the act has them, the first leads. */
  readonly planes: readonly PlanDelCaso[];
  readonly unidad: readonly Hallazgo[];
  readonly beneficiario: readonly Hallazgo[];
}

/** An unmet or met rule as it was when somebody acted. */
export interface ReglaSabida {
  readonly codigo: string;
  readonly nombre: string;
  readonly cumple: boolean;
  readonly encontrado: string;
}
