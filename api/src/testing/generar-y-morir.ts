import 'reflect-metadata';
import { Usuario } from '../entities/usuario.entity';
import { mortalApplication } from './morir';
import { PaperlessRenderer } from './renderers';

/** Child process of acta.kill.long.test.ts: generates the minutes of ASAMBLEA and prints the number of steps, if it survives. */
async function main(): Promise<void> {
  const { application, pasos } = await mortalApplication({ renderer: new PaperlessRenderer().asRenderer() });
  const { id, usuario, nombre, apellido, role, idDepartamento } = await application.dataSource.manager.findOneByOrFail(
    Usuario,
    { usuario: 'asistente' },
  );
  const actor = { id, usuario, nombre, apellido, role, idDepartamento, sesionId: '' } as never;
  pasos.contar();
  process.send?.('lista');
  await application.actosDeActa.generar(actor, Number(process.env.ASAMBLEA), { versionParticipantes: 1 });
  process.send?.({ pasos: pasos.total });
  await application.close();
}

void main();
