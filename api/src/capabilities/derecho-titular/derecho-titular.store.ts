import type { DataSource, EntityManager } from 'typeorm';
import type { EventTarget } from '../../act';
import { readMany, readOne } from '../../db/engine/read';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import { DerechoTitular } from '../../entities/derecho-titular.entity';
import { Persona } from '../../entities/persona.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Usuario } from '../../entities/usuario.entity';

const columnas = [
  'id',
  'version',
  'identificacion',
  'nombre',
  'personaId',
  'tipo',
  'pedido',
  'ingreso',
  'vence',
  'comprobacion',
  'estado',
  'creadoEn',
  'exportadaEn',
  'sha256',
  'decididaEn',
  'respuesta',
  'levantadaEn',
  'motivoLevantamiento',
  'dato',
  'valor',
  'valorAnterior',
  'prueba',
] as const;

/** A request with the names of its author and of who answered it. */
export interface DerechoRow extends Pick<DerechoTitular, (typeof columnas)[number]> {
  readonly creador: string | null;
  readonly creadorApellido: string | null;
  readonly decisor: string | null;
  readonly decisorApellido: string | null;
  readonly levantador: string | null;
  readonly levantadorApellido: string | null;
}

export type CambioDeDerecho = Partial<
  Pick<
    DerechoTitular,
    'estado' | 'decididaPor' | 'decididaEn' | 'respuesta' | 'levantadaPor' | 'levantadaEn' | 'motivoLevantamiento'
  >
>;

export class DerechoTitularStore {
  constructor(private readonly dataSource: DataSource) {}

  list(request: ListRequest): Promise<Page<DerechoRow>> {
    const query = derechos(this.dataSource.manager);
    const { id, estado, tipo, identificacion } = request.filter;
    if (id !== undefined) query.andWhere('derecho.id IN (:...id)', { id });
    if (estado !== undefined) query.andWhere('derecho.estado = :estado', { estado });
    if (tipo !== undefined) query.andWhere('derecho.tipo = :tipo', { tipo });
    if (identificacion !== undefined) query.andWhere('derecho.identificacion = :identificacion', { identificacion });
    return pageOf<DerechoRow>(query, request, 'derecho');
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<DerechoRow | null> {
    return readOne<DerechoRow>(derechos(manager).where('derecho.id = :id', { id }));
  }

  async insert(
    manager: EntityManager,
    nuevo: Pick<
      DerechoTitular,
      | 'identificacion'
      | 'nombre'
      | 'personaId'
      | 'tipo'
      | 'pedido'
      | 'ingreso'
      | 'vence'
      | 'comprobacion'
      | 'dato'
      | 'valor'
      | 'valorAnterior'
      | 'prueba'
      | 'creadoPor'
      | 'creadoEn'
    >,
  ): Promise<number> {
    const { identifiers } = await manager.insert(DerechoTitular, {
      ...nuevo,
      estado: 'recibida',
      exportadaEn: null,
      sha256: null,
      decididaPor: null,
      decididaEn: null,
      respuesta: null,
      levantadaPor: null,
      levantadaEn: null,
      motivoLevantamiento: null,
      version: 1,
    });
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the state and version read. */
  async update(
    manager: EntityManager,
    { id, version, estado }: Pick<DerechoRow, 'id' | 'version' | 'estado'>,
    cambio: CambioDeDerecho,
  ): Promise<number> {
    return guardedUpdate(manager, DerechoTitular, { id, version, estado }, cambio);
  }

  /** Plans held now by a person with one of these numbers. */
  listPlanesOf(manager: EntityManager, identificaciones: readonly string[]): Promise<EventTarget[]> {
    return readMany<EventTarget>(
      manager
        .createQueryBuilder()
        .from(PlanTitular, 'titular')
        .innerJoin(Persona, 'persona', 'persona.id = titular.personaId')
        .select('titular.planId', 'planId')
        .addSelect('titular.personaId', 'personaId')
        .where('titular.hasta IS NULL AND persona.identificacion IN (:...identificaciones)', { identificaciones })
        .orderBy('titular.planId', 'ASC'),
    );
  }

  /** Leaves the version unchanged, so that whoever has the request open can go on. */
  async markExportada(manager: EntityManager, id: number, exportadaEn: Date, sha256: string): Promise<void> {
    await manager.update(DerechoTitular, { id }, { exportadaEn, sha256 });
  }
}

const derechos = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .from(DerechoTitular, 'derecho')
    .leftJoin(Usuario, 'creadoPor', 'creadoPor.id = derecho.creadoPor')
    .leftJoin(Usuario, 'decididaPor', 'decididaPor.id = derecho.decididaPor')
    .leftJoin(Usuario, 'levantadaPor', 'levantadaPor.id = derecho.levantadaPor')
    .select(columnas.map((columna) => `derecho.${columna} AS ${columna}`))
    .addSelect('creadoPor.nombre', 'creador')
    .addSelect('creadoPor.apellido', 'creadorApellido')
    .addSelect('decididaPor.nombre', 'decisor')
    .addSelect('decididaPor.apellido', 'decisorApellido')
    .addSelect('levantadaPor.nombre', 'levantador')
    .addSelect('levantadaPor.apellido', 'levantadorApellido');
