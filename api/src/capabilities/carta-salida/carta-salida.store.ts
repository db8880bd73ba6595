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
  generada: 'carta.generadaPor',
  rechazada: 'carta.rechazadaPor',
  entregada: 'carta.entregadaPor',
  ejecutivo: 'adjudicacion.ejecutivoId',
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
  id: 'carta.id',
  fecha: 'carta.creadaEn',
  fechaAprobacion: 'carta.generadaEn',
  idCodigo: 'planAhorro.idCodigo',
  nombreCliente: ordenDeNombre('persona'),
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
      alias: 'carta',
      orderBy: ORDER_BY,
      values: ['estado', 'producto', 'ejecutivo', 'plan'],
      listKey: {
        plan: 'carta.planId',
        changes: [{ column: 'carta.creadaEn' }, { resource: 'carta-salida', plan: 'carta.planId' }],
      },
      build: (manager, { order, filter }) => {
        const count = driving(manager);
        filterBy(count, filter);
        const keys = count.clone();
        if (DE_PERSONA.has(order.field)) keys.innerJoin(Persona, 'persona', 'persona.id = carta.personaId');
        if (DE_PLAN.has(order.field)) keys.innerJoin(Plan, 'planAhorro', 'planAhorro.id = carta.planId');
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
      withRow(driving(manager)).where('planAhorro.idCodigo = :idCodigo', { idCodigo }).orderBy('carta.id', 'ASC'),
    );
    return rows.at(-1) ?? null;
  }

  /** Not read by lists. */
  async readTexto(id: number): Promise<string | null> {
    const query = driving(this.dataSource.manager).select('carta.texto', 'texto').where('carta.id = :id', { id });
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
      .select('carta.adjudicacionId', 'id')
      .where('carta.adjudicacionId IN (:...adjudicacionIds)', { adjudicacionIds });
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
      .from(FichaPlan, 'fichaPlan')
      .innerJoin(FichaBien, 'ficha', 'ficha.id = fichaPlan.fichaId')
      .leftJoin(Canton, 'canton', 'canton.codigo = ficha.cantonCodigo')
      .select('canton.nombre', 'canton')
      .where('fichaPlan.adjudicacionId = :adjudicacionId AND fichaPlan.vigente = :vigente', {
        adjudicacionId,
        vigente: true,
      });
    for (const column of DE_BIEN) query.addSelect(`ficha.${column}`, column);
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
        .from(OrdenPlan, 'ordenPlan')
        .innerJoin(OrdenDeCompra, 'orden', 'orden.id = ordenPlan.ordenId')
        .select('orden.id', 'id')
        .addSelect('orden.nombreConcesionario', 'nombreConcesionario')
        .addSelect('orden.atencionTercero', 'atencionTercero')
        .where('ordenPlan.adjudicacionId = :adjudicacionId AND ordenPlan.vigente = :vigente', {
          adjudicacionId,
          vigente: true,
        }),
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
      .from(Documento, 'documento')
      .innerJoin(TipoDocumento, 'tipoDocumento', 'tipoDocumento.id = documento.tipoId')
      .leftJoin(
        DocumentoVersion,
        'documentoVersion',
        'documentoVersion.documentoId = documento.id AND documentoVersion.numero = documento.versionArchivo',
      )
      .select('tipoDocumento.codigo', 'codigo')
      .addSelect('documento.id', 'documentoId')
      .addSelect('documentoVersion.nombreOriginal', 'nombreArchivo')
      .where(
        'documento.planId = :planId AND documento.reemplazadaEn IS NULL AND tipoDocumento.codigo IN (:...codigos)',
        { planId, codigos },
      );
    for (const column of ['version', 'versionArchivo', 'estado', 'subidoEn'])
      query.addSelect(`documento.${column}`, column);
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'subido', 'documento.subidoPor'));
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
      .from(Evento, 'evento')
      .innerJoin(Departamento, 'departamento', 'departamento.codigo = evento.idDepartamento')
      .select('evento.id', 'id')
      .addSelect('evento.tipo', 'tipo')
      .addSelect('evento.fecha', 'fecha')
      .addSelect('evento.observacion', 'comentario')
      .where('evento.planId = :planId AND evento.idDepartamento = :rsa', { planId, rsa: DEPARTAMENTO_RSA })
      .orderBy('evento.id', 'DESC');
    const rows = await readMany<Record<string, unknown>>(unirUsuario(query, 'autor', 'evento.usuarioId'));
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
const driving = (manager: EntityManager): Query => manager.createQueryBuilder().from(CartaSalida, 'carta');

function filterBy(query: Query, { estado, producto, plan, ejecutivo, q }: ListRequest['filter']): void {
  if (estado !== undefined) query.andWhere('carta.estado = :estado', { estado });
  if (producto !== undefined) query.andWhere('carta.productoCodigo = :producto', { producto });
  if (ejecutivo !== undefined) {
    const ordenes = query
      .subQuery()
      .select('adjudicacionDelEjecutivo.id')
      .from(Adjudicacion, 'adjudicacionDelEjecutivo')
      .where('adjudicacionDelEjecutivo.ejecutivoId = :ejecutivo')
      .getQuery();
    query.andWhere(`carta.adjudicacionId IN ${ordenes}`, { ejecutivo });
  }
  if (plan !== undefined) {
    const planId = query
      .subQuery()
      .select('planDelProducto.id')
      .from(Plan, 'planDelProducto')
      .where('planDelProducto.idCodigo = :plan')
      .getQuery();
    query.andWhere(`carta.planId IN ${planId}`, { plan });
  }
  whereHolderMatches(query, q, { person: 'carta.personaId', plan: 'carta.planId' });
}

function withRow(query: Query): Query {
  query
    .innerJoin(Persona, 'persona', 'persona.id = carta.personaId')
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = carta.planId')
    .innerJoin(Adjudicacion, 'adjudicacion', 'adjudicacion.id = carta.adjudicacionId')
    .select('planAhorro.idCodigo', 'idCodigo')
    .addSelect('adjudicacion.estado', 'estadoAdjudicacion')
    .addSelect('adjudicacion.fecha', 'fechaAdjudicacion')
    .addSelect('adjudicacion.ejecutivoId', 'ejecutivoId');
  for (const column of DE_CARTA) query.addSelect(`carta.${column}`, column);
  for (const column of ['identificacion', 'nombres', 'apellidoPaterno', 'apellidoMaterno'])
    query.addSelect(`persona.${column}`, column);
  for (const [alias, column] of Object.entries(USUARIOS)) unirUsuario(query, alias, column);
  return query;
}
