import { pbkdf2Sync } from 'node:crypto';
import { serve } from '../workers/serve';

/** Work for worker-pool.long.test.ts. */
serve(async ({ hacer, valor = 0 }: { hacer: string; valor?: number }): Promise<number> => {
  const kept: unknown[] = [];
  switch (hacer) {
    case 'girar':
      for (;;) kept[0] = Math.random();
    case 'calcular': {
      const { user, system } = process.threadCpuUsage();
      for (;;) {
        const now = process.threadCpuUsage();
        if (now.user + now.system - user - system > valor * 1000) return valor;
      }
    }
    case 'nativo':
      pbkdf2Sync('clave', 'sal', valor, 64, 'sha512');
      return valor;
    case 'llenar-buffers':
      for (;;) {
        kept.push(Buffer.alloc(4 * 1024 * 1024, 1));
        if (kept.length > 250) return valor; // 1 GB: the bound did not hold
      }
    case 'llenar-lista':
      for (;;) kept.push(new Array(1000).fill(Math.random()));
    case 'lanzar':
      throw new Error('broken');
    case 'salir':
      return process.exit(3);
    case 'esperar':
      await new Promise((resolve) => setTimeout(resolve, valor));
      return valor;
    default:
      return valor;
  }
});
