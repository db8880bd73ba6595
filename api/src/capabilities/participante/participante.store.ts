import {
  type AdjudicacionDelPlan,
  hoyEn,
  porcentajeConDecimales,
  type Quorum,
  type ReglaAdjudicacion,
  VIGENTE,
} from '@adjudica/domain';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readIn, readMany, readOne } from '../../db/engine/read';
import { isNotFree, naturalOrder, tableOf } from '../../db/engine/sql';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Participante } from '../../entities/participante.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { primeraActa } from '../asamblea';
import { nombreEnSql, wherePersonMatches } from '../persona';
import { findReglaOfAsamblea } from '../regla-adjudicacion';
import type { ParticipanteRow } from './participante.view';

type Query = SelectQueryBuilder<ObjectLiteral>;

const OWN = [
  'id',
  'asambleaId',
  'planId',
  'personaId',
  'idCodigo',
  'codigo',
  'nombreCliente',
  'cedula',
  'valorCuota',
  'cuotaVencidas',
  'estado',
  'estadoInicial',
  'version',
];
const BY_CODE = naturalOrder('participante.codigo');
/** Candidates to choose from; typing narrows them. */
const MAXIMO_CANDIDATOS = 20;
/** plan.estadoPlan while a cession runs (ASA-037: 'participa cesion'). */
const PLAN_EN_CESION = 'C';

/** A draft counts unless the plan has a live award: from another assembly, or imported for this one. */
const effective = (draft: string, award: string): string =>
  `CASE WHEN adjudicacion.id IS NULL THEN ${draft} ELSE ${award} END`;
const ADJUDICADO_POR = effective('participante.adjudicadoPor', 'adjudicacion.adjudicadoPor');
const PRIORIDAD = effective('participante.prioridadOferta', 'adjudicacion.prioridad');
const CUOTAS = effective('participante.cantidadOferta', 'adjudicacion.cuotasOfertadas');

const ORDER_BY = { codigo: BY_CODE, adjudicadoPor: ADJUDICADO_POR, prioridadOferta: PRIORIDAD, cantidadOferta: CUOTAS };

export type MarcasDeParticipante = Pick<
  Participante,
  'estado' | 'adjudicadoPor' | 'asambleaAdjudica' | 'prioridadOferta' | 'cantidadOferta'
>;

export class ParticipanteStore {
  constructor(private readonly dataSource: DataSource) {}

  list(request: ListRequest): Promise<Page<ParticipanteRow>> {
    const count = this.driving(this.dataSource.manager);
    filterBy(count, request.filter);
    const rows = this.flat(this.dataSource.manager);
    filterBy(rows, request.filter);
    return pageOf<ParticipanteRow>(rows, request, 'participante', ORDER_BY, count);
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<ParticipanteRow | null> {
    return readOne<ParticipanteRow>(this.flat(manager).andWhere('participante.id = :id', { id }));
  }

  /** All rows of an assembly in the order of the minutes, with the plan's amount, and the person's name and mail. */
  ofAssembly(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<ParticipanteRow[]> {
    return this.flat(manager)
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = participante.planId')
      .innerJoin(Persona, 'persona', 'persona.id = participante.personaId')
      .addSelect('planAhorro.monto', 'monto')
      .addSelect('persona.correo', 'correo')
      .addSelect('persona.nombres', 'nombres')
      .addSelect('persona.apellidoPaterno', 'apellidoPaterno')
      .andWhere('participante.asambleaId = :asambleaId', { asambleaId })
      .orderBy(BY_CODE, 'ASC')
      .addOrderBy('participante.id', 'ASC')
      .getRawMany<ParticipanteRow>();
  }

  /**
   * Awards of these participants' plans, with their outcome, oldest first, to compare with issued rows. By the participants' own keys, so that an
   * assembly of any size is one statement with one parameter.
   */
  async listAdjudicaciones(
    de: { asambleaId: number } | { ids: readonly number[] },
  ): Promise<Map<number, AdjudicacionDelPlan[]>> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Participante, 'participante')
      .innerJoin(Adjudicacion, 'adjudicacion', 'adjudicacion.planId = participante.planId')
      .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
      .leftJoin(
        Adjudicacion,
        'anterior',
        'anterior.id = adjudicacion.reemplazaA AND anterior.planId <> adjudicacion.planId',
      )
      .leftJoin(Plan, 'planAnterior', 'planAnterior.id = anterior.planId')
      .leftJoin(
        Adjudicacion,
        'reemplazo',
        'reemplazo.reemplazaA = adjudicacion.id AND reemplazo.planId <> adjudicacion.planId',
      )
      .leftJoin(Plan, 'planDelReemplazo', 'planDelReemplazo.id = reemplazo.planId')
      .select('participante.id', 'participanteId')
      .addSelect('asamblea.numeroAsamblea', 'numeroAsamblea')
      .addSelect('adjudicacion.adjudicadoPor', 'adjudicadoPor')
      .addSelect('adjudicacion.estado', 'estado')
      .addSelect('adjudicacion.retiradoEn', 'retiradoEn')
      .addSelect('planAnterior.idCodigo', 'recibidaDe')
      .addSelect('planDelReemplazo.idCodigo', 'reasignadaA')
      .orderBy('adjudicacion.id', 'ASC');
    if ('ids' in de) query.where('participante.id IN (:...ids)', { ids: de.ids });
    else query.where('participante.asambleaId = :asambleaId', de);
    const porFila = new Map<number, AdjudicacionDelPlan[]>();
    for (const row of await readMany<SituacionRow>(query))
      porFila.set(row.participanteId, [...(porFila.get(row.participanteId) ?? []), toAdjudicacion(row)]);
    return porFila;
  }

  /** The assembly's rule of award. */
  findRegla(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<ReglaAdjudicacion> {
    return findReglaOfAsamblea(manager, asambleaId);
  }

  /** GEN-537: the offers of an assembly by sequence. */
  offers(asambleaId: number): Promise<ParticipanteRow[]> {
    return this.flat(this.dataSource.manager)
      .andWhere('participante.asambleaId = :asambleaId', { asambleaId })
      .andWhere("participante.adjudicadoPor = 'Oferta'")
      .andWhere('participante.asambleaAdjudica = asamblea.numeroAsamblea')
      .orderBy('participante.prioridadOferta', 'ASC')
      .addOrderBy(BY_CODE, 'ASC')
      .getRawMany<ParticipanteRow>();
  }

  /** Sequences of the assembly's other offers, for the free number of ASA-043. */
  async otherSequences(manager: EntityManager, asambleaId: number, exceptId: number): Promise<number[]> {
    const query = this.driving(manager)
      .innerJoin(Asamblea, 'asamblea', 'asamblea.id = participante.asambleaId')
      .select('participante.prioridadOferta', 'prioridadOferta')
      .andWhere('participante.asambleaId = :asambleaId AND participante.id <> :exceptId', { asambleaId, exceptId })
      .andWhere("participante.adjudicadoPor = 'Oferta' AND participante.asambleaAdjudica = asamblea.numeroAsamblea");
    return (await readMany<{ prioridadOferta: number }>(query)).map(({ prioridadOferta }) => prioridadOferta);
  }

  /** Participating plans over plans with a holder. */
  async quorum(asambleaId: number, manager = this.dataSource.manager): Promise<Quorum> {
    const [row] = await this.readQuorum(manager, { asambleaId });
    const planes = Number(row?.planes ?? 0);
    const participantes = Number(row?.participantes ?? 0);
    return { participantes, planes, porcentaje: porcentajeConDecimales(participantes, planes) };
  }

  private readonly readQuorum = readIn<{ planes: number; participantes: number | null }>((manager) =>
    this.driving(manager)
      .select('COUNT(*)', 'planes')
      .addSelect("SUM(CASE WHEN participante.estado = 'participa' THEN 1 ELSE 0 END)", 'participantes')
      .andWhere('participante.asambleaId = :asambleaId', { asambleaId: 0 }),
  );

  /**
   * Inserts one participant for each plan of the group with a holder, by one set statement (modelo.md, "Assemblies"). State as `estadoInicialDe`, by
   * the assembly's rule of award. Existing ones stay unchanged. Returns the total.
   */
  async snapshot(manager: EntityManager, asambleaId: number, grupoId: number): Promise<number> {
    const nombre = nombreEnSql('persona');
    const { vencidasAdmitidas, cesion } = await this.findRegla(asambleaId, manager);
    const aparte =
      cesion === 'aparte' ? `WHEN planAhorro.estadoPlan = '${PLAN_EN_CESION}' THEN 'participa cesion' ` : '';
    const estado = `CASE WHEN planAhorro.cuotasVencidas > ${vencidasAdmitidas} THEN 'no participa' ${aparte}ELSE 'participa' END`;
    const columns: Record<string, string> = {
      asambleaId: ':asambleaId',
      planId: 'planAhorro.id',
      personaId: 'persona.id',
      idCodigo: 'planAhorro.idCodigo',
      codigo: 'planAhorro.codigo',
      nombreCliente: nombre,
      cedula: 'persona.identificacion',
      valorCuota: 'planAhorro.valorCuota',
      cuotaVencidas: 'planAhorro.cuotasVencidas',
      estado,
      estadoInicial: estado,
      adjudicadoPor: "''",
      asambleaAdjudica: '0',
      cantidadOferta: '0',
      prioridadOferta: '0',
      version: '1',
    };
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .innerJoin(PlanTitular, 'titular', 'titular.planId = planAhorro.id AND titular.hasta IS NULL')
      .innerJoin(Persona, 'persona', 'persona.id = titular.personaId')
      .where('planAhorro.grupoId = :grupoId', { grupoId })
      .andWhere(isNotFree(nombre))
      .andWhere(`NOT EXISTS ${presentes(manager)}`)
      .setParameters({ asambleaId, grupoId });
    query.select([]);
    for (const [column, expression] of Object.entries(columns)) query.addSelect(expression, column);
    await insertFrom(manager, Participante, Object.keys(columns), query);
    return manager.countBy(Participante, { asambleaId });
  }

  /** Refreshes unmarked participants: holder, instalments, state. Returns the total. */
  async renew(manager: EntityManager, asambleaId: number, grupoId: number): Promise<number> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(Participante)
      .where("asambleaId = :asambleaId AND adjudicadoPor = '' AND estado = estadoInicial", { asambleaId })
      .execute();
    return this.snapshot(manager, asambleaId, grupoId);
  }

  async removeAll(manager: EntityManager, asambleaId: number): Promise<void> {
    await manager.delete(Participante, { asambleaId });
  }

  /**
   * A candidate for a withdrawn award, as in the award's assembly; `null` = no such plan. A plan that was not in the assembly, or has no holder, has
   * an empty state and name and is refused by the rule.
   */
  async candidate(
    manager: EntityManager,
    idCodigo: string,
    asambleaId: number,
  ): Promise<{
    idCodigo: string;
    planId: number;
    personaId: number;
    producto: string;
    grupo: string;
    nombreCliente: string;
    estado: string;
    valorCuota: number | string;
  } | null> {
    const row = await manager
      .createQueryBuilder()
      .from(Plan, 'planAhorro')
      .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
      .leftJoin(
        Participante,
        'participante',
        'participante.planId = planAhorro.id AND participante.asambleaId = :asambleaId',
        { asambleaId },
      )
      .select('planAhorro.idCodigo', 'idCodigo')
      .addSelect('planAhorro.id', 'planId')
      .addSelect('participante.personaId', 'personaId')
      .addSelect('grupo.productoCodigo', 'producto')
      .addSelect('grupo.grupo', 'grupo')
      .addSelect("COALESCE(participante.nombreCliente, '')", 'nombreCliente')
      .addSelect("COALESCE(participante.estado, '')", 'estado')
      .addSelect('planAhorro.valorCuota', 'valorCuota')
      .where('planAhorro.idCodigo = :idCodigo', { idCodigo })
      .getRawOne();
    return row ?? null;
  }

  /** Participants of an assembly that may take one of its awards: with a holder, 'participa', no live award. The first 20 by place. */
  candidates(
    asambleaId: number,
    q?: string,
  ): Promise<
    { idCodigo: string; codigo: string; cedula: string; nombreCliente: string; valorCuota: number | string }[]
  > {
    const { manager } = this.dataSource;
    const awarded = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(Adjudicacion, 'vigente')
      .where(`vigente.planId = participante.planId AND vigente.estado = '${VIGENTE}'`)
      .getQuery();
    const query = manager
      .createQueryBuilder()
      .from(Participante, 'participante')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = participante.planId')
      .innerJoin(Persona, 'persona', 'persona.id = participante.personaId')
      .select('planAhorro.idCodigo', 'idCodigo')
      .addSelect('participante.codigo', 'codigo')
      .addSelect('persona.identificacion', 'cedula')
      .addSelect('participante.nombreCliente', 'nombreCliente')
      .addSelect('planAhorro.valorCuota', 'valorCuota')
      .where("participante.asambleaId = :asambleaId AND participante.estado = 'participa'", { asambleaId })
      .andWhere(`NOT EXISTS ${awarded}`)
      .orderBy(BY_CODE, 'ASC')
      .limit(MAXIMO_CANDIDATOS);
    wherePersonMatches(query, q, 'participante.personaId', [
      'persona.identificacion',
      'participante.codigo',
      'planAhorro.idCodigo',
    ]);
    return readMany(query);
  }

  /** Returns the affected rows, 0 = stale version. */
  async update(manager: EntityManager, id: number, version: number, marcas: MarcasDeParticipante): Promise<number> {
    return guardedUpdate(manager, Participante, { id, version }, marcas);
  }

  /**
   * Freezes the rows for the minutes: earlier awards of plans become part of the row, so that later withdrawals don't change this assembly. Before
   * the minutes' own awards are written.
   */
  async freeze(manager: EntityManager, asambleaId: number): Promise<void> {
    const { driver } = manager.connection;
    const planId = `${tableOf(manager, Participante)}.${driver.escape('planId')}`;
    const live = (column: string): string =>
      manager
        .createQueryBuilder()
        .from(Adjudicacion, 'adjudicacion')
        .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
        .select(column)
        .where(`adjudicacion.planId = ${planId} AND adjudicacion.estado = 'ADJ'`)
        .getQuery();
    await manager
      .createQueryBuilder()
      .update(Participante)
      .set({
        adjudicadoPor: () => `(${live('adjudicacion.adjudicadoPor')})`,
        asambleaAdjudica: () => `(${live('asamblea.numeroAsamblea')})`,
        prioridadOferta: () => `(${live('adjudicacion.prioridad')})`,
        cantidadOferta: () => `(${live('adjudicacion.cuotasOfertadas')})`,
      })
      .where('asambleaId = :asambleaId', { asambleaId })
      .andWhere(`EXISTS (${live('adjudicacion.id')})`)
      .execute();
  }

  private driving(manager: EntityManager): Query {
    return manager
      .createQueryBuilder()
      .from(Participante, 'participante')
      .select('participante.id', 'id')
      .where(isNotFree('participante.nombreCliente'));
  }

  private flat(manager: EntityManager): Query {
    const query = this.driving(manager)
      .innerJoin(Asamblea, 'asamblea', 'asamblea.id = participante.asambleaId')
      .leftJoin(DocumentoEmitido, 'emitido', primeraActa('emitido', 'participante.asambleaId'))
      // the state as a literal: a parameter would prevent the filtered index
      .leftJoin(
        Adjudicacion,
        'adjudicacion',
        "adjudicacion.planId = participante.planId AND adjudicacion.estado = 'ADJ' AND emitido.id IS NULL",
      )
      .leftJoin(Asamblea, 'asambleaAdjudicada', 'asambleaAdjudicada.id = adjudicacion.asambleaId')
      .select('asamblea.numeroAsamblea', 'numeroAsamblea')
      .addSelect('emitido.id', 'actaId')
      .addSelect('adjudicacion.id', 'adjudicacionId')
      .addSelect(ADJUDICADO_POR, 'adjudicadoPor')
      .addSelect(effective('participante.asambleaAdjudica', 'asambleaAdjudicada.numeroAsamblea'), 'asambleaAdjudica')
      .addSelect(PRIORIDAD, 'prioridadOferta')
      .addSelect(CUOTAS, 'cantidadOferta');
    for (const column of OWN) query.addSelect(`participante.${column}`, column);
    return query;
  }
}

interface SituacionRow
  extends Pick<AdjudicacionDelPlan, 'numeroAsamblea' | 'adjudicadoPor' | 'recibidaDe' | 'reasignadaA'> {
  participanteId: number;
  estado: string;
  retiradoEn: unknown;
}

function toAdjudicacion({ participanteId: _, estado, retiradoEn, ...row }: SituacionRow): AdjudicacionDelPlan {
  const instante = isoOf(retiradoEn);
  return {
    ...row,
    vigente: estado === VIGENTE,
    retiradaEl: instante === null ? null : hoyEn(instante),
  };
}

/** Words are prefixes in the token table (no accents, any order), numbers are prefixes of cédula, place or plan. */
function filterBy(query: Query, filter: ListRequest['filter']): void {
  const { asamblea, q, estado, adjudicadoPor } = filter;
  if (asamblea !== undefined) query.andWhere('participante.asambleaId = :asamblea', { asamblea });
  if (estado !== undefined) query.andWhere('participante.estado = :estado', { estado });
  if (adjudicadoPor !== undefined) query.andWhere('participante.adjudicadoPor = :adjudicadoPor', { adjudicadoPor });
  wherePersonMatches(query, q, 'participante.personaId', [
    'participante.cedula',
    'participante.codigo',
    'participante.idCodigo',
  ]);
}

/** The row of the plan in the query's assembly. */
const presentes = (manager: EntityManager): string =>
  manager
    .createQueryBuilder()
    .subQuery()
    .select('1')
    .from(Participante, 'yaMarcado')
    .where('yaMarcado.asambleaId = :asambleaId AND yaMarcado.planId = planAhorro.id')
    .getQuery();

/** INSERT … SELECT. The builder orders its columns differently, so they are named again. */
async function insertFrom(
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  columns: readonly string[],
  query: Query,
): Promise<void> {
  const { driver } = manager.connection;
  const table = tableOf(manager, entity);
  const [select, parameters] = query.getQueryAndParameters();
  const names = columns.map((column) => driver.escape(column)).join(', ');
  await manager.query(`INSERT INTO ${table} (${names}) SELECT ${names} FROM (${select}) AS filas`, parameters);
}
