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
const DEL_DUENO = "s.rol = CASE WHEN d.dueno IN (1, 2) THEN 'titular' ELSE 'garante' END AND d.dueno <> 5";

/** The delivery proven by a file of these types: a plan has one at most. */
const SU_ENTREGA = `x.planId = d.planId AND x.estado = 'realizada' AND t.codigo IN (${codigosDePrueba.map((codigo) => `'${codigo}'`).join(', ')})`;

/** Changes by acts on itself, or on the list of its plan. */
const CAMBIOS: readonly ChangeSource[] = [{ resource: 'documento' }, { resource: 'documento', plan: 'd.planId' }];

/** The domain's `pasoDeDocumento` in SQL. */
const PASO =
  "CASE WHEN d.versionArchivo = 0 THEN 'sinArchivo' WHEN d.estado IS NULL THEN 'pendiente' WHEN d.estado = 1 THEN 'correcto' ELSE 'incorrecto' END";

const ORDER_BY = { orden: 't.orden', tipoPersona: 'd.dueno', nombre: 't.nombre', estado: PASO };

export class DocumentoStore {
  /** Documents of present persons, for the folder's page. */
  private readonly vivos: PreparedRead<Cruda>;
  private readonly cambiadas: CachedList<Cruda, { readonly tipos: readonly number[] }>;

  constructor(private readonly dataSource: DataSource) {
    this.vivos = prepareRead(sinReemplazados(this.queryByPlan(dataSource.manager, '')));
    this.cambiadas = new CachedList(dataSource, {
      alias: 'd',
      orderBy: ORDER_BY,
      values: ['dueno', 'estado', 'tipos'],
      listKey: { changes: CAMBIOS },
      build: (manager, { filter }, { tipos }) => {
        const count = filterBy(driving(manager).where('d.tipoId IN (:...tipos)', { tipos }), filter);
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
    narrow(query, { [ACTUALIZADO_DESDE]: desde }, 'd.id', { changes: CAMBIOS });
    return (await readMany<Cruda>(conReemplazados ? query : sinReemplazados(query))).map(toRow);
  }

  private queryByPlan(manager: EntityManager, idCodigo: string): Query {
    return this.flat(manager)
      .where('l.idCodigo = :idCodigo', { idCodigo })
      .orderBy('t.orden', 'ASC')
      .addOrderBy('d.id', 'ASC');
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<DocumentoRow | null> {
    const [cruda] = await this.readById(manager, { id });
    return cruda === undefined ? null : toRow(cruda);
  }

  private readonly readById = readIn<Cruda>((manager) => this.flat(manager).where('d.id = :id', { id: 0 }));

  async findByIds(ids: readonly number[]): Promise<DocumentoRow[]> {
    const query = this.flat(this.dataSource.manager).where('d.id IN (:...ids)', { ids });
    return (await readMany<Cruda>(query)).map(toRow);
  }

  /** Newest first. */
  async listVersiones(documentoId: number): Promise<VersionRow[]> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(DocumentoVersion, 'v')
      .innerJoin(Archivo, 'a', 'a.id = v.archivoId')
      .select(['id', 'numero', 'archivoId', 'nombreOriginal', 'paginas', 'subidoEn'].map((c) => `v.${c} AS ${c}`))
      .addSelect('a.tipo', 'tipoArchivo')
      .addSelect('a.longitud', 'longitud')
      .where('v.documentoId = :documentoId', { documentoId })
      .orderBy('v.numero', 'DESC');
    const rows = await readMany<Cruda>(unirUsuario(query, 'u', 'v.subidoPor'));
    return rows.map(({ uNombre, uApellido, ...row }) => ({
      ...(row as Omit<VersionRow, 'subidoPor' | 'subidoEn'>),
      subidoPor: nombreDeUsuario(uNombre, uApellido),
      subidoEn: isoOf(row.subidoEn) as string,
    }));
  }

  /** Of all versions of a document, oldest first. */
  async listDecisiones(documentoId: number): Promise<DecisionRow[]> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(DocumentoDecision, 'x')
      .innerJoin(DocumentoVersion, 'v', 'v.id = x.documentoVersionId')
      .select(['documentoVersionId', 'estado', 'motivo', 'idDepartamento', 'fecha'].map((c) => `x.${c} AS ${c}`))
      .where('v.documentoId = :documentoId', { documentoId })
      .orderBy('x.id', 'ASC');
    const rows = await readMany<Cruda>(unirUsuario(query, 'u', 'x.usuarioId'));
    return rows.map(({ uNombre, uApellido, ...row }) => ({
      ...(row as Omit<DecisionRow, 'estado' | 'usuario' | 'fecha'>),
      estado: boolOf(row.estado),
      usuario: nombreDeUsuario(uNombre, uApellido),
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
      .from(Documento, 'd')
      .innerJoin(Plan, 'l', 'l.id = d.planId')
      .innerJoin(TipoDocumento, 't', 't.id = d.tipoId')
      .leftJoin(DocumentoVersion, 'v', 'v.documentoId = d.id AND v.numero = d.versionArchivo')
      .leftJoin(Archivo, 'a', 'a.id = d.archivoId')
      .leftJoin(Persona, 'p', 'p.id = d.personaId')
      .leftJoin(Solicitud, 's', `s.planId = d.planId AND s.reemplazadaEn IS NULL AND ${DEL_DUENO}`)
      .leftJoin(Conyuge, 'y', 'y.solicitudId = s.id AND d.dueno IN (2, 4)')
      .leftJoin(Depositario, 'e', 'e.planId = d.planId AND d.dueno = 5')
      .leftJoin(CartaSalida, 'x', SU_ENTREGA)
      .select('l.idCodigo', 'idCodigo')
      .addSelect('x.entregadaEn', 'entregadaEn')
      .addSelect('v.id', 'versionId')
      .addSelect('v.paginas', 'paginas')
      .addSelect('a.nombre', 'nombreArchivo')
      .addSelect('a.tipo', 'tipoArchivo')
      .addSelect('a.longitud', 'longitud')
      .addSelect('p.nombres', 'pNombres')
      .addSelect('p.apellidoPaterno', 'pPaterno')
      .addSelect('p.apellidoMaterno', 'pMaterno')
      .addSelect('s.personaId', 'sPersonaId')
      .addSelect('s.nombres', 'sNombres')
      .addSelect('s.apellidoPaterno', 'sPaterno')
      .addSelect('s.apellidoMaterno', 'sMaterno')
      .addSelect('y.identificacion', 'yIdentificacion')
      .addSelect('y.nombres', 'yNombres')
      .addSelect('y.apellidoPaterno', 'yPaterno')
      .addSelect('y.apellidoMaterno', 'yMaterno')
      .addSelect('e.identificacion', 'eIdentificacion')
      .addSelect('e.nombres', 'eNombres')
      .addSelect('e.apellidos', 'ePaterno');
    for (const column of OWN) query.addSelect(`d.${column}`, column);
    for (const column of OF_TYPE) query.addSelect(`t.${column}`, column);
    unirUsuario(query, 'u', 'd.subidoPor');
    unirUsuario(query, 'z', 'x.entregadaPor');
    return unirUsuario(query, 'w', 'd.decididoPor');
  }
}

const driving = (manager: EntityManager): Query =>
  manager.createQueryBuilder().from(Documento, 'd').innerJoin(TipoDocumento, 't', 't.id = d.tipoId');

/** Filters of a plan's list in SQL; documento.service.ts applies them to the rows of one plan. */
function filterBy(query: Query, { dueno, estado, noAplica }: ListRequest['filter']): Query {
  if (noAplica === true) query.andWhere('d.versionArchivo > 0 AND (d.aplica = 0 OR d.reemplazadaEn IS NOT NULL)');
  else {
    query.andWhere('d.reemplazadaEn IS NULL');
    query.andWhere(noAplica === false ? 'd.aplica = 1' : '(d.aplica = 1 OR d.versionArchivo > 0)');
  }
  if (dueno !== undefined) query.andWhere('d.dueno = :dueno', { dueno });
  if (estado !== undefined) query.andWhere(`d.aplica = 1 AND ${PASO} = :estado`, { estado });
  return query;
}

const sinReemplazados = (query: Query): Query => query.andWhere('d.reemplazadaEn IS NULL');

/** Surnames first. */
const apellidosYNombres = (cruda: Cruda, alias: string): string | null =>
  ['Paterno', 'Materno', 'Nombres']
    .map((parte) => String(cruda[alias + parte] ?? '').trim())
    .filter((parte) => parte !== '')
    .join(' ') || null;

/** Declared name of this person; before that, or for a former owner, the registered one. */
function nombreOfDueno(cruda: Cruda): string | null {
  const { dueno, identificacion } = cruda;
  if (dueno === 5) return cruda.eIdentificacion === identificacion ? apellidosYNombres(cruda, 'e') : null;
  if (dueno === 2 || dueno === 4)
    return cruda.yIdentificacion === identificacion ? apellidosYNombres(cruda, 'y') : null;
  const declarado = cruda.sPersonaId === cruda.personaId && cruda.sNombres;
  return (declarado ? apellidosYNombres(cruda, 's') : null) ?? apellidosYNombres(cruda, 'p');
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
    subidoPor: nombreUnido(cruda, 'u'),
    entregadaPor: nombreUnido(cruda, 'z'),
    decididoPor: nombreUnido(cruda, 'w'),
  };
}
