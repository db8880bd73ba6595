import {
  bloquesDeContrato,
  centavosDeDecimal,
  concuerda,
  DEPARTAMENTO_LEGAL,
  type EstadoDeContrato,
  type EstadoDePagare,
  type Fecha,
  type HechosLegales,
  tiposDeEvento,
  VIGENTE,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Asamblea } from '../../entities/asamblea.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Contrato, ContratoBloque } from '../../entities/contrato.entity';
import { Evento } from '../../entities/evento.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Prenda } from '../../entities/prenda.entity';
import { ordenDeNombre, whereHolderMatches } from '../persona';
import { type CuentaRow, conCuotas, debeDe } from '../plan';
import { unirUsuario } from '../usuario';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Legal records of an award, as the driver returns them; null = none. */
export interface LegalRow extends CuentaRow {
  pagareId: number | null;
  estadoPagare: EstadoDePagare | null;
  versionPagare: number | null;
  plazoPagare: unknown;
  cuotaPagare: unknown;
  /** When its persons were saved; null = not yet. */
  personasEn: unknown;
  /** Of its pledge. */
  prendaId: number | null;
  contratoId: number | null;
  estadoContrato: EstadoDeContrato | null;
  versionContrato: number | null;
  bloques: number | string;
  /** Who sent what waits to be approved, and when; null = nothing waits. */
  enviadoEn: unknown;
  envioNombre: string | null;
  envioApellido: string | null;
  /** Approved before notes and contracts were recorded: known from the events alone. */
  pagareAntes: number | null;
  contratoAntes: number | null;
}

/** The folder of an award at legal. */
export interface TramiteRow extends LegalRow {
  idCodigo: string;
  cedula: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  producto: string;
  monto: number | string;
  grupo: string;
  fechaAdjudicacion: Fecha;
  numeroAsamblea: number;
  ejecutivoNombre: string | null;
  ejecutivoApellido: string | null;
}

const ORDER_BY = {
  id: 'carpeta.id',
  enviadoEn: enEspera('enviadoEn'),
  fechaAdjudicacion: 'adjudicacion.fecha',
  nombreCliente: ordenDeNombre('persona'),
  grupo: 'grupo.grupo',
  numeroAsamblea: 'asamblea.numeroAsamblea',
};

/** Folders at legal, with their legal records. Read-only. */
export class TramiteStore {
  private readonly pages: CachedList<TramiteRow>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'carpeta',
      orderBy: ORDER_BY,
      values: ['producto'],
      listKey: { plan: 'carpeta.planId' },
      build: (manager, { order: { field }, filter }) => {
        const count = unirTitular(vigentes(manager));
        filterBy(count, filter);
        const keys = count.clone();
        if (field === 'nombreCliente') keys.innerJoin(Persona, 'persona', 'persona.id = titular.personaId');
        if (field === 'grupo') unirGrupo(keys);
        if (field === 'enviadoEn' && !conAprobables(filter)) unirAprobables(keys);
        if (field === 'numeroAsamblea') keys.innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId');
        return { rows: withRow(vigentes(manager)), count, keys };
      },
    });
  }

  /** A page and its count. Keys are found by the filtered and sorted columns; the other joins read the page alone. */
  list(request: ListRequest): Promise<Page<TramiteRow>> {
    return this.pages.page(request, null);
  }

  /** Legal records of a plan's live award; `null` = not awarded. One statement. `manager` reads inside its transaction. */
  findByPlan(planId: number, manager: EntityManager = this.dataSource.manager): Promise<LegalRow | null> {
    const query = manager
      .createQueryBuilder()
      .from(Adjudicacion, 'adjudicacion')
      .innerJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
      .select('adjudicacion.id', 'id')
      .where('adjudicacion.planId = :planId AND adjudicacion.estado = :vigente', { planId, vigente: VIGENTE });
    return readOne<LegalRow>(withLegal(unirGrupo(query)));
  }
}

/** Facts for the rule of 'Por hacer'. */
export function hechosLegales(row: LegalRow | null): HechosLegales {
  return { pagare: pagareDe(row), contrato: contratoDe(row), debe: debe(row) };
}

/** A contract approved without a note is one of a plan without debt at that time. */
const debe = (row: LegalRow | null): boolean =>
  row !== null && !(row.pagareId === null && row.estadoContrato === 'A') && debeDe(row).plazo > 0;

function pagareDe(row: LegalRow | null): HechosLegales['pagare'] {
  if (row === null) return null;
  const { pagareId, pagareAntes, estadoPagare, personasEn, prendaId } = row;
  if (pagareId === null) return pagareAntes === null ? null : APROBADO_ANTES;
  const pagareDelContrato = { plazo: Number(row.plazoPagare), valorDividendo: centavosDeDecimal(row.cuotaPagare) };
  return {
    aprobado: estadoPagare === 'A',
    rechazado: estadoPagare === 'R',
    personas: personasEn !== null,
    prenda: prendaId !== null,
    concuerda: concuerda({ cuenta: pagareDelContrato, debe: debeDe(row) }),
  };
}

const APROBADO_ANTES = { aprobado: true, rechazado: false, personas: true, prenda: true, concuerda: true } as const;

function contratoDe(row: LegalRow | null): HechosLegales['contrato'] {
  if (row === null) return null;
  const { contratoId, contratoAntes, estadoContrato, bloques } = row;
  if (contratoId === null) return contratoAntes === null ? null : { aprobado: true, rechazado: false, completo: true };
  return {
    aprobado: estadoContrato === 'A',
    rechazado: estadoContrato === 'R',
    completo: Number(bloques) === bloquesDeContrato.length,
  };
}

const vigentes = (manager: EntityManager): Query =>
  manager
    .createQueryBuilder()
    .from(Carpeta, 'carpeta')
    .innerJoin(
      Adjudicacion,
      'adjudicacion',
      `adjudicacion.id = carpeta.adjudicacionId AND adjudicacion.estado = '${VIGENTE}'`,
    );

const unirTitular = (query: Query): Query =>
  query.innerJoin(PlanTitular, 'titular', 'titular.planId = carpeta.planId AND titular.hasta IS NULL');

const unirGrupo = (query: Query): Query =>
  query
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = carpeta.planId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId');

/** By award, not by plan: records of a withdrawn award do not count for the next one. */
const unirAprobables = (query: Query): Query =>
  query
    .leftJoin(Pagare, 'pagare', "pagare.adjudicacionId = adjudicacion.id AND pagare.estado <> 'X'")
    .leftJoin(Contrato, 'contrato', 'contrato.adjudicacionId = adjudicacion.id');

const APROBACIONES = [
  ['pagareAntes', 'pagare.id', tiposDeEvento.pagareAprobado],
  ['contratoAntes', 'contrato.id', tiposDeEvento.contratoAprobado],
] as const;

const anulado = (query: Query): string =>
  query.subQuery().select('1').from(Pagare, 'otro').where('otro.adjudicacionId = adjudicacion.id').getQuery();

/** An approval known from the events alone, since the plan's award, as the exit letter counts it (`faltanDeLegal`). */
const aprobadoAntes = (query: Query, row: string, tipo: string): string =>
  query
    .subQuery()
    .select('MAX(evento.id)')
    .from(Evento, 'evento')
    .where(
      `evento.planId = adjudicacion.planId AND evento.tipo = '${tipo}' AND evento.fecha >= carpeta.abiertaEn AND ${row} IS NULL`,
    )
    .andWhere(`NOT EXISTS ${anulado(query)}`)
    .getQuery();

/** Awards with both approvals, or with the contract of a plan without debt; never NULL, so that it can be negated. */
function terminados(query: Query): string {
  const [pagare, contrato] = APROBACIONES.map(([, row, tipo]) => aprobadoAntes(query, row, tipo));
  return `(COALESCE(pagare.estado, CASE WHEN ${pagare} IS NULL THEN COALESCE(contrato.estado, 'P') ELSE 'A' END) = 'A' AND COALESCE(contrato.estado, CASE WHEN ${contrato} IS NULL THEN 'P' ELSE 'A' END) = 'A')`;
}

const conAprobables = ({ terminado, porAprobar }: ListRequest['filter']): boolean =>
  terminado !== undefined || porAprobar !== undefined;

function filterBy(query: Query, filter: ListRequest['filter']): void {
  const { terminado, porAprobar, producto, q } = filter;
  query.where('carpeta.idDepartamento = :legal', { legal: DEPARTAMENTO_LEGAL });
  if (producto !== undefined) query.andWhere('adjudicacion.productoCodigo = :producto', { producto });
  if (conAprobables(filter)) unirAprobables(query);
  if (terminado !== undefined) query.andWhere(`${terminado === true ? '' : 'NOT '}${terminados(query)}`);
  if (porAprobar !== undefined)
    query.andWhere(`${enEspera('enviadoEn')} IS ${porAprobar === true ? 'NOT NULL' : 'NULL'}`);
  whereHolderMatches(query, q, { person: 'titular.personaId', plan: 'carpeta.planId' });
}

/** Of the note or contract that was sent and is not decided, the note first. */
function enEspera(column: 'enviadoEn' | 'enviadoPor'): string {
  const espera = (alias: string) =>
    `WHEN ${alias}.estado = 'P' AND ${alias}.enviadoEn IS NOT NULL THEN ${alias}.${column}`;
  return `(CASE ${espera('pagare')} ${espera('contrato')} END)`;
}

function withLegal(query: Query): Query {
  const bloques = query
    .subQuery()
    .select('COUNT(*)')
    .from(ContratoBloque, 'bloque')
    .where('bloque.contratoId = contrato.id')
    .getQuery();
  for (const [nombre, row, tipo] of APROBACIONES) query.addSelect(aprobadoAntes(query, row, tipo), nombre);
  return unirUsuario(unirAprobables(conCuotas(query)), 'envio', enEspera('enviadoPor'))
    .leftJoin(Prenda, 'prenda', 'prenda.pagareId = pagare.id')
    .addSelect('pagare.id', 'pagareId')
    .addSelect('pagare.estado', 'estadoPagare')
    .addSelect('pagare.version', 'versionPagare')
    .addSelect('pagare.plazo', 'plazoPagare')
    .addSelect('pagare.valorDividendo', 'cuotaPagare')
    .addSelect('pagare.actualizadoEn', 'personasEn')
    .addSelect('prenda.id', 'prendaId')
    .addSelect('contrato.id', 'contratoId')
    .addSelect('contrato.estado', 'estadoContrato')
    .addSelect('contrato.version', 'versionContrato')
    .addSelect(bloques, 'bloques')
    .addSelect(enEspera('enviadoEn'), 'enviadoEn');
}

function withRow(query: Query): Query {
  unirGrupo(unirTitular(query))
    .innerJoin(Persona, 'persona', 'persona.id = titular.personaId')
    .innerJoin(Asamblea, 'asamblea', 'asamblea.id = adjudicacion.asambleaId')
    .select('planAhorro.idCodigo', 'idCodigo')
    .addSelect('persona.identificacion', 'cedula')
    .addSelect('persona.nombres', 'nombres')
    .addSelect('persona.apellidoPaterno', 'apellidoPaterno')
    .addSelect('persona.apellidoMaterno', 'apellidoMaterno')
    .addSelect('grupo.productoCodigo', 'producto')
    .addSelect('grupo.grupo', 'grupo')
    .addSelect('planAhorro.monto', 'monto')
    .addSelect('adjudicacion.fecha', 'fechaAdjudicacion')
    .addSelect('asamblea.numeroAsamblea', 'numeroAsamblea');
  return withLegal(unirUsuario(query, 'ejecutivo', 'adjudicacion.ejecutivoId'));
}
