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
      alias: 'operacion',
      values: ['estado'],
      build: (manager, { filter: { estado } }) => {
        const rows = operaciones(manager);
        const count = manager.createQueryBuilder().from(OperacionInusual, 'operacion');
        if (estado !== undefined)
          for (const query of [rows, count]) query.andWhere('operacion.estado = :estado', { estado });
        return { rows, count };
      },
    });
  }

  list(request: ListRequest): Promise<Page<OperacionRow>> {
    return this.pages.page(request, null);
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<OperacionRow | null> {
    return readOne<OperacionRow>(operaciones(manager).where('operacion.id = :id', { id }));
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
    .from(OperacionInusual, 'operacion')
    // an inner join lets the engine begin with all persons
    .leftJoin(Persona, 'persona', 'persona.id = operacion.personaId')
    .leftJoin(Usuario, 'creadaPor', 'creadaPor.id = operacion.creadaPor')
    .leftJoin(Usuario, 'decididaPor', 'decididaPor.id = operacion.decididaPor')
    .select(PROPIAS.map((columna) => `operacion.${columna} AS ${columna}`))
    .addSelect('persona.identificacion', 'identificacion')
    .addSelect(nombreEnSql('persona'), 'nombre')
    .addSelect('creadaPor.nombre', 'autor')
    .addSelect('creadaPor.apellido', 'autorApellido')
    .addSelect('decididaPor.nombre', 'decisor')
    .addSelect('decididaPor.apellido', 'decisorApellido');
