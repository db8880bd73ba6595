/** Texts of plain records, by the name of the record: 'Límite', 'Delegación'. */

const o = (femenino: boolean): string => (femenino ? 'a' : 'o');
/** Within a sentence; an abbreviation ('RUC') stays. */
const enMedio = (nombre: string): string =>
  /^\p{Lu}{2}/u.test(nombre) ? nombre : nombre.charAt(0).toLowerCase() + nombre.slice(1);

export const registroNuevo = (nombre: string, femenino: boolean): string => `Nuev${o(femenino)} ${enMedio(nombre)}`;
export const registroCreado = (nombre: string, femenino: boolean): string => `${nombre} cread${o(femenino)}`;
export const registroActualizado = (nombre: string, femenino: boolean): string => `${nombre} actualizad${o(femenino)}`;
export const registroEliminado = (nombre: string, femenino: boolean): string => `${nombre} eliminad${o(femenino)}`;
export const registroYaExiste = (nombre: string, femenino: boolean, campos: readonly string[]): string =>
  `Ya existe un${femenino ? 'a' : ''} ${enMedio(nombre)} con igual ${campos.map(enMedio).join(' y ')}`;
