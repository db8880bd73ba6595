import { randomUUID } from 'node:crypto';
import type { EstadoDeEnvio } from '@adjudica/domain';
import {
  type DataSource,
  type EntityManager,
  In,
  LessThan,
  MoreThanOrEqual,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import { among, readMany, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { insertMany, removeInBatches } from '../../db/transaction/bulk';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Auditoria } from '../../entities/auditoria.entity';
import { Plan } from '../../entities/plan.entity';
import { EnvioEvento, Suscripcion } from '../../entities/suscripcion.entity';
import { newborn, Queue } from '../../outbox/queue';

type Consulta = SelectQueryBuilder<ObjectLiteral>;

/** A new message. */
export type NuevoEnvio = Pick<
  EnvioEvento,
  'suscripcionId' | 'tipo' | 'idCodigo' | 'recurso' | 'recursoId' | 'ocurridoEn'
>;

const columnas = [
  'id',
  'suscripcionId',
  'clave',
  'tipo',
  'idCodigo',
  'recurso',
  'recursoId',
  'ocurridoEn',
  'posicion',
  'estado',
  'intentos',
  'ultimoIntento',
  'proximoIntento',
  'entregadoEn',
  'codigo',
  'respuesta',
  'milisegundos',
  'creadoEn',
  'version',
] as const;

export interface EnvioRow extends Omit<EnvioEvento, 'estado'> {
  readonly estado: EstadoDeEnvio;
  readonly suscripcion: string;
}

/** Result of an attempt, as stored. */
export type Resultado = Pick<EnvioEvento, 'codigo' | 'respuesta' | 'milisegundos' | 'ultimoIntento'>;

const LEASE_MS = 60_000;
/** SQL Server takes 2,100 parameters a statement. */
const IDS_PER_STATEMENT = 1000;
/** Retention of delivered and discarded messages; dead letters are kept three times as long. */
const KEPT_MS = 30 * 24 * 3_600_000;

export class EnvioEventoStore {
  readonly cola: Queue<EnvioEvento>;
  private readonly pages: CachedList<EnvioRow>;

  constructor(private readonly dataSource: DataSource) {
    this.cola = new Queue(dataSource, EnvioEvento, LEASE_MS);
    this.pages = new CachedList(dataSource, {
      alias: 'envio',
      values: ['suscripcion', 'estado', 'plan'],
      build: (manager, { filter }) => ({
        rows: filterBy(enviosCon(manager), filter),
        count: filterBy(manager.createQueryBuilder().from(EnvioEvento, 'envio').select('envio.id', 'id'), filter),
      }),
    });
  }

  list(request: ListRequest): Promise<Page<EnvioRow>> {
    return this.pages.page(request, null);
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<EnvioRow | null> {
    return (await readOne<EnvioRow>(enviosCon(manager).where('envio.id = :id', { id }))) ?? null;
  }

  /** In the transaction of their cause. `posicion`: the present end of sealed changes, so that the cause's own comes after it. */
  async insert(tx: Tx, nuevos: readonly NuevoEnvio[]): Promise<void> {
    const posicion = await this.lastCambio(tx.manager);
    await insertMany(
      tx.manager,
      EnvioEvento,
      nuevos.map((nuevo) => ({
        ...nuevo,
        clave: randomUUID(),
        posicion,
        ...newborn(tx.now),
        entregadoEn: null,
        codigo: null,
        respuesta: null,
        milisegundos: null,
      })),
    );
  }

  private async lastCambio(manager: EntityManager): Promise<number> {
    const ultima = await readOne<{ posicion: number }>(
      manager
        .createQueryBuilder()
        .from(Auditoria, 'auditoria')
        .select('auditoria.posicion', 'posicion')
        .where('auditoria.posicion IS NOT NULL')
        .orderBy('auditoria.posicion', 'DESC')
        .limit(1),
    );
    return ultima?.posicion ?? 0;
  }

  async findCodigosOfPlanes(manager: EntityManager, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const codigos = new Map<number, string>();
    for (let desde = 0; desde < ids.length; desde += IDS_PER_STATEMENT) {
      const id = among(ids.slice(desde, desde + IDS_PER_STATEMENT));
      for (const plan of await manager.find(Plan, { select: { id: true, idCodigo: true }, where: { id } }))
        codigos.set(plan.id, plan.idCodigo);
    }
    return codigos;
  }

  /** Subscriptions with due messages that are not paused. */
  async listWithPending(now: Date): Promise<number[]> {
    const rows = await readMany<{ id: number }>(
      this.dataSource
        .createQueryBuilder()
        .from(EnvioEvento, 'envio')
        .innerJoin(Suscripcion, 'suscripcion', 'suscripcion.id = envio.suscripcionId')
        .select('envio.suscripcionId', 'id')
        .where("envio.estado = 'pendiente' AND envio.proximoIntento <= :now", { now })
        .andWhere('suscripcion.activa = :si AND suscripcion.rechazadaEn IS NULL', { si: true })
        .andWhere('(suscripcion.pausaHasta IS NULL OR suscripcion.pausaHasta <= :now)')
        .groupBy('envio.suscripcionId'),
    );
    return rows.map(({ id }) => id);
  }

  /** Longest waiting first, and of each plan only the first pending one, so that its events arrive in order. */
  listPending(suscripcionId: number, now: Date, cantidad: number): Promise<EnvioEvento[]> {
    const antes = this.dataSource
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(EnvioEvento, 'anterior')
      .where('anterior.suscripcionId = envio.suscripcionId AND anterior.idCodigo = envio.idCodigo')
      .andWhere("anterior.estado = 'pendiente' AND anterior.id < envio.id");
    return this.dataSource.manager
      .createQueryBuilder(EnvioEvento, 'envio')
      .where("envio.suscripcionId = :suscripcionId AND envio.estado = 'pendiente' AND envio.proximoIntento <= :now", {
        suscripcionId,
        now,
      })
      .andWhere(`NOT EXISTS ${antes.getQuery()}`)
      .orderBy('envio.proximoIntento', 'ASC')
      .addOrderBy('envio.id', 'ASC')
      .take(cantidad)
      .getMany();
  }

  /** A user's decision on one. Guarded by what was read; 0 = stale. */
  updateEstado(tx: Tx, read: Pick<EnvioRow, 'id' | 'estado' | 'version'>, hacia: EstadoDeEnvio): Promise<number> {
    return this.cola.decide(tx, read, { estado: hacia, ...(hacia === 'pendiente' ? { entregadoEn: null } : {}) });
  }

  /** Requeues messages of one subscription since then in one of these states. Returns how many. */
  requeueSince(tx: Tx, suscripcionId: number, desde: Date, estados: readonly EstadoDeEnvio[]): Promise<number> {
    const born = { suscripcionId, estado: In([...estados]), creadoEn: MoreThanOrEqual(desde) };
    return this.cola.resend(tx, born, { entregadoEn: null });
  }

  async forget(now: Date): Promise<void> {
    const before = (times: number) => LessThan(new Date(now.getTime() - times * KEPT_MS));
    const { manager } = this.dataSource;
    await removeInBatches(manager, EnvioEvento, { estado: In(['entregado', 'descartado']), creadoEn: before(1) });
    await removeInBatches(manager, EnvioEvento, { estado: 'fallido', creadoEn: before(3) });
  }
}

function filterBy(query: Consulta, { suscripcion, estado, plan }: ListRequest['filter']): Consulta {
  if (suscripcion !== undefined) query.andWhere('envio.suscripcionId = :suscripcion', { suscripcion });
  if (estado !== undefined) query.andWhere('envio.estado = :estado', { estado });
  if (plan !== undefined) query.andWhere('envio.idCodigo = :plan', { plan });
  return query;
}

const enviosCon = (manager: EntityManager): Consulta =>
  manager
    .createQueryBuilder()
    .from(EnvioEvento, 'envio')
    .innerJoin(Suscripcion, 'suscripcion', 'suscripcion.id = envio.suscripcionId')
    .select(columnas.map((columna) => `envio.${columna} AS ${columna}`))
    .addSelect('suscripcion.nombre', 'suscripcion');
