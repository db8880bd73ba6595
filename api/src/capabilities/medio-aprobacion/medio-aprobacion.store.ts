import type { Autoria, EstadoDeMedio } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { guardedUpdate, lockRow } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Canton, Provincia } from '../../entities/catalogo.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { ordenDeNombre, whereHolderMatches } from '../persona';
import { nombreUnido, unirUsuario } from '../usuario';

type Query = SelectQueryBuilder<ObjectLiteral>;

const DE_MEDIO = [
  'id',
  'personaId',
  'productoCodigo',
  'fichaId',
  'estado',
  'enviadoEn',
  'decididoEn',
  'motivo',
  'valor',
  'desgravamen',
  'avaluo',
  'costosLegales',
  'escrituras',
  'impuestoTimbres',
  'total',
  'diferencia',
  'pagoAnticipado',
  'observaciones',
  'aseguradora',
  'numeroPoliza',
  'polizaDesde',
  'polizaHasta',
  'prima',
  'dispositivoId',
  'dispositivo',
  'valorDispositivo',
  'idOrden',
  'reemplazaA',
  'creadoEn',
  'actualizadoEn',
  'version',
] as const;

const DE_FICHA = [
  'marcaId',
  'modeloId',
  'marca',
  'modelo',
  'claseCodigo',
  'clase',
  'tipo',
  'estadoBien',
  'anio',
  'color',
  'chasis',
  'serieMotor',
  'placa',
  'paisOrigen',
  'tipoInmueble',
  'provinciaCodigo',
  'cantonCodigo',
  'direccion',
  'area',
  'registro',
] as const;

/** Users named in an approval: alias → column. */
const USUARIOS = {
  creado: 'medio.creadoPor',
  actualizado: 'medio.actualizadoPor',
  enviado: 'medio.enviadoPor',
  decidido: 'medio.decididoPor',
  ejecutivo: 'COALESCE(medio.ejecutivoId, adjudicacion.ejecutivoId)',
  entregado: 'entrega.entregadaPor',
} as const;

/** A sheet with the names of its codes, as the driver returns it. */
export type FichaRow = Record<(typeof DE_FICHA)[number], unknown> & {
  fichaId: number;
  fichaVersion: number;
  productoCodigo: string;
  provincia: string | null;
  canton: string | null;
};

/** An approval with sheet, client, executive and users; amounts, flags and instants as the driver returns them. */
export type MedioRow = Record<(typeof DE_MEDIO)[number], unknown> &
  FichaRow &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> & {
    identificacion: string;
    nombres: string;
    apellidoPaterno: string;
    apellidoMaterno: string;
    plan1: string;
    plan2: string | null;
    plan3: string | null;
    plan4: string | null;
    /** Number of its plans still awarded to its client. */
    planesVigentes: number;
    ejecutivoId: number | null;
    ejecutivoActivo: unknown;
    reemplazadoPor: number | null;
    /** First delivery among its plans; null = none. */
    entregadoEn: unknown;
  };

/** The approval of a plan. */
interface MedioEnQueEsta {
  medioId: number;
  idCodigo: string;
}

const ORDER_BY = {
  id: 'medio.id',
  cedula: 'persona.identificacion',
  nombreCliente: ordenDeNombre('persona'),
  producto: 'medio.productoCodigo',
  fecha: 'medio.creadoEn',
};

/** Sorted by columns of the client. */
const DE_PERSONA: ReadonlySet<string> = new Set(['cedula', 'nombreCliente']);

const DE_ESTADO: Readonly<Record<EstadoDeMedio, string>> = {
  espera: 'medio.estado IS NULL AND medio.enviadoEn IS NULL',
  enviado: 'medio.estado IS NULL AND medio.enviadoEn IS NOT NULL',
  aprobado: 'medio.estado = :decidido',
  rechazado: 'medio.estado = :decidido',
};

export class MedioStore {
  private readonly pages: CachedList<MedioRow, { soloEnviados: boolean }>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'medio',
      orderBy: ORDER_BY,
      values: ['producto', 'cliente', 'plan', 'ejecutivo'],
      listKey: { changes: [{ resource: 'medio-aprobacion' }] },
      build: (manager, { order, filter }, { soloEnviados }) => {
        const count = driving(manager);
        filterBy(count, filter);
        if (soloEnviados) count.andWhere('medio.enviadoEn IS NOT NULL');
        const keys = count.clone();
        if (DE_PERSONA.has(order.field)) keys.innerJoin(Persona, 'persona', 'persona.id = medio.personaId');
        return { rows: withRow(driving(manager)), count, keys };
      },
    });
  }

  /** A page and its count; its keys are found in the approvals alone. `ejecutivo` is an id; `soloEnviados`: as risk sees it. */
  list(request: ListRequest, soloEnviados: boolean): Promise<Page<MedioRow>> {
    return this.pages.page(request, { soloEnviados });
  }

  /** One statement. `manager` reads inside its transaction. */
  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<MedioRow | null> {
    return readOne<MedioRow>(withRow(driving(manager)).where('medio.id = :id', { id }));
  }

  /** Locks the approval until the transaction ends. */
  lock({ manager }: Pick<Tx, 'manager'>, id: number): Promise<void> {
    return lockRow(manager, MedioAprobacion, id);
  }

  async insert(tx: Tx, datos: Omit<Partial<MedioAprobacion>, 'id'>): Promise<number> {
    const { identifiers } = await tx.manager.insert(MedioAprobacion, {
      ...datos,
      creadoPor: tx.actor.id || null,
      creadoEn: tx.now,
      version: 1,
    });
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the version read. Returns the affected rows, 0 = stale version. */
  async update(
    { manager }: Pick<Tx, 'manager'>,
    { id, version }: Pick<MedioRow, 'id' | 'version'>,
    cambio: Partial<MedioAprobacion>,
  ): Promise<number> {
    return guardedUpdate(manager, MedioAprobacion, { id: Number(id), version: Number(version) }, cambio);
  }

  /** After the annulment of its order, so that another one may be created (invariant 15). */
  async clearOrden({ manager }: Pick<Tx, 'manager'>, id: number, idOrden: number): Promise<void> {
    const versionColumn = manager.connection.driver.escape('version');
    await manager
      .createQueryBuilder()
      .update(MedioAprobacion)
      .set({ idOrden: null, version: () => `${versionColumn} + 1` })
      .where({ id, idOrden })
      .execute();
  }

  /** Live approvals of these plans with their present holders, except `menos`. */
  findLiveOfPlanes(manager: EntityManager, planIds: readonly number[], menos = 0): Promise<MedioEnQueEsta[]> {
    if (planIds.length === 0) return Promise.resolve([]);
    return readMany<MedioEnQueEsta>(
      vigentes(manager)
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = fichaPlan.planId')
        .select('medio.id', 'medioId')
        .addSelect('planAhorro.idCodigo', 'idCodigo')
        .where('fichaPlan.planId IN (:...planIds) AND fichaPlan.vigente = :vigente AND medio.id <> :menos', {
          planIds,
          vigente: true,
          menos,
        })
        .orderBy('fichaPlan.planId', 'ASC'),
    );
  }

  /** The same for the plans of a person, outside a transaction. */
  listByTitular(personaId: number): Promise<MedioEnQueEsta[]> {
    return readMany<MedioEnQueEsta>(
      vigentes(this.dataSource.manager)
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = fichaPlan.planId')
        .select('medio.id', 'medioId')
        .addSelect('planAhorro.idCodigo', 'idCodigo')
        .where('fichaPlan.personaId = :personaId AND fichaPlan.vigente = :vigente', { personaId, vigente: true }),
    );
  }

  /** Author of the delivery of one of these awards; `null` = none. */
  async findEntrega(manager: EntityManager, adjudicacionIds: readonly number[]): Promise<Autoria | null> {
    const query = manager
      .createQueryBuilder()
      .from(CartaSalida, 'entrega')
      .select('entrega.entregadaEn', 'cuando')
      .where(`entrega.adjudicacionId IN (:...adjudicacionIds) AND entrega.estado = 'realizada'`, { adjudicacionIds })
      .orderBy('entrega.id', 'ASC')
      .limit(1);
    const row = await readOne<Record<string, unknown>>(unirUsuario(query, 'autor', 'entrega.entregadaPor'));
    return row && { quien: nombreUnido(row, 'autor'), cuando: isoOf(row['cuando']) as string };
  }

  /** The live approval of a plan and its present holder; `null` = none. */
  async findByPlan(planId: number): Promise<MedioRow | null> {
    const [medio] = await this.findLiveOfPlanes(this.dataSource.manager, [planId]);
    return medio === undefined ? null : this.byId(medio.medioId);
  }
}

/** Approvals of live awards and their present holders. */
const vigentes = (manager: EntityManager): Query =>
  manager
    .createQueryBuilder()
    .from(FichaPlan, 'fichaPlan')
    .innerJoin(MedioAprobacion, 'medio', 'medio.fichaId = fichaPlan.fichaId')
    .innerJoin(
      Adjudicacion,
      'adjudicacion',
      `adjudicacion.id = fichaPlan.adjudicacionId AND adjudicacion.estado = 'ADJ'`,
    )
    .innerJoin(
      PlanTitular,
      'titular',
      'titular.planId = fichaPlan.planId AND titular.personaId = fichaPlan.personaId AND titular.hasta IS NULL',
    );

/** Approvals alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(MedioAprobacion, 'medio');

function filterBy(query: Query, { estado, producto, cliente, plan, ejecutivo, q }: ListRequest['filter']): void {
  if (estado !== undefined) {
    query.andWhere(DE_ESTADO[estado as EstadoDeMedio]);
    if (estado === 'aprobado' || estado === 'rechazado') query.setParameters({ decidido: estado === 'aprobado' });
  }
  if (producto !== undefined) query.andWhere('medio.productoCodigo = :producto', { producto });
  if (cliente !== undefined) {
    const personaId = query
      .subQuery()
      .select('clienteBuscado.id')
      .from(Persona, 'clienteBuscado')
      .where('clienteBuscado.identificacion = :cliente')
      .getQuery();
    query.andWhere(`medio.personaId IN ${personaId}`, { cliente });
  }
  if (ejecutivo !== undefined) {
    const adjudicacionId = query
      .subQuery()
      .select('adjudicacionDelEjecutivo.id')
      .from(Adjudicacion, 'adjudicacionDelEjecutivo')
      .where('adjudicacionDelEjecutivo.ejecutivoId = :ejecutivo')
      .getQuery();
    const fichaIds = query
      .subQuery()
      .select('planDelEjecutivo.fichaId')
      .from(FichaPlan, 'planDelEjecutivo')
      .where(`planDelEjecutivo.adjudicacionId IN ${adjudicacionId} AND planDelEjecutivo.orden = 1`)
      .getQuery();
    const ids = (where: string) =>
      query
        .subQuery()
        .select('medioDelEjecutivo.id')
        .from(MedioAprobacion, 'medioDelEjecutivo')
        .where(where)
        .getQuery();
    const own = ids('medioDelEjecutivo.ejecutivoId = :ejecutivo');
    const ofFirstPlan = ids(`medioDelEjecutivo.ejecutivoId IS NULL AND medioDelEjecutivo.fichaId IN ${fichaIds}`);
    query.andWhere(`(medio.id IN ${own} OR medio.id IN ${ofFirstPlan})`, { ejecutivo });
  }
  if (plan !== undefined) {
    const con = query
      .subQuery()
      .select('otroPlan.fichaId')
      .from(FichaPlan, 'otroPlan')
      .innerJoin(Plan, 'planBuscado', 'planBuscado.id = otroPlan.planId')
      .where('planBuscado.idCodigo = :plan')
      .getQuery();
    query.andWhere(`medio.fichaId IN ${con}`, { plan });
  }
  whereHolderMatches(query, q, { person: 'medio.personaId', plan: (found) => conPlanes(query, found) });
}

/** The sheets with one of the plans found. */
const conPlanes = (query: Query, found: string): string =>
  `medio.fichaId IN ${query.subQuery().select('planDelProducto.fichaId').from(FichaPlan, 'planDelProducto').where(`planDelProducto.planId IN ${found}`).getQuery()}`;

function withRow(query: Query): Query {
  query
    .innerJoin(Persona, 'persona', 'persona.id = medio.personaId')
    .innerJoin(FichaBien, 'ficha', 'ficha.id = medio.fichaId')
    .innerJoin(FichaPlan, 'fichaPlan', 'fichaPlan.fichaId = medio.fichaId AND fichaPlan.orden = 1')
    .innerJoin(Adjudicacion, 'adjudicacion', 'adjudicacion.id = fichaPlan.adjudicacionId')
    .leftJoin(Provincia, 'provincia', 'provincia.codigo = ficha.provinciaCodigo')
    .leftJoin(Canton, 'canton', 'canton.codigo = ficha.cantonCodigo')
    .leftJoin(CartaSalida, 'entrega', `entrega.id = ${primeraEntrega(query)}`)
    .select('ficha.version', 'fichaVersion')
    .addSelect('entrega.entregadaEn', 'entregadoEn')
    .addSelect('provincia.nombre', 'provincia')
    .addSelect('canton.nombre', 'canton')
    .addSelect(planesVigentes(query), 'planesVigentes')
    .addSelect(reemplazadoPor(query), 'reemplazadoPor');
  for (const column of DE_MEDIO) query.addSelect(`medio.${column}`, column);
  for (const column of DE_FICHA) query.addSelect(`ficha.${column}`, column);
  for (const column of ['identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])
    query.addSelect(`persona.${column}`, column);
  for (const orden of [1, 2, 3, 4]) query.addSelect(planDe(query, orden), `plan${orden}`);
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  return query.addSelect('ejecutivo.id', 'ejecutivoId').addSelect('ejecutivo.activo', 'ejecutivoActivo');
}

const planDe = (query: Query, orden: number): string =>
  query
    .subQuery()
    .select(`l${orden}.idCodigo`)
    .from(FichaPlan, `k${orden}`)
    .innerJoin(Plan, `l${orden}`, `l${orden}.id = k${orden}.planId`)
    .where(`k${orden}.fichaId = medio.fichaId AND k${orden}.orden = ${orden}`)
    .getQuery();

const planesVigentes = (query: Query): string =>
  query
    .subQuery()
    .select('COUNT(*)')
    .from(FichaPlan, 'suPlan')
    .innerJoin(
      Adjudicacion,
      'suAdjudicacion',
      `suAdjudicacion.id = suPlan.adjudicacionId AND suAdjudicacion.estado = 'ADJ'`,
    )
    .innerJoin(
      PlanTitular,
      'suTitular',
      'suTitular.planId = suPlan.planId AND suTitular.personaId = suPlan.personaId AND suTitular.hasta IS NULL',
    )
    .where('suPlan.fichaId = medio.fichaId')
    .getQuery();

const primeraEntrega = (query: Query): string =>
  query
    .subQuery()
    .select('MIN(suCarta.id)')
    .from(FichaPlan, 'planDeLaFicha')
    .innerJoin(
      CartaSalida,
      'suCarta',
      `suCarta.adjudicacionId = planDeLaFicha.adjudicacionId AND suCarta.estado = 'realizada'`,
    )
    .where('planDeLaFicha.fichaId = medio.fichaId')
    .getQuery();

const reemplazadoPor = (query: Query): string =>
  query
    .subQuery()
    .select('MAX(reemplazo.id)')
    .from(MedioAprobacion, 'reemplazo')
    .where('reemplazo.reemplazaA = medio.id')
    .getQuery();

/** A sheet alone, with the names of its codes. */
export function withFicha(manager: EntityManager): Query {
  const query = manager
    .createQueryBuilder()
    .from(FichaBien, 'ficha')
    .leftJoin(Provincia, 'provincia', 'provincia.codigo = ficha.provinciaCodigo')
    .leftJoin(Canton, 'canton', 'canton.codigo = ficha.cantonCodigo')
    .select('ficha.id', 'fichaId')
    .addSelect('ficha.productoCodigo', 'productoCodigo')
    .addSelect('ficha.version', 'fichaVersion')
    .addSelect('provincia.nombre', 'provincia')
    .addSelect('canton.nombre', 'canton');
  for (const column of DE_FICHA) query.addSelect(`ficha.${column}`, column);
  return query;
}
