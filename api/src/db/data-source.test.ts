import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSqlServer } from '../config/engine';
import { openDatabase } from './data-source';

/** Locks of a file are read where Linux lists them. */
const testOnFile = isSqlServer || process.platform !== 'linux' ? test.skip : test;

const dir = mkdtempSync(join(tmpdir(), 'adjudica-candado-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Whether this process holds a lock on the file (POSIX). */
function isLocked(file: string): boolean {
  const { ino } = statSync(file);
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(([, kind, , , pid, at]) => kind === 'POSIX' && Number(pid) === process.pid && at?.endsWith(`:${ino}`));
}

testOnFile(
  'who opens the embedded file once more, as each thread does, takes no lock from who has it open',
  async () => {
    const url = join(dir, 'a.db');
    const first = await openDatabase({ url });
    const read = () => first.query('SELECT COUNT(*) FROM sqlite_master');
    await read();
    expect(isLocked(url)).toBe(true);
    const second = await openDatabase({ url });
    expect(isLocked(url)).toBe(true);
    await second.destroy();
    await read();
    expect(isLocked(url)).toBe(true);
    await first.destroy();
  },
);
