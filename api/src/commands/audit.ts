import { join } from 'node:path';
import { esFecha } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { anchorsOf } from '../audit/anchors';
import { discrepancies } from '../audit/contents';
import { AuditKey, type Place } from '../audit/seals';
import { auditReport, verifyAudit } from '../audit/verify';
import { openStorage } from '../storage';
import { dataDir, keyAtHand, storageUrl, withDatabase } from './base';
import { fail, noMore, say, takeOption, takeValue } from './terminal';

/**
 * Verifies the whole audit against the anchors of the store and evidence noted elsewhere, then the records against it. Exit code 1 when either was
 * altered, 3 when no sealer runs.
 */
export async function comprobarAuditoria(args: string[]): Promise<void> {
  const expected = placeFrom(takeValue(args, '--posicion'), takeValue(args, '--enlace'));
  const sinAnclas = takeOption(args, '--sin-anclas');
  const excused = (takeValue(args, '--excusar') ?? '').split(',').filter((day) => day !== '');
  if (!excused.every(esFecha)) fail('Diga los días de --excusar así: 2026-03-09,2026-03-10.', 2);
  noMore(args);
  const { present, file } = keyAtHand();
  if (present === null)
    fail(`Falta la clave de los datos (${file ?? 'DATA_KEY'}): sin ella no se comprueban los sellos.`);
  const key = new AuditKey(present);
  const found = sinAnclas ? [] : await readAnchors();
  // days missing in a restored copy: an operator names them each time
  const anchors = found.filter((anchor) => anchor === null || !excused.includes(anchor.fecha));
  const evidence = expected === null ? { anchors } : { anchors, expected };
  await withDatabase(async (dataSource) => {
    const { text, exitCode } = auditReport(await verifyAudit(dataSource, key, new Date(), evidence));
    if (exitCode === 1) fail(text, exitCode);
    const differing = await compareRecords(dataSource);
    if (exitCode !== 0) fail(text, exitCode);
    say(anchors.length === found.length ? text : `${text} Excusadas: ${found.length - anchors.length}.`);
    if (differing > 0) fail(`No concuerdan con la auditoría: ${differing}.`);
  });
}

/** Reports each record that differs from its audit, as it is found. */
async function compareRecords(dataSource: DataSource): Promise<number> {
  let differing = 0;
  for await (const { registro, detalle } of discrepancies(dataSource)) {
    differing += 1;
    say(`${registro}: ${detalle}.`);
  }
  return differing;
}

function placeFrom(posicion: string | undefined, enlace: string | undefined): Place | null {
  if (posicion === undefined && enlace === undefined) return null;
  if (!/^[1-9]\d{0,9}$/.test(posicion ?? '') || !/^[0-9a-f]{64}$/.test(enlace ?? ''))
    fail('Diga --posicion y --enlace como los dio un informe anterior.', 2);
  return { posicion: Number(posicion), cadena: enlace as string };
}

async function readAnchors() {
  const storage = openStorage(storageUrl(), join(dataDir, 'partes'));
  try {
    return await anchorsOf(storage);
  } finally {
    await storage.close();
  }
}
