import type { Autoria } from '../conflicto';
import type { Centavos } from '../dinero';
import type { ResumenDeDocumentos } from '../documento/tipos';
import type { Fecha } from '../fechas';
import type { TipoDeReferencia } from '../referencia/tipos';
import type { DatosDeSolicitud } from '../solicitud/campos';

/** RIE-002: a parameter of the matrix. The list is data of the company (docs/parametros-riesgo.md). */
export interface ParametroDeRiesgo {
  /** 'VALOR1'; unique, in capitals. */
  readonly codigo: string;
  readonly nombre: string;
  readonly detalle: string | null;
  /** Points that it gives when it is met; a whole number from 0. */
  readonly valor: number;
  /** Name of the rule that evaluates it (reglas.ts); `null`, or a name that this version does not know = only risk marks it. */
  readonly regla: string | null;
  /** A row of the guarantee check '283' (RIE-512, RIE-513). */
  readonly garantia: boolean;
}

/** Fields of an application that the rules use. */
export type DeclaradoParaRiesgo = Pick<
  DatosDeSolicitud,
  | 'fechaNacimiento'
  | 'estadoCivil'
  | 'separacionBienes'
  | 'situacionLaboral'
  | 'laboralAnos'
  | 'laboralRuc'
  | 'laboralInformal'
  | 'tipoDomicilio'
  | 'domicilioDesde'
  | 'pepExpuesto'
>;

/** Fields of a financial statement that the rules use. */
export interface FinanzasParaRiesgo {
  readonly viviendaTerreno: Centavos;
  readonly vehiculoMaquinaria: Centavos;
  readonly egresoBancarioComercial: Centavos;
  readonly totalPatrimonio: Centavos;
  readonly totalIngresos: Centavos;
  readonly totalIngresosEgresos: Centavos;
}

/** One person of the plan. */
export interface PersonaDeRiesgo {
  /** The application was saved at least once. */
  readonly guardada: boolean;
  readonly declarado: DeclaradoParaRiesgo;
  /** `null` = not saved yet. */
  readonly finanzas: FinanzasParaRiesgo | null;
  /** Confirmed ones of each type. */
  readonly referencias: Readonly<Record<TipoDeReferencia, number>>;
  /** Saved at least once. */
  readonly conyuge: boolean;
}

/** Facts for the rules, which read nothing else: no clock, no database. */
export interface HechosDeRiesgo {
  /** Today in Ecuador. */
  readonly hoy: string;
  readonly plan: {
    readonly monto: Centavos;
    readonly valorCuota: Centavos;
    readonly cuotasPagadas: number;
    readonly cuotasVencidas: number;
  };
  readonly titular: PersonaDeRiesgo;
  readonly garante: PersonaDeRiesgo | null;
  /** Last stored report of the holder; `null` = none. */
  readonly buro: { readonly puntaje: number; readonly fecha: Fecha } | null;
  readonly documentos: ResumenDeDocumentos;
}

/** Evaluation of a parameter for a plan. */
export interface EvaluacionDeParametro {
  readonly cumple: boolean;
  /** `null` = it has no rule, and risk did not mark it. */
  readonly origen: 'regla' | 'manual' | null;
  /** What the rule checked and found, also under a mark of risk; `null` = it has no rule. */
  readonly mirado: string | null;
  readonly encontrado: string | null;
}

/** Facts of a plan's risk for its acts. */
export interface HechosDeExcepcion {
  /** `null` = not calculated. */
  readonly puntaje: number | null;
  /** Who gave the exception, and when; `null` = there is none. */
  readonly excepcion: Autoria | null;
}
