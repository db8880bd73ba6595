import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfDePrueba } from '../testing/documentos';
import { WorkerPool } from './worker-pool';

test('one worker answers task after task: it stays warm and keeps hearing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'adjudica-hilos-'));
  const path = join(dir, 'uno.pdf');
  writeFileSync(path, await pdfDePrueba('Uno', 2));
  const limits = { size: 1, waiting: 5, timeoutMs: 15_000, maxMemoryMb: 512, idleMs: 60_000 };
  const pool = new WorkerPool<string, unknown>(join(__dirname, '..', 'uploads', 'pdf.worker'), limits);
  try {
    for (let i = 0; i < 3; i++) expect(await pool.run(path)).toEqual({ rechazo: null, paginas: 2 });
    const juntas = await Promise.all([pool.run(path), pool.run(join(dir, 'nada')), pool.run(path)]);
    expect(juntas).toEqual([{ rechazo: null, paginas: 2 }, { rechazo: 'no-esta' }, { rechazo: null, paginas: 2 }]);
  } finally {
    await pool.close();
    rmSync(dir, { recursive: true, force: true });
  }
}, 90_000);
