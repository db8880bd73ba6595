import { identificacionesDe } from '../derecho-titular/reglas';
import { tipoProbable } from '../identificacion';
import { propios } from '../mensajes';
import { tokensDeBusqueda } from '../texto';

/** Words with which and without which the same name is written. */
const PARTICULAS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'do', 'dos', 'san']);
/** Fewer words in common are no coincidence where one of the names has a word more. */
const MINIMO_CON_UNA_DE_MAS = 3;

/** A name in a list or of a person of ours. `identificacion`: null = unknown. */
export interface Nombrado {
  readonly identificacion: string | null;
  readonly nombre: string;
}

export const motivosDeCoincidencia = ['identificacion', 'nombre'] as const;
export type MotivoDeCoincidencia = (typeof motivosDeCoincidencia)[number];

/** Why somebody was found, in words. */
export interface Hallada {
  readonly por: MotivoDeCoincidencia;
  readonly razon: string;
}

/** Distinct words of a name, normalised, without particles, in the order of the alphabet. */
export const palabrasDeNombre = (nombre: string): string[] =>
  tokensDeBusqueda(nombre)
    .filter((palabra) => !PARTICULAS.has(palabra))
    .sort();

const unidas = (palabras: readonly string[]): string => palabras.join(' ');

/** The person of a row of a list: its number, or else the words of its name. */
export const claveDePersona = ({ identificacion, nombre }: Nombrado): string =>
  identificacion ?? unidas(palabrasDeNombre(nombre));

/**
 * Under which texts a name is looked up: all its words, and all but one. Two names that coincide share at least one of them; not all that share
 * one coincide (`hallar`).
 */
export function clavesDeNombre(nombre: string): string[] {
  const palabras = palabrasDeNombre(nombre);
  if (palabras.length < 2) return [];
  const sinUna =
    palabras.length > MINIMO_CON_UNA_DE_MAS ? palabras.map((_, i) => unidas(palabras.filter((__, j) => j !== i))) : [];
  return [unidas(palabras), ...sinUna];
}

/** Numbers that are the same person's: a cédula and the RUC derived from it too. */
const mismoNumero = (uno: string, otro: string): boolean => identificacionesDe(uno).includes(otro);
/** Numbers of two persons: a passport may be anybody's second number. */
const deOtraPersona = (uno: string | null, otro: string | null): boolean =>
  uno !== null && otro !== null && [uno, otro].every((numero) => tipoProbable(numero) !== 'P');

/**
 * Whether a person may be the one of a list. By number: the same one. By name: the same words in any order, or one more in one of the names and
 * three in common; never where both have a cédula or RUC and it is another one. `null` = no.
 */
export function hallar(persona: Nombrado, enLista: Nombrado): Hallada | null {
  const { identificacion } = persona;
  if (identificacion !== null && enLista.identificacion !== null && mismoNumero(identificacion, enLista.identificacion))
    return { por: 'identificacion', razon: propios.coincidenciaDeNumero(enLista.identificacion) };
  if (deOtraPersona(identificacion, enLista.identificacion)) return null;
  const [suyas, deLista] = [palabrasDeNombre(persona.nombre), palabrasDeNombre(enLista.nombre)];
  const comunes = suyas.filter((palabra) => deLista.includes(palabra));
  const [menos, mas] = [Math.min(suyas.length, deLista.length), Math.max(suyas.length, deLista.length)];
  const iguales = mas === menos && menos >= 2;
  const unaDeMas = mas === menos + 1 && menos >= MINIMO_CON_UNA_DE_MAS;
  if (comunes.length !== menos || !(iguales || unaDeMas)) return null;
  const deMas = [...suyas, ...deLista].filter((palabra) => !comunes.includes(palabra));
  return { por: 'nombre', razon: propios.coincidenciaDeNombre(comunes, deMas) };
}

/** A decided one is asked again where only the name coincided and now the number does. */
export const seRevisaDeNuevo = (antes: MotivoDeCoincidencia, ahora: MotivoDeCoincidencia): boolean =>
  antes === 'nombre' && ahora === 'identificacion';

/** What the lists say of the persons of a plan. */
export interface ListasDeDecision {
  readonly porRevisar: number;
  readonly confirmadas: number;
  /** Persons who were added or changed and not looked for yet. */
  readonly porCotejar: number;
}
