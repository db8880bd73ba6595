import { camposDe, plazosDelContrato } from '@adjudica/domain';
import { alternativasEntregadas, formatosEntregados } from './formatos';

const textos = [...formatosEntregados(), ...alternativasEntregadas()].map(({ codigo, texto }) => ({ codigo, texto }));
const NUMERO =
  'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|(?:treinta|cuarenta|sesenta|noventa)(?: y \\p{L}+)?';
/** 'quince días', 'tres o más cuotas', '48 horas'. */
const PLAZO_ESCRITO = new RegExp(`(?<![\\p{L}\\]])(?:${NUMERO}|\\d+) (?:o más )?(?:días|horas|cuotas)`, 'iu');

test.each(textos)('the clauses of $codigo write no term of their own: each is a setting', ({ texto }) => {
  expect(PLAZO_ESCRITO.exec(texto)?.[0]).toBeUndefined();
});

test.each(['dentro de los quince días', 'la mora de dos o más cuotas', 'aviso de cuarenta y ocho horas', 'en 8 días'])(
  '%p would be found',
  (texto) => {
    expect(PLAZO_ESCRITO.test(texto)).toBe(true);
  },
);

/** The minutes print it (acta.documento.test.ts); a clause on the model would make the text another than the model. */
const SIN_CLAUSULA = ['aceptacion', 'modelo'];

test.each(plazosDelContrato.filter(({ codigo }) => !SIN_CLAUSULA.includes(codigo)))(
  'the term $codigo stands in a delivered clause, in words with its figure',
  ({ codigo }) => {
    const nombrados = new Set(textos.flatMap(({ texto }) => camposDe(texto)));
    expect(nombrados.has(`plazo.${codigo}EnPalabras`)).toBe(true);
  },
);
