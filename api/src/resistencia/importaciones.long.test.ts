import request from 'supertest';
import { API } from '../app';
import { importar } from '../testing/importaciones';
import { abrirMundo, fila, LARGA } from '../testing/resistencia';
import type { Client, TestApp } from '../testing/test-app';

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
] as const;
/** Of a machine that does other things as well. */
const ESPERA_MAXIMA = LARGA ? 1000 : 3000;
const pausa = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** Milliseconds of each question that is asked until the work is done. */
async function preguntando<T>(trabajo: Promise<T>, preguntar: () => Promise<unknown>): Promise<[T, number[]]> {
  const esperas: number[] = [];
  let termino = false;
  const terminado = trabajo.finally(() => {
    termino = true;
  });
  while (!termino) {
    const desde = performance.now();
    await preguntar();
    esperas.push(performance.now() - desde);
    await pausa();
  }
  return [await terminado, esperas.sort((a, b) => a - b)];
}

fila(
  'vacíos',
  'archivos de importación con poco o nada dentro (líneas vacías, separadores, filas repetidas), mientras alguien pregunta sin parar',
  `el archivo se rechaza con su motivo y ninguna respuesta espera más de ${ESPERA_MAXIMA} ms`,
  async () => {
    const app = await abrirMundo();
    const admin = await app.as('admin');
    const fallos: string[] = [];
    for (const [que, contenido] of archivos) {
      const [motivo, esperas] = await preguntando(revisar(app, admin, contenido), () => admin.get('/auth/sesion'));
      const peor = esperas.at(-1) ?? 0;
      if (peor > ESPERA_MAXIMA) fallos.push(`${que}: una respuesta esperó ${Math.round(peor)} ms`);
      if (motivo === null) fallos.push(`${que}: no se rechazó`);
    }
    await app.close();
    return { casos: archivos.length, fallos };
  },
);

/** Why the file was refused; null where it was not. */
async function revisar(app: TestApp, admin: Client, contenido: string): Promise<string | null> {
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

const FILAS = LARGA ? 100_000 : 10_000;
const ESPERA_DE_LECTORES = LARGA ? 2000 : 6000;

fila(
  'lectores',
  'lecturas durante una importación de personas, revisada y aplicada entera o nada',
  `ninguna lectura falla ni espera más de ${ESPERA_DE_LECTORES} ms`,
  async () => {
    const app = await abrirMundo();
    const riesgo = await app.as('riesgo');
    const fallos: string[] = [];
    const leer = async (): Promise<void> => {
      const { status } = await riesgo.get('/cliente/1710034065');
      if (status !== 200) fallos.push(`una lectura respondió ${status}`);
    };
    const lineas = Array.from(
      { length: FILAS },
      (_, n) => `P;RES${String(n).padStart(7, '0')};Nombre ${'abcdefghij'[n % 10]};Apellido;;`,
    );
    const texto = ['tipoId;identificacion;nombres;apellidoPaterno;apellidoMaterno;correo', ...lineas].join('\n');
    const [, esperas] = await preguntando(importar(app, 'personas', texto), leer);
    const peor = esperas.at(-1) ?? 0;
    if (peor > ESPERA_DE_LECTORES) fallos.push(`una lectura esperó ${Math.round(peor)} ms`);
    await app.close();
    return { casos: FILAS, fallos };
  },
);
