import type { DataSource, EntityManager } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { Auditoria } from '../../entities/auditoria.entity';
import { AuditoriaSello } from '../../entities/auditoria-sello.entity';

/** A discrepancy: the record, and what it is and should be. */
export interface Discrepancy {
  readonly registro: string;
  readonly detalle: string;
}

/** Rows from before the first key prove nothing: anybody can compute their hashes, and a pseudonymous copy does. */
export interface Proven {
  /** Position of the last of them. */
  readonly afterPosition: number;
  /** When it was written; null = there is none. */
  readonly since: string | null;
}

export const provenRow = (alias = 'auditoria'): string =>
  `(${alias}.posicion IS NULL OR ${alias}.posicion > :afterPosition)`;

export async function provenOf(dataSource: Pick<DataSource, 'manager'>): Promise<Proven> {
  const { manager } = dataSource;
  const [first] = await manager.find(AuditoriaSello, { order: { epoca: 'ASC' }, take: 1 });
  const afterPosition = first?.despuesDe ?? 0;
  const last = afterPosition === 0 ? null : await manager.findOneBy(Auditoria, { posicion: afterPosition });
  return { afterPosition, since: last === null ? null : isoOf(last.instante) };
}

/** Resource of the audit rows of an issued document, by its type. */
const AUDITED_AS: Readonly<Record<string, string>> = { acta: 'asamblea', 'hoja-de-decision': 'carpeta' };
export const auditedAs = (tipo: string): string => AUDITED_AS[tipo] ?? tipo;

/** Hash of the issued file in an audit row; null = none. Uploads name theirs too, under resources that issue nothing. */
export function issuedHash(despues: string | null): string | null {
  const { sha256, hoja } = contentsOf(despues);
  const hash = hoja ?? sha256;
  return typeof hash === 'string' ? hash : null;
}

export const contentsOf = (json: string | null): Readonly<Record<string, unknown>> => {
  const read: unknown = json === null ? {} : JSON.parse(json);
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
};

interface Attested {
  readonly recursoId: string;
  readonly despues: string | null;
}

/**
 * Whether the audit attests this file as issued of this record at that moment; null = no emission of either. `keys`: how the audit may name the
 * record.
 */
export async function attestedFile(
  manager: EntityManager,
  proven: Pick<Proven, 'afterPosition'>,
  { tipo, emitidoEn, sha256 }: { tipo: string; emitidoEn: Date; sha256: string },
  keys: readonly string[],
): Promise<boolean | null> {
  const rows = await manager
    .createQueryBuilder(Auditoria, 'auditoria')
    .select(['auditoria.recursoId', 'auditoria.despues'])
    .where('auditoria.recurso = :recurso AND auditoria.instante = :emitidoEn', { recurso: auditedAs(tipo), emitidoEn })
    .andWhere(provenRow(), { afterPosition: proven.afterPosition })
    .getMany();
  return agrees(rows, sha256, keys);
}

export function agrees(rows: readonly Attested[], sha256: string, keys: readonly string[]): boolean | null {
  const told = rows
    .map(({ recursoId, despues }) => ({ own: keys.includes(recursoId), hash: issuedHash(despues) }))
    .filter(({ own, hash }) => hash !== null && (own || hash === sha256));
  return told.length === 0 ? null : told.some(({ own, hash }) => own && hash === sha256);
}
