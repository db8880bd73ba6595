import { serverCopy, serverRestore } from './server-copies';

const backup = serverCopy("o'brien]", '20261126-120000');
const restore = serverRestore("o'brien]", '20261126-120000');
const statements = (text: string) => [...text.matchAll(/(?:BACKUP|RESTORE) [A-Z]+[^;\n]*;/g)].map(([one]) => one);

test('no backup overwrites another: each has a file of its moment, and none says INIT, FORMAT or REPLACE', () => {
  const files = statements(backup).map((one) => /TO DISK = N'((?:[^']|'')*)'/.exec(one)?.[1]);
  expect(files).toEqual([
    "o''brien]-20261126-120000.bak",
    "o''brien]-20261126-120000.dif",
    "o''brien]-20261126-120000.trn",
  ]);
  for (const one of [...statements(backup), ...statements(restore)])
    expect(one).not.toMatch(/\b(INIT|FORMAT|REPLACE)\b/);
});

test('the tail of the log is backed up before anything is restored, restored last, and only then the database opens', () => {
  const all = statements(restore);
  expect(all[0]).toBe(
    "BACKUP LOG [o'brien]]] TO DISK = N'o''brien]-cola-20261126-120000.trn' WITH CHECKSUM, NORECOVERY;",
  );
  expect(all.at(-2)).toBe(
    "RESTORE LOG [o'brien]]] FROM DISK = N'o''brien]-cola-20261126-120000.trn' WITH CHECKSUM, NORECOVERY;",
  );
  expect(all.at(-1)).toBe("RESTORE DATABASE [o'brien]]] WITH RECOVERY;");
  expect(all.filter((one) => / WITH RECOVERY;$/.test(one))).toHaveLength(1);
});

test('how to stop at a moment is told', () => {
  expect(restore).toContain('STOPAT = N');
});
