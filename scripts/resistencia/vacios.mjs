import request from 'supertest';

const API = '/api/v1';
const MEGA = 1024 * 1024;

/** Files that hold next to nothing and made the one thread of the requests read them for seconds. */
const archivos = [
  ['100.000 líneas de separadores', `nombre;fecha\n${';;;;;\n'.repeat(100_000)}`],
  ['1 MB de saltos de línea', `nombre;fecha\n${'\n'.repeat(MEGA)}`],
  ['8 MB de saltos de línea', `nombre;fecha\n${'\n'.repeat(8 * MEGA)}`],
  ['8 MB de separadores en una línea', `nombre;fecha\n${';'.repeat(8 * MEGA)}`],
  ['8 MB entre comillas que no se cierran', `nombre;fecha\n"${'a'.repeat(8 * MEGA)}`],
  ['200.000 filas repetidas', `nombre;fecha\n${'Uno;06/12/2029\n'.repeat(200_000)}`],
  ['200.000 filas con errores', `nombre;fecha\n${';no\n'.repeat(200_000)}`],
];
/** Of a machine that does other things as well. */
const ESPERA_MAXIMA = 1000;

/** A small file must not stop the office: while it is read somebody asks again and again. */
export const vacios = {
  id: 'vacíos',
  que: 'archivos de importación con poco o nada dentro (líneas vacías, separadores, filas repetidas), mientras alguien pregunta sin parar',
  meta: 'el archivo se rechaza con su motivo y ninguna respuesta espera más de 1 s',
  async correr({ abrirMundo }) {
    const app = await abrirMundo();
    const admin = await app.as('admin');
    const fallos = [];
    let preguntas = 0;
    let peor = 0;
    for (const [que, contenido] of archivos) {
      let termino = false;
      const revision = revisar(app, admin, contenido).finally(() => {
        termino = true;
      });
      while (!termino) {
        const desde = performance.now();
        await admin.get('/auth/sesion');
        const espera = performance.now() - desde;
        preguntas += 1;
        peor = Math.max(peor, espera);
        if (espera > ESPERA_MAXIMA) fallos.push(`${que}: una respuesta esperó ${Math.round(espera)} ms`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const motivo = await revision;
      if (motivo === null) fallos.push(`${que}: no se rechazó`);
    }
    await app.close();
    return { casos: archivos.length, fallos, medida: `${preguntas} preguntas, la peor ${Math.round(peor)} ms` };
  },
};

/** Why the file was refused; null where it was not. */
async function revisar(app, admin, contenido) {
  const { body, status } = await request(app.app)
    .post(`${API}/importacion`)
    .set('Authorization', `Bearer ${admin.token}`)
    .field('tipo', 'feriados')
    .attach('archivo', Buffer.from(contenido), 'a.csv');
  if (status !== 201) return `HTTP ${status}`;
  await app.application.importacion.step();
  const { body: vista } = await admin.get(`/importacion/${body.id}`);
  return vista.fallo ?? (vista.rechazadas > 0 ? vista.estado : null);
}
