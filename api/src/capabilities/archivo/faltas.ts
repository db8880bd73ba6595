import { Counter } from 'prom-client';
import { registry } from '../../metrics';
import { StorageError } from '../../storage';

const FALTAS = ['alterado', 'perdido'] as const;
/** Faults of a file named by a row. */
export type FaltaDeArchivo = (typeof FALTAS)[number];

const faults = new Counter({
  name: 'stored_file_faults_total',
  help: 'Files of rows that were asked for and are no longer what was stored, by fault: alterado, perdido',
  labelNames: ['fault'],
  registers: [registry],
});
// Prometheus sees no increase in a new counter: the first fault would be lost
for (const fault of FALTAS) faults.inc({ fault }, 0);

/** The fault of the file in an error of the store; null = another error. */
export function faltaDe(error: unknown): FaltaDeArchivo | null {
  if (!(error instanceof StorageError)) return null;
  if (error.code === 'no-existe') return 'perdido';
  return error.code === 'no-verificado' ? 'alterado' : null;
}

export function contarFalta(error: unknown): void {
  const falta = faltaDe(error);
  if (falta !== null) faults.inc({ fault: falta });
}
