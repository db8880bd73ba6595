import { tokensDeBusqueda } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type PreparedRead, prepareRead, readOne } from '../../db/engine/read';
import { startingWith, whereStartsWith } from '../../db/lists/prefix';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Canton, Parroquia, Provincia } from '../../entities/catalogo.entity';
import { Persona } from '../../entities/persona.entity';
import { PersonaToken } from '../../entities/persona-token.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import type { ClienteEncontrado } from './persona.dto';
import { MAX_NOMBRE, nombreDeCliente, tokensDePersona } from './persona.nombre';
import { suspendidos } from './persona.suspension';

const MAXIMO_ENCONTRADOS = 20;
/** A person appears once for each matching word: first a few rows more than are shown, seldom three times as many. */
const ROWS_READ = [MAXIMO_ENCONTRADOS + 5, MAXIMO_ENCONTRADOS * 3];
/** A name that fills its column may be truncated. */
const CUT_NAME = '_'.repeat(MAX_NOMBRE - 1).concat('%');
/** Matches counted to find the rarest word of a search. */
const PROBE = 1000;

type DatosDePersona = Omit<Persona, 'id' | 'version'>;
type PersonaRow = Pick<
  Persona,
  'id' | 'tipoIdentificacion' | 'identificacion' | 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'
>;

/** A person with the names of his place of residence. */
interface ClienteRow extends PersonaRow {
  fechaNacimiento: string | null;
  estadoCivil: string | null;
  correo: string | null;
  celular: string | null;
  telefono: string | null;
  direccion: string | null;
  provincia: string | null;
  ciudad: string | null;
  parroquia: string | null;
}

const SHOWN = ['id', 'tipoIdentificacion', 'identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'];

export class PersonaStore {
  private readonly ofIdentificacion: PreparedRead<PersonaRow>;
  private readonly ofTelefono: readonly PreparedRead<PersonaRow>[];
  private readonly ofFin: PreparedRead<PersonaRow>;
  private readonly ofPlan: PreparedRead<PersonaRow>;
  private readonly probe: PreparedRead<object>;
  /** Prepared searches of the table of words, by number of words and of rows. */
  private readonly ofWords = new Map<string, PreparedRead<PersonaRow>>();

  constructor(private readonly dataSource: DataSource) {
    const persons = this.shown();
    whereStartsWith(persons, 'persona.identificacion', 'q');
    this.ofIdentificacion = prepareRead(persons.orderBy('persona.identificacion', 'ASC').limit(MAXIMO_ENCONTRADOS));
    this.ofTelefono = (['celular', 'telefono'] as const).map((column) =>
      prepareRead(this.shown().where(`persona.${column} = :numero`, { numero: '' }).limit(MAXIMO_ENCONTRADOS)),
    );
    const ending = this.shown();
    // inside, the index of the numbers is read alone
    const ids = ending
      .subQuery()
      .select('buscada.id')
      .from(Persona, 'buscada')
      .where('buscada.identificacion LIKE :fin')
      .getQuery();
    this.ofFin = prepareRead(ending.where(`persona.id IN ${ids}`, { fin: '' }).limit(MAXIMO_ENCONTRADOS));
    const holders = this.shown()
      .innerJoin(PlanTitular, 'titular', 'titular.personaId = persona.id AND titular.hasta IS NULL')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = titular.planId');
    whereStartsWith(holders, 'planAhorro.idCodigo', 'codigo');
    this.ofPlan = prepareRead(holders.orderBy('planAhorro.idCodigo', 'ASC').limit(MAXIMO_ENCONTRADOS));
    const words = dataSource.createQueryBuilder().from(PersonaToken, 'palabra').select('palabra.personaId', 'id');
    whereStartsWith(words, 'palabra.token', 'q');
    this.probe = prepareRead(words.limit(PROBE));
  }

  /** By prefix of the identification, in the order of its index. */
  async findByIdentificacion(prefix: string): Promise<ClienteEncontrado[]> {
    return (await this.ofIdentificacion(startingWith('q', prefix))).map(viewOf);
  }

  /** By the end of the identification. */
  async findByFin(fin: string): Promise<ClienteEncontrado[]> {
    return (await this.ofFin({ fin: `%${fin}` })).map(viewOf);
  }

  /** By a whole number, of either telephone. */
  async findByTelefono(numero: string): Promise<ClienteEncontrado[]> {
    return (await Promise.all(this.ofTelefono.map((read) => read({ numero })))).flat().map(viewOf);
  }

  /** Holders of plans whose code begins so. */
  async findByPlan(codigo: string): Promise<ClienteEncontrado[]> {
    return (await this.ofPlan(startingWith('codigo', codigo))).map(viewOf);
  }

  private shown(): SelectQueryBuilder<ObjectLiteral> {
    const query = this.dataSource.createQueryBuilder().from(Persona, 'persona').select([]);
    for (const column of SHOWN) query.addSelect(`persona.${column}`, column);
    return query;
  }

  /**
   * Persons whose name has, for every typed word, a word with that prefix, in any order. The rarest word drives through the token index, whose rows
   * hold the whole name: rows without the other words are skipped there, and only the rest are looked up, so that several frequent but disjoint words
   * cost one pass over the index (rendimiento.md, "Búsqueda de personas").
   */
  async findByNombre(text: string): Promise<ClienteEncontrado[]> {
    const typed = tokensDeBusqueda(text);
    const words = typed.length > 1 ? await this.byRarity(typed) : typed;
    if (words.length === 0) return [];
    const values = Object.assign(
      { entero: CUT_NAME },
      ...words.map((word, i) => ({ ...startingWith(`q${i}`, word), [`c${i}`]: `%${word}%` })),
    );
    const unique = new Map<number, PersonaRow>();
    for (const limit of ROWS_READ) {
      const rows = await this.searchOf(words.length, limit)(values);
      for (const row of rows) unique.set(row.id, row);
      if (unique.size >= MAXIMO_ENCONTRADOS || rows.length < limit) break;
    }
    return [...unique.values()].slice(0, MAXIMO_ENCONTRADOS).map(viewOf);
  }

  private searchOf(words: number, limit: number): PreparedRead<PersonaRow> {
    const key = `${words} ${limit}`;
    let search = this.ofWords.get(key);
    if (search === undefined) {
      search = this.prepareSearch(words, limit);
      this.ofWords.set(key, search);
    }
    return search;
  }

  private prepareSearch(words: number, limit: number): PreparedRead<PersonaRow> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(PersonaToken, 'personaToken')
      .innerJoin(Persona, 'persona', 'persona.id = personaToken.personaId')
      .select([]);
    for (const column of SHOWN) query.addSelect(`persona.${column}`, column);
    whereStartsWith(query, 'personaToken.token', 'q0');
    for (let i = 1; i < words; i++) {
      query.andWhere(`(personaToken.nombreNormalizado LIKE :c${i} OR personaToken.nombreNormalizado LIKE :entero)`, {
        [`c${i}`]: '',
        entero: CUT_NAME,
      });
      const alias = `t${i}`;
      const inner = query
        .subQuery()
        .select('1')
        .from(PersonaToken, alias)
        .where(`${alias}.personaId = personaToken.personaId`);
      whereStartsWith(inner, `${alias}.token`, `q${i}`);
      query.andWhere(`EXISTS ${inner.getQuery()}`).setParameters(inner.getParameters());
    }
    // the order of the index: no sort, and a stable list
    query
      .orderBy('personaToken.token', 'ASC')
      .addOrderBy('personaToken.nombreNormalizado', 'ASC')
      .addOrderBy('personaToken.personaId', 'ASC');
    return prepareRead(query.limit(limit));
  }

  /** Rarest first; a word without matches ends the search. */
  private async byRarity(words: readonly string[]): Promise<string[]> {
    const counted = await Promise.all(
      words.map(async (word) => ({ word, matches: (await this.probe(startingWith('q', word))).length })),
    );
    if (counted.some(({ matches }) => matches === 0)) return [];
    return counted.sort((a, b) => a.matches - b.matches || b.word.length - a.word.length).map(({ word }) => word);
  }

  /** Those with suspended data, with the instant. */
  findSuspendidos(personas: readonly Pick<Persona, 'id' | 'identificacion'>[]): Promise<ReadonlyMap<number, Date>> {
    return suspendidos(this.dataSource.manager, personas);
  }

  /** In the caller's transaction, if any. */
  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<Persona> {
    return manager.findOneByOrFail(Persona, { id });
  }

  /** By the whole identification; a cédula takes precedence over an equal passport number. */
  client(identificacion: string): Promise<ClienteRow | null> {
    return readOne<ClienteRow>(
      this.detail()
        .where('persona.identificacion = :identificacion', { identificacion })
        .orderBy('persona.tipoIdentificacion', 'ASC')
        .limit(1),
    );
  }

  clientById(id: number): Promise<ClienteRow | null> {
    return readOne<ClienteRow>(this.detail().where('persona.id = :id', { id }));
  }

  private detail(): SelectQueryBuilder<ObjectLiteral> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Persona, 'persona')
      .leftJoin(Provincia, 'provincia', 'provincia.codigo = persona.provinciaCodigo')
      .leftJoin(Canton, 'canton', 'canton.codigo = persona.cantonCodigo')
      .leftJoin(Parroquia, 'parroquia', 'parroquia.codigo = persona.parroquiaCodigo')
      .select('provincia.nombre', 'provincia')
      .addSelect('canton.nombre', 'ciudad')
      .addSelect('parroquia.nombre', 'parroquia');
    const contact = ['fechaNacimiento', 'estadoCivil', 'correo', 'celular', 'telefono', 'direccion'];
    for (const column of [...SHOWN, ...contact]) query.addSelect(`persona.${column}`, column);
    return query;
  }

  /** Inserts a person with its search words, in the caller's transaction. Returns its id. */
  async insert(manager: EntityManager, datos: DatosDePersona): Promise<number> {
    const result = await manager.insert(Persona, { ...datos, version: 1 });
    const id = result.identifiers[0]?.id as number;
    await insertMany(manager, PersonaToken, tokensDePersona(id, datos));
    return id;
  }

  /** Guarded by the version: 0 = stale version, and the words are unchanged. */
  async update(manager: EntityManager, id: number, version: number, datos: DatosDePersona): Promise<number> {
    const written = await guardedUpdate(manager, Persona, { id, version }, datos);
    if (written === 1) {
      await manager.delete(PersonaToken, { personaId: id });
      await insertMany(manager, PersonaToken, tokensDePersona(id, datos));
    }
    return written;
  }
}

const viewOf = (row: PersonaRow): ClienteEncontrado => ({
  id: row.id,
  tipoIdentificacion: row.tipoIdentificacion,
  identificacion: row.identificacion,
  nombreCompleto: nombreDeCliente(row),
  suspendidoDesde: null,
});
