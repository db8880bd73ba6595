import { type PersonasDelCaso, personasEnPagare, VIGENTE } from '@adjudica/domain';
import { type DataSource, type EntityManager, Not, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import type { Shown } from '../../columns/shown';
import { readIn, readMany } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate, lockRow } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Ciudad } from '../../entities/catalogo.entity';
import { Contrato } from '../../entities/contrato.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Pagare, PagareCuota } from '../../entities/pagare.entity';
import { Plan } from '../../entities/plan.entity';
import { Prenda } from '../../entities/prenda.entity';
import type { IntervinienteStore } from '../interviniente';
import { whereHolderMatches } from '../persona';
import { type CuentaRow, conCuotas } from '../plan';
import { unirUsuario } from '../usuario';
import { columnas } from './pagare.columnas';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Users whose names go with a note: alias → column. */
const USUARIOS = {
  generado: 'pagare.generadoPor',
  actualizado: 'pagare.actualizadoPor',
  enviado: 'pagare.enviadoPor',
  decidido: 'pagare.decididoPor',
  anulacion: 'pagare.anulacionPedidaPor',
  anulado: 'pagare.anuladoPor',
  entregado: 'carta.entregadaPor',
} as const;

export type ListRow = Shown<Pagare> &
  CuentaRow & {
    idCodigo: string;
    /** Name of the city. */
    ciudad: string | null;
    /** The plan's live award; null = withdrawn. */
    vigenteId: number | null;
    /** Its pledge; null = none. */
    prendaId: number | null;
    prendaGuardadaPor: unknown;
    /** The approved contract based on it; null = none. */
    contratoAprobadoId: number | null;
    apoderado?: string | null;
    otrosFirmantes?: readonly (string | null)[];
    /** Delivery of the good; null = not yet. */
    entregadoEn: unknown;
  };

export type PagareRow = ListRow &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> & {
    producto: string;
    grupo: string;
    montoPlan: unknown;
    /** Day of the live award; null = withdrawn. */
    adjudicadoEn: string | null;
    /** The note that replaces it; null = none. */
    reemplazadoPor: number | null;
    /** The persons of its case, and what the application says of them. */
    personas: PersonasDelCaso;
    solicitud: PersonasDelCaso;
  };

export interface CuotaRow {
  numero: number;
  fechaVencimiento: string;
  valor: unknown;
}

const ORDER_BY = { id: 'pagare.id' };

export class PagareStore {
  private readonly pages: CachedList<object>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly intervinientes: Pick<IntervinienteStore, 'deAdjudicaciones' | 'deAdjudicacion'>,
  ) {
    this.pages = new CachedList(dataSource, {
      alias: 'pagare',
      orderBy: ORDER_BY,
      values: ['estado', 'cliente', 'plan'],
      listKey: { changes: [{ resource: 'pagare' }] },
      build: (manager, { filter }) => {
        const count = driving(manager);
        filterBy(count, filter);
        return { rows: flat(driving(manager)), count, keys: count.clone() };
      },
    });
  }

  /** A page and its count; its keys are found in the notes alone. */
  async list(request: ListRequest): Promise<Page<ListRow>> {
    const { rows, ...page } = await this.pages.page(request, null);
    const pagares = rows.map((row) => columnas.read<ListRow>(row));
    const casos = await this.intervinientes.deAdjudicaciones(pagares.filter(enCurso).map(adjudicacionDe));
    return {
      ...page,
      rows: pagares.map((row) => conPersonas(row, casos.get(adjudicacionDe(row))?.personas ?? {})),
    };
  }

  /** With the persons of its case. `manager` reads inside its transaction. */
  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<PagareRow | null> {
    const [leido] = await this.readById(manager, { id });
    if (leido === undefined) return null;
    const row = columnas.read<Omit<PagareRow, 'personas' | 'solicitud'>>(leido);
    const { personas, solicitud } = await this.intervinientes.deAdjudicacion(adjudicacionDe(row), manager);
    return { ...conPersonas(row, personas), personas, solicitud };
  }

  private readonly readById = readIn<object>((manager) => {
    const query = flat(driving(manager))
      .addSelect('grupo.productoCodigo', 'producto')
      .addSelect('grupo.grupo', 'grupo')
      .addSelect('planAhorro.monto', 'montoPlan')
      .addSelect('adjudicacion.fecha', 'adjudicadoEn')
      .addSelect(reemplazo(manager), 'reemplazadoPor')
      .where('pagare.id = :id', { id: 0 });
    for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
    return query;
  });

  /** A pending note whose persons another paper changed: whoever approves it must have seen them, and is not who changed them. */
  async personasCambiadas({ manager, actor, now }: Tx, adjudicacionId: number): Promise<void> {
    const row = await manager.findOne(Pagare, { where: { adjudicacionId, estado: Not('X') } });
    if (row === null || row.estado === 'A') return;
    const { id, version, actualizadoEn } = row;
    const sello = actualizadoEn === null ? {} : { actualizadoPor: actor.id || null, actualizadoEn: now };
    await guardedUpdate(manager, Pagare, { id, version }, sello);
  }

  /** The note of a plan, annulled ones aside; `null` = none. */
  async findByPlan(
    planId: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Pick<Pagare, 'id' | 'estado' | 'version' | 'lugarEmision'> | null> {
    const select = { id: true, estado: true, version: true, lugarEmision: true } as const;
    return manager.findOne(Pagare, { select, where: { planId, estado: Not('X') } });
  }

  /** The annulled note of an award that a new one replaces; `null` = none. */
  async findAnulado(adjudicacionId: number, manager: EntityManager): Promise<number | null> {
    const [ultimo] = await manager.find(Pagare, {
      select: { id: true },
      where: { adjudicacionId, estado: 'X' },
      order: { id: 'DESC' },
      take: 1,
    });
    return ultimo?.id ?? null;
  }

  /** Code of the city of that name; `null` = the catalogue has none. */
  async ciudadDe(nombre: string): Promise<string | null> {
    const ciudad = await this.dataSource.manager.findOne(Ciudad, { select: { codigo: true }, where: { nombre } });
    return ciudad?.codigo ?? null;
  }

  /** Instalments of one schedule, in order. */
  listCuotas(pagareId: number, emision: number, manager: EntityManager = this.dataSource.manager): Promise<CuotaRow[]> {
    return readMany<CuotaRow>(
      manager
        .createQueryBuilder()
        .from(PagareCuota, 'cuota')
        .select('cuota.numero', 'numero')
        .addSelect('cuota.fechaVencimiento', 'fechaVencimiento')
        .addSelect('cuota.valor', 'valor')
        .where('cuota.pagareId = :pagareId AND cuota.emision = :emision', { pagareId, emision })
        .orderBy('cuota.numero', 'ASC'),
    );
  }

  /** Locks the note until the transaction ends. */
  lock({ manager }: Pick<Tx, 'manager'>, id: number): Promise<void> {
    return lockRow(manager, Pagare, id);
  }

  /** Draws its number here, so that a refused note leaves no gap. */
  async insert(tx: Tx, datos: Omit<Partial<Pagare>, 'id'>, cuotas: readonly CuotaNueva[]): Promise<number> {
    const id = await tx.nextNumber(SERIE_DE_PAGARES);
    await tx.manager.insert(Pagare, { ...datos, id, estado: 'P', emision: 1, version: 1 });
    await this.insertCuotas(tx, id, 1, cuotas);
    return id;
  }

  async insertCuotas(
    { manager }: Pick<Tx, 'manager'>,
    pagareId: number,
    emision: number,
    cuotas: readonly CuotaNueva[],
  ): Promise<void> {
    await insertMany(
      manager,
      PagareCuota,
      cuotas.map((cuota) => ({ ...cuota, pagareId, emision })),
    );
  }

  /** Guarded by the version read. Returns the affected rows, 0 = stale version. */
  async update(
    { manager }: Pick<Tx, 'manager'>,
    { id, version }: Pick<PagareRow, 'id' | 'version'>,
    cambio: Partial<Pagare>,
  ): Promise<number> {
    return guardedUpdate(manager, Pagare, { id: Number(id), version: Number(version) }, cambio);
  }
}

/** Until it is approved a note shows the persons of its case; its own columns keep what the approval printed. */
const enCurso = ({ estado }: Pick<ListRow, 'estado'>): boolean => estado !== 'A' && estado !== 'X';
const conPersonas = <R extends Pick<ListRow, 'estado'>>(row: R, personas: PersonasDelCaso): R =>
  enCurso(row) ? { ...row, ...personasEnPagare(personas), ...otrosFirmantesDe(personas) } : row;
/** Who signs another paper of the case, or for the debtor, or authorises an aval and has no field in the note: a thumbprint may be theirs. */
const otrosFirmantesDe = ({ depositario, apoderado, segundoGaranteConyuge }: PersonasDelCaso) => ({
  apoderado: apoderado?.identificacion ?? null,
  otrosFirmantes: [depositario, segundoGaranteConyuge].map((persona) => persona?.identificacion ?? null),
});
const adjudicacionDe = ({ adjudicacionId }: Pick<ListRow, 'adjudicacionId'>): number => Number(adjudicacionId);

type CuotaNueva = Pick<PagareCuota, 'numero' | 'fechaVencimiento' | 'valor'>;

/** Counter of their numbers. */
export const SERIE_DE_PAGARES = 'pagare';

/** Notes alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(Pagare, 'pagare');

function filterBy(query: Query, { estado, cliente, plan, q }: ListRequest['filter']): void {
  if (estado !== undefined) query.andWhere('pagare.estado = :estado', { estado });
  if (cliente !== undefined) query.andWhere('pagare.cedulaCliente = :cliente', { cliente });
  if (plan !== undefined) {
    const planId = query
      .subQuery()
      .select('planDelProducto.id')
      .from(Plan, 'planDelProducto')
      .where('planDelProducto.idCodigo = :plan')
      .getQuery();
    query.andWhere(`pagare.planId IN ${planId}`, { plan });
  }
  whereHolderMatches(query, q, { person: 'pagare.personaId', plan: 'pagare.planId' });
}

function flat(query: Query): Query {
  query
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = pagare.planId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
    .leftJoin(Ciudad, 'ciudad', 'ciudad.codigo = pagare.lugarEmision')
    .leftJoin(
      Adjudicacion,
      'adjudicacion',
      `adjudicacion.planId = pagare.planId AND adjudicacion.estado = '${VIGENTE}'`,
    )
    .leftJoin(Prenda, 'prenda', 'prenda.pagareId = pagare.id')
    .leftJoin(Contrato, 'contrato', `contrato.adjudicacionId = pagare.adjudicacionId AND contrato.estado = 'A'`)
    .leftJoin(CartaSalida, 'carta', `carta.adjudicacionId = pagare.adjudicacionId AND carta.estado = 'realizada'`)
    .select('planAhorro.idCodigo', 'idCodigo')
    .addSelect('ciudad.nombre', 'ciudad')
    .addSelect('adjudicacion.id', 'vigenteId')
    .addSelect('prenda.id', 'prendaId')
    .addSelect('prenda.guardadaPor', 'prendaGuardadaPor')
    .addSelect('contrato.id', 'contratoAprobadoId')
    .addSelect('carta.entregadaEn', 'entregadoEn');
  columnas.select(query, 'pagare');
  return conCuotas(query);
}
const reemplazo = (manager: EntityManager): string =>
  `(${manager.createQueryBuilder().select('MAX(reemplazo.id)').from(Pagare, 'reemplazo').where('reemplazo.reemplazaA = pagare.id').getQuery()})`;
