import { ErrorDeNegocio } from '../errores';
import { diferenciaEnDias, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import { UMBRAL_DE_RIESGO } from '../plan/pestanas';
import { type BaseDeDecision, etiquetaDeGarantias, textoDeDocumentos } from './decision';

/** What an unmet rule does: 'avisa' asks for a confirmation that is kept, 'impide' refuses the approval. */
export const modosDePolitica = ['avisa', 'impide'] as const;
export type ModoDePolitica = (typeof modosDePolitica)[number];

interface ReglaDePolitica {
  /** What it asks, as people read it. */
  nombre(ajustes: AjustesDePolitica): string;
  cumple(base: BaseDeDecision, ajustes: AjustesDePolitica): boolean;
  encontrado(base: BaseDeDecision): string;
}

/** THE table of what the company asks of a folder before risk approves it. One more rule is one entry and one setting. */
export const politicaDeAprobacion = {
  puntaje: {
    nombre: () => propios.politicaPuntaje(UMBRAL_DE_RIESGO),
    cumple: ({ puntaje, excepcion }) => excepcion !== null || (puntaje !== null && puntaje.valor >= UMBRAL_DE_RIESGO),
    encontrado: ({ puntaje, excepcion }) => propios.politicaPuntajeHallado(puntaje?.valor ?? null, excepcion !== null),
  },
  buro: {
    nombre: ({ diasDeBuro }) => propios.politicaBuro(diasDeBuro),
    cumple: ({ buro, hoy }, { diasDeBuro }) => buro !== null && diferenciaEnDias(buro.fecha, hoy) <= diasDeBuro,
    // not what the bureau said: this stands in the history
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
    // one that was not calculated is the business of the rule above
    cumple: ({ puntaje }) => puntaje === null || puntaje.cambiados.length === 0,
    encontrado: ({ puntaje }) =>
      puntaje === null || puntaje.cambiados.length === 0
        ? propios.politicaVigente
        : propios.riesgoCambiados(puntaje.cambiados),
  },
} as const satisfies Readonly<Record<string, ReglaDePolitica>>;

export type CodigoDePolitica = keyof typeof politicaDeAprobacion;
export const codigosDePolitica = Object.keys(politicaDeAprobacion) as readonly CodigoDePolitica[];

export interface AjustesDePolitica {
  readonly modos: Readonly<Record<CodigoDePolitica, ModoDePolitica>>;
  /** How old, in days, the answer of the bureau may be. */
  readonly diasDeBuro: number;
}

/** A rule as it came out for one folder. */
export interface ReglaRevisada {
  readonly codigo: CodigoDePolitica;
  readonly nombre: string;
  readonly cumple: boolean;
  readonly encontrado: string;
  readonly modo: ModoDePolitica;
}

export const revisarPolitica = (base: BaseDeDecision, ajustes: AjustesDePolitica): ReglaRevisada[] =>
  codigosDePolitica.map((codigo) => {
    const regla: ReglaDePolitica = politicaDeAprobacion[codigo];
    return {
      codigo,
      nombre: regla.nombre(ajustes),
      cumple: regla.cumple(base, ajustes),
      encontrado: regla.encontrado(base),
      modo: ajustes.modos[codigo],
    };
  });

/** Rules that are not met and that only warn: whoever approves says of each that he knows. */
export const porConfirmar = <R extends Pick<ReglaRevisada, 'cumple' | 'modo'>>(reglas: readonly R[]): R[] =>
  reglas.filter(({ cumple, modo }) => !cumple && modo === 'avisa');

export const queImpiden = <R extends Pick<ReglaRevisada, 'cumple' | 'modo'>>(reglas: readonly R[]): R[] =>
  reglas.filter(({ cumple, modo }) => !cumple && modo === 'impide');

/** A rule and what it found, in one sentence. */
export const textoDeRegla = ({ nombre, encontrado }: Pick<ReglaRevisada, 'nombre' | 'encontrado'>): string =>
  `${nombre}: ${encontrado}`;

/** Why the folder is not approved on this basis; null = it may be. `confirmadas`: the rules that whoever approves has read and accepts as unmet. */
export function rechazoPorPolitica(
  reglas: readonly ReglaRevisada[],
  confirmadas: readonly CodigoDePolitica[],
): ErrorDeNegocio | null {
  const impiden = queImpiden(reglas);
  if (impiden.length > 0)
    return new ErrorDeNegocio('regla', 'politica-impide', propios.politicaImpide(impiden.map(textoDeRegla)), {
      detalle: { reglas: impiden.map(({ codigo }) => codigo) },
    });
  const calladas = porConfirmar(reglas).filter(({ codigo }) => !confirmadas.includes(codigo));
  if (calladas.length === 0) return null;
  return new ErrorDeNegocio(
    'regla',
    'politica-sin-confirmar',
    propios.politicaSinConfirmar(calladas.map(textoDeRegla)),
    {
      detalle: { reglas: calladas.map(({ codigo }) => codigo) },
    },
  );
}
