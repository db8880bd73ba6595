import { normalizar, sinMitad, tokensDeNombre } from '@adjudica/domain';
import { alphabetical, wholeName } from '../../db/engine/sql';
import type { Persona } from '../../entities/persona.entity';
import type { PersonaToken } from '../../entities/persona-token.entity';

/** Length of the search table's columns: some scripts have more letters without marks than with them. */
const MAX_TOKEN = 80;
export const MAX_NOMBRE = 300;

type Nombre = Pick<Persona, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>;

/** Surnames first, as on the cédula and in the minutes: 'Zambrano Loor José Antonio'. */
export const nombreDeCliente = ({ apellidoPaterno, apellidoMaterno, nombres }: Nombre): string =>
  [apellidoPaterno, apellidoMaterno, nombres].filter((part) => part !== '').join(' ');

/** The same in SQL, for the persona of an alias. */
export const nombreEnSql = (alias: string): string => wholeName(`${alias}.`);

/** Sort columns of a name. */
export const ordenDeNombre = (alias: string): string => alphabetical(nombreEnSql(alias));

/** Rows of the search table for a person: one for each word that the name is found by. */
export function tokensDePersona(personaId: number, persona: Nombre): PersonaToken[] {
  const nombre = nombreDeCliente(persona);
  const nombreNormalizado = sinMitad(normalizar(nombre).slice(0, MAX_NOMBRE));
  return tokensDeNombre(nombre).map((token) => ({
    token: sinMitad(token.slice(0, MAX_TOKEN)),
    nombreNormalizado,
    personaId,
  }));
}
