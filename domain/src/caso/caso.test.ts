import { z } from 'zod';
import { validar } from '../esquemas';
import { desacuerdosDe } from './papeles';
import {
  type AjustesDelCaso,
  codigosDeReglaDelCaso,
  rechazoDelPaso,
  reglasDelCaso,
  reglasDelPaso,
  revisarPaso,
} from './reglas';
import { type Blanco, type HechosDelCaso, type Papel, type PasoDelCaso, type PlanDelCaso, pasosDelCaso } from './tipos';
import { dichoDelPaso } from './validacion';

const lugar = { recurso: 'pagare', clave: '7' } as const;
const papel = (cual: Papel['papel'], dice: Papel['dice'] = {}, otro: Partial<Papel> = {}): Papel => ({
  papel: cual,
  lugar: { recurso: cual === 'contrato' ? 'contrato' : 'pagare', clave: cual },
  firme: false,
  dice,
  blancos: [],
  firmas: [],
  ciudad: null,
  ...otro,
});
const plan = (cambio: Partial<PlanDelCaso> = {}): PlanDelCaso => ({
  idCodigo: '01-M001-12',
  cedula: '1712345678',
  carpeta: 'aprobada',
  documentos: { total: 10, revisados: 10, rechazados: [] },
  legal: [],
  papeles: [papel('pagare', { depositario: null, monto: '$ 100,00' })],
  emitidos: [{ tipo: 'pagare', registro: '7', estado: 'firmado' }],
  cuenta: null,
  prenda: null,
  modelo: { cumple: true, texto: 'Entregado', lugar },
  ...cambio,
});
const hechos = (cambio: Partial<HechosDelCaso> = {}): HechosDelCaso => ({
  planes: [plan()],
  unidad: [],
  beneficiario: [],
  ...cambio,
});
const NADA_IMPIDE = Object.fromEntries(pasosDelCaso.map((paso) => [paso, []])) as unknown as AjustesDelCaso;
const incumplidas = (paso: PasoDelCaso, cambio: Partial<HechosDelCaso>): string[] =>
  revisarPaso(paso, hechos(cambio), NADA_IMPIDE)
    .filter(({ cumple }) => !cumple)
    .map(({ codigo, encontrado }) => `${codigo}: ${encontrado}`);
const blanco = (clase: Blanco['clase']): Papel => papel('contrato', {}, { blancos: [{ texto: clase, lugar, clase }] });

describe('what is not met is named, with the place where it is mended', () => {
  test.each([
    [
      'a folder that risk never approved',
      'orden',
      { planes: [plan({ carpeta: 'sinAprobar' })] },
      ['carpeta: 01-M001-12: riesgo no la ha aprobado'],
    ],
    [
      'a folder back at risk',
      'entrega',
      { planes: [plan({ carpeta: 'enRevision' })] },
      ['carpeta: 01-M001-12: está otra vez en revisión de riesgo'],
    ],
    [
      'one document not looked at',
      'pago',
      { planes: [plan({ documentos: { total: 10, revisados: 9, rechazados: [] } })] },
      ['documentos: 01-M001-12: 9 de 10'],
    ],
    [
      'no documents',
      'pago',
      { planes: [plan({ documentos: { total: 0, revisados: 0, rechazados: [] } })] },
      ['documentos: 01-M001-12: 0 de 0'],
    ],
    [
      'a rejected document',
      'pago',
      { planes: [plan({ documentos: { total: 2, revisados: 2, rechazados: ['Cédula'] } })] },
      ['documentos: 01-M001-12: Cédula, rechazado'],
    ],
    [
      'an unknown payee',
      'pago',
      { beneficiario: [{ texto: 'Falta la cuenta', lugar: null }] },
      ['beneficiario: Falta la cuenta'],
    ],
    ['a unit without chassis', 'carta', { unidad: [{ texto: 'Falta chasis', lugar: null }] }, ['unidad: Falta chasis']],
    ['a blank chassis in a paper', 'contrato', { planes: [plan({ papeles: [blanco('unidad')] })] }, ['unidad: unidad']],
    ['a blank person', 'contrato', { planes: [plan({ papeles: [blanco('personas')] })] }, ['personas: personas']],
    ['a blank amount', 'contrato', { planes: [plan({ papeles: [blanco('montos')] })] }, ['montos: montos']],
    [
      'a model that the client has not had for its hours',
      'contrato',
      { planes: [plan({ modelo: { cumple: false, texto: 'Entregado hoy', lugar } })] },
      ['modelo: Entregado hoy'],
    ],
    ['a text that lost a fact', 'contrato', { planes: [plan({ papeles: [blanco('texto')] })] }, ['textos: texto']],
    ['another blank', 'contrato', { planes: [plan({ papeles: [blanco('otros')] })] }, ['blancos: otros']],
    [
      'papers that disagree',
      'pagare',
      {
        planes: [plan({ papeles: [papel('prenda', { ciudad: 'Quito' }), papel('pagare', { ciudad: 'Manta' })] })],
      },
      ['papeles: Ciudad: Quito (prenda), Manta (pagaré)'],
    ],
    [
      'a pledge older than its order',
      'pagare',
      { planes: [plan({ prenda: { texto: 'La prenda no dice lo mismo', lugar } })] },
      ['papeles: La prenda no dice lo mismo'],
    ],
    [
      'another debt',
      'pagare',
      { planes: [plan({ cuenta: { texto: 'Debe 65 cuotas', lugar } })] },
      ['cuenta: Debe 65 cuotas'],
    ],
    [
      'note and contract that are not approved',
      'carta',
      { planes: [plan({ legal: ['pagare', 'contrato'] })] },
      ['legal: El pagaré no está aprobado; El contrato no está aprobado'],
    ],
    [
      'papers of legal whose signed copy nobody kept; an annulled one, and those of the purchase, need none',
      'entrega',
      {
        planes: [
          plan({
            emitidos: [
              { tipo: 'pagare', registro: '6', estado: 'anulado' },
              { tipo: 'pagare', registro: '7', estado: 'emitido' },
              { tipo: 'prenda', registro: '7', estado: 'firmado' },
              { tipo: 'contrato', registro: '01-M001-12', estado: 'emitido', faltan: ['Luis Mera', 'Eva Ruiz'] },
              { tipo: 'orden-de-compra', registro: '9', estado: 'emitido' },
            ],
          }),
        ],
      },
      ['copias: Pagaré No. 7: sin copia firmada; Contrato del plan 01-M001-12: falta la firma de Luis Mera, Eva Ruiz'],
    ],
  ] as [string, PasoDelCaso, Partial<HechosDelCaso>, string[]][])(
    '%s before a step',
    (_caso, paso, cambio, esperadas) => {
      expect(incumplidas(paso, cambio)).toEqual(esperadas);
    },
  );

  test('each plan of an order is judged', () => {
    const otro = plan({ idCodigo: '01-M002-5', carpeta: 'sinAprobar' });
    expect(incumplidas('pago', { planes: [plan(), otro] })).toEqual(['carpeta: 01-M002-5: riesgo no la ha aprobado']);
    const [carpeta] = revisarPaso('pago', hechos({ planes: [plan(), otro] }), NADA_IMPIDE);
    expect(carpeta?.hallazgos[0]?.lugar).toEqual({ recurso: 'plan', clave: '1712345678/01-M002-5' });
  });

  test('a document is mended in the list of its plan', () => {
    const documentos = { total: 2, revisados: 2, rechazados: ['Cédula'] };
    const [, regla] = revisarPaso('pago', hechos({ planes: [plan({ documentos })] }), NADA_IMPIDE);
    expect(regla?.hallazgos[0]?.lugar).toEqual({ recurso: 'documento', clave: '1712345678/01-M001-12/1' });
  });

  test('a signed copy is kept where its paper is', () => {
    const emitidos = (['prenda', 'contrato', 'adenda'] as const).map((tipo) => ({
      ...{ tipo, registro: '7', estado: 'emitido' as const },
    }));
    const regla = revisarPaso('entrega', hechos({ planes: [plan({ emitidos })] }), NADA_IMPIDE).at(-1);
    expect(regla?.hallazgos.map(({ lugar: suyo }) => suyo?.recurso)).toEqual(['pagare', 'contrato', 'contrato']);
  });

  test.each(pasosDelCaso)('%s: a case in order meets every rule', (paso) => {
    expect(incumplidas(paso, {})).toEqual([]);
    expect(revisarPaso(paso, hechos(), NADA_IMPIDE)[0]).toMatchObject({ codigo: 'carpeta', encontrado: '' });
  });

  test('what was reviewed is said of a rule that is met', () => {
    const [, documentos] = revisarPaso('pago', hechos({ planes: [plan(), plan()] }), NADA_IMPIDE);
    expect(documentos).toMatchObject({ codigo: 'documentos', cumple: true, encontrado: '20 de 20' });
    const modelo = revisarPaso('contrato', hechos(), NADA_IMPIDE).find(({ codigo }) => codigo === 'modelo');
    expect(modelo?.encontrado).toBe('Entregado');
  });

  test('which rules stand before which step', () => {
    expect(Object.fromEntries(pasosDelCaso.map((paso) => [paso, reglasDelPaso(paso)]))).toEqual({
      orden: ['carpeta', 'documentos', 'beneficiario'],
      pago: ['carpeta', 'documentos', 'beneficiario'],
      pagare: ['carpeta', 'unidad', 'personas', 'montos', 'papeles', 'cuenta', 'blancos'],
      contrato: ['carpeta', 'unidad', 'personas', 'montos', 'papeles', 'modelo', 'textos', 'blancos'],
      carta: ['carpeta', 'unidad', 'papeles', 'legal'],
      entrega: ['carpeta', 'documentos', 'unidad', 'papeles', 'legal', 'copias'],
    });
    expect(new Set(codigosDeReglaDelCaso.map((codigo) => reglasDelCaso[codigo].nombre)).size).toBe(
      codigosDeReglaDelCaso.length,
    );
  });
});

describe('an unmet rule', () => {
  const sinCarpeta = hechos({ planes: [plan({ carpeta: 'sinAprobar' })] });
  const conImpide = { ...NADA_IMPIDE, pago: ['carpeta'] } as AjustesDelCaso;

  test('that stops by setting refuses, whatever is confirmed', () => {
    const reglas = revisarPaso('pago', sinCarpeta, conImpide);
    expect(rechazoDelPaso('pago', reglas, { confirma: ['carpeta'], motivo: 'Lo sé' })).toMatchObject({
      kind: 'regla',
      code: 'politica-impide',
      title: 'Aprobar el pago: no se puede. Carpeta aprobada por riesgo: 01-M001-12: riesgo no la ha aprobado',
      detalle: { reglas: ['carpeta'] },
    });
  });

  test('is confirmed one by one, and with a reason', () => {
    const reglas = revisarPaso('pago', sinCarpeta, NADA_IMPIDE);
    expect(rechazoDelPaso('pago', reglas, { motivo: 'Lo sé' })).toMatchObject({
      code: 'politica-sin-confirmar',
      title:
        'Aprobar el pago: confirme que continúa aunque no se cumple. Carpeta aprobada por riesgo: 01-M001-12: riesgo no la ha aprobado',
    });
    expect(rechazoDelPaso('pago', reglas, { confirma: ['documentos'], motivo: 'Lo sé' })).toMatchObject({
      code: 'politica-sin-confirmar',
    });
    for (const motivo of [undefined, '', '  '])
      expect(rechazoDelPaso('pago', reglas, { confirma: ['carpeta'], motivo })).toMatchObject({
        errors: { motivo: 'Escriba por qué continúa aunque no se cumple' },
      });
    expect(rechazoDelPaso('pago', reglas, { confirma: ['carpeta'], motivo: 'Lo sé' })).toBeNull();
  });

  test('stops in every setting where the approval of the folder was withdrawn, or the debt is another', () => {
    const enRevision = revisarPaso('orden', hechos({ planes: [plan({ carpeta: 'enRevision' })] }), NADA_IMPIDE);
    expect(enRevision.map(({ modo }) => modo)).toEqual(['impide', 'avisa', 'avisa']);
    const deuda = hechos({ planes: [plan({ cuenta: { texto: 'Debe 65 cuotas', lugar } })] });
    expect(revisarPaso('pagare', deuda, NADA_IMPIDE).find(({ codigo }) => codigo === 'cuenta')?.modo).toBe('impide');
  });

  test('nothing is asked where every rule is met', () => {
    expect(rechazoDelPaso('pago', revisarPaso('pago', hechos(), conImpide), {})).toBeNull();
  });
});

describe('papers of one plan', () => {
  const textos = (...papeles: Papel[]): string[] => desacuerdosDe({ papeles, prenda: null }).map(({ texto }) => texto);

  test('a fact that two papers say otherwise is told with both; what one does not say, and accents, are none', () => {
    expect(
      textos(
        papel('pagare', { depositario: null, ciudad: 'Quito' }),
        papel('prenda', { depositario: '0934567897', ciudad: 'QUITÓ' }),
        papel('contrato', { depositario: '1710034065' }),
      ),
    ).toEqual(['Depositario: 0934567897 (prenda), 1710034065 (contrato)']);
  });

  test('the representative is the same with surnames first', () => {
    expect(
      textos(
        papel('pagare', { representante: 'Lucía Güillín Peña' }),
        papel('prenda', { representante: 'Güillin Peña Lucia' }),
      ),
    ).toEqual([]);
    expect(
      textos(papel('pagare', { representante: 'Lucía Güillín' }), papel('prenda', { representante: 'Ana Güillín' })),
    ).toEqual(['Representante de la empresa: Lucía Güillín (pagaré), Ana Güillín (prenda)']);
  });

  test('one number under two names, each disagreement once', () => {
    const firmas = [{ calidad: 'Garante', identificacion: '1710034065', nombre: 'Rosa Paz' }];
    const otras = [{ calidad: 'Depositario', identificacion: '1710034065', nombre: 'Pedro Loor' }];
    expect(textos(papel('pagare', {}, { firmas }), papel('prenda', {}, { firmas: otras }))).toEqual([
      expect.stringContaining('Rosa Paz (Garante, pagaré)'),
    ]);
  });

  test('it is mended in the last paper that can still change; of firm ones the last is named', () => {
    const [pagare, contrato] = [papel('pagare', { ciudad: 'Quito' }), papel('contrato', { ciudad: 'Manta' })];
    const lugares = (...papeles: Papel[]) =>
      desacuerdosDe({ papeles, prenda: null }).map(({ lugar: donde }) => donde?.clave);
    expect(lugares(pagare, contrato)).toEqual(['contrato']);
    expect(lugares(pagare, { ...contrato, firme: true })).toEqual(['pagare']);
    expect(lugares({ ...pagare, firme: true }, { ...contrato, firme: true })).toEqual(['contrato']);
  });

  test('another number of the debtor is mended in the note, as long as it can change', () => {
    const [pagare, contrato] = [papel('pagare', { deudor: '1' }), papel('contrato', { deudor: '2' })];
    const lugares = (...papeles: Papel[]) =>
      desacuerdosDe({ papeles, prenda: null }).map(({ lugar: donde }) => donde?.clave);
    expect(lugares(pagare, contrato)).toEqual(['pagare']);
    expect(lugares({ ...pagare, firme: true }, contrato)).toEqual(['contrato']);
  });
});

test('what a body may say of the rules: known codes, and a reason that is no empty text', () => {
  const esquema = z.strictObject(dichoDelPaso);
  expect(validar(esquema, {})).toEqual({});
  expect(validar(esquema, { confirma: ['carpeta'], motivo: ' Lo sé ', base: 'x' })).toMatchObject({ motivo: 'Lo sé' });
  expect(() => validar(esquema, { confirma: ['otra'] })).toThrow();
  expect(() => validar(esquema, { motivo: ' ' })).toThrow();
});
