import { Notificacion } from '../entities/notificacion.entity';
import { demoUsers } from '../seed/usuarios';
import { matriz } from '../testing/matriz';
import { claves } from '../testing/mundo';
import { secured, UNKNOWN_ID, urlOf } from '../testing/openapi';
import { abrirMundo, fila, pedir } from '../testing/resistencia';
import type { Client, TestApp } from '../testing/test-app';

fila(
  'permisos',
  'cada usuario, cada operación, con un registro que hay, con uno que no hay y con lo que es de otro',
  '403 exactamente donde lo dice la matriz, y lo ajeno no se ve ni se toca',
  async () => {
    const app = await abrirMundo();
    const fallos: string[] = [];
    let casos = 0;
    for (const { usuario } of demoUsers) {
      const propio = await app.as(usuario);
      for (const operacion of secured) {
        const { id, method } = operacion;
        const cliente = id === 'POST /auth/salir' ? await app.as(usuario) : propio;
        const permitido = (matriz[id] ?? []).includes(usuario);
        const preguntar = async (llaves: Record<string, string | number>): Promise<number> => {
          casos += 1;
          return (await pedir(cliente, method, urlOf(operacion, llaves), method === 'get' ? undefined : {})).status;
        };
        const ausente = await preguntar({ id: UNKNOWN_ID });
        if ((ausente === 403) === permitido) fallos.push(`${usuario} ${id}: ${ausente} sin registro`);
        // whoever may is not let loose on the records: what he asks for would be done
        if (permitido && method !== 'get') continue;
        const presente = await preguntar(claves(operacion));
        if (presente >= 500 || (presente === 403) === permitido)
          fallos.push(`${usuario} ${id}: ${presente} con registro`);
      }
      const ajenos = await ajeno(app, propio);
      casos += ajenos.casos;
      fallos.push(...ajenos.fallos.map((fallo) => `${usuario} ${fallo}`));
    }
    await app.close();
    return { casos, fallos };
  },
);

/** Notices of somebody else: as if they were not there. */
async function ajeno({ application }: TestApp, cliente: Client): Promise<{ casos: number; fallos: string[] }> {
  const { body: sesion } = await cliente.get('/auth/sesion');
  const todas = await application.dataSource.manager.find(Notificacion);
  const deOtros = todas.filter(({ usuarioId }) => usuarioId !== sesion.idSaad).slice(0, 5);
  const fallos: string[] = [];
  for (const { id } of deOtros)
    for (const acto of ['leer', 'no-leida']) {
      const { status } = await cliente.post(`/notificacion/${id}/${acto}`);
      if (status !== 404) fallos.push(`${acto} el aviso ${id} de otro: ${status}`);
    }
  const mias = (await cliente.get('/notificacion')).body as { id: number }[];
  if (mias.some(({ id }) => deOtros.some((otra) => otra.id === id))) fallos.push('ve avisos de otro');
  return { casos: deOtros.length * 2 + 1, fallos };
}
