import { type ClaseDePendiente, clasesDeDinero, decisionesDe, type Rol, VIGENTE } from '@adjudica/domain';
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
  query.innerJoin(Adjudicacion, 'j', `j.id = ${adjudicacionId} AND j.estado = '${VIGENTE}'`);

const planesDeOrden = (query: Query): string =>
  query.subQuery().select('COUNT(*)').from(OrdenPlan, 'x').where('x.ordenId = o.id').getQuery();

/** Pending rows of each kind, as in its own list. */
const ramas: Readonly<Record<ClaseDePendiente, Rama>> = {
  carpeta: {
    columnas: () => ({
      clave: 'e.carpetaId',
      desde: 'e.enviadaEn',
      solicitante: 'e.enviadaPor',
      monto: 'l.monto',
      planId: 'c.planId',
      personaId: 't.personaId',
      faltantes: 'e.faltantes',
    }),
    de: (query) =>
      vigente(query.from(CarpetaEnvio, 'e').innerJoin(Carpeta, 'c', 'c.id = e.carpetaId'), 'c.adjudicacionId')
        .innerJoin(PlanTitular, 't', 't.planId = c.planId AND t.hasta IS NULL')
        .innerJoin(Plan, 'l', 'l.id = c.planId')
        .where('e.resultado IS NULL'),
  },
  'medio-aprobacion': {
    columnas: (query) => ({
      clave: 'm.id',
      desde: 'm.enviadoEn',
      solicitante: 'm.enviadoPor',
      monto: 'm.valor',
      planId: 'k.planId',
      personaId: 'm.personaId',
      planes: query.subQuery().select('COUNT(*)').from(FichaPlan, 'x').where('x.fichaId = m.fichaId').getQuery(),
    }),
    de: (query) =>
      query
        .from(MedioAprobacion, 'm')
        .innerJoin(FichaPlan, 'k', 'k.fichaId = m.fichaId AND k.orden = 1')
        .where('m.estado IS NULL AND m.enviadoEn IS NOT NULL'),
  },
  'orden-de-compra': {
    columnas: (query) => ({
      clave: 'o.id',
      desde: 'o.creadoEn',
      solicitante: 'o.creadoPor',
      monto: 'o.pagoConcesionario',
      planId: 'k.planId',
      personaId: 'o.personaId',
      planes: planesDeOrden(query),
    }),
    de: (query) =>
      query
        .from(OrdenDeCompra, 'o')
        .innerJoin(OrdenPlan, 'k', 'k.ordenId = o.id AND k.posicion = 1')
        .where("o.estado = 'pendiente'"),
  },
  'solicitud-de-pago': {
    columnas: (query) => ({
      clave: 's.id',
      desde: 's.creadoEn',
      solicitante: 's.creadoPor',
      monto: 's.valor',
      planId: 'k.planId',
      personaId: 'o.personaId',
      planes: planesDeOrden(query),
    }),
    de: (query) =>
      query
        .from(SolicitudDePago, 's')
        .innerJoin(OrdenDeCompra, 'o', 'o.id = s.ordenId')
        .innerJoin(OrdenPlan, 'k', 'k.ordenId = o.id AND k.posicion = 1')
        .where("s.estado = 'pendiente'"),
  },
  pagare: {
    columnas: () => ({ ...deLegal, monto: 'n.monto' }),
    de: (query) => enviados(query.from(Pagare, 'n')),
  },
  contrato: {
    columnas: () => ({ ...deLegal, monto: 'l.monto' }),
    de: (query) => enviados(query.from(Contrato, 'n').innerJoin(Plan, 'l', 'l.id = n.planId')),
  },
  adenda: {
    columnas: () => ({
      clave: 'n.id',
      desde: 'n.enviadaEn',
      solicitante: 'n.enviadaPor',
      monto: 'l.monto',
      planId: 'k.planId',
      personaId: 'k.personaId',
    }),
    de: (query) =>
      vigente(
        query.from(Adenda, 'n').innerJoin(Contrato, 'k', 'k.id = n.contratoId').innerJoin(Plan, 'l', 'l.id = k.planId'),
        'k.adjudicacionId',
      ).where("n.estado = 'P' AND n.enviadaEn IS NOT NULL"),
  },
};

const deLegal = {
  clave: 'n.id',
  desde: 'n.enviadoEn',
  solicitante: 'n.enviadoPor',
  planId: 'n.planId',
  personaId: 'n.personaId',
} as const;
const enviados = (query: Query): Query =>
  vigente(query, 'n.adjudicacionId').where("n.estado = 'P' AND n.enviadoEn IS NOT NULL");

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
      return `SELECT ${COLUMNAS.map((columna) => `"r"."${columna}"`).join(', ')} FROM (${rama.getQuery()}) AS "r"`;
    })
    .join(' UNION ALL ');

const ORDER_BY = {
  nombreCliente: ordenDeNombre('p'),
  idCodigo: 'l.idCodigo',
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
      alias: 'd',
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
        .select('d.clase', 'clase')
        .addSelect('COUNT(*)', 'cantidad')
        .addSelect('SUM(d.monto)', 'monto')
        .where(entre(clasesDeDinero))
        .groupBy('d.clase'),
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
    .from(`(${todoLoPendiente(manager)})`, 'd')
    .innerJoin(Plan, 'l', 'l.id = d.planId')
    .innerJoin(Grupo, 'g', 'g.id = l.grupoId');

function filterBy(query: Query, filter: ListRequest['filter'], ambito: Ambito | null): void {
  const { clase, producto, meToca, dinero, q } = filter;
  if (clase !== undefined) query.andWhere('d.clase = :clase', { clase });
  if (producto !== undefined) query.andWhere('g.productoCodigo = :producto', { producto });
  if (dinero !== undefined) query.andWhere(`${dinero === true ? '' : 'NOT '}(${entre(clasesDeDinero)})`);
  if (ambito !== null)
    query.andWhere(`${meToca === true ? '' : 'NOT '}(${loQueDecide(query, ambito)})`, { yo: ambito.yo });
  whereHolderMatches(query, q, { person: 'd.personaId', plan: 'd.planId' });
}

const JEFATURA: Rol = 'Jefatura Adjudicaciones';
const entre = (clases: readonly ClaseDePendiente[]): string =>
  `d.clase IN (${clases.map((clase) => `'${clase}'`).join(', ')})`;

/** What the user `:yo` may decide, by the rules of its kinds (`decisionesDe`, `rechazoDeCuatroOjos`). */
function loQueDecide(query: Query, { role, cuatroOjos }: Ambito): string {
  const { clases, conCuatroOjos } = decisionesDe(role);
  if (clases.length === 0) return '1 = 0';
  const deJefatura = query
    .subQuery()
    .select('1')
    .from(Usuario, 'uj')
    .where(`uj.id = d.solicitante AND uj.role = '${JEFATURA}'`)
    .getQuery();
  const vedadas = [
    ...(role === JEFATURA ? [] : [`NOT EXISTS ${deJefatura}`]),
    ...(cuatroOjos ? ['COALESCE(d.solicitante, 0) = :yo'] : []),
  ].join(' OR ');
  return conCuatroOjos.length === 0 || vedadas === ''
    ? entre(clases)
    : `${entre(clases)} AND NOT (${entre(conCuatroOjos)} AND (${vedadas}))`;
}

const DE_PERSONA = ['nombres', 'apellidoPaterno', 'apellidoMaterno'];

function withRow(query: Query): Query {
  query
    .innerJoin(Persona, 'p', 'p.id = d.personaId')
    .select(['id', 'clase', 'clave', 'desde', 'monto', 'planes', 'faltantes'].map((c) => `d.${c} AS ${c}`))
    .addSelect('l.idCodigo', 'idCodigo')
    .addSelect('g.productoCodigo', 'producto')
    .addSelect('p.identificacion', 'cedula');
  for (const columna of DE_PERSONA) query.addSelect(`p.${columna}`, columna);
  return unirUsuario(query, 'solicitante', 'd.solicitante');
}
