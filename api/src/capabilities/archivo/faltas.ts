import { Counter } from 'prom-client';
import { registry } from '../../metrics';
import { StorageError } from '../../storage';

const FALTAS = ['alterado', 'perdido'] as const;
/** What may be the matter with a file that a row names. */
export type FaltaDeArchivo = (typeof FALTAS)[number];

const faults = new Counter({
  name: 'stored_file_faults_total',
  help: 'Files of rows that were asked for and are no longer what was stored, by fault: alterado, perdido',
  labelNames: ['fault'],
  registers: [registry],
});
// an increase from nothing is none for Prometheus: the first one would be lost
for (const fault of FALTAS) faults.inc({ fault }, 0);

/** What an error of the store says of the file itself; null = of something else. */
export function faltaDe(error: unknown): FaltaDeArchivo | null {
  if (!(error instanceof StorageError)) return null;
  if (error.code === 'no-existe') return 'perdido';
  return error.code === 'no-verificado' ? 'alterado' : null;
}

export function contarFalta(error: unknown): void {
  const falta = faltaDe(error);
  if (falta !== null) faults.inc({ fault: falta });
}
