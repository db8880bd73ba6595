import {
  beneficiarioDe,
  type EstadoDeCarta,
  type PersonasEnPapel,
  type PruebaDeEntrega,
  personasEnPapel,
  type TipoIdentificacion,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { boolOrNull, isoOf } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate, lockRow } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Canton, Departamento } from '../../entities/catalogo.entity';
import { Documento, DocumentoVersion, TipoDocumento } from '../../entities/documento.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaBien, FichaPlan } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import type { IntervinienteStore } from '../interviniente';
import { ordenDeNombre, whereHolderMatches } from '../persona';
import { nombreUnido, unirUsuario } from '../usuario';

type Query = SelectQueryBuilder<ObjectLiteral>;

const DE_CARTA = [
  'id',
  'planId',
  'personaId',
  'adjudicacionId',
  'productoCodigo',
  'estado',
  'creadaEn',
  'generadaEn',
  'motivoRechazo',
  'rechazadaEn',
  'fechaEntrega',
  'entregadaEn',
  'citaDia',
  'citaHora',
  'citaLugar',
  'recibeTipo',
  'recibeIdentificacion',
  'recibeNombre',
  'version',
] as const;

/** Users named in a letter: alias → column. */
const USUARIOS = {
  generada: 'c.generadaPor',
  rechazada: 'c.rechazadaPor',
  entregada: 'c.entregadaPor',
  ejecutivo: 'j.ejecutivoId',
} as const;

/** A plan in the list, with its client, award and users; instants as the driver returns them. */
export type CartaRow = Record<(typeof DE_CARTA)[number], unknown> &
  Record<`${keyof typeof USUARIOS}${'Nombre' | 'Apellido'}`, string | null> & {
    planId: number;
    personaId: number;
    adjudicacionId: number;
    productoCodigo: string;
    estado: EstadoDeCarta;
    citaDia: string | null;
    citaHora: string | null;
    citaLugar: string | null;
    recibeTipo: TipoIdentificacion | null;
    recibeIdentificacion: string | null;
    recibeNombre: string | null;
    idCodigo: string;
    identificacion: string;
    nombres: string;
    apellidoPaterno: string;
    apellidoMaterno: string;
    /** 'ADJ' while the award is live. */
    estadoAdjudicacion: string;
    fechaAdjudicacion: string;
    ejecutivoId: number | null;
  };

/** The good of an award by its sheet. */
export interface BienRow {
  marca: string | null;
  modelo: string | null;
  color: string | null;
  serieMotor: string | null;
  chasis: string | null;
  anio: number | null;
  estadoBien: string | null;
  placa: string | null;
  tipoInmueble: string | null;
  direccion: string | null;
  canton: string | null;
  registro: string | null;
  kilometros: number | null;
}

/** The live order of a plan, and whom its letter addresses. */
export interface OrdenDeCarta {
  readonly numero: number;
  readonly destinatario: string;
  readonly esConcesionario: boolean;
}

/** A proof of delivery among the documents of the plan. */
export interface PruebaRow {
  codigo: PruebaDeEntrega;
  documentoId: number;
  version: number;
  versionArchivo: number;
  estado: boolean | null;
  nombreArchivo: string | null;
  subidoPor: string | null;
  subidoEn: string | null;
}

export interface RsaRow {
  id: number;
  tipo: string;
  fecha: string;
  comentario: string | null;
  usuario: string | null;
}

const ORDER_BY = {
  id: 'c.id',
  fecha: 'c.creadaEn',
  fechaAprobacion: 'c.generadaEn',
  idCodigo: 'l.idCodigo',
  nombreCliente: ordenDeNombre('p'),
};
const DE_PERSONA: ReadonlySet<string> = new Set(['nombreCliente']);
const DE_PLAN: ReadonlySet<string> = new Set(['idCodigo']);
const DEPARTAMENTO_RSA = '008';

export class CartaStore {
  private readonly pages: CachedList<CartaRow>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly intervinientes: Pick<IntervinienteStore, 'deAdjudicacion'>,
  ) {
    this.pages = new CachedList(dataSource, {
      alias: 'c',
      orderBy: ORDER_BY,
      values: ['estado', 'producto', 'ejecutivo', 'plan'],
      listKey: {
        plan: 'c.planId',
        changes: [{ column: 'c.creadaEn' }, { resource: 'carta-salida', plan: 'c.planId' }],
      },
      build: (manager, { order, filter }) => {
        const count = driving(manager);
        filterBy(count, filter);
        const keys = count.clone();
        if (DE_PERSONA.has(order.field)) keys.innerJoin(Persona, 'p', 'p.id = c.personaId');
        if (DE_PLAN.has(order.field)) keys.innerJoin(Plan, 'l', 'l.id = c.planId');
        return { rows: withRow(driving(manager)), count, keys };
      },
    });
  }

  /** A page and its count; its keys are found in the letters alone. */
  list(request: ListRequest): Promise<Page<CartaRow>> {
    return this.pages.page(request, null);
  }

  /** The last one of a plan; those of earlier awards are ignored. One statement. `manager` reads inside its transaction. */
  async findByPlan(idCodigo: string, manager: EntityManager = this.dataSource.manager): Promise<CartaRow | null> {
    const rows = await readMany<CartaRow>(
      withRow(driving(manager)).where('l.idCodigo = :idCodigo', { idCodigo }).orderBy('c.id', 'ASC'),
    );
    return rows.at(-1) ?? null;
  }

  /** Not read by lists. */
  async readTexto(id: number): Promise<string | null> {
    const query = driving(this.dataSource.manager).select('c.texto', 'texto').where('c.id = :id', { id });
    return (await readOne<{ texto: string | null }>(query))?.texto ?? null;
  }

  /** Locks the letter until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<void> {
    return lockRow(manager, CartaSalida, id);
  }

  /** Guarded by the state and version read. Returns the affected rows, 0 = stale version. */
  async update(
    { manager }: Pick<Tx, 'manager'>,
    { id, version, estado }: Pick<CartaRow, 'id' | 'version' | 'estado'>,
    cambio: Partial<CartaSalida>,
  ): Promise<number> {
    return guardedUpdate(manager, CartaSalida, { id: Number(id), version: Number(version), estado }, cambio);
  }

  /** Awards that are in the list already. */
  async findKnown({ manager }: Pick<Tx, 'manager'>, adjudicacionIds: readonly number[]): Promise<Set<number>> {
    if (adjudicacionIds.length === 0) return new Set();
    const query = driving(manager)
      .select('c.adjudicacionId', 'id')
      .where('c.adjudicacionId IN (:...adjudicacionIds)', { adjudicacionIds });
    return new Set((await readMany<{ id: number }>(query)).map(({ id }) => Number(id)));
  }

  async insertMany(
    { manager, now }: Pick<Tx, 'manager' | 'now'>,
    rows: readonly Pick<CartaSalida, 'planId' | 'adjudicacionId' | 'personaId' | 'productoCodigo'>[],
  ): Promise<void> {
    await insertMany(
      manager,
      CartaSalida,
      rows.map((row) => ({
        ...row,
        estado: 'pendiente' as const,
        creadaEn: now,
        texto: null,
        generadaPor: null,
        generadaEn: null,
        motivoRechazo: null,
        rechazadaPor: null,
        rechazadaEn: null,
        fechaEntrega: null,
        entregadaPor: null,
        entregadaEn: null,
        citaDia: null,
        citaHora: null,
        citaLugar: null,
        recibeTipo: null,
        recibeIdentificacion: null,
        recibeNombre: null,
        version: 1,
      })),
    );
  }

  /** CAR-518: the good of the plan's approval; `null` = none. */
  findBien(adjudicacionId: number, manager: EntityManager = this.dataSource.manager): Promise<BienRow | null> {
    const query = manager
      .createQueryBuilder()
      .from(FichaPlan, 'k')
      .innerJoin(FichaBien, 'f', 'f.id = k.fichaId')
      .leftJoin(Canton, 't', 't.codigo = f.cantonCodigo')
      .select('t.nombre', 'canton')
      .where('k.adjudicacionId = :adjudicacionId AND k.vigente = :vigente', { adjudicacionId, vigente: true });
    for (const column of DE_BIEN) query.addSelect(`f.${column}`, column);
    return readOne<BienRow>(query);
  }

  /** The persons of the case, whom letter and act name. */
  async findPersonas(adjudicacionId: number): Promise<PersonasEnPapel> {
    const { personas } = await this.intervinientes.deAdjudicacion(adjudicacionId);
    return personasEnPapel(personas);
  }

  /** `null` = a house, or a plan without a live order. */
  async findOrden(adjudicacionId: number): Promise<OrdenDeCarta | null> {
    const row = await readOne<{ id: number; nombreConcesionario: string | null; atencionTercero: string | null }>(
      this.dataSource.manager
        .createQueryBuilder()
        .from(OrdenPlan, 'k')
        .innerJoin(OrdenDeCompra, 'o', 'o.id = k.ordenId')
        .select('o.id', 'id')
        .addSelect('o.nombreConcesionario', 'nombreConcesionario')
        .addSelect('o.atencionTercero', 'atencionTercero')
        .where('k.adjudicacionId = :adjudicacionId AND k.vigente = :vigente', { adjudicacionId, vigente: true }),
    );
    return row === null
      ? null
      : {
          numero: Number(row.id),
          destinatario: beneficiarioDe(row),
          esConcesionario: row.nombreConcesionario !== null,
        };
  }

  /** Proofs among the plan's documents. */
  async findPruebas(
    planId: number,
    codigos: readonly PruebaDeEntrega[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PruebaRow[]> {
    const query = manager
      .createQueryBuilder()
      .from(Documento, 'd')
      .innerJoin(TipoDocumento, 't', 't.id = d.tipoId')
      .leftJoin(DocumentoVersion, 'v', 'v.documentoId = d.id AND v.numero = d.versionArchivo')
      .select('t.codigo', 'codigo')
      .addSelect('d.id', 'documentoId')
      .addSelect('v.nombreOriginal', 'nombreArchivo')
      .where('d.planId = :planId AND d.reemplazadaEn IS NULL AND t.codigo IN (:...codigos)', { planId, codigos });
    for (const column of ['version', 'versionArchivo', 'estado', 'subidoEn']) query.addSelect(`d.${column}`, column);
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'subido', 'd.subidoPor'));
    return rows.map((row) => ({
      codigo: row.codigo as PruebaDeEntrega,
      documentoId: Number(row.documentoId),
      version: Number(row.version),
      versionArchivo: Number(row.versionArchivo),
      estado: boolOrNull(row.estado),
      nombreArchivo: row.nombreArchivo as string | null,
      subidoPor: nombreUnido(row as never, 'subido'),
      subidoEn: isoOf(row.subidoEn),
    }));
  }

  /** CAR-521: comments of department 008, newest first. */
  async listComentariosDeRsa(planId: number): Promise<RsaRow[]> {
    const query = this.dataSource.manager
      .createQueryBuilder()
      .from(Evento, 'e')
      .innerJoin(Departamento, 'x', 'x.codigo = e.idDepartamento')
      .select('e.id', 'id')
      .addSelect('e.tipo', 'tipo')
      .addSelect('e.fecha', 'fecha')
      .addSelect('e.observacion', 'comentario')
      .where('e.planId = :planId AND e.idDepartamento = :rsa', { planId, rsa: DEPARTAMENTO_RSA })
      .orderBy('e.id', 'DESC');
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'autor', 'e.usuarioId'));
    return rows.map((row) => ({
      id: Number(row.id),
      tipo: String(row.tipo),
      fecha: isoOf(row.fecha) as string,
      comentario: row.comentario as string | null,
      usuario: nombreUnido(row as never, 'autor'),
    }));
  }
}

const DE_BIEN = [
  'marca',
  'modelo',
  'color',
  'serieMotor',
  'chasis',
  'anio',
  'estadoBien',
  'placa',
  'tipoInmueble',
  'direccion',
  'registro',
  'kilometros',
] as const;

/** Letters alone, for filters and counts. */
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(CartaSalida, 'c');

function filterBy(query: Query, { estado, producto, plan, ejecutivo, q }: ListRequest['filter']): void {
  if (estado !== undefined) query.andWhere('c.estado = :estado', { estado });
  if (producto !== undefined) query.andWhere('c.productoCodigo = :producto', { producto });
  if (ejecutivo !== undefined) {
    const ordenes = query
      .subQuery()
      .select('ej.id')
      .from(Adjudicacion, 'ej')
      .where('ej.ejecutivoId = :ejecutivo')
      .getQuery();
    query.andWhere(`c.adjudicacionId IN ${ordenes}`, { ejecutivo });
  }
  if (plan !== undefined) {
    const planId = query.subQuery().select('x.id').from(Plan, 'x').where('x.idCodigo = :plan').getQuery();
    query.andWhere(`c.planId IN ${planId}`, { plan });
  }
  whereHolderMatches(query, q, { person: 'c.personaId', plan: 'c.planId' });
}

function withRow(query: Query): Query {
  query
    .innerJoin(Persona, 'p', 'p.id = c.personaId')
    .innerJoin(Plan, 'l', 'l.id = c.planId')
    .innerJoin(Adjudicacion, 'j', 'j.id = c.adjudicacionId')
    .select('l.idCodigo', 'idCodigo')
    .addSelect('j.estado', 'estadoAdjudicacion')
    .addSelect('j.fecha', 'fechaAdjudicacion')
    .addSelect('j.ejecutivoId', 'ejecutivoId');
  for (const column of DE_CARTA) query.addSelect(`c.${column}`, column);
  for (const column of ['identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])
    query.addSelect(`p.${column}`, column);
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  return query;
}
