import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Shown } from '../../columns/shown';
import { readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page, withoutPattern } from '../../db/lists/page';
import { startingWith, startsWith } from '../../db/lists/prefix';
import { guardedUpdate, lockRow } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Plan } from '../../entities/plan.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { ordersOf, sinCarpetaAprobada } from '../orden-de-compra';
import { unirUsuario } from '../usuario';
import { columnas, DEL_PAGO } from './solicitud-de-pago.columnas';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** What the order says of itself. */
const DE_ORDEN = {
  cedula: 'cedula',
  nombreCliente: 'nombreCliente',
  personaId: 'personaId',
  estadoDeOrden: 'estado',
  tipoCarta: 'tipoCarta',
  incluyeConcesionario: 'incluyeConcesionario',
  concesionarioId: 'concesionarioId',
  marca: 'marca',
  modelo: 'modelo',
  anio: 'anio',
  valorVehiculo: 'valorVehiculo',
  valorPlan: 'valorPlan',
  diferenciaPrecio: 'diferenciaPrecio',
  valorComision: 'valorComision',
  comisionDispositivo: 'comisionDispositivo',
} as const;

/** Users named in a payment: alias → column. */
const USUARIOS = { aprobado: 'pago.aprobadoPor', anulado: 'pago.anuladoPor' } as const;

export type ListRow = Omit<Shown<SolicitudDePago>, (typeof DEL_PAGO)[number]> &
  Record<keyof typeof DE_ORDEN, unknown> & {
    cedula: string;
    nombreCliente: string;
    plan1: string;
    plan2: string | null;
    plan3: string | null;
    plan4: string | null;
  };

/** A whole payment with its users. */
export type PagoRow = ListRow &
  Shown<SolicitudDePago> &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> & {
    /** Newest version of its document; null = never issued. */
    emitida: number | null;
    /** Number of its plans without an approved folder. */
    sinCarpetaAprobada: number;
  };

/** Counter of their numbers. */
export const SERIE_DE_PAGOS = 'solicitud-de-pago';

const ORDER_BY = { fecha: 'pago.creadoEn', nombreCliente: 'orden.nombreCliente' };

export class PagoStore {
  private readonly pages: CachedList<object>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'pago',
      orderBy: ORDER_BY,
      values: ['estado', 'orden', 'ejecutivo', 'cliente', 'plan'],
      listKey: { changes: [{ resource: 'solicitud-de-pago' }] },
      build: (manager, { order, filter }) => {
        const count = driving(manager);
        filterBy(count, filter);
        const keys = count.clone();
        if (order.field === 'nombreCliente') keys.innerJoin(OrdenDeCompra, 'orden', 'orden.id = pago.ordenId');
        return { rows: withOrder(driving(manager), DEL_PAGO), count, keys };
      },
    });
  }

  /** A page and its count; its keys are found in the payments alone. */
  async list(request: ListRequest): Promise<Page<ListRow>> {
    const { rows, ...page } = await this.pages.page(request, null);
    return { ...page, rows: rows.map((row) => columnas.read<ListRow>(row)) };
  }

  /** One statement. `manager` reads inside its transaction. */
  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<PagoRow | null> {
    const row = await readOne<object>(whole(manager).where('pago.id = :id', { id }));
    return row === null ? null : columnas.read<PagoRow>(row);
  }

  /** The payment of an order that is not annulled; `null` = none. */
  findLive(ordenId: number, manager: EntityManager = this.dataSource.manager): Promise<Pick<PagoRow, 'id'> | null> {
    return readOne(
      driving(manager)
        .select('pago.id', 'id')
        .where(`pago.ordenId = :ordenId AND pago.estado <> 'anulado'`, { ordenId }),
    );
  }

  /** `null` = no such payment. */
  async findOrdenId(id: number, manager: EntityManager): Promise<number | null> {
    const row = await readOne<{ ordenId: number }>(
      driving(manager).select('pago.ordenId', 'ordenId').where('pago.id = :id', { id }),
    );
    return row === null ? null : Number(row.ordenId);
  }

  /** Locks the payment until the transaction ends. */
  lock({ manager }: Pick<Tx, 'manager'>, id: number): Promise<void> {
    return lockRow(manager, SolicitudDePago, id);
  }

  /** Draws its number here, so that a refused payment leaves no gap. */
  async insert(
    tx: Tx,
    datos: Pick<
      SolicitudDePago,
      | 'ordenId'
      | 'concepto'
      | 'observacion'
      | 'valor'
      | 'beneficiario'
      | 'rucBeneficiario'
      | 'tipoIdentificacionBeneficiario'
      | 'identificacionBeneficiario'
      | 'bancoBeneficiario'
      | 'tipoCuentaBeneficiario'
      | 'numeroCuentaBeneficiario'
      | 'solicitante'
      | 'documentos'
    >,
  ): Promise<number> {
    const id = await tx.nextNumber(SERIE_DE_PAGOS);
    await tx.manager.insert(SolicitudDePago, {
      ...datos,
      id,
      estado: 'pendiente',
      creadoPor: tx.actor.id || null,
      rolCreador: tx.actor.id === 0 ? null : tx.actor.role,
      creadoEn: tx.now,
      version: 1,
    });
    return id;
  }

  /** Guarded by the state and version read. Returns the affected rows, 0 = stale version. Changes without facts keep the version. */
  async update(
    { manager }: Pick<Tx, 'manager'>,
    { id, estado, version }: Pick<PagoRow, 'id' | 'estado' | 'version'>,
    cambio: Partial<SolicitudDePago>,
  ): Promise<number> {
    const raised = Object.keys(cambio).length === 0 ? version : version + 1;
    return guardedUpdate(manager, SolicitudDePago, { id, estado, version }, cambio, raised);
  }
}

/** Payments alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(SolicitudDePago, 'pago');

function filterBy(query: Query, { estado, orden, cedula, cliente, plan, ejecutivo }: ListRequest['filter']): void {
  if (estado !== undefined) query.andWhere('pago.estado = :estado', { estado });
  if (orden !== undefined) query.andWhere('pago.ordenId = :orden', { orden });
  if (ejecutivo !== undefined) query.andWhere(`pago.ordenId IN ${ordersOf(query)}`, { ejecutivo });
  const ofOrder = (alias: string, condition: string): string =>
    `pago.ordenId IN ${query.subQuery().select(`${alias}.id`).from(OrdenDeCompra, alias).where(condition).getQuery()}`;
  if (cliente !== undefined) query.andWhere(ofOrder('ordenBuscada', 'ordenBuscada.cedula = :cliente'), { cliente });
  if (cedula !== undefined)
    query.andWhere(
      ofOrder('ordenBuscada', startsWith('ordenBuscada.cedula', 'cedula')),
      startingWith('cedula', withoutPattern(String(cedula)).toUpperCase()),
    );
  if (plan !== undefined) {
    const con = query
      .subQuery()
      .select('ordenPlan.ordenId')
      .from(OrdenPlan, 'ordenPlan')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = ordenPlan.planId')
      .where('planAhorro.idCodigo = :plan')
      .getQuery();
    query.andWhere(`pago.ordenId IN ${con}`, { plan });
  }
}

function withOrder(query: Query, without: typeof DEL_PAGO | readonly [] = []): Query {
  query.innerJoin(OrdenDeCompra, 'orden', 'orden.id = pago.ordenId').select([]);
  columnas.select(query, 'pago', without);
  for (const [name, column] of Object.entries(DE_ORDEN)) query.addSelect(`orden.${column}`, name);
  for (const posicion of [1, 2, 3, 4])
    query
      .leftJoin(
        OrdenPlan,
        `k${posicion}`,
        `k${posicion}.ordenId = pago.ordenId AND k${posicion}.posicion = ${posicion}`,
      )
      .leftJoin(Plan, `l${posicion}`, `l${posicion}.id = k${posicion}.planId`)
      .addSelect(`l${posicion}.idCodigo`, `plan${posicion}`);
  return query;
}

function whole(manager: EntityManager): Query {
  const query = withOrder(driving(manager));
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  const emitida = query
    .subQuery()
    .select('MAX(emitido.numeroVersion)')
    .from(DocumentoEmitido, 'emitido')
    .where('emitido.solicitudDePagoId = pago.id')
    .getQuery();
  return query.addSelect(emitida, 'emitida').addSelect(sinCarpetaAprobada(query), 'sinCarpetaAprobada');
}
