import { Simulador } from '../buro/simulador';

/**
 * The credit bureau of a trial (docs/buro.md): started by `npm start` and `npm run dev` where BUREAU_URL is not set, never in production. It
 * ends with the process that started it.
 */
async function main(): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('El buró de prueba no se usa en producción (NODE_ENV=production).');
  const port = Number(process.env.BUREAU_SIMULATOR_PORT ?? 0);
  const token = process.env.BUREAU_TOKEN;
  const simulador = await Simulador.abrir({ port, ...(token ? { token } : {}) });
  const stop = (): void => void simulador.close().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.send === undefined) {
    process.stdout.write(`Buró de prueba en ${simulador.url}\n`);
    return;
  }
  process.on('disconnect', stop);
  process.send({ listening: simulador.url });
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
