// docs/mutantes.md between its marks: figures per file, and each survivor with its reason.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';
import { leerFilas, leerVivos } from './filas.mjs';

/** Per cent of all valid mutants. */
export const META = 90;
const DOCUMENTO = join(root, 'docs', 'mutantes.md');

export function porcentaje(filas) {
  const suma = (cual) => filas.reduce((total, fila) => total + fila[cual], 0);
  return Math.floor((1000 * suma('muertos')) / (suma('muertos') + suma('vivos'))) / 10;
}

const leerDocumento = () => readFileSync(DOCUMENTO, 'utf8').replaceAll('\r\n', '\n');
const enCelda = (texto) => texto.replaceAll('|', '\\|');
const codigo = (texto) =>
  texto === '' ? '(nada)' : `<code>${enCelda(texto).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;

function conTablas(archivos) {
  const filas = leerFilas().filter(({ archivo }) => archivos.includes(archivo));
  const vivos = leerVivos();
  const suma = (cual) => filas.reduce((total, fila) => total + fila[cual], 0);
  const cifra = (fila) => porcentaje([fila]).toFixed(1).replace('.', ',');
  const tablas = [
    '| archivo | muertos | vivos | % |',
    '|---|---|---|---|',
    ...filas.map((fila) => `| ${fila.archivo} | ${fila.muertos} | ${fila.vivos} | ${cifra(fila)} |`),
    `| **en total** | **${suma('muertos').toLocaleString('es-EC')}** | **${suma('vivos')}** | **${cifra({ muertos: suma('muertos'), vivos: suma('vivos') })}** |`,
    '',
    '## Los que viven',
    '| archivo | línea | clase | donde dice | se puso | por qué vive |',
    '|---|---|---|---|---|---|',
    ...vivos.map(
      ({ archivo, linea, clase, donde, cambio, motivo }) =>
        `| ${archivo} | ${linea} | ${clase} | ${codigo(donde)} | ${codigo(cambio)} | ${enCelda(motivo || '**sin motivo**')} |`,
    ),
  ];
  const texto = leerDocumento();
  const [antes] = /^[\s\S]*?<!-- mutantes -->\n/.exec(texto);
  const [despues] = /<!-- fin de los mutantes -->[\s\S]*$/.exec(texto);
  return `${antes}${tablas.join('\n')}\n${despues}`;
}

export const escribirDocumento = (archivos) => writeFileSync(DOCUMENTO, conTablas(archivos));
/** Are both tables in the document as they are kept? */
export const documentoAlDia = (archivos) => leerDocumento() === conTablas(archivos);
