import {
  type ClaseDePendiente,
  cicloDeOrden,
  cicloDePago,
  clasesDeDinero,
  decisionesDe,
  type Rol,
  VIGENTE,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { type PreparedRead, prepareRead } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { Adenda } from '../../entities/adenda.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Contrato } from '../../entities/contrato.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { Usuario } from '../../entities/usuario.entity';
import { ordenDeNombre, whereHolderMatches } from '../persona';
import { unirUsuario } from '../usuario';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** A pending decision with its client and (first) plan. Amounts and instants as the driver returns them. */
export interface PendienteRow {
  /** Unique across kinds. */
  id: number;
  clase: ClaseDePendiente;
  /** Key of its own record. */
  clave: number;
  desde: unknown;
  monto: number | string | null;
  /** Number of its plans. */
  planes: number;
  /** Missing items of a folder when it was sent. */
  faltantes: number | null;
  idCodigo: string;
  producto: string;
  cedula: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
}

/** As the driver returns it. */
export interface SumaRow {
  clase: ClaseDePendiente;
  cantidad: number | string;
  monto: number | string;
}

/** Columns of a kind for the common ones; left out = one plan, and nothing missing. */
interface Columnas {
  readonly clave: string;
  readonly desde: string;
  readonly solicitante: string;
  readonly monto: string;
  readonly planId: string;
  readonly personaId: string;
  readonly planes?: string;
  readonly faltantes?: string;
}

interface Rama {
  readonly columnas: (query: Query) => Columnas;
  readonly de: (query: Query) => Query;
}

/** Folders, notes and contracts of a withdrawn award need no decision. */
const vigente = (query: Query, adjudicacionId: string): Query =>
  query.innerJoin(
    Adjudicacion,
    'adjudicacion',
    `adjudicacion.id = ${adjudicacionId} AND adjudicacion.estado = '${VIGENTE}'`,
  );

const planesDeOrden = (query: Query): string =>
  query.subQuery().select('COUNT(*)').from(OrdenPlan, 'ordenPlan').where('ordenPlan.ordenId = orden.id').getQuery();

/** In a state from which it may be approved. */
const porDecidir = (alias: string, ciclo: { desdeDe(accion: 'aprobar'): readonly string[] }): string =>
  `${alias}.estado IN (${ciclo
    .desdeDe('aprobar')
    .map((estado) => `'${estado}'`)
    .join(', ')})`;

/** Pending rows of each kind, as in its own list. */
const ramas: Readonly<Record<ClaseDePendiente, Rama>> = {
  carpeta: {
    columnas: () => ({
      clave: 'envio.carpetaId',
      desde: 'envio.enviadaEn',
      solicitante: 'envio.enviadaPor',
      monto: 'planAhorro.monto',
      planId: 'carpeta.planId',
      personaId: 'titular.personaId',
      faltantes: 'envio.faltantes',
    }),
    de: (query) =>
      vigente(
        query.from(CarpetaEnvio, 'envio').innerJoin(Carpeta, 'carpeta', 'carpeta.id = envio.carpetaId'),
        'carpeta.adjudicacionId',
      )
        .innerJoin(PlanTitular, 'titular', 'titular.planId = carpeta.planId AND titular.hasta IS NULL')
        .innerJoin(Plan, 'planAhorro', 'planAhorro.id = carpeta.planId')
        .where('envio.resultado IS NULL'),
  },
  'medio-aprobacion': {
    columnas: (query) => ({
      clave: 'medio.id',
      desde: 'medio.enviadoEn',
      solicitante: 'medio.enviadoPor',
      monto: 'medio.valor',
      planId: 'fichaPlan.planId',
      personaId: 'medio.personaId',
      planes: query
        .subQuery()
        .select('COUNT(*)')
        .from(FichaPlan, 'planDeLaFicha')
        .where('planDeLaFicha.fichaId = medio.fichaId')
        .getQuery(),
    }),
    de: (query) =>
      query
        .from(MedioAprobacion, 'medio')
        .innerJoin(FichaPlan, 'fichaPlan', 'fichaPlan.fichaId = medio.fichaId AND fichaPlan.orden = 1')
        .where('medio.estado IS NULL AND medio.enviadoEn IS NOT NULL'),
  },
  'orden-de-compra': {
    columnas: (query) => ({
      clave: 'orden.id',
      desde: 'orden.creadoEn',
      solicitante: 'orden.creadoPor',
      monto: 'orden.pagoConcesionario',
      planId: 'ordenPlan.planId',
      personaId: 'orden.personaId',
      planes: planesDeOrden(query),
    }),
    de: (query) =>
      query
        .from(OrdenDeCompra, 'orden')
        .innerJoin(OrdenPlan, 'ordenPlan', 'ordenPlan.ordenId = orden.id AND ordenPlan.posicion = 1')
        .where(porDecidir('orden', cicloDeOrden)),
  },
  'solicitud-de-pago': {
    columnas: (query) => ({
      clave: 'pago.id',
      desde: 'pago.creadoEn',
      solicitante: 'pago.creadoPor',
      monto: 'pago.valor',
      planId: 'ordenPlan.planId',
      personaId: 'orden.personaId',
      planes: planesDeOrden(query),
    }),
    de: (query) =>
      query
        .from(SolicitudDePago, 'pago')
        .innerJoin(OrdenDeCompra, 'orden', 'orden.id = pago.ordenId')
        .innerJoin(OrdenPlan, 'ordenPlan', 'ordenPlan.ordenId = orden.id AND ordenPlan.posicion = 1')
        .where(porDecidir('pago', cicloDePago)),
  },
  pagare: {
    columnas: () => ({ ...deLegal, monto: 'tramite.monto' }),
    de: (query) => enviados(query.from(Pagare, 'tramite')),
  },
  contrato: {
    columnas: () => ({ ...deLegal, monto: 'planAhorro.monto' }),
    de: (query) =>
      enviados(query.from(Contrato, 'tramite').innerJoin(Plan, 'planAhorro', 'planAhorro.id = tramite.planId')),
  },
  adenda: {
    columnas: () => ({
      clave: 'adenda.id',
      desde: 'adenda.enviadaEn',
      solicitante: 'adenda.enviadaPor',
      monto: 'planAhorro.monto',
      planId: 'contrato.planId',
      personaId: 'contrato.personaId',
    }),
    de: (query) =>
      vigente(
        query
          .from(Adenda, 'adenda')
          .innerJoin(Contrato, 'contrato', 'contrato.id = adenda.contratoId')
          .innerJoin(Plan, 'planAhorro', 'planAhorro.id = contrato.planId'),
        'contrato.adjudicacionId',
      ).where("adenda.estado = 'P' AND adenda.enviadaEn IS NOT NULL"),
  },
};

const deLegal = {
  clave: 'tramite.id',
  desde: 'tramite.enviadoEn',
  solicitante: 'tramite.enviadoPor',
  planId: 'tramite.planId',
  personaId: 'tramite.personaId',
} as const;
const enviados = (query: Query): Query =>
  vigente(query, 'tramite.adjudicacionId').where("tramite.estado = 'P' AND tramite.enviadoEn IS NOT NULL");

const clases = Object.keys(ramas) as ClaseDePendiente[];
const COLUMNAS = [
  'id',
  'clase',
  'clave',
  'desde',
  'solicitante',
  'monto',
  'planId',
  'personaId',
  'planes',
  'faltantes',
];

/** All pending decisions as one derived table, with numbers unique across kinds. */
const todoLoPendiente = (manager: EntityManager): string =>
  clases
    .map((clase, lugar) => {
      const query = manager.createQueryBuilder() as Query;
      const { columnas, de } = ramas[clase];
      const { clave, planes = '1', faltantes = 'NULL', ...comunes } = columnas(query);
      const rama = de(query).select(`${clave} * ${clases.length} + ${lugar}`, 'id').addSelect(`'${clase}'`, 'clase');
      for (const [nombre, columna] of Object.entries({ ...comunes, clave, planes, faltantes }))
        rama.addSelect(columna, nombre);
      // the query builder orders its columns differently, and a union goes by position
      return `SELECT ${COLUMNAS.map((columna) => `"rama"."${columna}"`).join(', ')} FROM (${rama.getQuery()}) AS "rama"`;
    })
    .join(' UNION ALL ');

const ORDER_BY = {
  nombreCliente: ordenDeNombre('persona'),
  idCodigo: 'planAhorro.idCodigo',
};

/** Whose decisions `meToca` tells apart. */
interface Ambito {
  readonly yo: number;
  readonly role: Rol;
  readonly cuatroOjos: boolean;
}

/** Pending decisions of every area. Read-only. */
export class DecisionStore {
  private readonly pages: CachedList<PendienteRow, Ambito | null>;
  private readonly sumsOfMoney: PreparedRead<SumaRow>;

  constructor(
    dataSource: DataSource,
    private readonly reglas: { readonly cuatroOjos: boolean },
  ) {
    this.pages = new CachedList(dataSource, {
      alias: 'pendiente',
      orderBy: ORDER_BY,
      values: ['clase', 'producto', 'yo'],
      build: (manager, { filter }, ambito) => {
        const count = pendientes(manager);
        filterBy(count, filter, ambito);
        const rows = withRow(pendientes(manager));
        filterBy(rows, filter, ambito);
        return { rows, count };
      },
    });
    this.sumsOfMoney = prepareRead(
      pendientes(dataSource.manager)
        .select('pendiente.clase', 'clase')
        .addSelect('COUNT(*)', 'cantidad')
        .addSelect('SUM(pendiente.monto)', 'monto')
        .where(entre(clasesDeDinero))
        .groupBy('pendiente.clase'),
    );
  }

  list(request: ListRequest, { id: yo, role }: Pick<Actor, 'id' | 'role'>): Promise<Page<PendienteRow>> {
    const { cuatroOjos } = this.reglas;
    return this.pages.page(request, request.filter['meToca'] === undefined ? null : { yo, role, cuatroOjos });
  }

  /** How many orders and payments wait, and what they come to. One statement. */
  sums(): Promise<SumaRow[]> {
    return this.sumsOfMoney({});
  }
}

const pendientes = (manager: EntityManager): Query =>
  (manager.createQueryBuilder() as Query)
    .from(`(${todoLoPendiente(manager)})`, 'pendiente')
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = pendiente.planId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId');

function filterBy(query: Query, filter: ListRequest['filter'], ambito: Ambito | null): void {
  const { clase, producto, meToca, dinero, q } = filter;
  if (clase !== undefined) query.andWhere('pendiente.clase = :clase', { clase });
  if (producto !== undefined) query.andWhere('grupo.productoCodigo = :producto', { producto });
  if (dinero !== undefined) query.andWhere(`${dinero === true ? '' : 'NOT '}(${entre(clasesDeDinero)})`);
  if (ambito !== null)
    query.andWhere(`${meToca === true ? '' : 'NOT '}(${loQueDecide(query, ambito)})`, { yo: ambito.yo });
  whereHolderMatches(query, q, { person: 'pendiente.personaId', plan: 'pendiente.planId' });
}

const JEFATURA: Rol = 'Jefatura Adjudicaciones';
const entre = (clases: readonly ClaseDePendiente[]): string =>
  `pendiente.clase IN (${clases.map((clase) => `'${clase}'`).join(', ')})`;

/** What the user `:yo` may decide, by the rules of its kinds (`decisionesDe`, `rechazoDeCuatroOjos`). */
function loQueDecide(query: Query, { role, cuatroOjos }: Ambito): string {
  const { clases, conCuatroOjos } = decisionesDe(role);
  if (clases.length === 0) return '1 = 0';
  const deJefatura = query
    .subQuery()
    .select('1')
    .from(Usuario, 'usuario')
    .where(`usuario.id = pendiente.solicitante AND usuario.role = '${JEFATURA}'`)
    .getQuery();
  const vedadas = [
    ...(role === JEFATURA ? [] : [`NOT EXISTS ${deJefatura}`]),
    ...(cuatroOjos ? ['COALESCE(pendiente.solicitante, 0) = :yo'] : []),
  ].join(' OR ');
  return conCuatroOjos.length === 0 || vedadas === ''
    ? entre(clases)
    : `${entre(clases)} AND NOT (${entre(conCuatroOjos)} AND (${vedadas}))`;
}

const DE_PERSONA = ['nombres', 'apellidoPaterno', 'apellidoMaterno'];

function withRow(query: Query): Query {
  query
    .innerJoin(Persona, 'persona', 'persona.id = pendiente.personaId')
    .select(['id', 'clase', 'clave', 'desde', 'monto', 'planes', 'faltantes'].map((c) => `pendiente.${c} AS ${c}`))
    .addSelect('planAhorro.idCodigo', 'idCodigo')
    .addSelect('grupo.productoCodigo', 'producto')
    .addSelect('persona.identificacion', 'cedula');
  for (const columna of DE_PERSONA) query.addSelect(`persona.${columna}`, columna);
  return unirUsuario(query, 'solicitante', 'pendiente.solicitante');
}
