import { ErrorDeNegocio } from '../errores';
import { mensajes } from '../mensajes';
import { REGLA_PREDETERMINADA, type ReglaAdjudicacion } from '../regla-adjudicacion/reglas';
import { esLibre, estadoConocido, mismoTexto } from '../texto';
import {
  type AdjudicacionElegible,
  type AdjudicadoPor,
  adjudicaciones,
  type EstadoDeMarcas,
  type EstadoParticipante,
  estadosDeParticipante,
  type HechosDeParticipante,
  type MarcaDeParticipante,
} from './tipos';

/**
 * Initial state by the rule of award; the specified rule: 'no participa' with overdue instalments, 'participa cesion' during a cession, else
 * 'participa'.
 */
export function estadoInicialDe(
  plan: { readonly cuotaVencidas: number; readonly enCesion: boolean },
  { vencidasAdmitidas, cesion }: Pick<ReglaAdjudicacion, 'vencidasAdmitidas' | 'cesion'> = REGLA_PREDETERMINADA,
): EstadoParticipante {
  if (plan.cuotaVencidas > vencidasAdmitidas) return 'no participa';
  return plan.enCesion && cesion === 'aparte' ? 'participa cesion' : 'participa';
}

/** Imported spellings ('PARTICIPA', 'Participa cesión') → the stored state; `null` when it is none. */
export function leerEstadoDeParticipante(texto: string): EstadoParticipante | null {
  return estadoConocido(texto, estadosDeParticipante);
}

export function leerAdjudicadoPor(texto: string): AdjudicadoPor | null {
  return estadoConocido(texto, adjudicaciones);
}

function participa(p: Pick<HechosDeParticipante, 'estado'>): boolean {
  return mismoTexto(p.estado, 'participa');
}

export function tieneAdjudicacion(p: Pick<HechosDeParticipante, 'adjudicadoPor'>): boolean {
  return p.adjudicadoPor !== '';
}

function regla(code: string, title: string, campo: string, p: HechosDeParticipante): ErrorDeNegocio {
  return new ErrorDeNegocio('regla', code, title, { errors: { [campo]: title }, detalle: { idCodigo: p.idCodigo } });
}

/** ASA-036…038: what refuses the switch to PARTICIPA. */
export function rechazoDeParticipar(p: HechosDeParticipante): ErrorDeNegocio | null {
  if (esLibre(p.nombreCliente)) return regla('puesto-libre', mensajes.propios.puestoLibre, 'participa', p);
  if (participa(p)) return regla('ya-participa', mensajes.propios.yaParticipa, 'participa', p);
  return tieneAdjudicacion(p) ? regla('tiene-adjudicacion', mensajes.propios.tieneAdjudicacion, 'participa', p) : null;
}

/** The switch goes back to the state at the creation of the assembly while there is no award, so that a mistaken click can be undone. */
export function rechazoDeDejarDeParticipar(p: HechosDeParticipante): ErrorDeNegocio | null {
  if (!participa(p) || mismoTexto(p.estadoInicial, 'participa')) {
    return regla('sin-cambio', mensajes.propios.accionNoPermitida, 'participa', p);
  }
  return tieneAdjudicacion(p) ? regla('tiene-adjudicacion', mensajes.propios.tieneAdjudicacion, 'participa', p) : null;
}

/**
 * ASA-039, ASA-040: whether the row can receive, change or lose an award in this assembly. 'Entrega' is shown, and neither chosen nor cleared here
 * (ASA-041).
 */
export function rechazoDeAdjudicar(p: HechosDeParticipante, numeroAsamblea: number): ErrorDeNegocio | null {
  if (esLibre(p.nombreCliente)) return regla('puesto-libre', mensajes.propios.puestoLibre, 'adjudicadoPor', p);
  if (!participa(p)) return regla('no-participa', mensajes.propios.noParticipa, 'adjudicadoPor', p);
  if (p.asambleaAdjudica !== 0 && p.asambleaAdjudica !== numeroAsamblea) {
    return regla('adjudicado-en-otra', mensajes.propios.adjudicadoEnOtra, 'adjudicadoPor', p);
  }
  return p.adjudicadoPor === 'Entrega' ? regla('entrega', mensajes.propios.entregaNoSeElige, 'adjudicadoPor', p) : null;
}

export function puedeAdjudicarse(p: HechosDeParticipante, numeroAsamblea: number): boolean {
  return rechazoDeAdjudicar(p, numeroAsamblea) === null;
}

/** ASA-043: the lowest number that no other offer of this assembly has; a cleared number is given again. */
function siguientePrioridad(ocupadas: readonly number[]): number {
  let libre = 1;
  while (ocupadas.includes(libre)) libre += 1;
  return libre;
}

/** Number of the assembly that awarded the plan before the marks of this one; 0 = none. 'Entrega' is not awarded by a mark. */
export const adjudicadaAntes = (
  { adjudicadoPor, asambleaAdjudica }: Pick<HechosDeParticipante, 'adjudicadoPor' | 'asambleaAdjudica'>,
  numeroAsamblea: number,
): number => (asambleaAdjudica !== numeroAsamblea || adjudicadoPor === 'Entrega' ? asambleaAdjudica : 0);

export interface ContextoDeMarca {
  readonly numeroAsamblea: number;
  /** Sequences of the other offers of this assembly. */
  readonly otrasSecuencias: readonly number[];
}

function columnas(p: HechosDeParticipante): EstadoDeMarcas {
  const { estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta } = p;
  return { estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta };
}

/** ASA-042, ASA-047 */
export function sinAdjudicacion(p: HechosDeParticipante): EstadoDeMarcas {
  return { ...columnas(p), adjudicadoPor: '', asambleaAdjudica: 0, prioridadOferta: 0, cantidadOferta: 0 };
}

/** ASA-043, ASA-046. Choosing the same again changes nothing: a repeated click must not renumber the row. */
export function conAdjudicacion(
  p: HechosDeParticipante,
  adjudicadoPor: AdjudicacionElegible,
  ctx: ContextoDeMarca,
): EstadoDeMarcas {
  if (p.adjudicadoPor === adjudicadoPor) return columnas(p);
  return {
    ...columnas(p),
    adjudicadoPor,
    asambleaAdjudica: ctx.numeroAsamblea,
    prioridadOferta: adjudicadoPor === 'Oferta' ? siguientePrioridad(ctx.otrasSecuencias) : 0,
    cantidadOferta: 0,
  };
}

/**
 * Applies one request of marks in the order switch → award → sequence and instalments, and returns the columns to write. @throws ErrorDeNegocio
 * 'regla' (ASA-036…045); nothing is half applied.
 */
export function aplicarMarca(
  p: HechosDeParticipante,
  marca: MarcaDeParticipante,
  ctx: ContextoDeMarca,
): EstadoDeMarcas {
  let actual: HechosDeParticipante = p;
  const exigir = (rechazo: ErrorDeNegocio | null): void => {
    if (rechazo) throw rechazo;
  };
  if (marca.participa !== undefined) {
    exigir(marca.participa ? rechazoDeParticipar(actual) : rechazoDeDejarDeParticipar(actual));
    actual = { ...actual, estado: marca.participa ? 'participa' : actual.estadoInicial };
  }
  if (marca.adjudicadoPor !== undefined) {
    exigir(rechazoDeAdjudicar(actual, ctx.numeroAsamblea));
    actual = {
      ...actual,
      ...(marca.adjudicadoPor === '' ? sinAdjudicacion(actual) : conAdjudicacion(actual, marca.adjudicadoPor, ctx)),
    };
  }
  for (const campo of ['prioridadOferta', 'cantidadOferta'] as const) {
    const valor = marca[campo];
    if (valor === undefined) continue;
    exigir(rechazoDeAdjudicar(actual, ctx.numeroAsamblea));
    if (actual.adjudicadoPor !== 'Oferta') throw regla('solo-oferta', mensajes.propios.soloOferta, campo, actual);
    if (!Number.isSafeInteger(valor) || valor < 0) throw regla('minimo', mensajes.propios.minimo(0), campo, actual);
    actual = { ...actual, [campo]: valor };
  }
  return columnas(actual);
}
