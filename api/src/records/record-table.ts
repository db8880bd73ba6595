import {
  type ContextoDe,
  camposIncorrectos,
  type DatosDe,
  type DefinicionDeLista,
  ErrorDeNegocio,
  mensajes,
  mismoTexto,
  type Nombres,
  type Registro,
  type Tabla,
  textosDeRegistro,
  validar,
} from '@adjudica/domain';
import type { EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../auth/actor';
import { isoOf } from '../columns/columns';
import { rawValuesOf, rowOf } from '../columns/record';
import { readMany, readOne } from '../db/engine/read';
import { CachedList, type ListRequest, likePrefix, type Page } from '../db/lists/page';
import { deleteWhere, guardedUpdate } from '../db/transaction/guarded';
import { type Tx, type UnitOfWork, violatedUnique } from '../db/transaction/unit-of-work';
import type { FichaRow } from '../entities/ficha';
import { Usuario } from '../entities/usuario.entity';
import { differingFields, missingVersion, notFound, staleRecord } from '../request/version';
import { isNamed } from './names';
import type { SelloDeRegistro } from './record.dto';

type Query = SelectQueryBuilder<ObjectLiteral>;
type Raw = Readonly<Record<string, unknown>>;

interface Unico<F> {
  readonly campos: readonly Nombres<F>[];
  /** Left out = a text that names the same fields. */
  readonly mensaje?: string;
}

/** Particulars of a record that is independent or belongs to one row of another table. */
export interface RecordDefinition<F extends Tabla, View> {
  readonly registro: Registro<F>;
  readonly entity: EntityTarget<FichaRow>;
  readonly lista: DefinicionDeLista;
  /** Columns searched by `q`, each from its beginning. */
  readonly busca: readonly Nombres<F>[];
  /** Owner: key column and entity. */
  readonly dueno?: { readonly columna: string; readonly entity: EntityTarget<ObjectLiteral> };
  /** Unique fields within one owner, compared without case and accents, and the message. Empty values are not compared. */
  readonly unicos: readonly [Unico<F>, ...Unico<F>[]];
  /** Further columns of the view, on the alias `registro`. */
  agrega?(query: Query): Query;
  vista(valores: DatosDe<F> & SelloDeRegistro, row: Raw): View;
  /** Rules across fields or tables. @throws 422. */
  check?(manager: EntityManager, valores: DatosDe<F>): Promise<void>;
  /** Rows removed with it. */
  readonly partes?: readonly { readonly entity: EntityTarget<ObjectLiteral>; readonly columna: string }[];
}

/** A record with the version that was read. */
export type Visto = Pick<SelloDeRegistro, 'id'> & { readonly version?: number | undefined };

/**
 * Lists, reads, creates, replaces and removes the records of one table. Each change is one transaction, guarded by the version and audited. A record
 * that is referenced elsewhere is not removed: it becomes inactive ('I').
 */
export class RecordTable<F extends Tabla, View extends SelloDeRegistro> {
  private readonly pages: CachedList<Raw>;

  constructor(
    private readonly unitOfWork: Pick<UnitOfWork, 'run' | 'outside'>,
    private readonly definition: RecordDefinition<F, View>,
  ) {
    const { dueno, registro } = definition;
    this.pages = new CachedList(unitOfWork.outside.dataSource, {
      alias: 'registro',
      values: [...Object.keys(registro.tabla), ...(dueno === undefined ? [] : [dueno.columna])],
      build: (manager, { filter }) => {
        const count = this.filtered(this.from(manager), filter);
        return { rows: this.selected(this.from(manager)), count, keys: count.clone() };
      },
    });
  }

  async list(request: ListRequest): Promise<Page<View>> {
    const page = await this.pages.page(request, null);
    return { ...page, rows: page.rows.map((row) => this.viewOf(row)) };
  }

  private filtered(query: Query, filter: ListRequest['filter']): Query {
    const { busca, dueno, registro } = this.definition;
    for (const [name, value] of Object.entries(filter)) {
      if (name === 'q') {
        const columns = busca.map((column) => `registro.${column} LIKE :q`);
        query.andWhere(`(${columns.join(' OR ')})`, { q: likePrefix(String(value)) });
      } else if (name === dueno?.columna || name in registro.tabla)
        query.andWhere(`registro.${name} = :${name}`, { [name]: value });
    }
    return query;
  }

  /** @throws 404. */
  async get(id: number, manager: EntityManager = this.unitOfWork.outside): Promise<View> {
    const row = await readOne<Raw>(this.selected(this.from(manager)).where('registro.id = :id', { id }));
    if (row === null) throw notFound();
    return this.viewOf(row);
  }

  /** @throws 422 by the rules, 409 'ya-existe'. */
  create(actor: Actor, sent: object): Promise<View> {
    return this.change(actor, async (tx) => {
      const values = this.valuesOf(sent);
      await this.definition.check?.(tx.manager, values);
      const owner = await this.ownerOf(tx.manager, sent);
      await this.refuseTwin(tx.manager, values, owner, null);
      const row = { ...rowOf(this.definition.registro, values), ...owner, ...sealOf(tx), version: 1 };
      const { identifiers } = await tx.manager.insert(this.definition.entity, row);
      const id = identifiers[0]?.id as number;
      const view = await this.get(id, tx.manager);
      await this.audit(tx, 'crear', id, undefined, view);
      return view;
    });
  }

  /** @throws 404, 412 with the present values, 422, 409 'ya-existe'. */
  replace(actor: Actor, id: number, version: number, sent: object): Promise<View> {
    return this.change(actor, async (tx) => {
      const before = await this.taken(tx.manager, id, version, sent);
      const values = this.valuesOf(sent);
      if (differingFields(before as object, values as object).length === 0) return before;
      await this.definition.check?.(tx.manager, values);
      await this.refuseTwin(tx.manager, values, this.ownerIn(before), id);
      await this.write(tx, before, rowOf(this.definition.registro, values));
      const view = await this.get(id, tx.manager);
      await this.audit(tx, 'actualizar', id, before, view);
      return view;
    });
  }

  /** Returns the removed record, or the inactive one if it is referenced. @throws 404, 412. */
  async remove(actor: Actor, id: number, version: number | undefined): Promise<Removed<View>> {
    return (await this.removeAll(actor, [{ id, version }]))[0] as Removed<View>;
  }

  /** All or none. */
  removeAll(actor: Actor, seen: readonly Visto[]): Promise<Removed<View>[]> {
    return this.change(actor, async (tx) => {
      const removed: Removed<View>[] = [];
      for (const { id, version } of seen) removed.push(await this.removeOne(tx, id, version));
      return removed;
    });
  }

  private async removeOne(tx: Tx, id: number, version: number | undefined): Promise<Removed<View>> {
    const { manager } = tx;
    const { entity } = this.definition;
    const before = await this.taken(manager, id, version);
    if (await this.named(manager, id)) {
      await this.write(tx, before, { estado: 'I' });
      const view = await this.get(id, manager);
      await this.audit(tx, 'inactivar', id, before, view);
      return { ...view, eliminado: false };
    }
    for (const { entity: part, columna } of this.definition.partes ?? []) await manager.delete(part, { [columna]: id });
    if ((await deleteWhere(manager, entity, { id, version: before.version })) === 0) throw notFound();
    await this.audit(tx, 'eliminar', id, before);
    return { ...before, eliminado: true };
  }

  /** Whether it, or a row removed with it, is referenced. */
  private async named(manager: EntityManager, id: number): Promise<boolean> {
    const { entity, partes = [] } = this.definition;
    const parts = partes.map((part) => part.entity);
    if (await isNamed(manager, entity, id, parts)) return true;
    for (const { entity: part, columna } of partes)
      for (const row of await manager.find(part, { where: { [columna]: id } }))
        if (await isNamed(manager, part, row.id)) return true;
    return false;
  }

  private change<T>(actor: Actor, act: (tx: Tx) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(actor, act).catch((error: unknown) => {
      throw violatedUnique(error) === null ? error : this.twin();
    });
  }

  private valuesOf(sent: object): DatosDe<F> {
    return validar(this.definition.registro.esquema(undefined as ContextoDe<F>), this.fieldsOf(sent));
  }

  private fieldsOf(sent: object): object {
    const { tabla } = this.definition.registro;
    return Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(tabla, name)));
  }

  /** @throws 422 when the owner does not exist. */
  private async ownerOf(manager: EntityManager, sent: object): Promise<Record<string, unknown>> {
    const { dueno } = this.definition;
    if (dueno === undefined) return {};
    const owner = this.ownerIn(sent);
    if (await manager.exists(dueno.entity, { where: { id: owner[dueno.columna] } })) return owner;
    throw camposIncorrectos({ [dueno.columna]: mensajes.propios.opcionInvalida });
  }

  private ownerIn(row: object): Record<string, unknown> {
    const { dueno } = this.definition;
    return dueno === undefined ? {} : { [dueno.columna]: Reflect.get(row, dueno.columna) };
  }

  /** Compared here, because the engines differ in case and accents. */
  private async refuseTwin(
    manager: EntityManager,
    values: DatosDe<F>,
    owner: Record<string, unknown>,
    self: number | null,
  ): Promise<void> {
    const { unicos } = this.definition;
    const query = this.from(manager).select('registro.id', 'id');
    for (const campo of new Set(unicos.flatMap(({ campos }) => campos))) query.addSelect(`registro.${campo}`, campo);
    for (const [column, value] of Object.entries(owner))
      query.andWhere(`registro.${column} = :${column}`, { [column]: value });
    const others = (await readMany<Raw>(query)).filter(({ id }) => Number(id) !== self);
    for (const unico of unicos)
      if (others.some((other) => unico.campos.every((campo) => same(other[campo], values[campo]))))
        throw this.twin(unico);
  }

  private twin({ campos, mensaje: propio } = this.definition.unicos[0]): ErrorDeNegocio {
    const { nombre, tabla } = this.definition.registro;
    const labels = campos.map((campo) => tabla[campo]?.etiqueta ?? campo);
    const mensaje = propio ?? textosDeRegistro(nombre).yaExiste(labels);
    return new ErrorDeNegocio('conflicto', 'ya-existe', mensaje, { errors: { [campos[0] as string]: mensaje } });
  }

  private async taken(
    manager: EntityManager,
    id: number,
    version: number | undefined,
    sent: object = {},
  ): Promise<View> {
    const view = await this.get(id, manager);
    if (version === undefined) throw missingVersion();
    if (view.version !== version) throw this.stale(view, sent);
    return view;
  }

  private stale(view: View, sent: object): ErrorDeNegocio {
    const { version, guardadaPor: quien, guardadaEn: cuando } = view;
    return staleRecord<object>(version, view, this.fieldsOf(sent), { quien, cuando });
  }

  private async write(tx: Tx, { id, version }: View, change: object): Promise<void> {
    const written = { ...change, ...sealOf(tx) };
    if ((await guardedUpdate(tx.manager, this.definition.entity, { id, version }, written)) === 0)
      throw this.stale(await this.get(id, tx.manager), change);
  }

  private audit(tx: Tx, accion: string, recursoId: number, antes?: View, despues?: View): Promise<void> {
    const kept = { ...(antes && { antes }), ...(despues && { despues }) };
    return tx.audit({ accion, recurso: this.definition.registro.nombre, recursoId, ...kept });
  }

  private from(manager: EntityManager): Query {
    return manager.createQueryBuilder().from(this.definition.entity, 'registro');
  }

  private selected(query: Query): Query {
    const { agrega, dueno, registro } = this.definition;
    const columns = [
      'id',
      'version',
      'guardadaEn',
      ...(dueno === undefined ? [] : [dueno.columna]),
      ...Object.keys(registro.tabla),
    ];
    query.select(columns.map((column) => `registro.${column} AS ${column}`));
    query
      .leftJoin(Usuario, 'usuario', 'usuario.id = registro.guardadaPor')
      .addSelect('usuario.nombre', 'usuarioNombre')
      .addSelect('usuario.apellido', 'usuarioApellido');
    return agrega?.(query) ?? query;
  }

  private viewOf(row: Raw): View {
    const { id, version, guardadaEn, usuarioNombre, usuarioApellido } = row;
    const sello = {
      id: Number(id),
      version: Number(version),
      guardadaEn: isoOf(guardadaEn),
      guardadaPor: usuarioNombre === null ? null : `${usuarioNombre} ${usuarioApellido}`.trim(),
    };
    return this.definition.vista({ ...rawValuesOf(this.definition.registro, row), ...sello }, row);
  }
}

const same = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && mismoTexto(one, other);

const sealOf = ({ actor, now }: Tx): object => ({ guardadaEn: now, guardadaPor: actor.id });

/** Result of a removal: `eliminado` false = it became inactive. */
export type Removed<View> = View & { eliminado: boolean };
