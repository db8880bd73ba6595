import type { ErrorDeNegocio } from '../errores';
import { diferenciaEnDias, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import { UMBRAL_DE_RIESGO } from '../plan/pestanas';
import { type ModoDePolitica, type ReglaRevisada, rechazoPorReglas } from '../politica';
import { type BaseDeDecision, etiquetaDeGarantias, textoDeDocumentos, textoDeListas } from './decision';

interface ReglaDePolitica {
  /** The requirement in words. */
  nombre(ajustes: AjustesDePolitica): string;
  cumple(base: BaseDeDecision, ajustes: AjustesDePolitica): boolean;
  encontrado(base: BaseDeDecision): string;
  /** false: nothing to judge it by, and it is not shown; left out = always judged. */
  aplica?(base: BaseDeDecision): boolean;
}

/** What the company requires of a folder before risk approves it. A further rule is one entry and one setting. */
export const politicaDeAprobacion = {
  puntaje: {
    nombre: () => propios.politicaPuntaje(UMBRAL_DE_RIESGO),
    cumple: ({ puntaje, excepcion }) => excepcion !== null || (puntaje !== null && puntaje.valor >= UMBRAL_DE_RIESGO),
    encontrado: ({ puntaje, excepcion }) => propios.politicaPuntajeHallado(puntaje?.valor ?? null, excepcion !== null),
  },
  buro: {
    nombre: ({ diasDeBuro }) => propios.politicaBuro(diasDeBuro),
    cumple: ({ buro, hoy }, { diasDeBuro }) => buro !== null && diferenciaEnDias(buro.fecha, hoy) <= diasDeBuro,
    // not the bureau's answer: this text stands in the history
    encontrado: ({ buro }) =>
      buro === null ? propios.decisionSinConsulta : propios.politicaBuroHallado(formatearFecha(buro.fecha)),
  },
  garantias: {
    nombre: () => propios.politicaGarantias,
    cumple: ({ garantias }) => garantias.confirmadas,
    encontrado: ({ garantias }) => etiquetaDeGarantias(garantias.confirmadas),
  },
  documentos: {
    nombre: () => propios.politicaDocumentos,
    cumple: ({ documentos }) => documentos.estado === 'completa',
    encontrado: textoDeDocumentos,
  },
  vigencia: {
    nombre: () => propios.politicaVigencia,
    // a missing score is refused by the rule `puntaje`
    cumple: ({ puntaje }) => puntaje === null || puntaje.cambiados.length === 0,
    encontrado: ({ puntaje }) =>
      puntaje === null || puntaje.cambiados.length === 0
        ? propios.politicaVigente
        : propios.riesgoCambiados(puntaje.cambiados),
  },
  listas: {
    nombre: () => propios.politicaListas,
    aplica: ({ listas }) => listas !== null,
    cumple: ({ listas }) => listas === null || listas.porRevisar + listas.confirmadas + listas.porCotejar === 0,
    encontrado: textoDeListas,
  },
} as const satisfies Readonly<Record<string, ReglaDePolitica>>;

export type CodigoDePolitica = keyof typeof politicaDeAprobacion;
export const codigosDePolitica = Object.keys(politicaDeAprobacion) as readonly CodigoDePolitica[];

export interface AjustesDePolitica {
  readonly modos: Readonly<Record<CodigoDePolitica, ModoDePolitica>>;
  /** Maximum age of the bureau's answer, in days. */
  readonly diasDeBuro: number;
}

type ReglaDeCarpeta = ReglaRevisada<CodigoDePolitica>;

export const revisarPolitica = (base: BaseDeDecision, ajustes: AjustesDePolitica): ReglaDeCarpeta[] =>
  codigosDePolitica.flatMap((codigo) => {
    const regla: ReglaDePolitica = politicaDeAprobacion[codigo];
    if (regla.aplica?.(base) === false) return [];
    return {
      codigo,
      nombre: regla.nombre(ajustes),
      cumple: regla.cumple(base, ajustes),
      encontrado: regla.encontrado(base),
      modo: ajustes.modos[codigo],
    };
  });

/** Why the folder can't be approved on this basis; null = it can. `confirmadas`: unmet rules that the approver accepts. */
export const rechazoPorPolitica = (
  reglas: readonly ReglaDeCarpeta[],
  confirmadas: readonly CodigoDePolitica[],
): ErrorDeNegocio | null =>
  rechazoPorReglas(reglas, confirmadas, { impide: propios.politicaImpide, sinConfirmar: propios.politicaSinConfirmar });
