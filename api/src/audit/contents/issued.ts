import type { DataSource } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Contrato, EntregaDeModelo } from '../../entities/contrato.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Plan } from '../../entities/plan.entity';
import { Prenda } from '../../entities/prenda.entity';
import { hashDeEscritos } from '../../pdf/canonical';
import { agrees, auditedAs, type Discrepancy, issuedHash, type Proven, provenRow } from './proven';

const DOCUMENTS = 200;

/** Columns of `documento_emitido` that name the record, with its type. */
const OWNERS = [
  'asambleaId',
  'solicitudId',
  'ordenId',
  'cartaSalidaId',
  'solicitudDePagoId',
  'pagareId',
  'contratoId',
  'adendaId',
  'prendaId',
  'carpetaId',
  'reporteId',
] as const;

export type IssuedRow = Record<(typeof OWNERS)[number], number | null> & {
  readonly id: number;
  readonly tipo: string;
  readonly numeroVersion: number;
  readonly hechos: string | null;
  readonly huella: string;
  readonly sha256: string;
  readonly sha256DeArchivo: string;
  readonly emitidoEn: unknown;
  readonly pagareDePrenda: number | null;
  readonly planDeContrato: string | null;
  readonly planDeCarta: string | null;
};

export const nombreDe = ({ tipo, id, numeroVersion }: Pick<IssuedRow, 'tipo' | 'id' | 'numeroVersion'>): string =>
  `Documento emitido ${id} (${tipo}, versión ${numeroVersion})`;

/** Key of the record in the audit; null = not in the row (a purchase request). */
function auditedKey(row: IssuedRow): string | null {
  if (row.tipo === 'solicitud') return null;
  const owned =
    row.pagareDePrenda ??
    row.planDeContrato ??
    row.planDeCarta ??
    row.ordenId ??
    row.solicitudDePagoId ??
    row.pagareId ??
    row.adendaId ??
    row.carpetaId ??
    row.reporteId ??
    row.asambleaId;
  return String(owned);
}

/** Documents issued since the audit proves something, in row order, by batch. */
export async function* issuedRows(dataSource: DataSource, proven: Proven): AsyncIterable<IssuedRow[]> {
  for (let last = 0; ; ) {
    const query = dataSource.manager
      .createQueryBuilder()
      .from(DocumentoEmitido, 'emitido')
      .innerJoin(Archivo, 'archivo', 'archivo.id = emitido.archivoId')
      .leftJoin(Prenda, 'prenda', 'prenda.id = emitido.prendaId')
      .leftJoin(Contrato, 'contrato', 'contrato.id = emitido.contratoId')
      .leftJoin(Plan, 'planDelContrato', 'planDelContrato.id = contrato.planId')
      .leftJoin(CartaSalida, 'carta', 'carta.id = emitido.cartaSalidaId')
      .leftJoin(Plan, 'planDeLaCarta', 'planDeLaCarta.id = carta.planId')
      .select('archivo.sha256', 'sha256DeArchivo')
      .addSelect('prenda.pagareId', 'pagareDePrenda')
      .addSelect('planDelContrato.idCodigo', 'planDeContrato')
      .addSelect('planDeLaCarta.idCodigo', 'planDeCarta')
      .where('emitido.id > :last', { last })
      .orderBy('emitido.id', 'ASC')
      .limit(DOCUMENTS);
    const owned = ['id', 'tipo', 'numeroVersion', 'hechos', 'huella', 'sha256', 'emitidoEn', ...OWNERS];
    for (const column of owned) query.addSelect(`emitido.${column}`, column);
    const rows = await query.getRawMany<IssuedRow>();
    yield rows.filter(({ emitidoEn }) => proven.since === null || String(isoOf(emitidoEn)) > proven.since);
    if (rows.length < DOCUMENTS) return;
    last = Number(rows.at(-1)?.id);
  }
}

/** Compares the facts with their hash, the file with its row, and both with the audit of their emission. */
export async function compareIssued(
  dataSource: DataSource,
  rows: readonly IssuedRow[],
  proven: Proven,
): Promise<Discrepancy[]> {
  if (rows.length === 0) return [];
  const attested = await attestedOf(dataSource, rows, proven);
  return rows.flatMap((row) => {
    const found = (detalle: string): Discrepancy => ({ registro: nombreDe(row), detalle });
    const owned = (attested.get(Number(row.id)) ?? []).filter(({ recurso }) => recurso === auditedAs(row.tipo));
    const key = auditedKey(row);
    const keys = key === null ? owned.map(({ recursoId }) => recursoId) : [key];
    const agreed = agrees(owned, row.sha256, keys);
    return [
      ...(row.hechos !== null && hashDeEscritos(row.tipo, row.hechos) !== row.huella
        ? [found('sus hechos no corresponden a su huella')]
        : []),
      ...(row.sha256 !== row.sha256DeArchivo ? [found('su SHA-256 no es el de la fila de su archivo')] : []),
      ...(agreed === false ? [found('la auditoría de su emisión nombra otro archivo, o otro registro')] : []),
      ...(agreed === null ? [found('la auditoría no dice que se emitió')] : []),
    ];
  });
}

interface AttestedRow {
  readonly documento: number;
  readonly recurso: string;
  readonly recursoId: string;
  readonly despues: string | null;
}

/** Audit rows of the moment of each emission. */
async function attestedOf(dataSource: DataSource, rows: readonly IssuedRow[], proven: Proven) {
  const found = await dataSource.manager
    .createQueryBuilder()
    .from(DocumentoEmitido, 'emitido')
    .innerJoin(Auditoria, 'auditoria', 'auditoria.instante = emitido.emitidoEn')
    .select('emitido.id', 'documento')
    .addSelect('auditoria.recurso', 'recurso')
    .addSelect('auditoria.recursoId', 'recursoId')
    .addSelect('auditoria.despues', 'despues')
    .where('emitido.id BETWEEN :first AND :last', { first: rows[0]?.id, last: rows.at(-1)?.id })
    .andWhere('auditoria.recurso IN (:...recursos)', {
      recursos: [...new Set(rows.map(({ tipo }) => auditedAs(tipo)))],
    })
    .andWhere(provenRow(), { afterPosition: proven.afterPosition })
    .getRawMany<AttestedRow>();
  return Map.groupBy(found, ({ documento }) => Number(documento));
}

const ISSUING = ['acta', 'constancia', 'solicitud', 'orden-de-compra', 'carta-salida', 'contrato', 'adenda']
  .concat(['solicitud-de-pago', 'pagare', 'prenda', 'hoja-de-decision'])
  .map(auditedAs);

/** Documents that the audit says were issued and that are missing. */
export async function* missingIssued(dataSource: DataSource, proven: Proven): AsyncIterable<Discrepancy> {
  for (let last = 0; ; ) {
    const rows = await dataSource.manager
      .createQueryBuilder(Auditoria, 'auditoria')
      .where('auditoria.id > :last AND auditoria.recurso IN (:...recursos)', { last, recursos: ISSUING })
      .andWhere(provenRow(), { afterPosition: proven.afterPosition })
      .orderBy('auditoria.id', 'ASC')
      .limit(DOCUMENTS)
      .getMany();
    const issued = rows.flatMap((row) => {
      const hash = issuedHash(row.despues);
      return hash === null ? [] : [{ row, hash }];
    });
    const held = await heldHashes(
      dataSource,
      issued.map(({ hash }) => hash),
    );
    for (const { row, hash } of issued)
      if (!held.has(hash))
        yield {
          registro: `${row.recurso} ${row.recursoId}`,
          detalle: `falta el documento que se emitió (fila ${row.id} de la auditoría, ${row.accion}, SHA-256 ${hash})`,
        };
    if (rows.length < DOCUMENTS) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Of the issued documents and of the models that were handed to clients. */
async function heldHashes(dataSource: DataSource, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const issued = dataSource.manager
    .createQueryBuilder()
    .from(DocumentoEmitido, 'emitido')
    .select('emitido.sha256', 'sha256');
  const handed = dataSource.manager
    .createQueryBuilder()
    .from(EntregaDeModelo, 'entrega')
    .innerJoin(Archivo, 'archivo', 'archivo.id = entrega.archivoId')
    .select('archivo.sha256', 'sha256');
  const rows = [
    ...(await issued.where('emitido.sha256 IN (:...hashes)', { hashes }).getRawMany<{ sha256: string }>()),
    ...(await handed.where('archivo.sha256 IN (:...hashes)', { hashes }).getRawMany<{ sha256: string }>()),
  ];
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Versions of a record's document begin at 1 and have no gap. */
export async function versionGaps(dataSource: DataSource): Promise<Discrepancy[]> {
  const gaps: Discrepancy[] = [];
  for (const owner of OWNERS) {
    const rows = await dataSource.manager
      .createQueryBuilder()
      .from(DocumentoEmitido, 'emitido')
      .select(`emitido.${owner}`, 'registro')
      .addSelect('emitido.tipo', 'tipo')
      .addSelect('COUNT(*)', 'cuantas')
      .addSelect('MAX(emitido.numeroVersion)', 'ultima')
      .where(`emitido.${owner} IS NOT NULL`)
      .groupBy(`emitido.${owner}`)
      .addGroupBy('emitido.tipo')
      .having('COUNT(*) <> MAX(emitido.numeroVersion)')
      .getRawMany<{ registro: number; tipo: string; cuantas: number; ultima: number }>();
    for (const { registro, tipo, cuantas, ultima } of rows)
      gaps.push({
        registro: `${tipo} ${registro}`,
        detalle: `tiene ${cuantas} versiones emitidas y la última es la ${ultima}`,
      });
  }
  return gaps;
}
