import { productos, tokensDeBusqueda } from '@adjudica/domain';
import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { likePrefix } from '../../db/page';
import { startingWith, startsWith } from '../../db/prefix';
import { Plan } from '../plan/plan.entity';
import { Persona } from './persona.entity';
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
  wordsOf(q).forEach((word, i) => {
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

/**
 * The same for a long list of plans and their holders: what each word names is found through its own index first, and the list keeps the rows
 * of those, so that the cost follows the answer (performance.md, 4). A word with a digit begins a cédula or, with a hyphen, a plan's code,
 * whole ('01-M001-12') or without its product ('M001-12'). `person` and `plan` are columns of the query; a list whose rows have several plans
 * gives the condition itself, from the plans that were found.
 */
export function whereHolderMatches(
  query: SelectQueryBuilder<ObjectLiteral>,
  q: unknown,
  { person, plan }: { person: string; plan: string | ((found: string) => string) },
): void {
  wordsOf(q).forEach((word, i) => {
    const within = (
      column: typeof plan,
      key: string,
      entity: EntityTarget<ObjectLiteral>,
      searched: string,
      of: string[],
    ) => {
      const parameters = of.map((_, n) => `q${i}${'abc'[n]}`);
      const found = query
        .subQuery()
        .select(`b${i}.${key}`)
        .from(entity, `b${i}`)
        .where(parameters.map((parameter) => startsWith(`b${i}.${searched}`, parameter)).join(' OR '));
      const plans = found.getQuery();
      query.andWhere(typeof column === 'string' ? `${column} IN ${plans}` : column(plans));
      of.forEach((prefix, n) => void query.setParameters(startingWith(parameters[n] as string, prefix)));
    };
    const code = word.toUpperCase();
    if (!/\d/.test(word)) {
      const token = tokensDeBusqueda(word)[0];
      if (token !== undefined) within(person, 'personaId', PersonaToken, 'token', [token]);
    } else if (!word.includes('-')) within(person, 'id', Persona, 'identificacion', [code]);
    else {
      const whole = /^\d{2}-/.test(word) ? [code] : productos.map(({ codigo }) => `${codigo}-${code}`);
      within(plan, 'id', Plan, 'idCodigo', whole);
    }
  });
}

const wordsOf = (q: unknown): string[] =>
  String(q ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
