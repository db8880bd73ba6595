/** Every demo user, every operation, records that are his, somebody else's and nobody's. */
export const permisos = {
  id: 'permisos',
  que: 'cada usuario, cada operación, con un registro que hay, con uno que no hay y con lo que es de otro',
  meta: '403 exactamente donde lo dice la matriz, y lo ajeno no se ve ni se toca',
  async correr({ abrirMundo, enApi }) {
    const { secured, urlOf, UNKNOWN_ID } = enApi('testing/openapi.ts');
    const { claves } = enApi('testing/mundo.ts');
    const { matriz } = enApi('testing/matriz.ts');
    const { demoUsers } = enApi('seed/usuarios.ts');
    const { Notificacion } = enApi('entities/notificacion.entity.ts');
    const app = await abrirMundo();
    const fallos = [];
    let casos = 0;
    const pedir = async (cliente, operacion, llaves) =>
      (await cliente[operacion.method](urlOf(operacion, llaves), operacion.method === 'get' ? undefined : {})).status;
    for (const { usuario } of demoUsers) {
      const propio = await app.as(usuario);
      for (const operacion of secured) {
        const cliente = operacion.id === 'POST /auth/salir' ? await app.as(usuario) : propio;
        const permitido = (matriz[operacion.id] ?? []).includes(usuario);
        const ausente = await pedir(cliente, operacion, { id: UNKNOWN_ID });
        casos += 1;
        if ((ausente === 403) === permitido) fallos.push(`${usuario} ${operacion.id}: ${ausente} sin registro`);
        // whoever may is not let loose on the records: what he asks for would be done
        if (permitido && operacion.method !== 'get') continue;
        const presente = await pedir(cliente, operacion, claves(operacion));
        casos += 1;
        if (presente >= 500 || (presente === 403) === permitido)
          fallos.push(`${usuario} ${operacion.id}: ${presente} con registro`);
      }
      casos += await ajeno(app, propio, usuario, Notificacion, fallos);
    }
    await app.close();
    return { casos, fallos };
  },
};

/** Notices, tasks, views and drafts of somebody else: as if they were not there. */
async function ajeno({ application }, cliente, usuario, Notificacion, fallos) {
  const { body: sesion } = await cliente.get('/auth/sesion');
  const todas = await application.dataSource.manager.find(Notificacion);
  const deOtros = todas.filter(({ usuarioId }) => usuarioId !== sesion.idSaad).slice(0, 5);
  for (const { id } of deOtros)
    for (const acto of ['leer', 'no-leida']) {
      const { status } = await cliente.post(`/notificacion/${id}/${acto}`);
      if (status !== 404) fallos.push(`${usuario} ${acto} el aviso ${id} de otro: ${status}`);
    }
  const { body: mias } = await cliente.get('/notificacion');
  if (mias.some(({ id }) => deOtros.some((otra) => otra.id === id))) fallos.push(`${usuario} ve avisos de otro`);
  return deOtros.length * 2 + 1;
}
