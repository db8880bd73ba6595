import type { DataSource, EntityManager } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Constancia } from '../../entities/constancia.entity';
import { Sorteo } from '../../entities/sorteo.entity';
import { nombreUnido, unirUsuario } from '../usuario';

export interface FilaDeSorteo
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
  /** Plans as they were drawn; null = not yet. */
  readonly orden: readonly string[] | null;
}

/** The frozen list that a draw is of. */
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

  /** `null` = no source was published. */
  async ofAssembly(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<FilaDeSorteo | null> {
    const query = manager
      .createQueryBuilder()
      .from(Sorteo, 's')
      .select('s.id', 'id')
      .addSelect('s.escritoPor', 'escritoPorId');
    for (const column of OWN) query.addSelect(`s.${column}`, column);
    query.where('s.asambleaId = :asambleaId', { asambleaId });
    for (const paso of ['publicado', 'escrito', 'confirmado']) unirUsuario(query, paso, `s.${paso}Por`);
    const fila = await readOne<Omit<FilaDeSorteo, 'orden'> & { orden: string | null }>(query);
    if (fila === null) return null;
    return {
      ...fila,
      publicadoEn: isoOf(fila.publicadoEn) as string,
      publicadoPor: nombreUnido(fila, 'publicado'),
      escritoEn: isoOf(fila.escritoEn),
      escritoPor: nombreUnido(fila, 'escrito'),
      confirmadoEn: isoOf(fila.confirmadoEn),
      confirmadoPor: nombreUnido(fila, 'confirmado'),
      orden: fila.orden === null ? null : fila.orden.split('\n').filter((plan) => plan !== ''),
    };
  }

  /** `null` = the list of the assembly was not frozen. */
  async lista(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<ListaDeSorteo | null> {
    const query = manager
      .createQueryBuilder()
      .from(Constancia, 'c')
      .select('c.lista', 'lista')
      .addSelect('c.listaSha256', 'listaSha256');
    return readOne<ListaDeSorteo>(query.where('c.asambleaId = :asambleaId', { asambleaId }));
  }

  async insert(manager: EntityManager, asambleaId: number, cambio: Cambio): Promise<void> {
    await manager.insert(Sorteo, { ...cambio, asambleaId, version: 1 });
  }

  /** Zero = somebody was faster. */
  async update(
    manager: EntityManager,
    { id, version }: Pick<FilaDeSorteo, 'id' | 'version'>,
    cambio: Cambio,
  ): Promise<number> {
    return guardedUpdate(manager, Sorteo, { id, version }, cambio);
  }
}
