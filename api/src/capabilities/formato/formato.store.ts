import {
  type BloqueDeContrato,
  type CondicionesDeFormato,
  type DatosDeFormato,
  type EstadoDeFormato,
  nombresDeDimension,
  type VersionDeFormato,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { numberOrNull } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, likePrefix, type Page } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import { takeLock } from '../../db/transaction/locks';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Formato } from '../../entities/formato.entity';
import { unirUsuario } from '../usuario';
import { porSituacion } from './formato.situacion';

type Query = SelectQueryBuilder<ObjectLiteral>;

const COLUMNAS = [
  'id',
  'bloque',
  'codigo',
  'numero',
  'nombre',
  ...nombresDeDimension,
  'motivo',
  'estado',
  'vigenteDesde',
  'vigenteHasta',
  'creadoPor',
  'escritoPor',
  'escritoEn',
  'decididoPor',
  'decididoEn',
  'motivoDescarte',
  'version',
] as const;

/** A version with the names of its author and decider; its text only if requested. */
export type FormatoRow = VersionDeFormato &
  Readonly<Record<`${'autor' | 'juez'}${'Nombre' | 'Apellido'}`, string | null>> & {
    readonly numero: number;
    readonly nombre: string;
    readonly motivo: string;
    readonly estado: EstadoDeFormato;
    readonly creadoPor: number | null;
    readonly escritoPor: number | null;
    readonly escritoEn: unknown;
    readonly decididoPor: number | null;
    readonly decididoEn: unknown;
    readonly motivoDescarte: string | null;
    readonly version: number;
    readonly texto?: string;
  };

const valoresDe = (lista: unknown): string[] => (lista === '' ? [] : String(lista).split(','));

/** The conditions of a row, for the rules. */
const condicionesDeFila = (row: Readonly<Record<string, unknown>>): CondicionesDeFormato =>
  Object.fromEntries(nombresDeDimension.map((d) => [d, valoresDe(row[d])])) as unknown as CondicionesDeFormato;
/** And their columns. */
export const columnasDeCondiciones = (
  condiciones: CondicionesDeFormato,
): Record<(typeof nombresDeDimension)[number], string> =>
  Object.fromEntries(nombresDeDimension.map((d) => [d, condiciones[d].join(',')])) as never;

const filaDeFormato = (cruda: Readonly<Record<string, unknown>>): FormatoRow =>
  ({
    ...cruda,
    id: Number(cruda.id),
    numero: Number(cruda.numero),
    version: Number(cruda.version),
    creadoPor: numberOrNull(cruda.creadoPor),
    escritoPor: numberOrNull(cruda.escritoPor),
    decididoPor: numberOrNull(cruda.decididoPor),
    condiciones: condicionesDeFila(cruda),
  }) as unknown as FormatoRow;

/** Written fields of a version, as its columns. */
const columnasDe = ({ bloque, nombre, condiciones, vigenteDesde, texto, motivo }: DatosDeFormato) => ({
  bloque,
  nombre,
  ...columnasDeCondiciones(condiciones),
  vigenteDesde,
  texto,
  motivo,
});

export class FormatoStore {
  private readonly pages: CachedList<Record<string, unknown>, { readonly hoy: string }>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'formato',
      values: ['bloque', 'codigo'],
      listKey: { changes: [{ resource: 'formato' }] },
      build: (manager, { filter }, { hoy }) => {
        const count = driving(manager);
        filterBy(count, filter, hoy);
        return { rows: withRow(driving(manager)), count, keys: count.clone() };
      },
    });
  }

  async list(request: ListRequest, hoy: string): Promise<Page<FormatoRow>> {
    const page = await this.pages.page(request, { hoy });
    return { ...page, rows: page.rows.map(filaDeFormato) };
  }

  /** With its text. `manager` reads inside its transaction. */
  async get(id: number, manager: EntityManager = this.dataSource.manager): Promise<FormatoRow | null> {
    const query = withRow(driving(manager)).addSelect('formato.texto', 'texto').where('formato.id = :id', { id });
    const row = await readOne<Record<string, unknown>>(query);
    return row === null ? null : filaDeFormato(row);
  }

  /** All versions of a block (`null` = of all blocks), without texts. */
  async listByBloque(
    bloque: BloqueDeContrato | null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<FormatoRow[]> {
    const query = withRow(driving(manager)).orderBy('formato.codigo').addOrderBy('formato.numero', 'DESC');
    if (bloque !== null) query.where('formato.bloque = :bloque', { bloque });
    return (await readMany<Record<string, unknown>>(query)).map(filaDeFormato);
  }

  /** Approved versions in force on that day, without texts. */
  async listVigentes(fecha: string, manager: EntityManager = this.dataSource.manager): Promise<FormatoRow[]> {
    const query = withRow(driving(manager));
    porSituacion(query, 'vigente', fecha);
    return (await readMany<Record<string, unknown>>(query)).map(filaDeFormato);
  }

  async readTextos(
    ids: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const query = driving(manager).select('formato.id', 'id').addSelect('formato.texto', 'texto');
    const rows = await readMany<{ id: number; texto: string }>(query.where('formato.id IN (:...ids)', { ids }));
    return new Map(rows.map(({ id, texto }) => [Number(id), texto]));
  }

  async exists(codigo: string): Promise<boolean> {
    return (await this.dataSource.manager.countBy(Formato, { codigo })) > 0;
  }

  /** Locks a block until the transaction ends, so that concurrent acts count its combinations one after the other. */
  lock({ manager }: Pick<Tx, 'manager'>, bloque: BloqueDeContrato): Promise<void> {
    return takeLock(manager, `formatos:${bloque}`);
  }

  async insert(tx: Tx, datos: DatosDeFormato, { codigo, numero }: Pick<Formato, 'codigo' | 'numero'>): Promise<number> {
    const { identifiers } = await tx.manager.insert(Formato, {
      ...columnasDe(datos),
      ...escritoPor(tx),
      codigo,
      numero,
      estado: 'borrador',
      vigenteHasta: null,
      reemplazoId: null,
      creadoPor: tx.actor.id || null,
      decididoPor: null,
      decididoEn: null,
      motivoDescarte: null,
      version: 1,
    });
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the state and version read. Returns the affected rows, 0 = stale version. */
  async update(
    tx: Tx,
    { id, estado, version }: Pick<FormatoRow, 'id' | 'estado' | 'version'>,
    { datos, ...resto }: CambioDeFormato,
  ): Promise<number> {
    const escrito = datos === undefined ? {} : { ...columnasDe(datos), ...escritoPor(tx) };
    return guardedUpdate(tx.manager, Formato, { id, estado, version }, { ...escrito, ...resto });
  }
}

export type CambioDeFormato = Partial<
  Pick<
    Formato,
    'estado' | 'vigenteDesde' | 'vigenteHasta' | 'reemplazoId' | 'decididoPor' | 'decididoEn' | 'motivoDescarte'
  >
> & { readonly datos?: DatosDeFormato };

const escritoPor = ({ actor, now }: Tx) => ({ escritoPor: actor.id || null, escritoEn: now });
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(Formato, 'formato');

function filterBy(query: Query, { bloque, situacion, codigo, q }: ListRequest['filter'], hoy: string): void {
  if (bloque !== undefined) query.andWhere('formato.bloque = :bloque', { bloque });
  if (codigo !== undefined) query.andWhere('formato.codigo = :codigo', { codigo });
  if (situacion !== undefined) porSituacion(query, situacion as never, hoy);
  if (q !== undefined)
    query.andWhere('(formato.codigo LIKE :q OR formato.nombre LIKE :dentro)', {
      q: likePrefix(String(q)),
      dentro: `%${likePrefix(String(q))}`,
    });
}

function withRow(query: Query): Query {
  query.select([]);
  for (const columna of COLUMNAS) query.addSelect(`formato.${columna}`, columna);
  unirUsuario(query, 'autor', 'formato.escritoPor');
  return unirUsuario(query, 'juez', 'formato.decididoPor');
}
