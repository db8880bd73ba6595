import { Simulador } from '../buro/simulador';
import { readSimulatorConfig } from '../config';

/**
 * The simulated credit bureau of a trial (docs/buro.md): started by `npm start` and `npm run dev` unless BUREAU_URL is set, never in production. It
 * ends with the process that started it.
 */
async function main(): Promise<void> {
  const { port, token } = readSimulatorConfig();
  const simulador = await Simulador.abrir({ port, ...(token === undefined ? {} : { token }) });
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
