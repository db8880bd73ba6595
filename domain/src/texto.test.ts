import fc from 'fast-check';
import {
  afinidad,
  esLibre,
  estadoConocido,
  limpiarLinea,
  mismoTexto,
  normalizar,
  recortar,
  textoPermitido,
  tokensDeBusqueda,
  tokensDeNombre,
} from './texto';

test.each(['libres', 'Li bre Pérez', '', ' ', 'l-i-b-r-e'])("ASA-035 '%s' is a client", (nombre) => {
  expect(esLibre(nombre)).toBe(false);
});

test.each(['libre', ' L I B R E ', 'LIBRE', 'Li\tbre', 'l\u00a0ibre'])('ASA-035 %j is a free slot', (nombre) => {
  expect(esLibre(nombre)).toBe(true);
});

test.each([
  'a\u0000b',
  'a\u001bb',
  'a\u007fb',
  'a\u0085b',
  'a\u202eb',
  'a\u200bb',
  '\ufeffa',
  'a\ud800b',
  '\udc00',
  'a\nb',
])('%j is not allowed in one line', (texto) => {
  expect(textoPermitido(texto)).toBe(false);
});

test('letters of any kind are allowed; line breaks only in several lines', () => {
  expect(textoPermitido('Ñandú 7½ “José” 𠮷')).toBe(true);
  expect(textoPermitido('a\r\nb\tc', true)).toBe(true);
  expect(textoPermitido('a\u0000b', true)).toBe(false);
});

test('states are compared without case and accents and come back in the declared spelling', () => {
  expect(mismoTexto('Documentación vacia', 'DOCUMENTACION  VACÍA')).toBe(true);
  expect(estadoConocido(' Participa  Cesión ', ['participa', 'participa cesion'])).toBe('participa cesion');
  expect(estadoConocido('participan', ['participa'])).toBeNull();
});

test('search tokens: distinct words, normalised, bounded', () => {
  expect(tokensDeBusqueda("  Peña-Núñez, MARÍA maría O'Neill ")).toEqual(['pena', 'nunez', 'maria', 'o', 'neill']);
  expect(tokensDeBusqueda(Array.from({ length: 40 }, (_, i) => `p${i}`).join(' '))).toHaveLength(16);
});

test.each([
  ["O'Higgins Bernardo", ['ohiggins', 'O’Higgins', 'O´Higgins', "o'higgins", 'higgins', 'o higgins', 'OHIGGINS']],
  ['D\u2019Ángelo Rosa', ['dangelo', "D'Angelo", 'd angelo', 'angelo', 'D\u00adAngelo']],
  ['Łukasz Groß Sørensen Đorđević', ['lukasz', 'gross', 'sorensen', 'dordevic']],
  ['Ru\ufb01no \uff2aosé', ['rufino', 'jose', '\u202arufino\u202c', 'Ru\u200bfino']],
])('%s is found by every way of writing it', (nombre, escritos) => {
  const guardadas = tokensDeNombre(nombre);
  for (const escrito of escritos)
    for (const palabra of tokensDeBusqueda(escrito))
      expect(guardadas.some((guardada) => guardada.startsWith(palabra))).toBe(true);
});

test('LEG-593 the name itself stands before what begins with it, has a word that does, or has it somewhere', () => {
  const lugares = ['Quíto', 'Quitomba', 'Puerto Quito', 'Mosquitos', 'Guayaquil'];
  expect(lugares.map((lugar) => afinidad(lugar, 'quito'))).toEqual([0, 1, 2, 3, null]);
});

test('case and accents of the Spanish alphabet never separate what is typed from what is stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aábcdeéfghiíñoópqrstuúüvxyz 0-'), maxLength: 60 }), (t) => {
      const sinTildes = t.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
      expect(tokensDeBusqueda(t.toUpperCase())).toEqual(tokensDeBusqueda(sinTildes));
    }),
  );
});

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (t) => {
      expect(normalizar(normalizar(t))).toBe(normalizar(t));
      expect(limpiarLinea(limpiarLinea(t))).toBe(limpiarLinea(t));
    }),
  );
});

test('a text is cut to what a column holds, with a sign that something is missing, never in the middle of a character', () => {
  expect(recortar('doce letras.', 12)).toBe('doce letras.');
  expect(recortar('doce letras..', 12)).toBe('doce letras…');
  for (let maximo = 1; maximo < 12; maximo++) {
    const cortado = recortar('a😀b😀😀c😀d', maximo);
    expect(cortado.length).toBeLessThanOrEqual(maximo);
    expect(cortado.isWellFormed()).toBe(true);
  }
  expect(recortar('a😀b', 3)).toBe('a…');
});
