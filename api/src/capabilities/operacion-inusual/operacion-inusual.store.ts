import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Persona } from '../../entities/persona.entity';
import { OperacionInusual } from '../../entities/reporte-control.entity';
import { Usuario } from '../../entities/usuario.entity';
import { nombreEnSql } from '../persona';

const PROPIAS = [
  'id',
  'version',
  'personaId',
  'fecha',
  'monto',
  'motivo',
  'creadaEn',
  'estado',
  'decision',
  'decididaEn',
] as const;

/** An operation with the names of its person and of who wrote and decided. `monto`: as the driver returns it. */
export interface OperacionRow extends Omit<Pick<OperacionInusual, (typeof PROPIAS)[number]>, 'monto'> {
  readonly monto: unknown;
  readonly identificacion: string;
  readonly nombre: string;
  readonly autor: string | null;
  readonly autorApellido: string | null;
  readonly decisor: string | null;
  readonly decisorApellido: string | null;
}
export type CambioDeOperacion = Partial<Pick<OperacionInusual, 'estado' | 'decision' | 'decididaPor' | 'decididaEn'>>;

export class OperacionInusualStore {
  private readonly pages: CachedList<OperacionRow>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'o',
      values: ['estado'],
      build: (manager, { filter: { estado } }) => {
        const rows = operaciones(manager);
        const count = manager.createQueryBuilder().from(OperacionInusual, 'o');
        if (estado !== undefined) for (const query of [rows, count]) query.andWhere('o.estado = :estado', { estado });
        return { rows, count };
      },
    });
  }

  list(request: ListRequest): Promise<Page<OperacionRow>> {
    return this.pages.page(request, null);
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<OperacionRow | null> {
    return readOne<OperacionRow>(operaciones(manager).where('o.id = :id', { id }));
  }

  async personaOf(manager: EntityManager, identificacion: string): Promise<number | null> {
    const persona = await manager.findOne(Persona, {
      ...{ select: { id: true }, where: { identificacion }, order: { tipoIdentificacion: 'ASC' } },
    });
    return persona?.id ?? null;
  }

  /** Returns its id. */
  async insert(
    manager: EntityManager,
    nueva: Pick<OperacionInusual, 'personaId' | 'fecha' | 'monto' | 'motivo' | 'creadaPor' | 'creadaEn'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(OperacionInusual, {
      ...nueva,
      ...{ estado: 'por-decidir', decision: null, decididaPor: null, decididaEn: null, version: 1 },
    });
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the state and version read. */
  update(
    manager: EntityManager,
    { id, version, estado }: Pick<OperacionRow, 'id' | 'version' | 'estado'>,
    cambio: CambioDeOperacion,
  ): Promise<number> {
    return guardedUpdate(manager, OperacionInusual, { id, version, estado }, cambio);
  }
}

const operaciones = (manager: EntityManager): SelectQueryBuilder<ObjectLiteral> =>
  manager
    .createQueryBuilder()
    .from(OperacionInusual, 'o')
    .innerJoin(Persona, 'p', 'p.id = o.personaId')
    .leftJoin(Usuario, 'c', 'c.id = o.creadaPor')
    .leftJoin(Usuario, 'u', 'u.id = o.decididaPor')
    .select(PROPIAS.map((columna) => `o.${columna} AS ${columna}`))
    .addSelect('p.identificacion', 'identificacion')
    .addSelect(nombreEnSql('p'), 'nombre')
    .addSelect('c.nombre', 'autor')
    .addSelect('c.apellido', 'autorApellido')
    .addSelect('u.nombre', 'decisor')
    .addSelect('u.apellido', 'decisorApellido');
