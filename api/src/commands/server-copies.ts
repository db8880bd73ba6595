const literal = (value: string): string => `N'${value.replaceAll("'", "''")}'`;
const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`;

/** Each backup in a file of its own, named by its moment: none is ever overwritten. */
export function serverCopy(name: string, stamp: string): string {
  const base = bracketed(name);
  const disk = (kind: string) => `TO DISK = ${literal(`${name}-${stamp}.${kind}`)}`;
  return `Los respaldos de SQL Server los hace el servidor, cada uno en un archivo nuevo (ponga delante la carpeta):
  BACKUP DATABASE ${base} ${disk('bak')} WITH CHECKSUM, COMPRESSION;
  BACKUP DATABASE ${base} ${disk('dif')} WITH DIFFERENTIAL, CHECKSUM, COMPRESSION;
  BACKUP LOG ${base} ${disk('trn')} WITH CHECKSUM, COMPRESSION;
Después, los archivos del almacén; y aparte, DATA_KEY (docs/operar.md, Backup and restore).`;
}

export function serverRestore(name: string, stamp: string): string {
  const base = bracketed(name);
  const from = (kind: string) => `FROM DISK = ${literal(`${name}-AAAAMMDD-HHMMSS.${kind}`)}`;
  const tail = literal(`${name}-cola-${stamp}.trn`);
  return `La restauración de SQL Server la hace el servidor, con la aplicación detenida. AAAAMMDD-HHMMSS: los de sus respaldos.
  1. El final del registro, que ningún respaldo tiene todavía. La base queda sin uso; con sus archivos dañados, además NO_TRUNCATE:
  BACKUP LOG ${base} TO DISK = ${tail} WITH CHECKSUM, NORECOVERY;
  2. El último respaldo completo, y el diferencial más nuevo si lo hay. REPLACE solo si el paso 1 no fue posible: lo que falte se pierde:
  RESTORE VERIFYONLY ${from('bak')} WITH CHECKSUM;
  RESTORE DATABASE ${base} ${from('bak')} WITH CHECKSUM, NORECOVERY;
  RESTORE DATABASE ${base} ${from('dif')} WITH CHECKSUM, NORECOVERY;
  3. Cada registro desde entonces, en orden, y el del paso 1:
  RESTORE LOG ${base} ${from('trn')} WITH CHECKSUM, NORECOVERY;
  RESTORE LOG ${base} FROM DISK = ${tail} WITH CHECKSUM, NORECOVERY;
     Solo hasta un momento (hora del servidor): en cada RESTORE LOG, además STOPAT = N'AAAA-MM-DDTHH:MM:SS'.
  4. RESTORE DATABASE ${base} WITH RECOVERY;
Después: npm run db -- barrido --detener, npm run db -- status, npm run db -- verify-audit y npm run db -- verify-files.`;
}
