import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { erroresDeCopia, erroresDeDiasDeCopia, miembroDeCopia } from './copia';
import { nombreDeCalidad, nombreDeCopia, nombreDeMedio } from './medios';
import { FORMA_DE_LISTA, listaCanonica, planesDeLista, rechazoDeInstalacion, sinInstalar } from './reglas';
import { esquemaCopia, esquemaEnlace } from './validacion';

const asamblea = { producto: '01', grupo: 'M001', numeroAsamblea: 5, fecha: '2026-03-10' };
const plan = (codigo: string, cambio: object = {}) => ({
  idCodigo: `01-M001-${codigo}`,
  codigo,
  cedula: '1710034065',
  nombreCliente: 'Ana Mora',
  valorCuota: 41_250,
  cuotaVencidas: 0,
  estado: 'participa',
  adjudicadaEn: 0,
  ...cambio,
});

describe('refusals', () => {
  const ayer = { quien: 'Ana Pérez', cuando: new Date('2026-03-10T23:02:00Z') };
  test.each([
    [{ instalada: ayer, abierta: false, planes: 0 }, 409, 'asamblea-ya-instalada'],
    [{ instalada: null, abierta: false, planes: 0 }, 409, 'asamblea-no-abierta'],
    [{ instalada: null, abierta: true, planes: 0 }, 422, 'sin-participantes'],
  ])('of %j the first reason is %i %s', (hechos, status, code) => {
    expect(rechazoDeInstalacion(hechos)).toMatchObject({ status, code });
  });

  test('what follows the frozen list asks for one', () => {
    expect(sinInstalar()).toMatchObject({ status: 422, code: 'asamblea-sin-instalar' });
  });

  test('an open assembly with participants is let through; who was slower learns who did it, and when', () => {
    expect(rechazoDeInstalacion({ instalada: null, abierta: true, planes: 1 })).toBeNull();
    expect(rechazoDeInstalacion({ instalada: ayer, abierta: true, planes: 1 })?.message).toContain(
      'Ana Pérez el 10/03/2026 18:02',
    );
  });

  test.each(['ftp://ejemplo.ec', 'javascript:alert(1)', 'ejemplo.ec', 'https://a b', 'https://x"y'])(
    'the link %p is refused',
    (enlace) => {
      expect(esquemaEnlace.safeParse({ enlace, version: 1 }).success).toBe(false);
    },
  );

  test('a text of another form is no list', () => {
    expect(() => planesDeLista('otra-cosa\n[]')).toThrow(FORMA_DE_LISTA);
  });
});

test('the canonical list is what the operators are told: its lines, and its hash', () => {
  const lista = listaCanonica(asamblea, [
    plan('10'),
    plan('2', { nombreCliente: 'Ñusta Íñigo' }),
    plan('3', { nombreCliente: 'L I B R E' }),
  ]);
  expect(lista).toBe(
    'adjudica-lista-2\n["01","M001",5,"2026-03-10"]\n["01-M001-2","2","1710034065","Ñusta Íñigo",41250,0,"participa",0]\n["01-M001-10","10","1710034065","Ana Mora",41250,0,"participa",0]',
  );
  expect(createHash('sha256').update(lista).digest('hex')).toBe(
    createHash('sha256').update(Buffer.from(lista, 'utf8')).digest('hex'),
  );
});

test('a list that was frozen in the first form is read, with no award of another assembly', () => {
  const lista =
    'adjudica-lista-1\n["01","M001",5,"2026-03-10"]\n["01-M001-2","2","1710034065","Ana",41250,0,"participa"]';
  expect(planesDeLista(lista)).toEqual([plan('2', { nombreCliente: 'Ana' })]);
});

test('whatever the names and the order of reading, the list is one, is read back, and differs with every fact', () => {
  const planes = fc.uniqueArray(
    fc.record({
      codigo: fc.integer({ min: 1, max: 99 }).map(String),
      cedula: fc.string({ maxLength: 13 }),
      nombreCliente: fc
        .string({ unit: 'grapheme', minLength: 1 })
        .filter((t) => t.replace(/\s/g, '').toLowerCase() !== 'libre'),
      valorCuota: fc.nat(),
      cuotaVencidas: fc.nat(9),
    }),
    { selector: ({ codigo }) => codigo, minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(planes, (filas) => {
      const planes = filas.map((fila) =>
        plan(fila.codigo, { ...fila, nombreCliente: fila.nombreCliente.normalize('NFC') }),
      );
      const lista = listaCanonica(asamblea, planes);
      expect(listaCanonica(asamblea, [...planes].reverse())).toBe(lista);
      expect(planesDeLista(lista)).toEqual([...planes].sort((a, b) => Number(a.codigo) - Number(b.codigo)));
      const cambiados = planes.map((fila, i) => (i === 0 ? { ...fila, cuotaVencidas: 99 } : fila));
      expect(listaCanonica(asamblea, cambiados)).not.toBe(lista);
    }),
  );
});

test('an unknown medium is shown as it is', () => {
  expect(['correo', 'paloma'].map(nombreDeMedio)).toEqual(['Correo electrónico', 'paloma']);
  expect([nombreDeCalidad('otro'), nombreDeCopia('acta', 2)]).toEqual(['Otra persona', 'Acta completa, versión 2']);
});

describe('a copy that is asked for', () => {
  const pedido = {
    documento: 'extracto',
    calidad: 'titular',
    identificacion: '1710034065',
    medio: 'fisica',
    representa: undefined,
    correo: undefined,
  } as const;
  const errores = (cambio: object) => Object.keys(erroresDeCopia({ ...pedido, ...cambio }));

  test.each([
    [{}, []],
    [{ calidad: 'apoderado' }, ['representa']],
    [{ calidad: 'apoderado', representa: '1710034073' }, []],
    [{ representa: '1710034073' }, ['representa']],
    [{ medio: 'correo' }, ['correo']],
    [{ medio: 'correo', correo: 'a@b.ec' }, []],
    [{ correo: 'a@b.ec' }, ['correo']],
    [{ documento: 'acta' }, ['nota']],
    [{ documento: 'constancia', calidad: 'apoderado', representa: '1710034073' }, ['nota']],
    [{ documento: 'acta', nota: 'Para un juicio' }, []],
    [{ documento: 'acta', calidad: 'entidad' }, []],
    [{ calidad: 'otro' }, ['nota']],
    [{ calidad: 'otro', nota: 'Heredera' }, []],
  ])('with %j is wrong in %j', (cambio, campos) => {
    expect(errores(cambio)).toEqual(campos);
  });

  test('it is of the member who asks, or of whom he acts for; of others of none', () => {
    const de = (cambio: object) => miembroDeCopia({ ...pedido, ...cambio });
    expect([de({}), de({ calidad: 'apoderado', representa: '7' }), de({ calidad: 'apoderado' })]).toEqual([
      '1710034065',
      '7',
      '',
    ]);
    expect([de({ calidad: 'entidad' }), de({ calidad: 'otro' })]).toEqual([null, null]);
  });

  test('its body takes a whole number alone, in the form in which it is stored, and says what is wrong at its field', () => {
    const cuerpo = {
      ...{ documento: 'acta', numeroVersion: 1, entregadaA: 'Ana Mora', identificacion: '171003406-5' },
      ...{ calidad: 'entidad', pedidaEl: '2026-03-09', fecha: '2026-03-10', medio: 'fisica', version: 1 },
    };
    expect(esquemaCopia.parse(cuerpo).identificacion).toBe('1710034065');
    const campos = (cambio: object) =>
      esquemaCopia.safeParse({ ...cuerpo, ...cambio }).error?.issues.map(({ path }) => path.join());
    expect(campos({ identificacion: '171003406' })).toEqual(['identificacion']);
    expect(campos({ documento: 'lista', medio: 'paloma' })).toEqual(['documento', 'medio']);
    expect(campos({ medio: 'correo' })).toEqual(['correo']);
  });

  test.each([
    ['2026-03-09', '2026-03-10', {}],
    ['2026-03-10', '2026-03-10', {}],
    ['2026-03-09', '2026-03-09', {}],
    ['2026-03-09', '2026-03-11', { fecha: 'La entrega no puede tener una fecha futura' }],
    ['2026-03-08', '2026-03-08', { fecha: 'El documento se emitió el 09/03/2026' }],
    ['2026-03-10', '2026-03-09', { pedidaEl: 'Se pidió antes de entregarse' }],
  ])(
    'asked on %s and handed over on %s, of a document of the 9th, seen on the 10th: %j',
    (pedidaEl, fecha, esperado) => {
      expect(erroresDeDiasDeCopia({ pedidaEl, fecha }, { emitido: '2026-03-09', hoy: '2026-03-10' })).toEqual(esperado);
    },
  );
});
