import {
  type DepartamentoQueTiene,
  type Fecha,
  RETIRADA,
  type TipoDeReferencia,
  type Tramo,
  VIGENTE,
  type ViaDeIngreso,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { type PreparedRead, prepareRead, readIn, readMany, readOne } from '../../db/engine/read';
import { type ChangeSource, filtersOnlyBy } from '../../db/lists/list-filters';
import { CachedList, joinSorted, type ListRequest, type Page } from '../../db/lists/page';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Departamento } from '../../entities/catalogo.entity';
import { Conyuge } from '../../entities/conyuge.entity';
import { Depositario } from '../../entities/depositario.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Referencia } from '../../entities/referencia.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Tarea } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { nombreEnSql, ordenDeNombre, whereHolderMatches } from '../persona';
import { conPasos, soloAtrasadas, soloDe, soloPendientes, soloSinSolicitud, unirCarpeta } from './adjudicacion.pasos';
import { type OrdenDePromesa, porPromesa } from './adjudicacion.promesa';

type Query = SelectQueryBuilder<ObjectLiteral>;

export interface AdjudicacionRow {
  id: number;
  planId: number;
  personaId: number;
  asambleaId: number;
  producto: string;
  grupoId: number;
  grupo: string;
  numeroAsamblea: number;
  idCodigo: string;
  codigo: string;
  cedula: string;
  nombreCliente: string;
  correo: string | null;
  adjudicadoPor: string;
  prioridad: number;
  cuotasOfertadas: number;
  valorCuota: number | string;
  monto: number | string;
  fecha: Fecha;
  estado: string;
  reemplazaA: number | null;
  /** The award that replaces this one; null = none. */
  reemplazadaPor: number | null;
  motivoRetiro: string | null;
  retiradoEn: unknown;
  /** Who withdrew it. */
  retiraNombre: string | null;
  retiraApellido: string | null;
  version: number;
}

/** With folder, forms and executive, for the lists. Counts and flags as the driver returns them. */
export interface SocioRow extends AdjudicacionRow, Partial<RowPasos> {
  viaIngreso: string;
  ejecutivoId: number | null;
  ejecutivoNombre: string | null;
  ejecutivoApellido: string | null;
  idDepartamento: string | null;
  departamento: string | null;
  estadoDocumentos: string | null;
  documentosListos: number | null;
  documentosTotal: number | null;
  solicitudGuardadaEn: unknown;
  estadoCivil: string | null;
  separacionBienes: string | null;
  situacionLaboral: string | null;
  conyugeId: number | null;
  finanzasId: number | null;
  R: number;
  C: number;
  B: number;
  garanteId: number | null;
  garanteGuardadaEn: unknown;
  depositarioId: number | null;
  /** 0 or 1: whether an accepted approval holds this award (modelo.md, "Assemblies"). */
  medioAprobado: unknown;
  ordenVigente: unknown;
  conPagare: unknown;
  entregada: unknown;
}

/** The last record of each step, null = none; only in the list of pending ones. */
interface RowPasos {
  medioId: number | null;
  medioEstado: unknown;
  medioEnviadoEn: unknown;
  ordenId: number | null;
  ordenEstado: string | null;
  pagoId: number | null;
  pagoEstado: string | null;
  cartaEstado: string | null;
  loTieneDesde: unknown;
}

type NuevaAdjudicacion = Pick<
  Adjudicacion,
  | 'planId'
  | 'personaId'
  | 'asambleaId'
  | 'productoCodigo'
  | 'adjudicadoPor'
  | 'prioridad'
  | 'cuotasOfertadas'
  | 'valorCuota'
  | 'fecha'
  | 'reemplazaA'
> & { viaIngreso: ViaDeIngreso };

const OWN = [
  'id',
  'planId',
  'personaId',
  'asambleaId',
  'adjudicadoPor',
  'prioridad',
  'cuotasOfertadas',
  'valorCuota',
  'fecha',
  'estado',
  'reemplazaA',
  'motivoRetiro',
  'retiradoEn',
  'version',
];
const ORDER_BY = {
  producto: 'adjudicacion.productoCodigo',
  grupo: 'grupo.grupo',
  numeroAsamblea: 'asamblea.numeroAsamblea',
  idCodigo: 'planAhorro.idCodigo',
  cedula: 'persona.identificacion',
  nombreCliente: ordenDeNombre('persona'),
  monto: 'planAhorro.monto',
};

/** Acts on itself, the reassignment that created it, and the minutes that created it. */
const CAMBIOS: readonly ChangeSource[] = [
  { resource: 'adjudicacion' },
  { resource: 'adjudicacion', key: 'adjudicacion.reemplazaA' },
  { resource: 'asamblea', key: 'adjudicacion.asambleaId' },
];

export class AdjudicacionStore {
  private readonly pages: CachedList<SocioRow>;
  private readonly unSocio: PreparedRead<SocioRow>;
  private readonly vigentes = readIn<SocioRow>((manager) =>
    conPasos(this.withCarpeta(manager)).where(
      `adjudicacion.planId IN (:...planIds) AND adjudicacion.estado = '${VIGENTE}'`,
      { planIds: [] },
    ),
  );

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'adjudicacion',
      orderBy: ORDER_BY,
      values: ['producto', 'grupo', 'asamblea', 'estado', 'adjudicadoPor', 'fechaDesde', 'fechaHasta', 'ejecutivo'],
      listKey: { changes: CAMBIOS },
      build: (manager, { order, filter }) => {
        const count = this.driving(manager);
        filterBy(count, filter);
        const keys = count.clone();
        joinFor(keys, order.field, filter);
        const rows = this.withCarpeta(manager);
        const paginas = { rows: esDePendientes(filter) ? conPasos(rows) : rows, count, keys };
        const promesa = filter['promesa'] as OrdenDePromesa | undefined;
        return promesa === undefined ? paginas : { ...paginas, first: porPromesa(promesa, [rows, keys]) };
      },
    });
    // building it costs more than reading the row
    this.unSocio = prepareRead(this.withCarpeta(dataSource.manager).where('adjudicacion.id = :id', { id: 0 }));
  }

  /**
   * Keys of the page come from the indexes of the awards alone, with filters and order; folder, forms and names are then read for the page.
   * `filter.ejecutivo` is an id, or null for unassigned; `fechaDesde` and `fechaHasta` hold the month; `atrasadas` are the days of late awards,
   * `promesa` the terms for sorting.
   */
  list(request: ListRequest): Promise<Page<SocioRow>> {
    return this.pages.page(request, null);
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<AdjudicacionRow | null> {
    return readOne<AdjudicacionRow>(this.flat(manager).where('adjudicacion.id = :id', { id }));
  }

  async findSocio(id: number, manager?: EntityManager): Promise<SocioRow | null> {
    if (manager !== undefined)
      return readOne<SocioRow>(this.withCarpeta(manager).where('adjudicacion.id = :id', { id }));
    return (await this.unSocio({ id }))[0] ?? null;
  }

  /** Live awards of these plans, with their steps. One statement. */
  async listVigentes(planIds: readonly number[]): Promise<SocioRow[]> {
    return planIds.length === 0 ? [] : this.vigentes(this.dataSource.manager, { planIds });
  }

  /** Every award of an assembly, withdrawn and reassigned ones too, oldest first. */
  ofAssembly(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<AdjudicacionRow[]> {
    return readMany<AdjudicacionRow>(
      this.flat(manager)
        .where('adjudicacion.asambleaId = :asambleaId', { asambleaId })
        .orderBy('adjudicacion.id', 'ASC'),
    );
  }

  /** Ids of these plans that have a live award. */
  async findLive(manager: EntityManager, planIds: readonly number[]): Promise<Set<number>> {
    if (planIds.length === 0) return new Set();
    const rows = await this.driving(manager)
      .select('adjudicacion.planId', 'planId')
      .where('adjudicacion.planId IN (:...planIds)', { planIds })
      .andWhere(`adjudicacion.estado = '${VIGENTE}'`)
      .getRawMany<{ planId: number }>();
    return new Set(rows.map(({ planId }) => planId));
  }

  /** Name of a person in a mail to him. */
  async saludoDe(manager: EntityManager, personaId: number): Promise<string> {
    const persona = await readOne<Pick<Persona, 'nombres' | 'apellidoPaterno'>>(
      manager
        .createQueryBuilder()
        .from(Persona, 'persona')
        .select('persona.nombres', 'nombres')
        .addSelect('persona.apellidoPaterno', 'apellidoPaterno')
        .where('persona.id = :personaId', { personaId }),
    );
    return `${persona?.nombres} ${persona?.apellidoPaterno}`;
  }

  /** What these executives have to do, by their id: plans that are not delivered, and open tasks until a day. */
  async carga(
    ejecutivoIds: readonly number[],
    hasta: Fecha,
  ): Promise<Record<'planes' | 'tareas', Map<number, number>>> {
    if (ejecutivoIds.length === 0) return { planes: new Map(), tareas: new Map() };
    const { manager } = this.dataSource;
    const planes = this.driving(manager)
      .select('adjudicacion.ejecutivoId', 'id')
      .addSelect('COUNT(*)', 'total')
      .where(`adjudicacion.ejecutivoId IN (:...ejecutivoIds) AND adjudicacion.estado = '${VIGENTE}'`, { ejecutivoIds })
      .andWhere(`NOT EXISTS ${entregada(manager)}`)
      .groupBy('adjudicacion.ejecutivoId');
    const tareas = manager
      .createQueryBuilder()
      .from(Tarea, 'tarea')
      .select('tarea.usuarioId', 'id')
      .addSelect('COUNT(*)', 'total')
      .where("tarea.usuarioId IN (:...ejecutivoIds) AND tarea.estado <> 'C'", { ejecutivoIds })
      .andWhere('(tarea.fechaEjecucion IS NULL OR tarea.fechaEjecucion <= :hasta)', { hasta })
      .groupBy('tarea.usuarioId');
    const [dePlanes, deTareas] = await Promise.all(
      [planes, tareas].map((query) => readMany<{ id: number; total: number }>(query)),
    );
    const porId = (rows: readonly { id: number; total: number }[] = []) =>
      new Map(rows.map(({ id, total }) => [Number(id), Number(total)]));
    return { planes: porId(dePlanes), tareas: porId(deTareas) };
  }

  /** Inserts live awards of version 1. Their ids are read back with `withoutFolder`. */
  async insert(manager: EntityManager, nuevas: readonly NuevaAdjudicacion[]): Promise<void> {
    await insertMany(
      manager,
      Adjudicacion,
      nuevas.map((nueva) => ({
        ...nueva,
        ejecutivoId: null,
        estado: VIGENTE,
        motivoRetiro: null,
        retiradoPor: null,
        retiradoEn: null,
        version: 1,
      })),
    );
  }

  /** Live awards of an assembly that have no folder yet. */
  withoutFolder(manager: EntityManager, asambleaId: number): Promise<{ id: number; planId: number }[]> {
    return this.driving(manager)
      .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .select('adjudicacion.id', 'id')
      .addSelect('adjudicacion.planId', 'planId')
      .where('adjudicacion.asambleaId = :asambleaId', { asambleaId })
      .andWhere(`carpeta.id IS NULL AND adjudicacion.estado = '${VIGENTE}'`)
      .orderBy('adjudicacion.id', 'ASC')
      .getRawMany<{ id: number; planId: number }>();
  }

  /** 'Retiro': closes a live award, nothing else of it changes. Returns the affected rows, 0 = stale version. */
  async close(
    manager: EntityManager,
    { id, version }: Pick<AdjudicacionRow, 'id' | 'version'>,
    retiro: { motivo: string; usuarioId: number | null; en: Date },
  ): Promise<number> {
    return guardedUpdate(
      manager,
      Adjudicacion,
      { id, version, estado: VIGENTE },
      {
        estado: RETIRADA,
        motivoRetiro: retiro.motivo,
        retiradoPor: retiro.usuarioId,
        retiradoEn: retiro.en,
      },
    );
  }

  /** Makes earlier reads stale; issued data stay unchanged. */
  async bumpVersion(manager: EntityManager, id: number): Promise<number> {
    return (await manager.increment(Adjudicacion, { id }, 'version', 1)).affected ?? 0;
  }

  private driving(manager: EntityManager): Query {
    return manager.createQueryBuilder().from(Adjudicacion, 'adjudicacion').select('adjudicacion.id', 'id');
  }

  private flat(manager: EntityManager): Query {
    const query = this.driving(manager)
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = adjudicacion.planId')
      .innerJoin(Persona, 'persona', 'persona.id = adjudicacion.personaId')
      .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
      .innerJoin(Grupo, 'grupo', 'grupo.id = asamblea.grupoId')
      .leftJoin(Adjudicacion, 'reemplazo', 'reemplazo.reemplazaA = adjudicacion.id')
      .leftJoin(Usuario, 'retiradoPor', 'retiradoPor.id = adjudicacion.retiradoPor')
      .select('adjudicacion.productoCodigo', 'producto')
      .addSelect('asamblea.grupoId', 'grupoId')
      .addSelect('asamblea.numeroAsamblea', 'numeroAsamblea')
      .addSelect('grupo.grupo', 'grupo')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .addSelect('planAhorro.codigo', 'codigo')
      .addSelect('planAhorro.monto', 'monto')
      .addSelect('persona.identificacion', 'cedula')
      .addSelect('persona.correo', 'correo')
      .addSelect(nombreEnSql('persona'), 'nombreCliente')
      .addSelect('reemplazo.id', 'reemplazadaPor')
      .addSelect('retiradoPor.nombre', 'retiraNombre')
      .addSelect('retiradoPor.apellido', 'retiraApellido');
    for (const column of OWN) query.addSelect(`adjudicacion.${column}`, column);
    return query;
  }

  /** Still one statement: every join is one row by a unique key, references are counted through theirs. */
  private withCarpeta(manager: EntityManager): Query {
    const referencias = (tipo: TipoDeReferencia): string =>
      manager
        .createQueryBuilder()
        .subQuery()
        .select('COUNT(*)')
        .from(Referencia, 'referencia')
        .where(`referencia.solicitudId = solicitud.id AND referencia.tipo = '${tipo}'`)
        .getQuery();
    const medioAprobado = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(FichaPlan, 'fichaPlan')
      .innerJoin(MedioAprobacion, 'medio', 'medio.fichaId = fichaPlan.fichaId')
      .innerJoin(
        PlanTitular,
        'titular',
        'titular.planId = fichaPlan.planId AND titular.personaId = fichaPlan.personaId AND titular.hasta IS NULL',
      )
      .where('fichaPlan.adjudicacionId = adjudicacion.id AND fichaPlan.vigente = 1 AND medio.estado = 1')
      .getQuery();
    const ordenVigente = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(OrdenPlan, 'ordenPlan')
      .where('ordenPlan.planId = adjudicacion.planId AND ordenPlan.vigente = 1')
      .getQuery();
    const conPagare = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(Pagare, 'pagare')
      .where("pagare.planId = adjudicacion.planId AND pagare.estado <> 'X'")
      .getQuery();
    return unirCarpeta(this.flat(manager))
      .leftJoin(Usuario, 'ejecutivo', 'ejecutivo.id = adjudicacion.ejecutivoId')
      .leftJoin(Departamento, 'departamento', 'departamento.codigo = carpeta.idDepartamento')
      .leftJoin(
        Solicitud,
        'garante',
        "garante.planId = adjudicacion.planId AND garante.rol = 'garante' AND garante.reemplazadaEn IS NULL",
      )
      .leftJoin(Conyuge, 'conyuge', 'conyuge.solicitudId = solicitud.id')
      .leftJoin(Finanzas, 'finanzas', 'finanzas.solicitudId = solicitud.id')
      .leftJoin(Depositario, 'depositario', 'depositario.planId = adjudicacion.planId')
      .addSelect('adjudicacion.viaIngreso', 'viaIngreso')
      .addSelect('adjudicacion.ejecutivoId', 'ejecutivoId')
      .addSelect('ejecutivo.nombre', 'ejecutivoNombre')
      .addSelect('ejecutivo.apellido', 'ejecutivoApellido')
      .addSelect('carpeta.idDepartamento', 'idDepartamento')
      .addSelect('departamento.nombre', 'departamento')
      .addSelect('carpeta.estadoDocumentos', 'estadoDocumentos')
      .addSelect('carpeta.documentosListos', 'documentosListos')
      .addSelect('carpeta.documentosTotal', 'documentosTotal')
      .addSelect('solicitud.guardadaEn', 'solicitudGuardadaEn')
      .addSelect('solicitud.estadoCivil', 'estadoCivil')
      .addSelect('solicitud.separacionBienes', 'separacionBienes')
      .addSelect('solicitud.situacionLaboral', 'situacionLaboral')
      .addSelect('conyuge.id', 'conyugeId')
      .addSelect('finanzas.id', 'finanzasId')
      .addSelect(referencias('R'), 'R')
      .addSelect(referencias('C'), 'C')
      .addSelect(referencias('B'), 'B')
      .addSelect('garante.id', 'garanteId')
      .addSelect('garante.guardadaEn', 'garanteGuardadaEn')
      .addSelect('depositario.id', 'depositarioId')
      .addSelect(`CASE WHEN EXISTS ${medioAprobado} THEN 1 ELSE 0 END`, 'medioAprobado')
      .addSelect(`CASE WHEN EXISTS ${ordenVigente} THEN 1 ELSE 0 END`, 'ordenVigente')
      .addSelect(`CASE WHEN EXISTS ${conPagare} THEN 1 ELSE 0 END`, 'conPagare')
      .addSelect(`CASE WHEN EXISTS ${entregada(manager)} THEN 1 ELSE 0 END`, 'entregada');
  }
}

/** Of an award: its letter, once the bien was delivered. */
const entregada = (manager: EntityManager): string =>
  manager
    .createQueryBuilder()
    .subQuery()
    .select('1')
    .from(CartaSalida, 'carta')
    .where("carta.adjudicacionId = adjudicacion.id AND carta.estado = 'realizada'")
    .getQuery();

/** Joins for the sort column, unless the filter has joined them. */
function joinFor(query: Query, field: string, filter: ListRequest['filter']): void {
  const walk = filtersOnlyBy(filter, ['producto', 'estado']) && filter['estado'] !== RETIRADA;
  if (field === 'monto') query.innerJoin(Plan, 'planAhorro', 'planAhorro.id = adjudicacion.planId');
  if (field === 'idCodigo') joinSorted(query, Plan, 'planAhorro', 'adjudicacion.planId', { walk });
  if (field === 'cedula' || field === 'nombreCliente')
    joinSorted(query, Persona, 'persona', 'adjudicacion.personaId', { walk });
  if ((field === 'grupo' || field === 'numeroAsamblea') && filter['grupo'] === undefined) joinGrupo(query);
}

const joinGrupo = (query: Query): Query =>
  query
    .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = asamblea.grupoId');

/** With next act and department. */
const esDePendientes = ({ pendientes, atrasadas, departamento }: ListRequest['filter']): boolean =>
  pendientes === true || atrasadas !== undefined || departamento !== undefined;

function filterBy(query: Query, filter: ListRequest['filter']): void {
  const { producto, grupo, asamblea, estado, adjudicadoPor, ejecutivo, fechaDesde, fechaHasta, q } = filter;
  const { atrasadas, departamento, sinSolicitud } = filter;
  if (ejecutivo === null) query.andWhere('adjudicacion.ejecutivoId IS NULL');
  else if (ejecutivo !== undefined) query.andWhere('adjudicacion.ejecutivoId = :ejecutivo', { ejecutivo });
  if (producto !== undefined) query.andWhere('adjudicacion.productoCodigo = :producto', { producto });
  if (grupo !== undefined) joinGrupo(query).andWhere('grupo.grupo = :grupo', { grupo });
  if (asamblea !== undefined) query.andWhere('adjudicacion.asambleaId = :asamblea', { asamblea });
  if (estado !== undefined) query.andWhere('adjudicacion.estado = :estado', { estado });
  if (adjudicadoPor !== undefined) query.andWhere('adjudicacion.adjudicadoPor = :adjudicadoPor', { adjudicadoPor });
  if (esDePendientes(filter)) soloPendientes(query);
  if (atrasadas !== undefined) soloAtrasadas(query, atrasadas as readonly Tramo[]);
  if (departamento !== undefined) soloDe(query, departamento as DepartamentoQueTiene);
  if (sinSolicitud !== undefined) soloSinSolicitud(query, sinSolicitud === true);
  if (fechaDesde !== undefined) query.andWhere('adjudicacion.fecha >= :fechaDesde', { fechaDesde });
  if (fechaHasta !== undefined) query.andWhere('adjudicacion.fecha <= :fechaHasta', { fechaHasta });
  whereHolderMatches(query, q, { person: 'adjudicacion.personaId', plan: 'adjudicacion.planId' });
}
