import {
  type BloqueDeContrato,
  type EstadoDeBloque,
  type EstadoDePagare,
  formularioDeContrato,
  type Instante,
  LIMITES,
  type MedioDeModelo,
  type ModeloEntregado,
  nombreDeInterviniente,
  type PersonasDelCaso,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { instantOf, numberOrNull, textOrNull } from '../../columns/columns';
import type { Shown } from '../../columns/shown';
import { readIn, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { guardedUpdate, lockRow } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Contrato, ContratoBloque, ContratoTexto, EntregaDeModelo } from '../../entities/contrato.entity';
import { Grupo } from '../../entities/grupo.entity';
import { Pagare } from '../../entities/pagare.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { ordenDeNombre, whereHolderMatches } from '../persona';
import { type CuentaRow, conCuotas } from '../plan';
import { nombreUnido, unirUsuario } from '../usuario';
import { type BloqueRow, BloqueStore } from './contrato.bloques.store';
import { columnas } from './contrato.columnas';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Users whose names go with a contract: alias → column. */
const USUARIOS = {
  creado: 'contrato.creadoPor',
  editado: 'contrato.editadoPor',
  enviado: 'contrato.enviadoPor',
  aprobado: 'contrato.aprobadoPor',
  rechazado: 'contrato.rechazadoPor',
} as const;

/** A contract with its client, plan, award and who did what. */
export type ContratoRow = Shown<Contrato> &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> &
  CuentaRow & {
    idCodigo: string;
    identificacion: string;
    nombres: string;
    apellidoPaterno: string;
    apellidoMaterno: string;
    /** 'ADJ' while the award is live. */
    estadoAdjudicacion: string;
    ejecutivoId: number | null;
    /** Note of its award; null = none. */
    pagareId: number | null;
    estadoPagare: EstadoDePagare | null;
    plazoPagare: unknown;
    cuotaPagare: unknown;
    /** The generated ones, in order. */
    bloques: readonly BloqueRow[];
    modelo: ModeloRow | null;
  };
type SinBloques = Omit<ContratoRow, 'bloques' | 'modelo'>;

/** How the client last got the model of a contract. */
export interface ModeloRow extends ModeloEntregado {
  readonly archivoId: number;
  readonly reciboId: number | null;
  /** Of the file of the model. */
  readonly sha256: string;
  /** Of the texts, as `huellaDeTextos`. */
  readonly huella: string;
  readonly registradaPor: string | null;
  readonly registradaEn: Instante;
}

/** Fields of the form are not read by lists. */
type RowWithoutForm = Omit<SinBloques, keyof typeof formularioDeContrato.tabla>;

/** Enough to count blocks and to judge their acts. */
type BloqueEnLista = Pick<BloqueRow, 'bloque' | 'estado' | 'escritorId'>;
export type ListRow = RowWithoutForm & { readonly bloques: readonly BloqueEnLista[] };

const ORDER_BY = {
  id: 'contrato.id',
  fecha: 'contrato.creadoEn',
  aprobadoEn: 'contrato.aprobadoEn',
  idCodigo: 'planAhorro.idCodigo',
  nombreCliente: ordenDeNombre('persona'),
};
const DE_PERSONA: ReadonlySet<string> = new Set(['nombreCliente']);
const DE_PLAN: ReadonlySet<string> = new Set(['idCodigo']);

export class ContratoStore {
  readonly bloques: BloqueStore;
  private readonly pages: CachedList<{ readonly bloques: string | null }>;

  constructor(private readonly dataSource: DataSource) {
    this.bloques = new BloqueStore(dataSource);
    this.pages = new CachedList(dataSource, {
      alias: 'contrato',
      orderBy: ORDER_BY,
      values: ['estado', 'producto', 'plan', 'cliente'],
      listKey: { plan: 'contrato.planId', changes: [{ resource: 'contrato', plan: 'contrato.planId' }] },
      build: (manager, { order, filter }) => {
        const count = driving(manager);
        filterBy(count, filter);
        const keys = count.clone();
        if (DE_PERSONA.has(order.field)) keys.innerJoin(Persona, 'persona', 'persona.id = contrato.personaId');
        if (DE_PLAN.has(order.field)) keys.innerJoin(Plan, 'planAhorro', 'planAhorro.id = contrato.planId');
        return { rows: selectBloques(withRow(driving(manager), formularioDeContrato.nombres)), count, keys };
      },
    });
  }

  /** A page and its count; its keys are found in the contracts alone. */
  async list(request: ListRequest): Promise<Page<ListRow>> {
    const { rows, ...page } = await this.pages.page(request, null);
    return {
      ...page,
      rows: rows.map((row) => ({ ...columnas.read<RowWithoutForm>(row), bloques: leerBloques(row.bloques) })),
    };
  }

  /** The last one of a plan; those of earlier awards are ignored. `manager` reads inside its transaction. */
  async findByPlan(idCodigo: string, manager: EntityManager = this.dataSource.manager): Promise<ContratoRow | null> {
    const row = (await this.readOfPlan(manager, { idCodigo })).at(-1);
    if (row === undefined) return null;
    const contrato = columnas.read<SinBloques>(row);
    const [bloques, modelo] = await Promise.all([
      this.bloques.listOf([contrato.id], manager),
      this.findModelo(contrato.id, manager),
    ]);
    return { ...contrato, bloques, modelo };
  }

  private readonly readOfPlan = readIn<object>((manager) =>
    withRow(driving(manager)).where('planAhorro.idCodigo = :idCodigo', { idCodigo: '' }).orderBy('contrato.id', 'ASC'),
  );

  private async findModelo(contratoId: number, manager: EntityManager): Promise<ModeloRow | null> {
    const query = manager
      .createQueryBuilder()
      .from(EntregaDeModelo, 'entrega')
      .select('entrega.archivoId', 'archivoId')
      .where('entrega.contratoId = :contratoId', { contratoId })
      .orderBy('entrega.id', 'DESC')
      .limit(1);
    for (const column of ['reciboId', 'entregadoEn', 'medio', 'correo', 'horas', 'huella', 'registradaEn'])
      query.addSelect(`entrega.${column}`, column);
    query.innerJoin(Archivo, 'archivo', 'archivo.id = entrega.archivoId').addSelect('archivo.sha256', 'sha256');
    const row = await readOne<Record<string, unknown>>(unirUsuario(query, 'registra', 'entrega.registradaPor'));
    return (
      row && {
        archivoId: Number(row['archivoId']),
        reciboId: numberOrNull(row['reciboId']),
        entregadoEn: instantOf(row['entregadoEn']),
        medio: row['medio'] as MedioDeModelo,
        correo: textOrNull(row['correo']),
        horas: Number(row['horas']),
        sha256: String(row['sha256']),
        huella: String(row['huella']),
        registradaPor: nombreUnido(row, 'registra'),
        registradaEn: instantOf(row['registradaEn']),
      }
    );
  }

  async insertModelo(
    { manager, now, actor }: Pick<Tx, 'manager' | 'now' | 'actor'>,
    entrega: Omit<EntregaDeModelo, 'id' | 'registradaPor' | 'registradaEn'>,
  ): Promise<void> {
    await manager.insert(EntregaDeModelo, { ...entrega, registradaPor: actor.id || null, registradaEn: now });
  }

  /** A contract in the making whose persons another paper changed: its header names the attorney, and whoever approves it must have seen them. */
  async personasCambiadas(
    { manager, actor, now }: Tx,
    adjudicacionId: number,
    { apoderado }: PersonasDelCaso,
  ): Promise<void> {
    const row = await manager.findOne(Contrato, { where: { adjudicacionId } });
    if (row === null || row.estado === 'A') return;
    const cambio = {
      apoderado: (apoderado && nombreDeInterviniente(apoderado).slice(0, LIMITES.nombre)) ?? null,
      editadoPor: actor.id || null,
      editadoEn: now,
    };
    await guardedUpdate(manager, Contrato, { id: row.id, version: row.version }, cambio);
  }

  /** Locks the contract until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<void> {
    return lockRow(manager, Contrato, id);
  }

  async insert(
    { manager, now, actor }: Pick<Tx, 'manager' | 'now' | 'actor'>,
    datos: Omit<Partial<Contrato>, 'id'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(Contrato, {
      ...datos,
      estado: 'P',
      creadoPor: actor.id || null,
      creadoEn: now,
      version: 1,
    });
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the state and version read. Returns the affected rows, 0 = stale version. */
  async update(
    { manager }: Pick<Tx, 'manager'>,
    { id, version, estado }: Pick<ContratoRow, 'id' | 'version' | 'estado'>,
    cambio: Partial<Contrato>,
  ): Promise<number> {
    return guardedUpdate(manager, Contrato, { id, version, estado }, cambio);
  }
}

/** Contracts alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(Contrato, 'contrato');

function filterBy(query: Query, { estado, producto, plan, cliente, q }: ListRequest['filter']): void {
  if (estado !== undefined) query.andWhere('contrato.estado = :estado', { estado });
  if (producto !== undefined) query.andWhere('contrato.productoCodigo = :producto', { producto });
  if (plan !== undefined) {
    const ids = query
      .subQuery()
      .select('planDelProducto.id')
      .from(Plan, 'planDelProducto')
      .where('planDelProducto.idCodigo = :plan')
      .getQuery();
    query.andWhere(`contrato.planId IN ${ids}`, { plan });
  }
  if (cliente !== undefined) {
    const ids = query
      .subQuery()
      .select('clienteBuscado.id')
      .from(Persona, 'clienteBuscado')
      .where('clienteBuscado.identificacion = :cliente')
      .getQuery();
    query.andWhere(`contrato.personaId IN ${ids}`, { cliente });
  }
  whereHolderMatches(query, q, { person: 'contrato.personaId', plan: 'contrato.planId' });
}

/** Blocks of each contract in one column, so that a page is one statement: 'objeto P 4,precio R' (name, state, author). */
function selectBloques(query: Query): Query {
  const bloques = query
    .subQuery()
    .select("STRING_AGG(CONCAT(bloque.bloque, ' ', bloque.estado, ' ', texto.escritoPor), ',')")
    .from(ContratoBloque, 'bloque')
    .leftJoin(ContratoTexto, 'texto', 'texto.bloqueId = bloque.id AND texto.numero = bloque.numero')
    .where('bloque.contratoId = contrato.id')
    .getQuery();
  return query.addSelect(bloques, 'bloques');
}

const leerBloques = (escritos: string | null): BloqueEnLista[] =>
  (escritos ?? '').split(',').flatMap((escrito) => {
    const [bloque, estado, escritor] = escrito.split(' ');
    if (!bloque || !estado) return [];
    const escritorId = escritor ? Number(escritor) : null;
    return [{ bloque: bloque as BloqueDeContrato, estado: estado as EstadoDeBloque, escritorId }];
  });

function withRow(query: Query, without: typeof formularioDeContrato.nombres = []): Query {
  query
    .innerJoin(Persona, 'persona', 'persona.id = contrato.personaId')
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = contrato.planId')
    .innerJoin(Adjudicacion, 'adjudicacion', 'adjudicacion.id = contrato.adjudicacionId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
    .leftJoin(Pagare, 'pagare', "pagare.adjudicacionId = contrato.adjudicacionId AND pagare.estado <> 'X'")
    .select('planAhorro.idCodigo', 'idCodigo')
    .addSelect('adjudicacion.estado', 'estadoAdjudicacion')
    .addSelect('adjudicacion.ejecutivoId', 'ejecutivoId')
    .addSelect('pagare.id', 'pagareId')
    .addSelect('pagare.estado', 'estadoPagare')
    .addSelect('pagare.plazo', 'plazoPagare')
    .addSelect('pagare.valorDividendo', 'cuotaPagare');
  columnas.select(query, 'contrato', without);
  for (const column of ['identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])
    query.addSelect(`persona.${column}`, column);
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  return conCuotas(query);
}
