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
const USUARIOS = { creado: 'orden.creadoPor', aprobada: 'orden.aprobadaPor', anulada: 'orden.anuladaPor' } as const;

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

const ORDER_BY = { fecha: 'orden.creadoEn' };

export class OrdenStore {
  private readonly pages: CachedList<object>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'orden',
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
    const query = withUnidad(withPlanes(driving(manager))).where('orden.id = :id', { id });
    query.addSelect(sinCarpetaAprobada(query), 'sinCarpetaAprobada');
    query.leftJoin(Concesionario, 'dealer', 'dealer.id = orden.concesionarioId');
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
        .select('orden.id', 'id')
        .where(`orden.medioId = :medioId AND orden.estado <> 'anulada'`, { medioId }),
    );
    return row === null ? null : this.byId(Number(row.id));
  }

  /** In order. */
  listPlanes(ordenId: number, manager: EntityManager = this.dataSource.manager): Promise<OrdenPlanRow[]> {
    return readMany<OrdenPlanRow>(
      manager
        .createQueryBuilder()
        .from(OrdenPlan, 'ordenPlan')
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = ordenPlan.planId')
        .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
        .select('ordenPlan.planId', 'planId')
        .addSelect('planAhorro.idCodigo', 'idCodigo')
        .addSelect('grupo.productoCodigo', 'producto')
        .addSelect('grupo.grupo', 'grupo')
        .addSelect('ordenPlan.monto', 'monto')
        .addSelect('planAhorro.monto', 'montoActual')
        .where('ordenPlan.ordenId = :ordenId', { ordenId })
        .orderBy('ordenPlan.posicion', 'ASC'),
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
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(OrdenDeCompra, 'orden');

/** Ids of the orders with a plan of this executive. */
export function ordersOf(query: Query): string {
  const adjudicacionId = query
    .subQuery()
    .select('adjudicacion.id')
    .from(Adjudicacion, 'adjudicacion')
    .where('adjudicacion.ejecutivoId = :ejecutivo')
    .getQuery();
  return query
    .subQuery()
    .select('planDelEjecutivo.ordenId')
    .from(OrdenPlan, 'planDelEjecutivo')
    .where(`planDelEjecutivo.adjudicacionId IN ${adjudicacionId}`)
    .getQuery();
}

function filterBy(query: Query, { estado, cliente, plan, medio, ejecutivo, q }: ListRequest['filter']): void {
  if (estado !== undefined) query.andWhere('orden.estado = :estado', { estado });
  if (medio !== undefined) query.andWhere('orden.medioId = :medio', { medio });
  if (ejecutivo !== undefined) query.andWhere(`orden.id IN ${ordersOf(query)}`, { ejecutivo });
  if (cliente !== undefined) {
    const personaId = query
      .subQuery()
      .select('persona.id')
      .from(Persona, 'persona')
      .where('persona.identificacion = :cliente')
      .getQuery();
    query.andWhere(`orden.personaId IN ${personaId}`, { cliente });
  }
  if (plan !== undefined) {
    const con = query
      .subQuery()
      .select('otroPlan.ordenId')
      .from(OrdenPlan, 'otroPlan')
      .innerJoin(Plan, 'planBuscado', 'planBuscado.id = otroPlan.planId')
      .where('planBuscado.idCodigo = :plan')
      .getQuery();
    query.andWhere(`orden.id IN ${con}`, { plan });
  }
  whereHolderMatches(query, q, { person: 'orden.personaId', plan: (found) => delPlan(query, found) });
}

/** The orders with one of the plans found. */
const delPlan = (query: Query, found: string): string =>
  `orden.id IN ${query.subQuery().select('planDelProducto.ordenId').from(OrdenPlan, 'planDelProducto').where(`planDelProducto.planId IN ${found}`).getQuery()}`;

function withUnidad(query: Query): Query {
  query
    .innerJoin(MedioAprobacion, 'medio', 'medio.id = orden.medioId')
    .innerJoin(FichaBien, 'ficha', 'ficha.id = medio.fichaId');
  for (const [column, unidad] of Object.entries(DE_UNIDAD)) query.addSelect(`ficha.${unidad}`, `unidad_${column}`);
  return query;
}
const conUnidad = (row: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...row,
  ...Object.fromEntries(Object.keys(DE_UNIDAD).map((column) => [column, row[column] ?? row[`unidad_${column}`]])),
});

function withPlanes(query: Query): Query {
  columnas.select(query.select([]), 'orden');
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  query.addSelect(hasPagoAprobado(query), 'pagoAprobado');
  for (const posicion of [1, 2, 3, 4])
    query
      .leftJoin(OrdenPlan, `k${posicion}`, `k${posicion}.ordenId = orden.id AND k${posicion}.posicion = ${posicion}`)
      .leftJoin(Plan, `l${posicion}`, `l${posicion}.id = k${posicion}.planId`)
      .addSelect(`l${posicion}.idCodigo`, `plan${posicion}`);
  return query;
}

const emitidas = (query: Query): string =>
  query.subQuery().select('COUNT(*)').from(DocumentoEmitido, 'emitido').where('emitido.ordenId = orden.id').getQuery();

/** Of an order: number of its plans without an approved folder. An approved one is at legal. */
export const sinCarpetaAprobada = (query: Query): string =>
  query
    .subQuery()
    .select('COUNT(*)')
    .from(OrdenPlan, 'suPlan')
    .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = suPlan.adjudicacionId')
    .where(
      `suPlan.ordenId = orden.id AND (carpeta.idDepartamento IS NULL OR carpeta.idDepartamento <> '${DEPARTAMENTO_LEGAL}')`,
    )
    .getQuery();

function hasPagoAprobado(query: Query): string {
  const pago = query.subQuery().select('1').from(SolicitudDePago, 'pago');
  return `CASE WHEN EXISTS ${pago.where(`pago.ordenId = orden.id AND pago.estado = 'aprobado'`).getQuery()} THEN 1 ELSE 0 END`;
}
