import { conGuiones, productos, tokensDeBusqueda } from '@adjudica/domain';
import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { likePrefix } from '../../db/lists/page';
import { startingWith, startsWith } from '../../db/lists/prefix';
import { Persona } from '../../entities/persona.entity';
import { PersonaToken } from '../../entities/persona-token.entity';
import { Plan } from '../../entities/plan.entity';

const MAX_WORDS = 5;

/**
 * Narrows a list to rows whose person or codes match every word of `q`: a word with a digit is a prefix of one of `codes`, any other a prefix of a
 * word of the person's name (through its tokens, without a scan). `person` and `codes` are columns of the query, `p.personaId`.
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
    const tokens = query
      .subQuery()
      .select('1')
      .from(PersonaToken, `t${i}`)
      .where(`t${i}.personaId = ${person} AND t${i}.token LIKE :q${i}`)
      .getQuery();
    query.andWhere(`EXISTS ${tokens}`, { [`q${i}`]: likePrefix(word) });
  });
}

/**
 * The same for a long list of plans and their holders: each word is first looked up in its own index, and the list is filtered by the results, so
 * that the cost follows the answer (rendimiento.md, "Búsqueda de personas"). A word with a digit is a prefix of a cédula or, with a hyphen, of a
 * plan's code, whole ('01-M001-12') or without its product ('M001-12'). `person` and `plan` are columns of the query; a list with several plans per
 * row gives the condition itself, from the plans found. `planSinGuion`: a word without a hyphen may be a prefix of a plan's code too.
 */
export function whereHolderMatches(
  query: SelectQueryBuilder<ObjectLiteral>,
  q: unknown,
  {
    person,
    plan,
    planSinGuion = false,
  }: { person: string; plan: string | ((found: string) => string); planSinGuion?: boolean },
): void {
  wordsOf(q).forEach((word, i) => {
    const within = (
      column: typeof plan,
      key: string,
      entity: EntityTarget<ObjectLiteral>,
      searched: string,
      of: string[],
    ): string => {
      const parameters = of.map((_, n) => `q${i}${searched[0]}${n}`);
      const found = query
        .subQuery()
        .select(`b${i}.${key}`)
        .from(entity, `b${i}`)
        .where(parameters.map((parameter) => startsWith(`b${i}.${searched}`, parameter)).join(' OR '))
        .getQuery();
      of.forEach((prefix, n) => void query.setParameters(startingWith(parameters[n] as string, prefix)));
      return typeof column === 'string' ? `${column} IN ${found}` : column(found);
    };
    const ofPerson = (prefix: string) => within(person, 'id', Persona, 'identificacion', [prefix]);
    const ofPlan = (prefixes: string[]) => within(plan, 'id', Plan, 'idCodigo', prefixes);
    const code = word.toUpperCase();
    if (!/\d/.test(word)) query.andWhere(within(person, 'personaId', PersonaToken, 'token', [word]));
    else if (word.includes('-'))
      query.andWhere(ofPlan(/^\d{2}-/.test(word) ? [code] : productos.map(({ codigo }) => `${codigo}-${code}`)));
    else query.andWhere(planSinGuion ? `(${ofPerson(code)} OR ${ofPlan([code])})` : ofPerson(code));
  });
}

/** Codes unchanged, names split into words: 'García-Márquez' is two. */
const wordsOf = (q: unknown): string[] =>
  conGuiones(String(q ?? ''))
    .trim()
    .split(/\s+/)
    .flatMap((word) => (/\d/.test(word) ? [word] : tokensDeBusqueda(word)))
    .slice(0, MAX_WORDS);
