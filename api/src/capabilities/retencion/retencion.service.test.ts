import type { ClaseRetenida } from '../../db/transaction/retention';
import type { Tx } from '../../db/transaction/unit-of-work';
import { RetencionService } from './retencion.service';

const AHORA = new Date('2026-03-10T15:00:00.000Z');

/** Asks each kind once, and removes nothing. @returns before which instant each was asked for. */
async function asked(dias: { accesos: number; buro: number; documentos: number }): Promise<Record<string, string>> {
  const instants: Record<string, string> = {};
  const kind = (name: string) => ({
    retenida: {
      remove: async (_, antesDe) => {
        instants[name] = antesDe.toISOString();
        return { filas: 0 };
      },
    } as ClaseRetenida,
  });
  const platform = {
    clock: { now: () => AHORA },
    config: { retencion: { dias } },
    unitOfWork: { run: (_: unknown, act: (tx: Tx) => unknown) => act({ now: AHORA } as Tx) },
  };
  const store = {
    acquireLease: async () => true,
    renewLease: async () => true,
    releaseLease: async () => undefined,
  };
  const clases = { accesos: kind('accesos'), buro: kind('buro'), documentos: kind('documentos') };
  await new RetencionService(platform as never, store as never, clases).quitar();
  return instants;
}

test('of each kind what is older than its own days is asked for, and of one with 0 days nothing', async () => {
  expect(await asked({ accesos: 365, buro: 0, documentos: 10 })).toEqual({
    accesos: '2025-03-10T15:00:00.000Z',
    documentos: '2026-02-28T15:00:00.000Z',
  });
});
