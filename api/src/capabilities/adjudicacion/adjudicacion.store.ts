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
  producto: 'j.productoCodigo',
  grupo: 'g.grupo',
  numeroAsamblea: 's.numeroAsamblea',
  idCodigo: 'l.idCodigo',
  cedula: 'n.identificacion',
  nombreCliente: ordenDeNombre('n'),
  monto: 'l.monto',
};

/** Acts on itself, the reassignment that created it, and the minutes that created it. */
const CAMBIOS: readonly ChangeSource[] = [
  { resource: 'adjudicacion' },
  { resource: 'adjudicacion', key: 'j.reemplazaA' },
  { resource: 'asamblea', key: 'j.asambleaId' },
];

export class AdjudicacionStore {
  private readonly pages: CachedList<SocioRow>;
  private readonly unSocio: PreparedRead<SocioRow>;
  private readonly vigentes = readIn<SocioRow>((manager) =>
    conPasos(this.withCarpeta(manager)).where(`j.planId IN (:...planIds) AND j.estado = '${VIGENTE}'`, { planIds: [] }),
  );

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'j',
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
    this.unSocio = prepareRead(this.withCarpeta(dataSource.manager).where('j.id = :id', { id: 0 }));
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
    return readOne<AdjudicacionRow>(this.flat(manager).where('j.id = :id', { id }));
  }

  async findSocio(id: number, manager?: EntityManager): Promise<SocioRow | null> {
    if (manager !== undefined) return readOne<SocioRow>(this.withCarpeta(manager).where('j.id = :id', { id }));
    return (await this.unSocio({ id }))[0] ?? null;
  }

  /** Live awards of these plans, with their steps. One statement. */
  async listVigentes(planIds: readonly number[]): Promise<SocioRow[]> {
    return planIds.length === 0 ? [] : this.vigentes(this.dataSource.manager, { planIds });
  }

  /** Every award of an assembly, withdrawn and reassigned ones too, oldest first. */
  ofAssembly(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<AdjudicacionRow[]> {
    return readMany<AdjudicacionRow>(
      this.flat(manager).where('j.asambleaId = :asambleaId', { asambleaId }).orderBy('j.id', 'ASC'),
    );
  }

  /** Ids of these plans that have a live award. */
  async findLive(manager: EntityManager, planIds: readonly number[]): Promise<Set<number>> {
    if (planIds.length === 0) return new Set();
    const rows = await this.driving(manager)
      .select('j.planId', 'planId')
      .where('j.planId IN (:...planIds)', { planIds })
      .andWhere(`j.estado = '${VIGENTE}'`)
      .getRawMany<{ planId: number }>();
    return new Set(rows.map(({ planId }) => planId));
  }

  /** Name of a person in a mail to him. */
  async saludoDe(manager: EntityManager, personaId: number): Promise<string> {
    const persona = await readOne<Pick<Persona, 'nombres' | 'apellidoPaterno'>>(
      manager
        .createQueryBuilder()
        .from(Persona, 'p')
        .select('p.nombres', 'nombres')
        .addSelect('p.apellidoPaterno', 'apellidoPaterno')
        .where('p.id = :personaId', { personaId }),
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
      .select('j.ejecutivoId', 'id')
      .addSelect('COUNT(*)', 'total')
      .where(`j.ejecutivoId IN (:...ejecutivoIds) AND j.estado = '${VIGENTE}'`, { ejecutivoIds })
      .andWhere(`NOT EXISTS ${entregada(manager)}`)
      .groupBy('j.ejecutivoId');
    const tareas = manager
      .createQueryBuilder()
      .from(Tarea, 't')
      .select('t.usuarioId', 'id')
      .addSelect('COUNT(*)', 'total')
      .where("t.usuarioId IN (:...ejecutivoIds) AND t.estado <> 'C'", { ejecutivoIds })
      .andWhere('(t.fechaEjecucion IS NULL OR t.fechaEjecucion <= :hasta)', { hasta })
      .groupBy('t.usuarioId');
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
      .leftJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
      .select('j.id', 'id')
      .addSelect('j.planId', 'planId')
      .where('j.asambleaId = :asambleaId', { asambleaId })
      .andWhere(`c.id IS NULL AND j.estado = '${VIGENTE}'`)
      .orderBy('j.id', 'ASC')
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
    return manager.createQueryBuilder().from(Adjudicacion, 'j').select('j.id', 'id');
  }

  private flat(manager: EntityManager): Query {
    const query = this.driving(manager)
      .innerJoin(Plan, 'l', 'l.id = j.planId')
      .innerJoin(Persona, 'n', 'n.id = j.personaId')
      .innerJoin(Asamblea, 's', 's.id = j.asambleaId')
      .innerJoin(Grupo, 'g', 'g.id = s.grupoId')
      .leftJoin(Adjudicacion, 'r', 'r.reemplazaA = j.id')
      .leftJoin(Usuario, 'w', 'w.id = j.retiradoPor')
      .select('j.productoCodigo', 'producto')
      .addSelect('s.grupoId', 'grupoId')
      .addSelect('s.numeroAsamblea', 'numeroAsamblea')
      .addSelect('g.grupo', 'grupo')
      .addSelect('l.idCodigo', 'idCodigo')
      .addSelect('l.codigo', 'codigo')
      .addSelect('l.monto', 'monto')
      .addSelect('n.identificacion', 'cedula')
      .addSelect('n.correo', 'correo')
      .addSelect(nombreEnSql('n'), 'nombreCliente')
      .addSelect('r.id', 'reemplazadaPor')
      .addSelect('w.nombre', 'retiraNombre')
      .addSelect('w.apellido', 'retiraApellido');
    for (const column of OWN) query.addSelect(`j.${column}`, column);
    return query;
  }

  /** Still one statement: every join is one row by a unique key, references are counted through theirs. */
  private withCarpeta(manager: EntityManager): Query {
    const referencias = (tipo: TipoDeReferencia): string =>
      manager
        .createQueryBuilder()
        .subQuery()
        .select('COUNT(*)')
        .from(Referencia, 'f')
        .where(`f.solicitudId = st.id AND f.tipo = '${tipo}'`)
        .getQuery();
    const medioAprobado = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(FichaPlan, 'k')
      .innerJoin(MedioAprobacion, 'm', 'm.fichaId = k.fichaId')
      .innerJoin(PlanTitular, 't', 't.planId = k.planId AND t.personaId = k.personaId AND t.hasta IS NULL')
      .where('k.adjudicacionId = j.id AND k.vigente = 1 AND m.estado = 1')
      .getQuery();
    const ordenVigente = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(OrdenPlan, 'op')
      .where('op.planId = j.planId AND op.vigente = 1')
      .getQuery();
    const conPagare = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(Pagare, 'pn')
      .where("pn.planId = j.planId AND pn.estado <> 'X'")
      .getQuery();
    return unirCarpeta(this.flat(manager))
      .leftJoin(Usuario, 'u', 'u.id = j.ejecutivoId')
      .leftJoin(Departamento, 'd', 'd.codigo = c.idDepartamento')
      .leftJoin(Solicitud, 'sg', "sg.planId = j.planId AND sg.rol = 'garante' AND sg.reemplazadaEn IS NULL")
      .leftJoin(Conyuge, 'y', 'y.solicitudId = st.id')
      .leftJoin(Finanzas, 'z', 'z.solicitudId = st.id')
      .leftJoin(Depositario, 'x', 'x.planId = j.planId')
      .addSelect('j.viaIngreso', 'viaIngreso')
      .addSelect('j.ejecutivoId', 'ejecutivoId')
      .addSelect('u.nombre', 'ejecutivoNombre')
      .addSelect('u.apellido', 'ejecutivoApellido')
      .addSelect('c.idDepartamento', 'idDepartamento')
      .addSelect('d.nombre', 'departamento')
      .addSelect('c.estadoDocumentos', 'estadoDocumentos')
      .addSelect('c.documentosListos', 'documentosListos')
      .addSelect('c.documentosTotal', 'documentosTotal')
      .addSelect('st.guardadaEn', 'solicitudGuardadaEn')
      .addSelect('st.estadoCivil', 'estadoCivil')
      .addSelect('st.separacionBienes', 'separacionBienes')
      .addSelect('st.situacionLaboral', 'situacionLaboral')
      .addSelect('y.id', 'conyugeId')
      .addSelect('z.id', 'finanzasId')
      .addSelect(referencias('R'), 'R')
      .addSelect(referencias('C'), 'C')
      .addSelect(referencias('B'), 'B')
      .addSelect('sg.id', 'garanteId')
      .addSelect('sg.guardadaEn', 'garanteGuardadaEn')
      .addSelect('x.id', 'depositarioId')
      .addSelect(`CASE WHEN EXISTS ${medioAprobado} THEN 1 ELSE 0 END`, 'medioAprobado')
      .addSelect(`CASE WHEN EXISTS ${ordenVigente} THEN 1 ELSE 0 END`, 'ordenVigente')
      .addSelect(`CASE WHEN EXISTS ${conPagare} THEN 1 ELSE 0 END`, 'conPagare')
      .addSelect(`CASE WHEN EXISTS ${entregada(manager)} THEN 1 ELSE 0 END`, 'entregada');
  }
}

/** Of the award `j`: its letter, once the bien was delivered. */
const entregada = (manager: EntityManager): string =>
  manager
    .createQueryBuilder()
    .subQuery()
    .select('1')
    .from(CartaSalida, 'cs')
    .where("cs.adjudicacionId = j.id AND cs.estado = 'realizada'")
    .getQuery();

/** Joins for the sort column, unless the filter has joined them. */
function joinFor(query: Query, field: string, filter: ListRequest['filter']): void {
  const walk = filtersOnlyBy(filter, ['producto', 'estado']) && filter['estado'] !== RETIRADA;
  if (field === 'monto') query.innerJoin(Plan, 'l', 'l.id = j.planId');
  if (field === 'idCodigo') joinSorted(query, Plan, 'l', 'j.planId', { walk });
  if (field === 'cedula' || field === 'nombreCliente') joinSorted(query, Persona, 'n', 'j.personaId', { walk });
  if ((field === 'grupo' || field === 'numeroAsamblea') && filter['grupo'] === undefined) joinGrupo(query);
}

const joinGrupo = (query: Query): Query =>
  query.innerJoin(Asamblea, 's', 's.id = j.asambleaId').innerJoin(Grupo, 'g', 'g.id = s.grupoId');

/** With next act and department. */
const esDePendientes = ({ pendientes, atrasadas, departamento }: ListRequest['filter']): boolean =>
  pendientes === true || atrasadas !== undefined || departamento !== undefined;

function filterBy(query: Query, filter: ListRequest['filter']): void {
  const { producto, grupo, asamblea, estado, adjudicadoPor, ejecutivo, fechaDesde, fechaHasta, q } = filter;
  const { atrasadas, departamento, sinSolicitud } = filter;
  if (ejecutivo === null) query.andWhere('j.ejecutivoId IS NULL');
  else if (ejecutivo !== undefined) query.andWhere('j.ejecutivoId = :ejecutivo', { ejecutivo });
  if (producto !== undefined) query.andWhere('j.productoCodigo = :producto', { producto });
  if (grupo !== undefined) joinGrupo(query).andWhere('g.grupo = :grupo', { grupo });
  if (asamblea !== undefined) query.andWhere('j.asambleaId = :asamblea', { asamblea });
  if (estado !== undefined) query.andWhere('j.estado = :estado', { estado });
  if (adjudicadoPor !== undefined) query.andWhere('j.adjudicadoPor = :adjudicadoPor', { adjudicadoPor });
  if (esDePendientes(filter)) soloPendientes(query);
  if (atrasadas !== undefined) soloAtrasadas(query, atrasadas as readonly Tramo[]);
  if (departamento !== undefined) soloDe(query, departamento as DepartamentoQueTiene);
  if (sinSolicitud !== undefined) soloSinSolicitud(query, sinSolicitud === true);
  if (fechaDesde !== undefined) query.andWhere('j.fecha >= :fechaDesde', { fechaDesde });
  if (fechaHasta !== undefined) query.andWhere('j.fecha <= :fechaHasta', { fechaHasta });
  whereHolderMatches(query, q, { person: 'j.personaId', plan: 'j.planId' });
}
