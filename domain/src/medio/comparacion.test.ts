import { deNumero } from '../dinero';
import {
  type ComparacionDeMedio,
  lineasDeComparacion,
  type MedioAnterior,
  type PlanComparado,
  rechazoPorValor,
  valorLejano,
} from './comparacion';
import { desvioDePrecio, textoDeDesvio, textoDeRango } from './precio';

const rango = (minimo: number, maximo = minimo) => ({ minimo: deNumero(minimo), maximo: deNumero(maximo) });
const plan = (cambio: Partial<PlanComparado> = {}): PlanComparado => ({
  idCodigo: '01-M002-6',
  solicitado: deNumero(20_000),
  proforma: 'Proforma, revisada',
  puntaje: 720,
  conExcepcion: false,
  ...cambio,
});
const comparar = (valor: number, cambio: Partial<ComparacionDeMedio> = {}): ComparacionDeMedio => ({
  valor: deNumero(valor),
  lista: rango(18_000, 22_000),
  planes: [plan()],
  anteriores: [],
  ...cambio,
});

describe('how far a value is from a price', () => {
  test.each([
    [9_000, -0.1, '10,0 % menos'],
    [10_000, 0, 'dentro de la lista'],
    [11_000, 0, 'dentro de la lista'],
    [12_000, 0, 'dentro de la lista'],
    [15_000, 0.25, '25,0 % más'],
    [12_015, 0.00125, '0,1 % más'],
  ])('%d beside 10.000 to 12.000: from the nearer end, and none within', (valor, desvio, texto) => {
    expect(desvioDePrecio(deNumero(valor), rango(10_000, 12_000))).toBeCloseTo(desvio, 10);
    expect(textoDeDesvio(deNumero(valor), rango(10_000, 12_000))).toBe(texto);
  });

  test('a price of nothing is no yardstick', () => {
    expect(desvioDePrecio(deNumero(500), rango(0))).toBe(0);
    expect(desvioDePrecio(deNumero(-5), rango(0, 10))).toBe(0);
    expect(desvioDePrecio(deNumero(15), rango(0, 10))).toBe(0.5);
  });

  test('one price is written once, two as a range', () => {
    expect(textoDeRango(rango(10_000))).toBe('$ 10.000,00');
    expect(textoDeRango(rango(10_000, 12_000))).toBe('de $ 10.000,00 a $ 12.000,00');
  });
});

describe('a value far from the reference values', () => {
  test('is said with each of the two prices, and refused until it is confirmed', () => {
    const lejano = valorLejano(comparar(30_000), 20);
    expect(lejano).toBe(
      'El valor $ 30.000,00 está lejos del precio de lista (de $ 18.000,00 a $ 22.000,00), 36,4 % más y del valor de la solicitud ($ 20.000,00), 50,0 % más',
    );
    expect(rechazoPorValor(lejano, false)).toMatchObject({
      kind: 'regla',
      code: 'valor-sin-confirmar',
      title: lejano,
      errors: { confirmaValor: 'Confirme que revisó el valor del bien' },
    });
    expect(rechazoPorValor(lejano, true)).toBeNull();
    expect(rechazoPorValor(null, false)).toBeNull();
  });

  test('far below counts too', () => {
    expect(valorLejano(comparar(10_000), 20)).toContain('44,4 % menos');
  });

  test('near one of the two is near enough', () => {
    expect(valorLejano(comparar(30_000, { planes: [plan({ solicitado: deNumero(29_000) })] }), 20)).toBeNull();
    expect(valorLejano(comparar(30_000, { lista: rango(29_000) }), 20)).toBeNull();
  });

  test('exactly the percentage is near, a cent more is far', () => {
    const solo = { lista: rango(20_000), planes: [plan({ solicitado: null })] };
    expect(valorLejano(comparar(24_000, solo), 20)).toBeNull();
    expect(valorLejano(comparar(24_000.01, solo), 20)).not.toBeNull();
  });

  test('with one price it is that one alone, with none there is nothing to be far from', () => {
    expect(valorLejano(comparar(30_000, { lista: null }), 20)).toBe(
      'El valor $ 30.000,00 está lejos del valor de la solicitud ($ 20.000,00), 50,0 % más',
    );
    expect(valorLejano(comparar(30_000, { lista: null, planes: [plan({ solicitado: null })] }), 20)).toBeNull();
  });

  test('several applications are a range', () => {
    const planes = [plan({ solicitado: deNumero(20_000) }), plan({ solicitado: deNumero(26_000) })];
    expect(valorLejano(comparar(27_000, { lista: null, planes }), 20)).toBeNull();
    expect(valorLejano(comparar(39_000, { lista: null, planes }), 20)).toContain(
      '(de $ 20.000,00 a $ 26.000,00), 50,0 % más',
    );
  });
});

describe('what an approval is judged beside, in words', () => {
  const lineas = (comparacion: ComparacionDeMedio) =>
    Object.fromEntries(lineasDeComparacion(comparacion).map(({ etiqueta, valor }) => [etiqueta, valor]));

  test('without reference values each line says so', () => {
    const nada = plan({ solicitado: null, proforma: null, puntaje: null });
    expect(lineas(comparar(20_000, { lista: null, planes: [nada] }))).toEqual({
      'Valor del bien': '$ 20.000,00',
      'Precio de lista': 'No consta en las listas de precios',
      'Valor en la solicitud': 'La solicitud no indica el valor del bien',
      Proforma: 'Sin documento de proforma',
      'Puntaje de riesgo': 'Sin calcular',
      'Medios anteriores': 'Ninguno',
    });
  });

  test('one plan: the figures without its code', () => {
    const lista = rango(18_000, 19_000);
    expect(lineas(comparar(20_000, { lista, planes: [plan({ conExcepcion: true })] }))).toMatchObject({
      'Precio de lista': 'de $ 18.000,00 a $ 19.000,00. El medio pide 5,3 % más',
      'Valor en la solicitud': '$ 20.000,00. El medio pide lo mismo',
      Proforma: 'Proforma, revisada',
      'Puntaje de riesgo': '720. Con excepción',
    });
  });

  test('several plans: each with its code', () => {
    const planes = [plan(), plan({ idCodigo: '01-M003-1', proforma: null, puntaje: null, conExcepcion: true })];
    expect(lineas(comparar(20_000, { planes }))).toMatchObject({
      Proforma: '01-M002-6: Proforma, revisada. 01-M003-1: Sin documento de proforma',
      'Puntaje de riesgo': '01-M002-6: 720. 01-M003-1: Sin calcular. Con excepción',
    });
  });

  test('earlier approvals: number, value, state, day and reason as far as there are any', () => {
    const anterior: MedioAnterior = {
      id: 7,
      estado: 'rechazado',
      valor: deNumero(19_500),
      decidido: '01/02/2026',
      motivo: 'Valor alto',
    };
    const anteriores = [anterior, { ...anterior, id: 9, estado: 'espera', decidido: null, motivo: null } as const];
    expect(lineas(comparar(20_000, { anteriores }))['Medios anteriores']).toMatch(
      /^Medio No\. 7, \$ 19\.500,00, [a-záéíóú ]+ 01\/02\/2026: Valor alto; Medio No\. 9, \$ 19\.500,00, en espera$/,
    );
  });
});
