import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import type { DeclaradoParaRiesgo } from '../riesgo/tipos';
import type { Rol } from '../roles';

/** Who writes, as far as the folder's rules ask. */
export interface EscritorDeCarpeta {
  readonly id: number;
  readonly role: Rol;
  readonly idDepartamento: string | null;
}

/** The folder of a plan as its writers see it. */
export interface HechosDeEscritura {
  /** Department that holds the folder, null = nobody has received it yet; `undefined` = the plan has no live award, so no folder. */
  readonly idDepartamento: string | null | undefined;
  /** User id of the executive assigned to the plan, null = unassigned. */
  readonly ejecutivoId: number | null;
}

/**
 * The plan is assigned to another executive. Only executives own plans: Jefatura, risk and legal act on every one of them by their role.
 */
export const esAjeno = (hechos: HechosDeEscritura, actor: EscritorDeCarpeta): boolean =>
  actor.role === 'Ejecutivo Adjudicaciones' && hechos.ejecutivoId !== null && hechos.ejecutivoId !== actor.id;

/**
 * Why this actor can't act on the plan's folder at all, whichever department holds it; `null` = may, as far as the folder is asked:
 * the act's own cycle decides the rest (a document that 004 rejected is replaced while the folder is there; 004 judges what it holds).
 */
export function rechazoDeActuar(
  hechos: HechosDeEscritura,
  actor: EscritorDeCarpeta,
  soloPropios: boolean,
): ErrorDeNegocio | null {
  if (hechos.idDepartamento === undefined)
    return new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.planSinAdjudicar);
  if (soloPropios && esAjeno(hechos, actor))
    return new ErrorDeNegocio('prohibido', 'plan-de-otro-ejecutivo', propios.planDeOtroEjecutivo);
  return null;
}

/**
 * Why this actor can't change what hangs on the plan's folder now; `null` = may. The permission itself is the role table's.
 * CLI-046…049, EST-518: department 002 not while the folder is in 004; invariant 27.
 */
export function rechazoDeEscritura(
  hechos: HechosDeEscritura,
  actor: EscritorDeCarpeta,
  soloPropios: boolean,
): ErrorDeNegocio | null {
  if (actor.idDepartamento === '002' && hechos.idDepartamento === '004')
    return new ErrorDeNegocio('conflicto', 'carpeta-en-riesgo', propios.carpetaEnRiesgo);
  return rechazoDeActuar(hechos, actor, soloPropios);
}

/** Department that holds what risk approved. */
export const APROBADAS = '003';

export const estaAprobada = ({ idDepartamento }: Pick<HechosDeEscritura, 'idDepartamento'>): boolean =>
  idDepartamento === APROBADAS;

/**
 * What the approval was based on (marks, exception, guarantees, bureau, finances, references, guarantor) can't change while it stands; `null` = may.
 * The way out is the act 'reabrir'.
 */
export const baseCongelada = (hechos: Pick<HechosDeEscritura, 'idDepartamento'>): ErrorDeNegocio | null =>
  estaAprobada(hechos) ? new ErrorDeNegocio('conflicto', 'base-congelada', propios.baseCongelada) : null;

/** `rechazoDeEscritura` of what is part of the basis. */
export const rechazoDeBase = (
  hechos: HechosDeEscritura,
  actor: EscritorDeCarpeta,
  soloPropios: boolean,
): ErrorDeNegocio | null => rechazoDeEscritura(hechos, actor, soloPropios) ?? baseCongelada(hechos);

/** What of the application the score looks at; all the rest may still be corrected after the approval. */
const usadosPorElPuntaje: Readonly<Record<keyof DeclaradoParaRiesgo, true>> = {
  fechaNacimiento: true,
  estadoCivil: true,
  separacionBienes: true,
  situacionLaboral: true,
  laboralAnos: true,
  laboralRuc: true,
  laboralInformal: true,
  tipoDomicilio: true,
  domicilioDesde: true,
  pepExpuesto: true,
};

/** Why these fields of an application can't change now, each by name; `null` = may. */
export function rechazoDeCampos(
  hechos: Pick<HechosDeEscritura, 'idDepartamento'>,
  cambiados: readonly string[],
): ErrorDeNegocio | null {
  const usados = cambiados.filter((campo) => Object.hasOwn(usadosPorElPuntaje, campo));
  if (!estaAprobada(hechos) || usados.length === 0) return null;
  return new ErrorDeNegocio('conflicto', 'base-congelada', propios.baseCongelada, {
    errors: Object.fromEntries(usados.map((campo) => [campo, propios.usadoPorElPuntaje])),
  });
}

const RIESGO = '004';

/** The history shows before and after of what risk changes, and of whatever is changed after the approval. */
export const dejaValores = (
  hechos: Pick<HechosDeEscritura, 'idDepartamento'>,
  { idDepartamento }: Pick<EscritorDeCarpeta, 'idDepartamento'>,
): boolean => estaAprobada(hechos) || idDepartamento === RIESGO;
