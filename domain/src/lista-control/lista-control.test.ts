import { importaciones } from '../importacion/archivos';
import { cicloDeCoincidencia } from './ciclo';
import { claveDePersona, clavesDeNombre, hallar, palabrasDeNombre, seRevisaDeNuevo } from './reglas';

const luis = { identificacion: '1710034065', nombre: 'Andrade Mora Luis Alberto' };
const de = (nombre: string, identificacion: string | null = null) => ({ identificacion, nombre });

test.each([
  ['another cédula', de('Luis Alberto Andrade Mora', '0926687856')],
  ['the RUC of another cédula', de('Luis Alberto Andrade Mora', '0926687856001')],
  ['two words of four', de('Luis Andrade')],
  ['three words of five', de('Luis Alberto Andrade Pérez Zambrano')],
  ['one word is another one', de('Andrade Mora Luis Enrique')],
  ['two words more', de('Andrade Mora Luis Alberto José María')],
  ['a name without words', de('de la')],
])('nobody is found by %s', (_caso, enLista) => {
  expect(hallar(luis, enLista)).toBeNull();
});

test.each([
  ['one word', 'Andrade', 'Andrade'],
  ['a word more and two in common', 'Mora Luis', 'Luis Andrade Mora'],
])('%s is no coincidence', (_caso, uno, otro) => {
  expect(hallar(de(uno), de(otro))).toBeNull();
  expect(hallar(de(otro), de(uno))).toBeNull();
});

test.each([
  [
    'the same number, whatever the name',
    de('L. Andrade', '1710034065'),
    'identificacion',
    'Misma identificación: 1710034065',
  ],
  [
    'the RUC of the cédula',
    de('Comercial Andrade', '1710034065001'),
    'identificacion',
    'Misma identificación: 1710034065001',
  ],
  [
    'the same words in another order, with accents and particles',
    de('LUÍS ALBERTO DE ANDRADE y Mora'),
    'nombre',
    'Mismas palabras del nombre: ALBERTO ANDRADE LUIS MORA',
  ],
  [
    'a word less, three in common',
    de('Andrade Mora Luis'),
    'nombre',
    'Coinciden ANDRADE LUIS MORA; uno de los nombres tiene además ALBERTO',
  ],
  [
    'a word more',
    de('Andrade Mora Luis Alberto Xavier'),
    'nombre',
    'Coinciden ALBERTO ANDRADE LUIS MORA; uno de los nombres tiene además XAVIER',
  ],
  [
    "a passport, which may be anybody's second number",
    de('Luis Alberto Andrade Mora', 'AB12345'),
    'nombre',
    expect.any(String),
  ],
])('found by %s', (_caso, enLista, por, razon) => {
  expect(hallar(luis, enLista)).toEqual({ por, razon });
});

test('two words are a coincidence where they are the whole name of both', () => {
  expect(hallar(de('Carlos Mora'), de('MORA CARLOS'))?.por).toBe('nombre');
});

test('whoever coincides by name shares a text under which names are looked up', () => {
  const nombres = [
    'Andrade Mora Luis Alberto',
    'Luis Andrade Mora',
    'Mora Andrade Luis Alberto Xavier',
    'Carlos Mora',
    'MORA CARLOS',
    'Luis',
  ];
  for (const uno of nombres)
    for (const otro of nombres) {
      const comparten = clavesDeNombre(uno).some((clave) => clavesDeNombre(otro).includes(clave));
      if (hallar(de(uno), de(otro)) !== null) expect([uno, otro, comparten]).toEqual([uno, otro, true]);
    }
  expect(clavesDeNombre('Luis')).toEqual([]);
  expect(clavesDeNombre('Mora Luis Ana')).toEqual(['ana luis mora']);
  expect(clavesDeNombre('Mora Luis Ana Paz')).toEqual([
    'ana luis mora paz',
    'luis mora paz',
    'ana mora paz',
    'ana luis paz',
    'ana luis mora',
  ]);
});

test('a person of a list is known by the number, and by the words of the name without one', () => {
  expect(claveDePersona(luis)).toBe('1710034065');
  expect(claveDePersona(de('Andrade y Mora, Luis'))).toBe('andrade luis mora');
  expect(palabrasDeNombre('De la Torre y San Martín')).toEqual(['martin', 'torre']);
  expect(palabrasDeNombre('de del la las los y e da do dos san')).toEqual([]);
});

test('only a number that now coincides is asked again', () => {
  expect(seRevisaDeNuevo('nombre', 'identificacion')).toBe(true);
  for (const [antes, ahora] of [
    ['nombre', 'nombre'],
    ['identificacion', 'nombre'],
    ['identificacion', 'identificacion'],
  ] as const)
    expect(seRevisaDeNuevo(antes, ahora)).toBe(false);
});

test('risk alone decides, and may decide otherwise', () => {
  expect(cicloDeCoincidencia.nombre).toBe('coincidencia');
  const acciones = (
    estado: 'por-revisar' | 'descartada' | 'confirmada',
    role: 'Riesgo' | 'Legal' | 'Gerente General',
  ) => cicloDeCoincidencia.accionesPosibles({ estado }, { actor: { role } });
  expect(acciones('por-revisar', 'Riesgo')).toEqual(['descartar', 'confirmar']);
  expect(acciones('descartada', 'Riesgo')).toEqual(['confirmar']);
  expect(acciones('confirmada', 'Riesgo')).toEqual(['descartar']);
  expect([...acciones('por-revisar', 'Legal'), ...acciones('por-revisar', 'Gerente General')]).toEqual([]);
});

describe('the file of a list', () => {
  const { leerFila } = importaciones['listas-control'];
  const fila = (celdas: Record<string, string>) =>
    leerFila(2, { lista: 'PEP Ecuador', tipo: 'PEP', nombre: 'Andrade Mora Luis', ...celdas });

  test.each([
    [{ lista: '' }, 'lista'],
    [{ tipo: 'Otra' }, 'tipo'],
    [{ nombre: '' }, 'nombre'],
    [{ nombre: 'Andrade' }, 'nombre'],
  ])('a row with %p is refused at its cell', (celdas, columna) => {
    expect(fila(celdas)).toMatchObject({ errores: [{ columna }] });
  });

  test('a company with a number may have one word; numbers lose their hyphens', () => {
    expect(fila({ nombre: 'Importadora', identificacion: '1790012344-001', tipo: 'sanciones' })).toMatchObject({
      valor: { tipo: 'SANCION', identificacion: '1790012344001', persona: '1790012344001', claves: [] },
      clave: '1790012344001',
    });
    expect(fila({})).toMatchObject({ valor: { persona: 'andrade luis mora', claves: ['andrade luis mora'] } });
  });
});
