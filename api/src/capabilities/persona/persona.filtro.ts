import { tokensDeBusqueda } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { likePrefix } from '../../db/page';
import { PersonaToken } from './persona-token.entity';

const MAX_WORDS = 5;

/**
 * Narrows a list to the rows whose person or codes match every word of `q`: a word with a digit begins one of `codes`, any other begins a word of
 * the person's name (through its tokens, never a scan). `person` and `codes` are columns of the query, `p.personaId`.
 */
export function wherePersonMatches(
  query: SelectQueryBuilder<ObjectLiteral>,
  q: unknown,
  person: string,
  codes: readonly string[],
): void {
  const words = String(q ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  words.slice(0, MAX_WORDS).forEach((word, i) => {
    if (/\d/.test(word)) {
      const any = codes.map((column) => `${column} LIKE :q${i}`).join(' OR ');
      query.andWhere(`(${any})`, { [`q${i}`]: likePrefix(word.toUpperCase()) });
      return;
    }
    const token = tokensDeBusqueda(word)[0];
    if (token === undefined) return;
    const tokens = query
      .subQuery()
      .select('1')
      .from(PersonaToken, `t${i}`)
      .where(`t${i}.personaId = ${person} AND t${i}.token LIKE :q${i}`)
      .getQuery();
    query.andWhere(`EXISTS ${tokens}`, { [`q${i}`]: likePrefix(token) });
  });
}
