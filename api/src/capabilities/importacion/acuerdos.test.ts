import { Readable } from 'node:stream';
import { SISTEMA } from '../../auth/actor';
import { readCsv } from '../../excel';
import { importar } from '../../testing/importaciones';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';

/** More than a slice holds. */
const FILAS = 5100;

const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });

const modelos = (marca: (fila: number) => string, cuantas = FILAS) =>
  `marca;modelo;clase\n${Array.from({ length: cuantas }, (_, i) => `${marca(i)};Modelo ${i};SUV\n`).join('')}`;

async function revisar(csv: string) {
  const { importacion } = t.application;
  const id = await importacion.registrar(SISTEMA, 'marcas-modelos', 'modelos.csv', 'x'.repeat(64));
  const { estado, rechazadas } = await importacion.revisar(SISTEMA, id, readCsv(Readable.from([Buffer.from(csv)])));
  const request = { order: { field: 'linea', direction: 'ASC' as const }, offset: 0, limit: 2, filter: {} };
  const { rows } = await importacion.errores(id, request);
  return { estado, rechazadas, errores: rows.map(({ linea, columna, mensaje }) => [linea, columna, mensaje]) };
}

test('MED-528 another spelling of the brand in the last row, a slice away from the first: every row is refused', async () => {
  const dosFormas = 'La marca está escrita de dos formas en el archivo';
  expect(await revisar(modelos((fila) => (fila === FILAS - 1 ? 'LEJANA' : 'Lejana')))).toEqual({
    estado: 'CON ERRORES',
    rechazadas: FILAS,
    errores: [
      [2, 'marca', dosFormas],
      [3, 'marca', dosFormas],
    ],
  });
});

test('MED-528 an accent is another spelling', async () => {
  const { estado, rechazadas } = await revisar(modelos((fila) => (fila === 0 ? 'Citroën' : 'Citroen'), 2));
  expect([estado, rechazadas]).toEqual(['CON ERRORES', 2]);
});

// A server that takes the file for small looks the key of each row up among those of all: minutes for what one pass does in a second.
test('the rows of a file are compared with each other once, not once for each slice', async () => {
  const statements = await counter.during(() =>
    importar(
      t,
      'marcas-modelos',
      modelos(() => 'Cercana'),
    ),
  );
  expect(statements.filter((sql) => /(GROUP|PARTITION) BY (json_|celda\.)/i.test(sql))).toHaveLength(1);
});
