import { atiende } from '../ausencia/reglas';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import type { DeclaradoParaRiesgo } from '../riesgo/tipos';
import { DEPARTAMENTO_DE_ADJUDICACIONES, DEPARTAMENTO_DE_RIESGO, DEPARTAMENTO_LEGAL, type Rol } from '../roles';

/** The acting user, as far as the rules of the folder need him. */
export interface EscritorDeCarpeta {
  readonly id: number;
  readonly cubre?: readonly number[];
  readonly role: Rol;
  readonly idDepartamento: string | null;
}

/** What the rules of writing need to know of a plan's folder. */
export interface HechosDeEscritura {
  /** Department that holds the folder; null = not received by any yet; `undefined` = no live award, so no folder. */
  readonly idDepartamento: string | null | undefined;
  /** User id of the executive assigned to the plan, null = unassigned. */
  readonly ejecutivoId: number | null;
}

/**
 * A plan or an approval of another executive; one without an executive is open to all of 002. Only executives are limited to their own; Jefatura, risk
 * and legal act on all of them (decisiones.md, "Roles").
 */
export const esAjeno = (
  { ejecutivoId }: Pick<HechosDeEscritura, 'ejecutivoId'>,
  actor: Pick<EscritorDeCarpeta, 'id' | 'role'>,
): boolean => actor.role === 'Ejecutivo Adjudicaciones' && ejecutivoId !== null && ejecutivoId !== actor.id;

/** Another executive's whom the actor does not cover today: refused where executives act on their own plans only. */
export const noLoAtiende = (
  hechos: Pick<HechosDeEscritura, 'ejecutivoId'>,
  actor: Pick<EscritorDeCarpeta, 'id' | 'role' | 'cubre'>,
): boolean => esAjeno(hechos, actor) && !atiende(actor, hechos.ejecutivoId as number);

/**
 * Why this actor can't act on the plan's folder, whichever department holds it; `null` = may. The lifecycle of the act decides the rest (a document
 * that 004 rejected is replaced while 004 holds the folder).
 */
export function rechazoDeActuar(
  hechos: HechosDeEscritura,
  actor: EscritorDeCarpeta,
  soloPropios: boolean,
): ErrorDeNegocio | null {
  if (hechos.idDepartamento === undefined)
    return new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.planSinAdjudicar);
  if (soloPropios && noLoAtiende(hechos, actor))
    return new ErrorDeNegocio('prohibido', 'plan-de-otro-ejecutivo', propios.planDeOtroEjecutivo);
  return null;
}

/**
 * Why this actor can't change what belongs to the plan's folder now; `null` = may. Permissions are in the role table. CLI-046…049, EST-518, invariant
 * 27: department 002 not while the folder is in 004.
 */
export function rechazoDeEscritura(
  hechos: HechosDeEscritura,
  actor: EscritorDeCarpeta,
  soloPropios: boolean,
): ErrorDeNegocio | null {
  if (actor.idDepartamento === DEPARTAMENTO_DE_ADJUDICACIONES && hechos.idDepartamento === DEPARTAMENTO_DE_RIESGO)
    return new ErrorDeNegocio('conflicto', 'carpeta-en-riesgo', propios.carpetaEnRiesgo);
  return rechazoDeActuar(hechos, actor, soloPropios);
}

/** Risk passes an approved folder on to Legal. */
export const estaAprobada = ({ idDepartamento }: Pick<HechosDeEscritura, 'idDepartamento'>): boolean =>
  idDepartamento === DEPARTAMENTO_LEGAL;

/**
 * The basis of an approval (marks, exception, guarantees, bureau, finances, references, guarantor) can't change while the approval stands; `null` =
 * may. The act 'reabrir' unlocks it.
 */
export const baseCongelada = (hechos: Pick<HechosDeEscritura, 'idDepartamento'>): ErrorDeNegocio | null =>
  estaAprobada(hechos) ? new ErrorDeNegocio('conflicto', 'base-congelada', propios.baseCongelada) : null;

/** `rechazoDeEscritura` for data that belong to the basis. */
export const rechazoDeBase = (
  hechos: HechosDeEscritura,
  actor: EscritorDeCarpeta,
  soloPropios: boolean,
): ErrorDeNegocio | null => rechazoDeEscritura(hechos, actor, soloPropios) ?? baseCongelada(hechos);

/** Fields of the application that the score uses; the others may be corrected after the approval. */
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

/** Why these fields of an application can't change now, by field; `null` = may. */
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

/** Whether the history shows the values before and after: of changes by risk, and of any change after the approval. */
export const dejaValores = (
  hechos: Pick<HechosDeEscritura, 'idDepartamento'>,
  { idDepartamento }: Pick<EscritorDeCarpeta, 'idDepartamento'>,
): boolean => estaAprobada(hechos) || idDepartamento === DEPARTAMENTO_DE_RIESGO;
