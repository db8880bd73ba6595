import { DEPARTAMENTO_LEGAL } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Shown } from '../../columns/shown';
import { readMany, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { guardedUpdate, lockRow } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Concesionario } from '../../entities/concesionario.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaBien, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { whereHolderMatches } from '../persona';
import { unirUsuario } from '../usuario';
import { columnas } from './orden-de-compra.columnas';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** What an order that was made without it takes from the unit: column here → column of the sheet. */
const DE_UNIDAD = { color: 'color', motor: 'serieMotor', chasis: 'chasis', placa: 'placa' } as const;

/** Account of the dealer, which an order without a private payee is paid into. */
const DE_CONCESIONARIO = {
  bancoBeneficiario: 'banco',
  tipoCuentaBeneficiario: 'tipoCuenta',
  numeroCuentaBeneficiario: 'numeroCuenta',
  direccionConcesionario: 'direccion',
} as const;

/** Users whose names go with an order: alias → column. */
const USUARIOS = { creado: 'o.creadoPor', aprobada: 'o.aprobadaPor', anulada: 'o.anuladaPor' } as const;

export type ListRow = Shown<OrdenDeCompra> &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> & {
    /** 1 = a payment of it was approved. */
    pagoAprobado: number;
    plan1: string;
    plan2: string | null;
    plan3: string | null;
    plan4: string | null;
  };

/** A whole order with the names of who did what. */
export type OrdenRow = ListRow &
  Record<keyof typeof DE_CONCESIONARIO, string | null> & {
    /** Of its approval, dollars: what the client paid of the difference. */
    pagoAnticipado: number;
    /** Versions of its document; 0 = never issued. */
    emitidas: number;
    /** How many of its plans have a folder that risk has not approved. */
    sinCarpetaAprobada: number;
  };

export interface OrdenPlanRow {
  planId: number;
  idCodigo: string;
  producto: string;
  grupo: string;
  /** When the order was created. */
  monto: number;
  /** Of the plan, now. */
  montoActual: number;
}

const ORDER_BY = { fecha: 'o.creadoEn' };

export class OrdenStore {
  private readonly pages: CachedList<object>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'o',
      orderBy: ORDER_BY,
      values: ['estado', 'medio', 'ejecutivo', 'cliente', 'plan'],
      listKey: { changes: [{ resource: 'orden-de-compra' }] },
      build: (manager, { filter }) => {
        const count = driving(manager);
        filterBy(count, filter);
        return { rows: withUnidad(withPlanes(driving(manager))), count, keys: count.clone() };
      },
    });
  }

  /** A page and its count; its keys are found in the orders alone. */
  async list(request: ListRequest): Promise<Page<ListRow>> {
    const { rows, ...page } = await this.pages.page(request, null);
    return { ...page, rows: rows.map((row) => columnas.read<ListRow>(conUnidad(row as Record<string, unknown>))) };
  }

  /** One statement. `manager` reads inside its transaction. */
  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<OrdenRow | null> {
    const query = withUnidad(withPlanes(driving(manager))).where('o.id = :id', { id });
    query.addSelect(sinCarpetaAprobada(query), 'sinCarpetaAprobada');
    query.leftJoin(Concesionario, 'dealer', 'dealer.id = o.concesionarioId');
    for (const [name, column] of Object.entries(DE_CONCESIONARIO)) query.addSelect(`dealer.${column}`, name);
    query.addSelect('medio.pagoAnticipado', 'pagoAnticipado');
    const row = await readOne<Record<string, unknown>>(query.addSelect(emitidas(query), 'emitidas'));
    if (row === null) return null;
    return columnas.read<OrdenRow>({
      ...conUnidad(row),
      pagoAnticipado: Number(row['pagoAnticipado'] ?? 0),
    });
  }

  /** The order of an approval that is not annulled; `null` = none. */
  async findLive(medioId: number): Promise<OrdenRow | null> {
    const row = await readOne<{ id: number }>(
      driving(this.dataSource.manager)
        .select('o.id', 'id')
        .where(`o.medioId = :medioId AND o.estado <> 'anulada'`, { medioId }),
    );
    return row === null ? null : this.byId(Number(row.id));
  }

  /** In order. */
  listPlanes(ordenId: number, manager: EntityManager = this.dataSource.manager): Promise<OrdenPlanRow[]> {
    return readMany<OrdenPlanRow>(
      manager
        .createQueryBuilder()
        .from(OrdenPlan, 'k')
        .innerJoin(Plan, 'l', 'l.id = k.planId')
        .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
        .select('k.planId', 'planId')
        .addSelect('l.idCodigo', 'idCodigo')
        .addSelect('g.productoCodigo', 'producto')
        .addSelect('g.grupo', 'grupo')
        .addSelect('k.monto', 'monto')
        .addSelect('l.monto', 'montoActual')
        .where('k.ordenId = :ordenId', { ordenId })
        .orderBy('k.posicion', 'ASC'),
    );
  }

  /** Locks the order until the transaction ends. */
  lock({ manager }: Pick<Tx, 'manager'>, id: number): Promise<void> {
    return lockRow(manager, OrdenDeCompra, id);
  }

  /** Draws its number here, so that a refused order leaves no gap. */
  async insert(
    tx: Tx,
    datos: Omit<Partial<OrdenDeCompra>, 'id'>,
    planes: readonly Pick<OrdenPlan, 'planId' | 'adjudicacionId' | 'monto'>[],
  ): Promise<number> {
    const id = await tx.nextNumber(SERIE_DE_ORDENES);
    await tx.manager.insert(OrdenDeCompra, {
      ...datos,
      id,
      estado: 'pendiente',
      creadoPor: tx.actor.id || null,
      rolCreador: tx.actor.id === 0 ? null : tx.actor.role,
      creadoEn: tx.now,
      version: 1,
    });
    await tx.manager.insert(
      OrdenPlan,
      planes.map((plan, i) => ({ ...plan, ordenId: id, posicion: i + 1, vigente: true })),
    );
    return id;
  }

  /** Guarded by the version read. Returns the affected rows, 0 = stale version. Changes without facts keep the version. */
  async update(
    { manager }: Pick<Tx, 'manager'>,
    { id, version }: Pick<OrdenRow, 'id' | 'version'>,
    cambio: Partial<OrdenDeCompra>,
  ): Promise<number> {
    const raised = Object.keys(cambio).length === 0 ? version : version + 1;
    return guardedUpdate(manager, OrdenDeCompra, { id, version }, cambio, raised);
  }

  /** The amounts that its plans have now. */
  async updateMontos(
    { manager }: Pick<Tx, 'manager'>,
    ordenId: number,
    planes: readonly Pick<OrdenPlan, 'planId' | 'monto'>[],
  ): Promise<void> {
    for (const { planId, monto } of planes) await manager.update(OrdenPlan, { ordenId, planId }, { monto });
  }

  /** Allows its plans in another order. */
  async releasePlanes({ manager }: Pick<Tx, 'manager'>, ordenId: number): Promise<void> {
    await manager.update(OrdenPlan, { ordenId, vigente: true }, { vigente: false });
  }
}

/** Counter of their numbers. */
export const SERIE_DE_ORDENES = 'orden-de-compra';

/** Orders alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(OrdenDeCompra, 'o');

/** Ids of the orders with a plan of this executive. */
export const ordersOf = (query: Query): string =>
  query
    .subQuery()
    .select('ex.ordenId')
    .from(Adjudicacion, 'ej')
    .innerJoin(OrdenPlan, 'ex', 'ex.adjudicacionId = ej.id')
    .where('ej.ejecutivoId = :ejecutivo')
    .getQuery();

function filterBy(query: Query, { estado, cliente, plan, medio, ejecutivo, q }: ListRequest['filter']): void {
  if (estado !== undefined) query.andWhere('o.estado = :estado', { estado });
  if (medio !== undefined) query.andWhere('o.medioId = :medio', { medio });
  if (ejecutivo !== undefined) query.andWhere(`o.id IN ${ordersOf(query)}`, { ejecutivo });
  if (cliente !== undefined) {
    const personaId = query
      .subQuery()
      .select('w.id')
      .from(Persona, 'w')
      .where('w.identificacion = :cliente')
      .getQuery();
    query.andWhere(`o.personaId IN ${personaId}`, { cliente });
  }
  if (plan !== undefined) {
    const con = query
      .subQuery()
      .select('x.ordenId')
      .from(OrdenPlan, 'x')
      .innerJoin(Plan, 'xl', 'xl.id = x.planId')
      .where('xl.idCodigo = :plan')
      .getQuery();
    query.andWhere(`o.id IN ${con}`, { plan });
  }
  whereHolderMatches(query, q, { person: 'o.personaId', plan: (found) => delPlan(query, found) });
}

/** The orders with one of the plans found. */
const delPlan = (query: Query, found: string): string =>
  `o.id IN ${query.subQuery().select('y.ordenId').from(OrdenPlan, 'y').where(`y.planId IN ${found}`).getQuery()}`;

function withUnidad(query: Query): Query {
  query
    .innerJoin(MedioAprobacion, 'medio', 'medio.id = o.medioId')
    .innerJoin(FichaBien, 'ficha', 'ficha.id = medio.fichaId');
  for (const [column, unidad] of Object.entries(DE_UNIDAD)) query.addSelect(`ficha.${unidad}`, `unidad_${column}`);
  return query;
}
const conUnidad = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...row,
  ...Object.fromEntries(Object.keys(DE_UNIDAD).map((column) => [column, row[column] ?? row[`unidad_${column}`]])),
});

function withPlanes(query: Query): Query {
  columnas.select(query.select([]), 'o');
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  query.addSelect(hasPagoAprobado(query), 'pagoAprobado');
  for (const posicion of [1, 2, 3, 4])
    query
      .leftJoin(OrdenPlan, `k${posicion}`, `k${posicion}.ordenId = o.id AND k${posicion}.posicion = ${posicion}`)
      .leftJoin(Plan, `l${posicion}`, `l${posicion}.id = k${posicion}.planId`)
      .addSelect(`l${posicion}.idCodigo`, `plan${posicion}`);
  return query;
}

const emitidas = (query: Query): string =>
  query.subQuery().select('COUNT(*)').from(DocumentoEmitido, 'd').where('d.ordenId = o.id').getQuery();

/** Of an order `o`: number of its plans without an approved folder. An approved one is at legal. */
export const sinCarpetaAprobada = (query: Query): string =>
  query
    .subQuery()
    .select('COUNT(*)')
    .from(OrdenPlan, 'kc')
    .leftJoin(Carpeta, 'cc', 'cc.adjudicacionId = kc.adjudicacionId')
    .where(`kc.ordenId = o.id AND (cc.idDepartamento IS NULL OR cc.idDepartamento <> '${DEPARTAMENTO_LEGAL}')`)
    .getQuery();

function hasPagoAprobado(query: Query): string {
  const pago = query.subQuery().select('1').from(SolicitudDePago, 'p');
  return `CASE WHEN EXISTS ${pago.where(`p.ordenId = o.id AND p.estado = 'aprobado'`).getQuery()} THEN 1 ELSE 0 END`;
}
