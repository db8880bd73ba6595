import type { DataSource, EntityManager } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Constancia } from '../../entities/constancia.entity';
import { Sorteo } from '../../entities/sorteo.entity';
import { nombreUnido, unirUsuario } from '../usuario';

export interface SorteoRow
  extends Pick<
    Sorteo,
    'id' | 'fuente' | 'fecha' | 'referencia' | 'motivo' | 'numero' | 'semilla' | 'diferencia' | 'version'
  > {
  /** ISO. */
  readonly publicadoEn: string;
  readonly publicadoPor: string | null;
  readonly escritoEn: string | null;
  readonly escritoPor: string | null;
  readonly escritoPorId: number | null;
  readonly confirmadoEn: string | null;
  readonly confirmadoPor: string | null;
  /** Plans in drawn order; null = not yet. */
  readonly orden: readonly string[] | null;
}

/** The frozen list of a draw. */
export type ListaDeSorteo = Pick<Constancia, 'lista' | 'listaSha256'>;
type Cambio = Partial<Omit<Sorteo, 'id' | 'asambleaId' | 'version'>>;

const OWN = [
  'fuente',
  'fecha',
  'referencia',
  'motivo',
  'publicadoEn',
  'numero',
  'escritoEn',
  'confirmadoEn',
  'semilla',
  'orden',
  'diferencia',
  'version',
];

export class SorteoStore {
  constructor(private readonly dataSource: DataSource) {}

  /** `null` = no source published. */
  async ofAssembly(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<SorteoRow | null> {
    const query = manager
      .createQueryBuilder()
      .from(Sorteo, 'sorteo')
      .select('sorteo.id', 'id')
      .addSelect('sorteo.escritoPor', 'escritoPorId');
    for (const column of OWN) query.addSelect(`sorteo.${column}`, column);
    query.where('sorteo.asambleaId = :asambleaId', { asambleaId });
    for (const paso of ['publicado', 'escrito', 'confirmado']) unirUsuario(query, paso, `sorteo.${paso}Por`);
    const row = await readOne<Omit<SorteoRow, 'orden'> & { orden: string | null }>(query);
    if (row === null) return null;
    return {
      ...row,
      publicadoEn: isoOf(row.publicadoEn) as string,
      publicadoPor: nombreUnido(row, 'publicado'),
      escritoEn: isoOf(row.escritoEn),
      escritoPor: nombreUnido(row, 'escrito'),
      confirmadoEn: isoOf(row.confirmadoEn),
      confirmadoPor: nombreUnido(row, 'confirmado'),
      orden: row.orden === null ? null : row.orden.split('\n').filter((plan) => plan !== ''),
    };
  }

  /** `null` = not frozen. */
  async findLista(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<ListaDeSorteo | null> {
    const query = manager
      .createQueryBuilder()
      .from(Constancia, 'constancia')
      .select('constancia.lista', 'lista')
      .addSelect('constancia.listaSha256', 'listaSha256');
    return readOne<ListaDeSorteo>(query.where('constancia.asambleaId = :asambleaId', { asambleaId }));
  }

  async insert(manager: EntityManager, asambleaId: number, cambio: Cambio): Promise<void> {
    await manager.insert(Sorteo, { ...cambio, asambleaId, version: 1 });
  }

  /** Returns the affected rows, 0 = stale version. */
  async update(
    manager: EntityManager,
    { id, version }: Pick<SorteoRow, 'id' | 'version'>,
    cambio: Cambio,
  ): Promise<number> {
    return guardedUpdate(manager, Sorteo, { id, version }, cambio);
  }
}
