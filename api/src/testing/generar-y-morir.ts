import 'reflect-metadata';
import type { Logger } from 'typeorm';
import { Usuario } from '../capabilities/usuario/usuario.entity';
import { compose } from '../compose';
import { readConfig } from '../config';
import { openStorage } from '../storage';
import { PaperlessRenderer } from './renderers';

/**
 * Child of acta.kill.test.ts: generates the minutes of ASAMBLEA and kills itself (SIGKILL: no handler, no flush) at step MORIR_EN, a step
 * being a statement of the database or a side of a file operation. Without MORIR_EN it says how many steps there were.
 */
let steps = 0;
const dieAt = Number(process.env.MORIR_EN ?? '0');
const step = (): void => {
  steps += 1;
  if (steps === dieAt) process.kill(process.pid, 'SIGKILL');
};
const logger: Logger = {
  logQuery: step,
  logQueryError: () => undefined,
  logQuerySlow: () => undefined,
  logSchemaBuild: () => undefined,
  logMigration: () => undefined,
  log: () => undefined,
};

async function main(): Promise<void> {
  const config = readConfig();
  const storage = openStorage(config.storageUrl);
  const put = storage.put.bind(storage);
  storage.put = async (content, options) => {
    step();
    const stored = await put(content, options);
    step();
    return stored;
  };
  const renderer = new PaperlessRenderer().asRenderer();
  const house = await compose(config, { storage, renderer, database: { logger } });
  const { id, usuario, nombre, apellido, role, idDepartamento } = await house.dataSource.manager.findOneByOrFail(
    Usuario,
    { usuario: 'asistente' },
  );
  const actor = { id, usuario, nombre, apellido, role, idDepartamento, sesionId: '' } as never;
  steps = 0;
  process.send?.('lista');
  await house.generacion.generar(actor, Number(process.env.ASAMBLEA), { versionParticipantes: 1 });
  process.send?.({ pasos: steps });
  await house.close();
}

void main();
