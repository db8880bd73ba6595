import { formatearFecha, instanteDe } from '@adjudica/domain';
import { type DataSource, IsNull } from 'typeorm';
import { CipherError, keyIdOf } from '../crypto/cipher';
import { Auditoria } from '../entities/auditoria.entity';
import type { AuditoriaSello } from '../entities/auditoria-sello.entity';
import type { Anchor } from './anchors';
import { BATCH, registered } from './epochs';
import { type AuditKey, endOf, GENESIS, type KeyedSeals, type Place, type Seals, UNKEYED } from './seals';
import { oldestUnsealed, UNSEALED_AT_MOST_MS } from './unsealed';

/** Evidence outside the chain. */
export interface Evidence {
  readonly anchors?: readonly (Anchor | null)[];
  /** From a former report or a mail. */
  readonly expected?: Place;
}

interface Whole extends Place {
  readonly unsealed: number;
  /** Rows whose key is lost: only their order was verified. */
  readonly unproven: number;
  readonly anchors: number;
}

type AuditVerdict =
  | ({ readonly ok: true } & Whole)
  | { readonly ok: false; readonly fault: 'alterada'; readonly rowId: number | null; readonly reason: string }
  | ({ readonly ok: false; readonly fault: 'sin-sello'; readonly rowId: number; readonly reason: string } & Whole);

/** The first mismatch. */
class Altered extends Error {
  constructor(
    readonly reason: string,
    readonly rowId: number | null = null,
  ) {
    super(reason);
  }
}

/**
 * Verifies the whole chain: each row's seal, position and link, the begin and end of each epoch, unsealed rows, and evidence kept elsewhere (npm run
 * db -- verify-audit).
 */
export async function verifyAudit(
  dataSource: DataSource,
  key: AuditKey,
  now: Date,
  evidence: Evidence = {},
): Promise<AuditVerdict> {
  try {
    const chain = new Chain(key, evidence);
    await follow(dataSource, chain);
    chain.end();
    const unsealed = await judgeUnsealed(dataSource, key);
    const whole = { ...chain.place, unsealed, unproven: chain.unproven, anchors: evidence.anchors?.length ?? 0 };
    const oldest = await oldestUnsealed(dataSource);
    if (oldest === null || now.getTime() - oldest.instante.getTime() <= UNSEALED_AT_MOST_MS)
      return { ok: true, ...whole };
    const reason = `espera su sello desde ${instanteDe(oldest.instante)}`;
    return { ok: false, fault: 'sin-sello', rowId: oldest.id, reason, ...whole };
  } catch (error) {
    if (error instanceof Altered) return { ok: false, fault: 'alterada', rowId: error.rowId, reason: error.reason };
    throw error;
  }
}

/** Up to its end, which may advance meanwhile: rows sealed after the seals were read have a later end. */
async function follow(dataSource: DataSource, chain: Chain): Promise<void> {
  for (let known = -1; ; ) {
    const epochs = await registered(dataSource.manager);
    const end = epochs.at(-1)?.posicion ?? 0;
    chain.under(epochs);
    for await (const row of rowsAfter(dataSource, chain.place.posicion)) chain.next(row);
    if (chain.place.posicion <= end || end === known) return;
    known = end;
  }
}

/** Sealed rows in order. */
async function* rowsAfter(dataSource: DataSource, first: number): AsyncIterable<Auditoria> {
  for (let position = first; ; ) {
    const rows = await dataSource
      .getRepository(Auditoria)
      .createQueryBuilder('auditoria')
      .where('auditoria.posicion > :position', { position })
      .orderBy('auditoria.posicion', 'ASC')
      .limit(BATCH)
      .getMany();
    yield* rows;
    const last = rows.at(-1)?.posicion;
    if (rows.length < BATCH || last === undefined || last === null) return;
    position = last;
  }
}

/** Unsealed rows are not chained yet, but each has its own seal. @returns their number. */
async function judgeUnsealed(dataSource: DataSource, key: AuditKey): Promise<number> {
  const rows = await dataSource.manager.find(Auditoria, { where: { posicion: IsNull() }, order: { id: 'ASC' } });
  for (const row of rows)
    if (row.huella !== key.row(row)) throw new Altered('el contenido no corresponde a su huella', row.id);
  return rows.length;
}

/** The verified part of the chain. */
class Chain {
  place: Place = { posicion: 0, cadena: GENESIS };
  unproven = 0;
  private epochs: readonly AuditoriaSello[] = [];
  /** Number of the epoch; 0 = before the first key. */
  private epoca = 0;
  private readonly noted = new Map<number, readonly Noted[]>();
  private readonly reopened = new Map<number, KeyedSeals | null>();

  constructor(
    private readonly key: AuditKey,
    private readonly evidence: Evidence,
  ) {}

  /** The present keys; set before the first row, and again before continuing. */
  under(epochs: readonly AuditoriaSello[]): void {
    this.epochs = epochs;
    if (this.place.posicion > 0) return;
    const { anchors = [], expected } = this.evidence;
    const noted: Noted[] = anchors.map((anchor) => this.sealed(anchor));
    if (expected !== undefined) noted.push({ ...expected, what: 'lo que se anotó' });
    for (const one of noted) this.noted.set(one.posicion, [...(this.noted.get(one.posicion) ?? []), one]);
    this.begin();
  }

  private get epoch(): AuditoriaSello | null {
    return this.epochs[this.epoca - 1] ?? null;
  }

  next(row: Auditoria): void {
    const posicion = this.place.posicion + 1;
    if (row.posicion !== posicion) throw new Altered(`falta la posición ${posicion}`, row.id);
    const seals = this.sealsOfNow();
    if (seals === null) this.unproven += 1;
    else if (seals.row(row) !== row.huella) throw new Altered('el contenido no corresponde a su huella', row.id);
    else if (seals.link(posicion, this.place.cadena, row.huella) !== row.cadena)
      throw new Altered('la cadena está rota', row.id);
    this.place = { posicion, cadena: row.cadena ?? '' };
    this.compare(row.id);
    this.begin();
  }

  end(): void {
    if (this.epoch === null)
      throw new Altered('falta el registro de sus claves, que abre el primer inicio del programa');
    if (this.epoch.huellaClave !== this.key.fingerprint)
      throw new Altered(`el registro de sus claves nombra otra (huella ${keyIdOf(this.epoch.huellaClave)})`);
    this.assertEnd(this.epoch);
    const { registro } = this.epoch;
    if (registro !== null && registro !== this.key.register(this.epochs.slice(0, -1)))
      throw new Altered('lo que se anotó de las claves anteriores fue cambiado');
    const beyond = [...this.noted.values()].flat().filter(({ posicion }) => posicion > this.place.posicion);
    const first = beyond[0];
    if (first !== undefined)
      throw new Altered(
        `termina en la posición ${this.place.posicion}, y ${first.what} dice que llegó a la ${first.posicion}`,
      );
  }

  /** null = its seals can't be computed any more. */
  private sealsOfNow(): Seals | null {
    return this.epoch === null ? UNKEYED : this.sealsOf(this.epoch);
  }

  /** null = the key was lost. */
  private sealsOf(epoch: AuditoriaSello): KeyedSeals | null {
    if (epoch.huellaClave === this.key.fingerprint) return this.key;
    let seals = this.reopened.get(epoch.epoca);
    if (seals === undefined) {
      seals = reopen(this.key, epoch);
      this.reopened.set(epoch.epoca, seals);
    }
    return seals;
  }

  /** Begins an epoch, and verifies the end of the one before it. */
  private begin(): void {
    const next = this.epochs[this.epoca];
    if (next === undefined || next.despuesDe !== this.place.posicion) return;
    if (this.epoch !== null) this.assertEnd(this.epoch);
    if (next.epoca !== this.epoca + 1) throw new Altered(`falta la clave ${this.epoca + 1} en su registro`);
    this.epoca = next.epoca;
    this.begin();
  }

  private assertEnd(epoch: AuditoriaSello): void {
    const end = endOf(epoch);
    const seals = this.sealsOf(epoch);
    if (seals !== null && epoch.final !== seals.ending(epoch.epoca, end, epoch.registro))
      throw new Altered('el final que se anotó no es el que se selló');
    const missing = end.posicion - this.place.posicion;
    if (missing > 0)
      throw new Altered(`faltan las últimas ${missing} filas: se selló hasta la posición ${end.posicion}`);
    if (missing < 0)
      throw new Altered(`hay ${-missing} filas después de la posición ${end.posicion}, donde terminó el sello`);
    if (end.cadena !== this.place.cadena) throw new Altered('el final de la cadena no es el que se selló');
  }

  private compare(rowId: number): void {
    const other = this.noted.get(this.place.posicion)?.find(({ cadena }) => cadena !== this.place.cadena);
    if (other !== undefined)
      throw new Altered(`el enlace de la posición ${this.place.posicion} no es el de ${other.what}`, rowId);
  }

  private sealed(anchor: Anchor | null): Noted {
    if (anchor === null) throw new Altered('hay un ancla ilegible en el almacén');
    const { posicion, cadena, fecha, epoca, sello } = anchor;
    const what = `el ancla del ${formatearFecha(fecha)}`;
    const epoch = this.epochs.find((one) => one.epoca === epoca);
    const seals = epoch === undefined ? null : this.sealsOf(epoch);
    if (seals !== null && sello !== seals.anchor(fecha, epoca, anchor))
      throw new Altered(`${what} no la selló esta instalación`);
    return { posicion, cadena, what };
  }
}

/** The seals of a replaced key. */
function reopen(key: AuditKey, epoch: AuditoriaSello): KeyedSeals | null {
  try {
    return key.reopen(epoch);
  } catch (error) {
    if (error instanceof CipherError) throw new Altered(`lo que se guardó de la clave ${epoch.epoca} fue cambiado`);
    throw error;
  }
}

/** The chain at a place, and the source of the evidence. */
interface Noted extends Place {
  readonly what: string;
}

/** The operator's report and the exit code: 1 = altered, 3 = no sealer runs. */
export function auditReport(verdict: AuditVerdict): { text: string; exitCode: number } {
  if (!verdict.ok && verdict.fault === 'alterada') {
    const row = verdict.rowId === null ? '' : `fila ${verdict.rowId}: `;
    return { text: `La auditoría fue alterada: ${row}${verdict.reason}.`, exitCode: 1 };
  }
  const { posicion, cadena, unsealed, unproven, anchors } = verdict;
  const lost = unproven === 0 ? '' : ` De ${unproven} solo se comprobó el orden: su clave se perdió.`;
  const compared = anchors === 0 ? '' : ` Anclas comparadas: ${anchors}.`;
  const end = ` Termina en la posición ${posicion}, enlace ${cadena}.${compared}${lost}`;
  if (!verdict.ok)
    return {
      text: `Nadie sella la auditoría: la fila ${verdict.rowId} ${verdict.reason} (filas sin sello: ${unsealed}). Las ${posicion} filas encadenadas están íntegras.${end} Compruebe que el servidor esté en marcha y los permisos de su conexión (docs/operar.md).`,
      exitCode: 3,
    };
  const waiting = unsealed === 0 ? '' : `; ${unsealed} filas recientes esperan su sello`;
  return { text: `Auditoría íntegra: ${posicion} filas encadenadas${waiting}.${end}`, exitCode: 0 };
}
