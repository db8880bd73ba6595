import { tokensDeBusqueda } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { insertMany } from '../../db/bulk';
import { isSqlServer } from '../../db/engine';
import { likePrefix } from '../../db/page';
import { readMany } from '../../db/read';
import type { ClienteEncontrado } from './persona.dto';
import { Persona } from './persona.entity';
import { nombreDeCliente, tokensDePersona } from './persona.nombre';
import { PersonaToken } from './persona-token.entity';

export const MAXIMO_ENCONTRADOS = 20;
/** A person appears once for each of its words that starts as typed: a few rows more than are shown, seldom three times as many. */
const ROWS_READ = [MAXIMO_ENCONTRADOS + 5, MAXIMO_ENCONTRADOS * 3];
/** How far a word's matches are counted to find the rarest word of a search. */
const PROBE = 1000;

type DatosDePersona = Omit<Persona, 'id' | 'version'>;
type FilaDePersona = Pick<
  Persona,
  'id' | 'tipoIdentificacion' | 'identificacion' | 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'
>;

const SHOWN = ['id', 'tipoIdentificacion', 'identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'];

export class PersonaStore {
  constructor(private readonly dataSource: DataSource) {}

  /** By the beginning of the identification, in its index's order. */
  async byIdentificacion(prefix: string): Promise<ClienteEncontrado[]> {
    const query = this.dataSource.createQueryBuilder().from(Persona, 'p').select([]);
    for (const column of SHOWN) query.addSelect(`p.${column}`, column);
    whereStartsWith(query, 'p.identificacion', 'q', prefix);
    query.orderBy('p.identificacion', 'ASC').limit(MAXIMO_ENCONTRADOS);
    return (await readMany<FilaDePersona>(query)).map(viewOf);
  }

  /**
   * Persons whose name has, for every word typed, a word that starts with it, in any order. The rarest word drives through the token index
   * and the others are looked up per person, so that the cost follows the answer and not the number of persons (performance.md, 4).
   */
  async byNombre(text: string): Promise<ClienteEncontrado[]> {
    const words = tokensDeBusqueda(text);
    const [rarest, ...others] = words.length > 1 ? await this.byRarity(words) : words;
    if (rarest === undefined) return [];
    const query = this.dataSource
      .createQueryBuilder()
      .from(PersonaToken, 't')
      .innerJoin(Persona, 'p', 'p.id = t.personaId')
      .select([]);
    for (const column of SHOWN) query.addSelect(`p.${column}`, column);
    whereStartsWith(query, 't.token', 'q', rarest);
    others.forEach((word, i) => {
      const alias = `t${i}`;
      const inner = query.subQuery().select('1').from(PersonaToken, alias).where(`${alias}.personaId = t.personaId`);
      whereStartsWith(inner, `${alias}.token`, `q${i}`, word);
      query.andWhere(`EXISTS ${inner.getQuery()}`).setParameters(inner.getParameters());
    });
    // The order of the index: nothing is sorted, and the same words give the same list.
    query.orderBy('t.token', 'ASC').addOrderBy('t.nombreNormalizado', 'ASC').addOrderBy('t.personaId', 'ASC');
    const unique = new Map<number, FilaDePersona>();
    for (const limit of ROWS_READ) {
      const rows = await readMany<FilaDePersona>(query.limit(limit));
      for (const row of rows) unique.set(row.id, row);
      if (unique.size >= MAXIMO_ENCONTRADOS || rows.length < limit) break;
    }
    return [...unique.values()].slice(0, MAXIMO_ENCONTRADOS).map(viewOf);
  }

  /** Rarest first; a word that nobody has ends the search at once. */
  private async byRarity(words: readonly string[]): Promise<string[]> {
    const counted = await Promise.all(
      words.map(async (word) => {
        const query = this.dataSource.createQueryBuilder().from(PersonaToken, 't').select('t.personaId', 'id');
        whereStartsWith(query, 't.token', 'q', word);
        return { word, matches: (await readMany(query.limit(PROBE))).length };
      }),
    );
    if (counted.some(({ matches }) => matches === 0)) return [];
    return counted.sort((a, b) => a.matches - b.matches || b.word.length - a.word.length).map(({ word }) => word);
  }

  /** A person and the words it is found by, in the caller's transaction. Returns its id. */
  async insert(manager: EntityManager, datos: DatosDePersona): Promise<number> {
    const result = await manager.insert(Persona, { ...datos, version: 1 });
    const id = result.identifiers[0]?.id as number;
    await insertMany(manager, PersonaToken, tokensDePersona(id, datos));
    return id;
  }

  /** Guarded by the version: zero = somebody was faster, and the words stay as they are. */
  async update(manager: EntityManager, id: number, version: number, datos: DatosDePersona): Promise<number> {
    const { affected } = await manager.update(Persona, { id, version }, { ...datos, version: version + 1 });
    if (affected === 1) {
      await manager.delete(PersonaToken, { personaId: id });
      await insertMany(manager, PersonaToken, tokensDePersona(id, datos));
    }
    return affected ?? 0;
  }
}

/**
 * Prefix that walks an index on either engine: SQL Server turns LIKE 'x%' into a range by itself, the embedded engine compares bytes and
 * needs the range written out.
 */
function whereStartsWith(
  query: SelectQueryBuilder<ObjectLiteral>,
  column: string,
  parameter: string,
  prefix: string,
): void {
  if (isSqlServer) query.andWhere(`${column} LIKE :${parameter}`, { [parameter]: likePrefix(prefix) });
  else
    query.andWhere(`${column} >= :${parameter} AND ${column} < :${parameter}Fin`, {
      [parameter]: prefix,
      [`${parameter}Fin`]: `${prefix}\u{10ffff}`,
    });
}

const viewOf = (row: FilaDePersona): ClienteEncontrado => ({
  id: row.id,
  tipoIdentificacion: row.tipoIdentificacion,
  identificacion: row.identificacion,
  nombreCompleto: nombreDeCliente(row),
});
