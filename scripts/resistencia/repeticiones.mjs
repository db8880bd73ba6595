import { actosQuePasan } from './actos.mjs';

const VECES = 10;
/** Never kept: its answer holds a secret that is shown once, and its repetition is refused. */
const SIN_COPIA =
  /restablecer-contrasena|generar-clave|generar-secreto|segundo-factor\/iniciar|^POST \/usuario$|^POST \/suscripcion$/;

/** What an act sets off besides: a mail that it lets go out is delivered once, whoever asks again. */
const asentar = ({ application }) => application.background.find((trabajo) => 'reenviarFallidos' in trabajo).step();

/** One Idempotency-Key, ten times at one moment and again after a restart: one effect, one answer. */
export const repeticiones = {
  id: 'repeticiones',
  que: `cada acto con una Idempotency-Key, ${VECES} veces, y otra vez después de reiniciar`,
  meta: 'un efecto y la misma respuesta; con otro cuerpo, rechazo',
  async correr(laboratorio) {
    const { abrir, abrirMundo, enApi } = laboratorio;
    const { fingerprint } = enApi('testing/fingerprint.ts');
    const fallos = [];
    let casos = 0;
    for (const [lugar, acto] of (await actosQuePasan(laboratorio, laboratorio.corta)).entries()) {
      const clave = `resistencia-${lugar}`;
      const app = await abrirMundo();
      const enviar = async (aplicacion, cuerpo = acto.cuerpo) =>
        (await aplicacion.as(acto.usuario))
          [acto.metodo](acto.url, cuerpo)
          .set(acto.cabeceras)
          .set('Idempotency-Key', clave);
      const primera = await enviar(app);
      if (primera.status > 299) fallos.push(`${acto.id}: ${primera.status} la primera vez`);
      await asentar(app);
      const antes = JSON.stringify(await fingerprint(app));
      // a look (a preview, a reckoning) keeps nothing under its key: it is looked again, by one at a time
      const mira = (await app.application.dataSource.getRepository('Idempotencia').countBy({ clave })) === 0;
      const otras = await Promise.all(Array.from({ length: VECES }, () => enviar(app)));
      const distinta = await enviar(app, { ...acto.cuerpo, otro: 1 });
      const { databaseUrl, storageUrl } = app.application.config;
      const segunda = await abrir({ databaseUrl, env: { STORAGE_URL: storageUrl } });
      otras.push(await enviar(segunda));
      casos += otras.length + 1;
      const igual = ({ status, text, body }) => {
        if (SIN_COPIA.test(acto.id)) return status === 409;
        if (mira && body.code === 'clave-en-curso') return true;
        return status === primera.status && (mira || text === primera.text);
      };
      const malas = otras.filter((otra) => !igual(otra));
      if (malas.length > 0) fallos.push(`${acto.id}: ${malas.length} respuestas distintas (${malas[0].status})`);
      if (distinta.status < 400) fallos.push(`${acto.id}: otro cuerpo con la misma clave, ${distinta.status}`);
      await asentar(segunda);
      if (JSON.stringify(await fingerprint(segunda)) !== antes) fallos.push(`${acto.id}: tuvo otro efecto`);
      await segunda.close();
      await app.close();
    }
    return { casos, fallos };
  },
};
