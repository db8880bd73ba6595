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
  creado: 'm.creadoPor',
  actualizado: 'm.actualizadoPor',
  enviado: 'm.enviadoPor',
  decidido: 'm.decididoPor',
  ejecutivo: 'COALESCE(m.ejecutivoId, j.ejecutivoId)',
  entregado: 'e.entregadaPor',
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
  id: 'm.id',
  cedula: 'p.identificacion',
  nombreCliente: ordenDeNombre('p'),
  producto: 'm.productoCodigo',
  fecha: 'm.creadoEn',
};

/** Sorted by columns of the client. */
const DE_PERSONA: ReadonlySet<string> = new Set(['cedula', 'nombreCliente']);

const DE_ESTADO: Readonly<Record<EstadoDeMedio, string>> = {
  espera: 'm.estado IS NULL AND m.enviadoEn IS NULL',
  enviado: 'm.estado IS NULL AND m.enviadoEn IS NOT NULL',
  aprobado: 'm.estado = :decidido',
  rechazado: 'm.estado = :decidido',
};

export class MedioStore {
  private readonly pages: CachedList<MedioRow, { soloEnviados: boolean }>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'm',
      orderBy: ORDER_BY,
      values: ['producto', 'cliente', 'plan', 'ejecutivo'],
      listKey: { changes: [{ resource: 'medio-aprobacion' }] },
      build: (manager, { order, filter }, { soloEnviados }) => {
        const count = driving(manager);
        filterBy(count, filter);
        if (soloEnviados) count.andWhere('m.enviadoEn IS NOT NULL');
        const keys = count.clone();
        if (DE_PERSONA.has(order.field)) keys.innerJoin(Persona, 'p', 'p.id = m.personaId');
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
    return readOne<MedioRow>(withRow(driving(manager)).where('m.id = :id', { id }));
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
        .innerJoin(Plan, 'l', 'l.id = k.planId')
        .select('m.id', 'medioId')
        .addSelect('l.idCodigo', 'idCodigo')
        .where('k.planId IN (:...planIds) AND k.vigente = :vigente AND m.id <> :menos', {
          planIds,
          vigente: true,
          menos,
        })
        .orderBy('k.planId', 'ASC'),
    );
  }

  /** The same for the plans of a person, outside a transaction. */
  listByTitular(personaId: number): Promise<MedioEnQueEsta[]> {
    return readMany<MedioEnQueEsta>(
      vigentes(this.dataSource.manager)
        .innerJoin(Plan, 'l', 'l.id = k.planId')
        .select('m.id', 'medioId')
        .addSelect('l.idCodigo', 'idCodigo')
        .where('k.personaId = :personaId AND k.vigente = :vigente', { personaId, vigente: true }),
    );
  }

  /** Author of the delivery of one of these awards; `null` = none. */
  async findEntrega(manager: EntityManager, adjudicacionIds: readonly number[]): Promise<Autoria | null> {
    const query = manager
      .createQueryBuilder()
      .from(CartaSalida, 'e')
      .select('e.entregadaEn', 'cuando')
      .where(`e.adjudicacionId IN (:...adjudicacionIds) AND e.estado = 'realizada'`, { adjudicacionIds })
      .orderBy('e.id', 'ASC')
      .limit(1);
    const row = await readOne<Record<string, unknown>>(unirUsuario(query, 'u', 'e.entregadaPor'));
    return row && { quien: nombreUnido(row, 'u'), cuando: isoOf(row['cuando']) as string };
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
    .from(FichaPlan, 'k')
    .innerJoin(MedioAprobacion, 'm', 'm.fichaId = k.fichaId')
    .innerJoin(Adjudicacion, 'j', `j.id = k.adjudicacionId AND j.estado = 'ADJ'`)
    .innerJoin(PlanTitular, 't', 't.planId = k.planId AND t.personaId = k.personaId AND t.hasta IS NULL');

/** Approvals alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(MedioAprobacion, 'm');

function filterBy(query: Query, { estado, producto, cliente, plan, ejecutivo, q }: ListRequest['filter']): void {
  if (estado !== undefined) {
    query.andWhere(DE_ESTADO[estado as EstadoDeMedio]);
    if (estado === 'aprobado' || estado === 'rechazado') query.setParameters({ decidido: estado === 'aprobado' });
  }
  if (producto !== undefined) query.andWhere('m.productoCodigo = :producto', { producto });
  if (cliente !== undefined) {
    const personaId = query
      .subQuery()
      .select('w.id')
      .from(Persona, 'w')
      .where('w.identificacion = :cliente')
      .getQuery();
    query.andWhere(`m.personaId IN ${personaId}`, { cliente });
  }
  if (ejecutivo !== undefined) {
    const fichaIds = query
      .subQuery()
      .select('kz.fichaId')
      .from(Adjudicacion, 'jz')
      .innerJoin(FichaPlan, 'kz', 'kz.adjudicacionId = jz.id AND kz.orden = 1')
      .where('jz.ejecutivoId = :ejecutivo')
      .getQuery();
    query.andWhere(`(m.ejecutivoId = :ejecutivo OR (m.ejecutivoId IS NULL AND m.fichaId IN ${fichaIds}))`, {
      ejecutivo,
    });
  }
  if (plan !== undefined) {
    const con = query
      .subQuery()
      .select('x.fichaId')
      .from(FichaPlan, 'x')
      .innerJoin(Plan, 'xl', 'xl.id = x.planId')
      .where('xl.idCodigo = :plan')
      .getQuery();
    query.andWhere(`m.fichaId IN ${con}`, { plan });
  }
  whereHolderMatches(query, q, { person: 'm.personaId', plan: (found) => conPlanes(query, found) });
}

/** The sheets with one of the plans found. */
const conPlanes = (query: Query, found: string): string =>
  `m.fichaId IN ${query.subQuery().select('y.fichaId').from(FichaPlan, 'y').where(`y.planId IN ${found}`).getQuery()}`;

function withRow(query: Query): Query {
  query
    .innerJoin(Persona, 'p', 'p.id = m.personaId')
    .innerJoin(FichaBien, 'f', 'f.id = m.fichaId')
    .innerJoin(FichaPlan, 'k', 'k.fichaId = m.fichaId AND k.orden = 1')
    .innerJoin(Adjudicacion, 'j', 'j.id = k.adjudicacionId')
    .leftJoin(Provincia, 'v', 'v.codigo = f.provinciaCodigo')
    .leftJoin(Canton, 'c', 'c.codigo = f.cantonCodigo')
    .leftJoin(CartaSalida, 'e', `e.id = ${primeraEntrega(query)}`)
    .select('f.version', 'fichaVersion')
    .addSelect('e.entregadaEn', 'entregadoEn')
    .addSelect('v.nombre', 'provincia')
    .addSelect('c.nombre', 'canton')
    .addSelect(planesVigentes(query), 'planesVigentes')
    .addSelect(reemplazadoPor(query), 'reemplazadoPor');
  for (const column of DE_MEDIO) query.addSelect(`m.${column}`, column);
  for (const column of DE_FICHA) query.addSelect(`f.${column}`, column);
  for (const column of ['identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])
    query.addSelect(`p.${column}`, column);
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
    .where(`k${orden}.fichaId = m.fichaId AND k${orden}.orden = ${orden}`)
    .getQuery();

const planesVigentes = (query: Query): string =>
  query
    .subQuery()
    .select('COUNT(*)')
    .from(FichaPlan, 'kv')
    .innerJoin(Adjudicacion, 'jv', `jv.id = kv.adjudicacionId AND jv.estado = 'ADJ'`)
    .innerJoin(PlanTitular, 'tv', 'tv.planId = kv.planId AND tv.personaId = kv.personaId AND tv.hasta IS NULL')
    .where('kv.fichaId = m.fichaId')
    .getQuery();

const primeraEntrega = (query: Query): string =>
  query
    .subQuery()
    .select('MIN(ce.id)')
    .from(FichaPlan, 'ke')
    .innerJoin(CartaSalida, 'ce', `ce.adjudicacionId = ke.adjudicacionId AND ce.estado = 'realizada'`)
    .where('ke.fichaId = m.fichaId')
    .getQuery();

const reemplazadoPor = (query: Query): string =>
  query.subQuery().select('MAX(r.id)').from(MedioAprobacion, 'r').where('r.reemplazaA = m.id').getQuery();

/** A sheet alone, with the names of its codes. */
export function withFicha(manager: EntityManager): Query {
  const query = manager
    .createQueryBuilder()
    .from(FichaBien, 'f')
    .leftJoin(Provincia, 'v', 'v.codigo = f.provinciaCodigo')
    .leftJoin(Canton, 'c', 'c.codigo = f.cantonCodigo')
    .select('f.id', 'fichaId')
    .addSelect('f.productoCodigo', 'productoCodigo')
    .addSelect('f.version', 'fichaVersion')
    .addSelect('v.nombre', 'provincia')
    .addSelect('c.nombre', 'canton');
  for (const column of DE_FICHA) query.addSelect(`f.${column}`, column);
  return query;
}
