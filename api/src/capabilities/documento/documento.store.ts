import { ACTUALIZADO_DESDE, codigosDePrueba, type EstadoDeDocumento } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { boolOf, boolOrNull, isoOf } from '../../columns/columns';
import { type PreparedRead, prepareRead, readIn, readMany } from '../../db/engine/read';
import { type ChangeSource, narrow } from '../../db/lists/list-filters';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Archivo } from '../../entities/archivo.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Conyuge } from '../../entities/conyuge.entity';
import { Depositario } from '../../entities/depositario.entity';
import { Documento, DocumentoDecision, DocumentoVersion, TipoDocumento } from '../../entities/documento.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { nombreDeUsuario, nombreUnido, unirUsuario } from '../usuario';

/** A document with its type, last file and users. */
export interface DocumentoRow {
  id: number;
  planId: number;
  idCodigo: string;
  dueno: number;
  tipoId: number;
  codigo: string;
  nombre: string;
  formato: string;
  orden: number;
  /** Department that uploads it. */
  departamento: string;
  personaId: number | null;
  identificacion: string | null;
  persona: string | null;
  estado: EstadoDeDocumento;
  aplica: boolean;
  obligatorio: boolean;
  reemplazadaEn: string | null;
  archivoId: number | null;
  versionArchivo: number;
  /** Row of the last version. */
  versionId: number | null;
  nombreArchivo: string | null;
  tipoArchivo: string | null;
  longitud: number | null;
  /** Of the last file, as printed. */
  paginas: number | null;
  subidoPor: string | null;
  subidoEn: string | null;
  decididoPor: string | null;
  decididoEn: string | null;
  decididoDepartamento: string | null;
  observaciones: string | null;
  /** Author of the delivery that this file proves; null = none. */
  entregadaPor: string | null;
  entregadaEn: string | null;
  version: number;
}

interface VersionRow {
  id: number;
  numero: number;
  archivoId: number;
  nombreOriginal: string;
  tipoArchivo: string;
  longitud: number;
  paginas: number;
  subidoPor: string | null;
  subidoEn: string;
}

interface DecisionRow {
  documentoVersionId: number;
  estado: boolean;
  motivo: string | null;
  usuario: string | null;
  idDepartamento: string | null;
  fecha: string;
}

type Query = SelectQueryBuilder<ObjectLiteral>;
type Cruda = Record<string, unknown>;

const OWN = [
  'id',
  'planId',
  'dueno',
  'tipoId',
  'personaId',
  'identificacion',
  'estado',
  'aplica',
  'obligatorio',
  'reemplazadaEn',
  'archivoId',
  'versionArchivo',
  'subidoEn',
  'decididoEn',
  'decididoDepartamento',
  'observaciones',
  'version',
];
const OF_TYPE = ['codigo', 'nombre', 'formato', 'orden', 'departamento'];

/** The application in force of a document's owner: the holder's for 1 and 2, the guarantor's for 3 and 4. */
const DEL_DUENO =
  "solicitud.rol = CASE WHEN documento.dueno IN (1, 2) THEN 'titular' ELSE 'garante' END AND documento.dueno <> 5";

/** The delivery proven by a file of these types: a plan has one at most. */
const SU_ENTREGA = `carta.planId = documento.planId AND carta.estado = 'realizada' AND tipoDocumento.codigo IN (${codigosDePrueba.map((codigo) => `'${codigo}'`).join(', ')})`;

/** Changes by acts on itself, or on the list of its plan. */
const CAMBIOS: readonly ChangeSource[] = [
  { resource: 'documento' },
  { resource: 'documento', plan: 'documento.planId' },
];

/** The domain's `pasoDeDocumento` in SQL. */
const PASO =
  "CASE WHEN documento.versionArchivo = 0 THEN 'sinArchivo' WHEN documento.estado IS NULL THEN 'pendiente' WHEN documento.estado = 1 THEN 'correcto' ELSE 'incorrecto' END";

const ORDER_BY = {
  orden: 'tipoDocumento.orden',
  tipoPersona: 'documento.dueno',
  nombre: 'tipoDocumento.nombre',
  estado: PASO,
};

export class DocumentoStore {
  /** Documents of present persons, for the folder's page. */
  private readonly vivos: PreparedRead<Cruda>;
  private readonly cambiadas: CachedList<Cruda, { readonly tipos: readonly number[] }>;

  constructor(private readonly dataSource: DataSource) {
    this.vivos = prepareRead(sinReemplazados(this.queryByPlan(dataSource.manager, '')));
    this.cambiadas = new CachedList(dataSource, {
      alias: 'documento',
      orderBy: ORDER_BY,
      values: ['dueno', 'estado', 'tipos'],
      listKey: { changes: CAMBIOS },
      build: (manager, { filter }, { tipos }) => {
        const count = filterBy(driving(manager).where('documento.tipoId IN (:...tipos)', { tipos }), filter);
        return { rows: this.flat(manager), count, keys: count.clone() };
      },
    });
  }

  /** Changed documents of any plan, by page, limited to these types as in the plan's list; keys are found in the documents alone. */
  async listChanged(request: ListRequest, tipos: readonly number[]): Promise<Page<DocumentoRow>> {
    const { rows, ...page } = await this.cambiadas.page(request, { tipos });
    return { ...page, rows: rows.map(toRow) };
  }

  /** Documents of a plan in folder order, some dozens at most; optionally of former persons too, or only changes since an instant. One statement. */
  async listByPlan(
    idCodigo: string,
    { conReemplazados = false, desde }: { conReemplazados?: boolean; desde?: unknown } = {},
    manager?: EntityManager,
  ): Promise<DocumentoRow[]> {
    if (manager === undefined && !conReemplazados && desde === undefined)
      return (await this.vivos({ idCodigo })).map(toRow);
    const query = this.queryByPlan(manager ?? this.dataSource.manager, idCodigo);
    narrow(query, { [ACTUALIZADO_DESDE]: desde }, 'documento.id', { changes: CAMBIOS });
    return (await readMany<Cruda>(conReemplazados ? query : sinReemplazados(query))).map(toRow);
  }

  private queryByPlan(manager: EntityManager, idCodigo: string): Query {
    return this.flat(manager)
      .where('planAhorro.idCodigo = :idCodigo', { idCodigo })
      .orderBy('tipoDocumento.orden', 'ASC')
      .addOrderBy('documento.id', 'ASC');
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<DocumentoRow | null> {
    const [cruda] = await this.readById(manager, { id });
    return cruda === undefined ? null : toRow(cruda);
  }

  private readonly readById = readIn<Cruda>((manager) => this.flat(manager).where('documento.id = :id', { id: 0 }));

  async findByIds(ids: readonly number[]): Promise<DocumentoRow[]> {
    const query = this.flat(this.dataSource.manager).where('documento.id IN (:...ids)', { ids });
    return (await readMany<Cruda>(query)).map(toRow);
  }

  /** Newest first. */
  async listVersiones(documentoId: number): Promise<VersionRow[]> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(DocumentoVersion, 'documentoVersion')
      .innerJoin(Archivo, 'archivo', 'archivo.id = documentoVersion.archivoId')
      .select(
        ['id', 'numero', 'archivoId', 'nombreOriginal', 'paginas', 'subidoEn'].map(
          (c) => `documentoVersion.${c} AS ${c}`,
        ),
      )
      .addSelect('archivo.tipo', 'tipoArchivo')
      .addSelect('archivo.longitud', 'longitud')
      .where('documentoVersion.documentoId = :documentoId', { documentoId })
      .orderBy('documentoVersion.numero', 'DESC');
    const rows = await readMany<Cruda>(unirUsuario(query, 'autor', 'documentoVersion.subidoPor'));
    return rows.map(({ autorNombre, autorApellido, ...row }) => ({
      ...(row as Omit<VersionRow, 'subidoPor' | 'subidoEn'>),
      subidoPor: nombreDeUsuario(autorNombre, autorApellido),
      subidoEn: isoOf(row.subidoEn) as string,
    }));
  }

  /** Of all versions of a document, oldest first. */
  async listDecisiones(documentoId: number): Promise<DecisionRow[]> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(DocumentoDecision, 'documentoDecision')
      .innerJoin(DocumentoVersion, 'documentoVersion', 'documentoVersion.id = documentoDecision.documentoVersionId')
      .select(
        ['documentoVersionId', 'estado', 'motivo', 'idDepartamento', 'fecha'].map(
          (c) => `documentoDecision.${c} AS ${c}`,
        ),
      )
      .where('documentoVersion.documentoId = :documentoId', { documentoId })
      .orderBy('documentoDecision.id', 'ASC');
    const rows = await readMany<Cruda>(unirUsuario(query, 'autor', 'documentoDecision.usuarioId'));
    return rows.map(({ autorNombre, autorApellido, ...row }) => ({
      ...(row as Omit<DecisionRow, 'estado' | 'usuario' | 'fecha'>),
      estado: boolOf(row.estado),
      usuario: nombreDeUsuario(autorNombre, autorApellido),
      fecha: isoOf(row.fecha) as string,
    }));
  }

  /** A new file: pending again, whatever the last decision. Guarded by the version: 0 = stale version, and nothing is written. */
  async insertVersion(
    tx: Tx,
    { id, version, versionArchivo }: Pick<DocumentoRow, 'id' | 'version' | 'versionArchivo'>,
    archivo: { id: number; nombreOriginal: string; paginas: number },
  ): Promise<number> {
    const numero = versionArchivo + 1;
    const quien = { subidoPor: tx.actor.id || null, subidoEn: tx.now };
    const hecho = await this.update(tx, id, version, {
      archivoId: archivo.id,
      versionArchivo: numero,
      ...quien,
      estado: null,
      decididoPor: null,
      decididoEn: null,
      decididoDepartamento: null,
      observaciones: null,
    });
    if (!hecho) return 0;
    const { nombreOriginal, paginas } = archivo;
    await tx.manager.insert(DocumentoVersion, {
      documentoId: id,
      numero,
      archivoId: archivo.id,
      nombreOriginal,
      paginas,
      ...quien,
    });
    return 1;
  }

  /** A decision on the last file, kept beside the document's state. Returns the affected rows, 0 = stale version. */
  async insertDecision(
    tx: Tx,
    { id, version, versionId }: Pick<DocumentoRow, 'id' | 'version' | 'versionId'>,
    decision: { estado: boolean; motivo: string | null },
  ): Promise<number> {
    const { estado, motivo } = decision;
    const { idDepartamento } = tx.actor;
    const usuarioId = tx.actor.id || null;
    const hecho = await this.update(tx, id, version, {
      estado,
      observaciones: motivo,
      decididoPor: usuarioId,
      decididoEn: tx.now,
      decididoDepartamento: idDepartamento,
    });
    if (!hecho) return 0;
    await tx.manager.insert(DocumentoDecision, {
      documentoVersionId: versionId as number,
      estado,
      motivo,
      usuarioId,
      idDepartamento,
      fecha: tx.now,
    });
    return 1;
  }

  /** Guarded by the version: false = stale version. */
  private async update({ manager }: Tx, id: number, version: number, cambio: Partial<Documento>): Promise<boolean> {
    return (await guardedUpdate(manager, Documento, { id, version }, cambio)) === 1;
  }

  private flat(manager: EntityManager): Query {
    const query = manager
      .createQueryBuilder()
      .from(Documento, 'documento')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = documento.planId')
      .innerJoin(TipoDocumento, 'tipoDocumento', 'tipoDocumento.id = documento.tipoId')
      .leftJoin(
        DocumentoVersion,
        'documentoVersion',
        'documentoVersion.documentoId = documento.id AND documentoVersion.numero = documento.versionArchivo',
      )
      .leftJoin(Archivo, 'archivo', 'archivo.id = documento.archivoId')
      .leftJoin(Persona, 'persona', 'persona.id = documento.personaId')
      .leftJoin(
        Solicitud,
        'solicitud',
        `solicitud.planId = documento.planId AND solicitud.reemplazadaEn IS NULL AND ${DEL_DUENO}`,
      )
      .leftJoin(Conyuge, 'conyuge', 'conyuge.solicitudId = solicitud.id AND documento.dueno IN (2, 4)')
      .leftJoin(Depositario, 'depositario', 'depositario.planId = documento.planId AND documento.dueno = 5')
      .leftJoin(CartaSalida, 'carta', SU_ENTREGA)
      .select('planAhorro.idCodigo', 'idCodigo')
      .addSelect('carta.entregadaEn', 'entregadaEn')
      .addSelect('documentoVersion.id', 'versionId')
      .addSelect('documentoVersion.paginas', 'paginas')
      .addSelect('archivo.nombre', 'nombreArchivo')
      .addSelect('archivo.tipo', 'tipoArchivo')
      .addSelect('archivo.longitud', 'longitud')
      .addSelect('persona.nombres', 'personaNombres')
      .addSelect('persona.apellidoPaterno', 'personaPaterno')
      .addSelect('persona.apellidoMaterno', 'personaMaterno')
      .addSelect('solicitud.personaId', 'solicitudPersonaId')
      .addSelect('solicitud.nombres', 'solicitudNombres')
      .addSelect('solicitud.apellidoPaterno', 'solicitudPaterno')
      .addSelect('solicitud.apellidoMaterno', 'solicitudMaterno')
      .addSelect('conyuge.identificacion', 'conyugeIdentificacion')
      .addSelect('conyuge.nombres', 'conyugeNombres')
      .addSelect('conyuge.apellidoPaterno', 'conyugePaterno')
      .addSelect('conyuge.apellidoMaterno', 'conyugeMaterno')
      .addSelect('depositario.identificacion', 'depositarioIdentificacion')
      .addSelect('depositario.nombres', 'depositarioNombres')
      .addSelect('depositario.apellidos', 'depositarioPaterno');
    for (const column of OWN) query.addSelect(`documento.${column}`, column);
    for (const column of OF_TYPE) query.addSelect(`tipoDocumento.${column}`, column);
    unirUsuario(query, 'autor', 'documento.subidoPor');
    unirUsuario(query, 'entregadaPor', 'carta.entregadaPor');
    return unirUsuario(query, 'decididoPor', 'documento.decididoPor');
  }
}

const driving = (manager: EntityManager): Query =>
  manager
    .createQueryBuilder()
    .from(Documento, 'documento')
    .innerJoin(TipoDocumento, 'tipoDocumento', 'tipoDocumento.id = documento.tipoId');

/** Filters of a plan's list in SQL; documento.service.ts applies them to the rows of one plan. */
function filterBy(query: Query, { dueno, estado, noAplica }: ListRequest['filter']): Query {
  if (noAplica === true)
    query.andWhere('documento.versionArchivo > 0 AND (documento.aplica = 0 OR documento.reemplazadaEn IS NOT NULL)');
  else {
    query.andWhere('documento.reemplazadaEn IS NULL');
    query.andWhere(
      noAplica === false ? 'documento.aplica = 1' : '(documento.aplica = 1 OR documento.versionArchivo > 0)',
    );
  }
  if (dueno !== undefined) query.andWhere('documento.dueno = :dueno', { dueno });
  if (estado !== undefined) query.andWhere(`documento.aplica = 1 AND ${PASO} = :estado`, { estado });
  return query;
}

const sinReemplazados = (query: Query): Query => query.andWhere('documento.reemplazadaEn IS NULL');

/** Surnames first. */
const apellidosYNombres = (cruda: Cruda, alias: string): string | null =>
  ['Paterno', 'Materno', 'Nombres']
    .map((parte) => String(cruda[alias + parte] ?? '').trim())
    .filter((parte) => parte !== '')
    .join(' ') || null;

/** Declared name of this person; before that, or for a former owner, the registered one. */
function nombreOfDueno(cruda: Cruda): string | null {
  const { dueno, identificacion } = cruda;
  if (dueno === 5)
    return cruda.depositarioIdentificacion === identificacion ? apellidosYNombres(cruda, 'depositario') : null;
  if (dueno === 2 || dueno === 4)
    return cruda.conyugeIdentificacion === identificacion ? apellidosYNombres(cruda, 'conyuge') : null;
  const declarado = cruda.solicitudPersonaId === cruda.personaId && cruda.solicitudNombres;
  return (declarado ? apellidosYNombres(cruda, 'solicitud') : null) ?? apellidosYNombres(cruda, 'persona');
}

const PLAIN = [...OWN, ...OF_TYPE, 'idCodigo', 'versionId', 'nombreArchivo', 'tipoArchivo', 'longitud', 'paginas'];

function toRow(cruda: Cruda): DocumentoRow {
  const plain = Object.fromEntries(PLAIN.map((name) => [name, cruda[name] ?? null])) as unknown as DocumentoRow;
  return {
    ...plain,
    persona: nombreOfDueno(cruda),
    estado: boolOrNull(cruda.estado),
    aplica: boolOf(cruda.aplica),
    obligatorio: boolOf(cruda.obligatorio),
    reemplazadaEn: isoOf(cruda.reemplazadaEn),
    subidoEn: isoOf(cruda.subidoEn),
    decididoEn: isoOf(cruda.decididoEn),
    entregadaEn: isoOf(cruda.entregadaEn),
    subidoPor: nombreUnido(cruda, 'autor'),
    entregadaPor: nombreUnido(cruda, 'entregadaPor'),
    decididoPor: nombreUnido(cruda, 'decididoPor'),
  };
}
