import { join, resolve } from 'node:path';
import { backup, CopyError, faultLines, manifestOf, type Place, restore, stamp, verifyCopy } from '../copies/backup';
import { keyIdOf } from '../crypto/cipher';
import { folderOf } from '../storage/open-storage';
import { confirmName, databaseUrl, dataDir, isServer, keyAtHand, storageUrl } from './base';
import { fail, noMore, say, takeOption, takeValue } from './terminal';

const place = (): Place => ({
  databaseFile: resolve(databaseUrl()),
  filesDir: folderOf(storageUrl()) ?? undefined,
  dataDir,
});

/** Prints a CopyError as a message for the operator. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CopyError) fail(error.message);
    throw error;
  }
}

function assertEmbedded(): void {
  if (isServer())
    fail('Los respaldos de SQL Server los hace y los repone el servidor: docs/operar.md, Backup and restore.', 2);
}

export async function respaldar(args: string[]): Promise<void> {
  assertEmbedded();
  const now = new Date();
  const target = resolve(args.shift() ?? join(dataDir, '..', 'respaldos', stamp(now)));
  noMore(args);
  const from = place();
  const manifest = await told(() => backup(from, target, now));
  say(`Respaldo de ${manifest.base} en ${target}: ${manifest.bytes} bytes y ${manifest.archivos} archivos.`);
  if (from.filesDir === undefined) say('Los archivos están en un almacén S3: respáldelos allí, después de la base.');
  const huella = manifest.clave?.huella ?? null;
  if (huella !== null) {
    const { file } = keyAtHand();
    say(
      `La clave de los datos (huella ${keyIdOf(huella)}) NO está en el respaldo: guarde ${file ?? 'DATA_KEY'} aparte.`,
    );
  }
  const faltas = manifest.faltas ?? [];
  if (faltas.length === 0) return;
  fail(
    [
      `El respaldo está hecho, pero ${faltas.length} archivos ya faltaban o habían cambiado:`,
      ...faultLines(faltas),
    ].join('\n'),
  );
}

export async function restaurar(args: string[]): Promise<void> {
  assertEmbedded();
  const base = takeValue(args, '--base');
  const options = {
    withoutKey: takeOption(args, '--sin-clave'),
    withFaults: takeOption(args, '--con-faltas'),
    databaseOnly: takeOption(args, '--solo-base'),
  };
  const folder = args.shift();
  noMore(args);
  if (folder === undefined) fail('Falta la carpeta del respaldo.', 2);
  await confirmName(base);
  const copy = resolve(folder);
  const to = place();
  const kept = await told(() => restore(to, copy, new Date(), { ...options, key: keyAtHand() }));
  say(`Restaurado el respaldo de ${(await manifestOf(copy)).creada}.`);
  for (const path of kept) say(`Lo anterior quedó en ${path}`);
  say('El barrido de archivos queda detenido: npm run db -- barrido dice qué haría, y cómo activarlo.');
  say('Compruebe: npm run db -- status, npm run db -- verify-audit y npm run db -- verify-files');
}

export async function comprobarRespaldo(args: string[]): Promise<void> {
  const folder = args.shift();
  noMore(args);
  if (folder === undefined) fail('Falta la carpeta del respaldo.', 2);
  const manifest = await told(() => verifyCopy(resolve(folder)));
  say(`Respaldo íntegro de ${manifest.base}, del ${manifest.creada}: la base y ${manifest.archivos} archivos.`);
}
