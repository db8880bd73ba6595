import { advertenciaDeIdentificacion, EN_BLANCO } from '@adjudica/domain';
import { DecisionDeCaso } from '../entities/decision-de-caso.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { demoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';
import { type Documento, papeles, textoDePapel } from '../testing/papeles';

jest.setTimeout(LOADS_MUCH_MS);

const t = demoApp();

const BLANCO = new RegExp(`${EN_BLANCO}|\\[\\[|undefined|\\bnull\\b`);
const BLANCO_O_RAYA = new RegExp(`${BLANCO.source}|—`);
/** Papers with cells that may have nothing to say. */
const TABLAS = new Set(['constancia', 'solicitud', 'hoja-de-decision', 'orden-de-compra', 'solicitud-de-pago']);
/** Not kept, or not issued by the demo. */
const SIN_EMITIR = ['participantes', 'memo', 'estado-cuenta', 'indice-carpeta', 'acta-entrega', 'adenda'];

test('what the demo issued holds no blank and no placeholder', async () => {
  const filas = await t.application.dataSource.manager.find(DocumentoEmitido, { order: { id: 'ASC' } });
  const blancos = filas.flatMap(({ id, tipo, hechos }) => {
    const texto = textoDePapel(tipo as Documento, JSON.parse(hechos as string));
    const hallado = (TABLAS.has(tipo) ? BLANCO : BLANCO_O_RAYA).exec(texto);
    return hallado === null
      ? []
      : [`${tipo} ${id}: …${texto.slice(Math.max(0, hallado.index - 60), hallado.index + 40)}…`];
  });
  expect(blancos).toEqual([]);
  expect([...new Set(filas.map(({ tipo }) => tipo))].sort()).toEqual(
    Object.keys(papeles)
      .filter((tipo) => !SIN_EMITIR.includes(tipo))
      .sort(),
  );
});

test('nothing was delivered over a rule that was not met', async () => {
  const entregas = await t.application.dataSource.manager.findBy(DecisionDeCaso, { paso: 'entrega' });
  expect(entregas.length).toBeGreaterThan(0);
  expect(entregas.flatMap(({ reglas }) => reglas.filter(({ cumple }) => !cumple))).toEqual([]);
});

test('a contract was approved only after the client had had its model for its hours', async () => {
  const contratos = await t.application.dataSource.manager.findBy(DecisionDeCaso, { paso: 'contrato' });
  expect(contratos.length).toBeGreaterThan(0);
  expect(
    contratos.flatMap(({ reglas }) => reglas.filter(({ codigo, cumple }) => codigo === 'modelo' && !cumple)),
  ).toEqual([]);
});

test('every cédula that they name has its check digit', async () => {
  const filas = await t.application.dataSource.manager.find(DocumentoEmitido);
  const numeros = filas.flatMap(({ hechos }) =>
    [...(hechos as string).matchAll(/"[^"]*(?:edula|dentificacion)":"(\d{10})"/g)].map(
      ([, numero]) => numero as string,
    ),
  );
  expect(numeros.length).toBeGreaterThan(0);
  expect([...new Set(numeros)].filter((numero) => advertenciaDeIdentificacion('C', numero) !== null)).toEqual([]);
});
