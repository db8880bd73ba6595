import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { auditedOf } from '../../columns/facts';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Plan } from '../../entities/plan.entity';
import { contentsOf, type Discrepancy, type Proven, provenRow } from './proven';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** A kind of record whose columns must be what its audit rows say last. */
interface Told {
  readonly recurso: string;
  /** As the report names one. */
  readonly nombre: string;
  /** Name of its entity. */
  readonly tabla: string;
  /** The audit's key of a record, in the alias `registro` or in what `con` joins. */
  readonly clave: string;
  readonly con?: (query: Query) => Query;
  /** Name in the audit → expression, beside the columns that its entity calls `audited`. */
  readonly ademas?: Readonly<Record<string, string>>;
  /** Its kind of import, which changes many under one audit row: what was said of a record before the last one is not compared. */
  readonly importa?: string;
  /** Acts whose row tells of another record. */
  readonly deOtro?: readonly string[];
  /** Only rows of which this holds are compared; the others change with their list, which has its own audit row. */
  readonly solo?: (stored: Stored) => boolean;
}

type Stored = Readonly<Record<string, unknown>>;

const ofPlan = (query: Query): Query => query.innerJoin(Plan, 'planAhorro', 'planAhorro.id = registro.planId');

const ESTADO_DE_MEDIO = `CASE WHEN registro.estado IS NOT NULL THEN CASE WHEN registro.estado = 1 THEN 'aprobado' ELSE 'rechazado' END
  WHEN registro.enviadoEn IS NULL THEN 'espera' ELSE 'enviado' END`;

const told: readonly Told[] = [
  { recurso: 'orden-de-compra', nombre: 'Orden de compra', tabla: 'OrdenDeCompra', clave: 'registro.id' },
  {
    recurso: 'medio-aprobacion',
    nombre: 'Medio de aprobación',
    tabla: 'MedioAprobacion',
    clave: 'registro.id',
    ademas: { valor: 'registro.valor', pagoAnticipado: 'registro.pagoAnticipado', estado: ESTADO_DE_MEDIO },
  },
  {
    recurso: 'solicitud-de-pago',
    nombre: 'Orden de pago',
    tabla: 'SolicitudDePago',
    clave: 'registro.id',
    ademas: { orden: 'registro.ordenId' },
  },
  { recurso: 'pagare', nombre: 'Pagaré', tabla: 'Pagare', clave: 'registro.id' },
  { recurso: 'contrato', nombre: 'Contrato', tabla: 'Contrato', clave: 'planAhorro.idCodigo', con: ofPlan },
  { recurso: 'coincidencia', nombre: 'Coincidencia', tabla: 'Coincidencia', clave: 'registro.id' },
  { recurso: 'operacion-inusual', nombre: 'Operación inusual', tabla: 'OperacionInusual', clave: 'registro.id' },
  { recurso: 'adenda', nombre: 'Adenda', tabla: 'Adenda', clave: 'registro.id' },
  {
    recurso: 'carta-salida',
    nombre: 'Carta de salida',
    tabla: 'CartaSalida',
    clave: 'planAhorro.idCodigo',
    con: ofPlan,
  },
  {
    recurso: 'adjudicacion',
    nombre: 'Adjudicación',
    tabla: 'Adjudicacion',
    clave: 'registro.id',
    importa: 'adjudicaciones',
    deOtro: ['reasignar'],
  },
  { recurso: 'asamblea', nombre: 'Asamblea', tabla: 'Asamblea', clave: 'registro.id', importa: 'asambleas' },
  {
    recurso: 'documento',
    nombre: 'Documento',
    tabla: 'Documento',
    clave: 'registro.id',
    con: (query) => query.leftJoin(Archivo, 'archivo', 'archivo.id = registro.archivoId'),
    ademas: { sha256: 'archivo.sha256' },
    solo: ({ estado }) => estado !== null && Number(estado) === 1,
  },
  { recurso: 'usuario', nombre: 'Usuario', tabla: 'Usuario', clave: 'registro.id', importa: 'usuarios' },
];

/** … with every field that is compared: name in the audit → column. */
interface Compared extends Told {
  readonly campos: Readonly<Record<string, string>>;
}

export const comparedBy = (dataSource: Pick<DataSource, 'getMetadata'>): Compared[] =>
  told.map((kind) => {
    const columns = auditedOf(dataSource.getMetadata(kind.tabla).target).map((name) => [name, `registro.${name}`]);
    return { ...kind, campos: { ...Object.fromEntries(columns), ...kind.ademas } };
  });

/** Records whose last word is held at once. */
const RECORDS = 200;
const ROWS = 500;

interface LastWord {
  readonly clave: string;
  readonly dicho: Map<string, unknown>;
  /** The row that said something of it last. */
  fila: number;
  /** The last row of all. */
  ultima: number;
  quitado: boolean;
}

/** Each record that the audit tells of: it is there, and says what the audit said last. */
export async function* compareTold(dataSource: DataSource, proven: Proven): AsyncIterable<Discrepancy> {
  for (const kind of comparedBy(dataSource)) {
    const imported = await lastImport(dataSource, kind.importa);
    let batch: LastWord[] = [];
    for await (const word of lastWords(dataSource, kind, proven)) {
      if (word.fila <= imported) continue;
      batch.push(word);
      if (batch.length < RECORDS) continue;
      yield* compareBatch(dataSource, kind, batch, proven);
      batch = [];
    }
    yield* compareBatch(dataSource, kind, batch, proven);
  }
}

/** The audit row of the last applied import of a kind; 0 = there is none. */
export async function lastImport(dataSource: DataSource, tipo: string | undefined): Promise<number> {
  if (tipo === undefined) return 0;
  const row = await dataSource.manager
    .createQueryBuilder(Auditoria, 'auditoria')
    .where(`auditoria.recurso = 'importacion' AND auditoria.accion = 'aplicar' AND auditoria.despues LIKE :tipo`, {
      tipo: `%"tipo":"${tipo}"%`,
    })
    .orderBy('auditoria.id', 'DESC')
    .limit(1)
    .getOne();
  return row?.id ?? 0;
}

async function* lastWords(
  dataSource: DataSource,
  kind: Compared,
  proven: Proven,
  only?: string,
): AsyncIterable<LastWord> {
  let open: LastWord | null = null;
  for await (const row of rowsOf(dataSource, kind, proven, only)) {
    if (open === null || open.clave !== row.recursoId) {
      if (open !== null) yield open;
      open = { clave: row.recursoId, dicho: new Map(), fila: row.id, ultima: row.id, quitado: false };
    }
    hear(open, row, kind);
  }
  if (open !== null) yield open;
}

function hear(word: LastWord, { id, accion, despues }: Auditoria, kind: Compared): void {
  word.ultima = id;
  if (kind.deOtro?.includes(accion)) return;
  word.quitado = accion === 'eliminar';
  const contents = contentsOf(despues);
  for (const name of Object.keys(kind.campos))
    if (name in contents) {
      word.dicho.set(name, contents[name]);
      word.fila = id;
    }
}

/** In the order of the records, then of the rows. */
async function* rowsOf(
  dataSource: DataSource,
  { recurso }: Told,
  proven: Proven,
  only?: string,
): AsyncIterable<Auditoria> {
  for (let [clave, id] = [only ?? '', 0]; ; ) {
    const query = dataSource.manager
      .createQueryBuilder(Auditoria, 'auditoria')
      .where('auditoria.recurso = :recurso', { recurso })
      .andWhere('(auditoria.recursoId > :clave OR (auditoria.recursoId = :clave AND auditoria.id > :id))', {
        clave,
        id,
      })
      .andWhere(provenRow(), { afterPosition: proven.afterPosition })
      .orderBy('auditoria.recursoId', 'ASC')
      .addOrderBy('auditoria.id', 'ASC')
      .limit(ROWS);
    if (only !== undefined) query.andWhere('auditoria.recursoId = :clave');
    const rows = await query.getMany();
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < ROWS || last === undefined) return;
    [clave, id] = [last.recursoId, last.id];
  }
}

async function* compareBatch(
  dataSource: DataSource,
  kind: Compared,
  all: readonly LastWord[],
  proven: Proven,
): AsyncIterable<Discrepancy> {
  // a list of documents is audited under its plan
  const batch = all.filter(({ clave, dicho }) => dicho.size > 0 && (!byNumber(kind) || /^\d+$/.test(clave)));
  if (batch.length === 0) return;
  const stored = await storedRows(
    dataSource,
    kind,
    batch.map(({ clave }) => clave),
  );
  for (const word of batch)
    if (compareOne(kind, word, stored.get(word.clave)).length > 0)
      yield* await confirmed(dataSource, kind, word, proven);
}

/** Acts go on meanwhile: what differs is read again until the audit said nothing new of it while it was read. */
async function confirmed(
  dataSource: DataSource,
  kind: Compared,
  { clave }: LastWord,
  proven: Proven,
): Promise<Discrepancy[]> {
  for (let word = await wordOf(dataSource, kind, clave, proven); ; ) {
    const stored = await storedRows(dataSource, kind, [clave]);
    const again = await wordOf(dataSource, kind, clave, proven);
    if (again.ultima === word.ultima) return compareOne(kind, word, stored.get(clave));
    word = again;
  }
}

async function wordOf(dataSource: DataSource, kind: Compared, clave: string, proven: Proven): Promise<LastWord> {
  for await (const word of lastWords(dataSource, kind, proven, clave)) return word;
  throw new Error(`the audit tells nothing of ${kind.recurso} ${clave} any more`);
}

const byNumber = ({ clave }: Told): boolean => clave === 'registro.id';

/** Of several under one key the newest. */
async function storedRows(
  dataSource: DataSource,
  kind: Compared,
  claves: readonly string[],
): Promise<Map<string, Stored>> {
  const { tabla, clave, con, campos } = kind;
  const query: Query = dataSource.manager.createQueryBuilder().from(tabla, 'registro').select(clave, 'clave');
  for (const [name, column] of Object.entries(campos)) query.addSelect(column, `c_${name}`);
  const rows = await (con?.(query) ?? query)
    .where(`${clave} IN (:...claves)`, { claves: byNumber(kind) ? claves.map(Number) : claves })
    .orderBy('registro.id', 'ASC')
    .getRawMany<Record<string, unknown>>();
  return new Map(rows.map((row) => [String(row['clave']), withoutPrefix(row)]));
}

const withoutPrefix = (row: Record<string, unknown>): Stored =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name.replace(/^c_/, ''), value]));

function compareOne(kind: Compared, word: LastWord, stored: Stored | undefined): Discrepancy[] {
  const registro = `${kind.nombre} ${word.clave}`;
  const segun = `la fila ${word.fila} de la auditoría`;
  if (stored === undefined)
    return word.quitado || kind.recurso === 'documento'
      ? []
      : [{ registro, detalle: `no existe, y ${segun} dice que se guardó` }];
  if (kind.solo?.(stored) === false) return [];
  return [...word.dicho].flatMap(([name, said]) => {
    const now = alike(stored[name], said);
    const then = said ?? null;
    if (now === then) return [];
    return [{ registro, detalle: `${name} es ${shown(now)}, y ${segun} dice ${shown(then)}` }];
  });
}

/** A stored value as the audit would write it: drivers give amounts as texts, flags as numbers and days as dates. */
function alike(stored: unknown, said: unknown): unknown {
  if (stored === null || stored === undefined) return null;
  if (typeof said === 'number') return Number(stored);
  if (typeof said === 'boolean') return Boolean(Number(stored));
  if (stored instanceof Date) return String(isoOf(stored)).slice(0, String(said).length);
  return typeof said === 'string' ? String(stored) : stored;
}

const shown = (value: unknown): string => (value === null ? 'vacío' : JSON.stringify(value));
