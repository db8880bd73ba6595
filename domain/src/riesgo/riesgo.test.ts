import fc from 'fast-check';
import { deNumero } from '../dinero';
import type { ErrorDeNegocio } from '../errores';
import { listaDeRoles, type Rol } from '../roles';
import { type AccionDeRiesgo, cicloDeRiesgo } from './ciclo';
import {
  CODIGO_DE_GARANTIA,
  colorDeRiesgo,
  enColumnas,
  esInformativo,
  PARAMETROS_INFORMATIVOS,
  puntajeDe,
  puntosDe,
} from './puntaje';
import { esRegla, evaluarParametro, type NombreDeRegla, nombresDeReglas, queMira } from './reglas';
import type {
  DeclaradoParaRiesgo,
  FinanzasParaRiesgo,
  HechosDeExcepcion,
  HechosDeRiesgo,
  PersonaDeRiesgo,
} from './tipos';

const hoy = '2026-03-10';

const sinDeclarar: DeclaradoParaRiesgo = {
  fechaNacimiento: null,
  estadoCivil: null,
  separacionBienes: null,
  situacionLaboral: null,
  laboralAnos: null,
  laboralRuc: null,
  laboralInformal: false,
  tipoDomicilio: null,
  domicilioDesde: null,
  pepExpuesto: null,
};
const finanzas: FinanzasParaRiesgo = {
  viviendaTerreno: deNumero(60_000),
  vehiculoMaquinaria: deNumero(0),
  egresoBancarioComercial: deNumero(180),
  totalPatrimonio: deNumero(9000),
  totalIngresos: deNumero(1200),
  totalIngresosEgresos: deNumero(300),
};
const persona = (cambio: Partial<PersonaDeRiesgo> = {}): PersonaDeRiesgo => ({
  guardada: true,
  declarado: sinDeclarar,
  finanzas,
  referencias: { R: 0, C: 0, B: 0 },
  conyuge: false,
  ...cambio,
});
const hechos = (cambio: Partial<HechosDeRiesgo> = {}): HechosDeRiesgo => ({
  hoy,
  plan: { monto: deNumero(18_000), valorCuota: deNumero(300), cuotasPagadas: 6, cuotasVencidas: 0 },
  titular: persona(),
  garante: null,
  buro: null,
  documentos: { total: 0, listos: 0, estado: 'sinLista' },
  ...cambio,
});
const nada = hechos({
  plan: { monto: deNumero(18_000), valorCuota: deNumero(300), cuotasPagadas: 0, cuotasVencidas: 3 },
  titular: persona({ guardada: false, finanzas: null }),
});
const declara = (declarado: Partial<DeclaradoParaRiesgo>): HechosDeRiesgo =>
  hechos({ titular: persona({ declarado: { ...sinDeclarar, ...declarado } }) });
const conFinanzas = (cambio: Partial<FinanzasParaRiesgo>): HechosDeRiesgo =>
  hechos({ titular: persona({ finanzas: { ...finanzas, ...cambio } }) });
const segun = (regla: NombreDeRegla, h: HechosDeRiesgo) => {
  const { cumple, encontrado } = evaluarParametro({ regla }, h, null);
  return [cumple, encontrado];
};

describe('rules', () => {
  test('RIE-002 nothing registered: no rule is met, and each says what it looked at and what it found', () => {
    for (const regla of nombresDeReglas) {
      const evaluacion = evaluarParametro({ regla }, nada, null);
      expect([regla, evaluacion.cumple, evaluacion.origen]).toEqual([regla, false, 'regla']);
      expect(evaluacion.mirado).toBe(queMira(regla));
      expect(evaluacion.mirado).not.toBe('');
      expect(evaluacion.encontrado).not.toBe('');
    }
  });

  test.each<[NombreDeRegla, HechosDeRiesgo, boolean, string]>([
    ['buroMedio', hechos({ buro: { puntaje: 562, fecha: hoy } }), false, '562, consulta del 10/03/2026'],
    ['buroMedio', hechos({ buro: { puntaje: 563, fecha: hoy } }), true, '563, consulta del 10/03/2026'],
    ['buroAlto', hechos({ buro: { puntaje: 917, fecha: hoy } }), false, '917, consulta del 10/03/2026'],
    ['buroAlto', hechos({ buro: { puntaje: 918, fecha: hoy } }), true, '918, consulta del 10/03/2026'],
    ['alDia', nada, false, '3 cuotas vencidas'],
    ['alDia', hechos(), true, 'Ninguna'],
    ['historialDePago', hechos({ plan: { ...hechos().plan, cuotasPagadas: 5 } }), false, '5 cuotas pagadas'],
    ['historialDePago', hechos(), true, '6 cuotas pagadas'],
    [
      'capacidadDePago',
      conFinanzas({ totalIngresosEgresos: deNumero(299.99) }),
      false,
      'Quedan $ 299,99; la cuota es $ 300,00',
    ],
    ['capacidadDePago', hechos(), true, 'Quedan $ 300,00; la cuota es $ 300,00'],
    [
      'endeudamiento',
      conFinanzas({ egresoBancarioComercial: deNumero(180.01) }),
      false,
      '$ 480,01 de $ 1.200,00 de ingresos',
    ],
    [
      'endeudamiento',
      {
        ...conFinanzas({ egresoBancarioComercial: deNumero(0.5), totalIngresos: deNumero(4.1) }),
        plan: { ...hechos().plan, valorCuota: deNumero(0.57) },
      },
      true,
      '$ 1,07 de $ 4,10 de ingresos',
    ],
    ['endeudamiento', hechos(), true, '$ 480,00 de $ 1.200,00 de ingresos'],
    ['endeudamiento', conFinanzas({ totalIngresos: deNumero(0) }), false, 'Sin ingresos declarados'],
    ['patrimonio', conFinanzas({ totalPatrimonio: deNumero(8999.99) }), false, '$ 8.999,99; el plan es de $ 18.000,00'],
    ['patrimonio', hechos(), true, '$ 9.000,00; el plan es de $ 18.000,00'],
    ['estabilidadLaboral', declara({ situacionLaboral: 'V', laboralAnos: 1 }), false, '1 año'],
    ['estabilidadLaboral', declara({ situacionLaboral: 'V', laboralAnos: 2 }), true, '2 años'],
    [
      'estabilidadLaboral',
      declara({ situacionLaboral: 'A', laboralAnos: 9 }),
      false,
      'Subsidio familiar o ama de casa',
    ],
    ['estabilidadLaboral', declara({ situacionLaboral: 'H' }), true, 'Jubilado'],
    ['ingresosDemostrables', declara({ situacionLaboral: 'A' }), false, 'Subsidio familiar o ama de casa'],
    ['ingresosDemostrables', declara({ situacionLaboral: 'I' }), false, 'Independiente (RUC o RIMPE), sin RUC'],
    [
      'ingresosDemostrables',
      declara({ situacionLaboral: 'I', laboralRuc: '1710034065001' }),
      true,
      'Independiente (RUC o RIMPE)',
    ],
    ['ingresosDemostrables', declara({ situacionLaboral: 'B' }), true, 'Empleado público'],
    ['estabilidadDomiciliaria', declara({ domicilioDesde: '2024-03-11' }), false, 'Desde el 11/03/2024'],
    ['estabilidadDomiciliaria', declara({ domicilioDesde: '2024-03-10' }), true, 'Desde el 10/03/2024'],
    ['viviendaPropia', declara({ tipoDomicilio: 'C' }), false, 'Arrendada'],
    ['viviendaPropia', declara({ tipoDomicilio: 'B' }), true, 'Propia hipotecada'],
    ['bienInmueble', hechos(), true, '$ 60.000,00'],
    ['vehiculo', hechos(), false, '$ 0,00'],
    [
      'referenciasComerciales',
      hechos({ titular: persona({ referencias: { R: 5, C: 1, B: 5 } }) }),
      false,
      '1 confirmada',
    ],
    [
      'referenciasBancarias',
      hechos({ titular: persona({ referencias: { R: 0, C: 0, B: 2 } }) }),
      true,
      '2 confirmadas',
    ],
    ['garante', hechos({ garante: persona({ guardada: false }) }), false, 'Garante sin solicitud guardada'],
    ['garante', hechos({ garante: persona() }), true, 'Registrado'],
    ['capacidadDelGarante', hechos({ garante: persona() }), true, 'Quedan $ 300,00; la cuota es $ 300,00'],
    [
      'documentos',
      hechos({ documentos: { total: 8, listos: 7, estado: 'incompleta' } }),
      false,
      '7 de 8. Documentación incompleta',
    ],
    [
      'documentos',
      hechos({ documentos: { total: 8, listos: 8, estado: 'completa' } }),
      true,
      '8 de 8. Documentación completa',
    ],
    ['edad', declara({ fechaNacimiento: '2005-03-11' }), false, '20 años'],
    ['edad', declara({ fechaNacimiento: '2005-03-10' }), true, '21 años'],
    ['edad', declara({ fechaNacimiento: '1955-03-10' }), false, '71 años'],
    ['conyuge', declara({ estadoCivil: 'C', separacionBienes: 'N' }), false, 'No registrado'],
    ['conyuge', declara({ estadoCivil: 'C', separacionBienes: 'S' }), true, 'No responde por la deuda'],
    ['sinExposicionPolitica', declara({ pepExpuesto: 'S' }), false, 'Sí'],
    ['sinExposicionPolitica', declara({ pepExpuesto: 'N' }), true, 'No'],
  ])('%s %#: on the edge of what it asks', (regla, h, cumple, encontrado) => {
    expect(segun(regla, h)).toEqual([cumple, encontrado]);
  });

  test('RIE-007 a mark of risk goes before the rule, whose findings are told all the same', () => {
    expect(evaluarParametro({ regla: 'alDia' }, nada, true)).toEqual({
      cumple: true,
      origen: 'manual',
      mirado: 'Cuotas vencidas del plan: ninguna',
      encontrado: '3 cuotas vencidas',
    });
    expect(evaluarParametro({ regla: null }, hechos(), false)).toMatchObject({ cumple: false, origen: 'manual' });
  });

  test('a parameter without rule, or with an unknown one, is not met until the risk department marks it', () => {
    for (const regla of [null, 'deOtraVersion', 'constructor', '__proto__'])
      expect(evaluarParametro({ regla }, hechos(), null)).toEqual({
        cumple: false,
        origen: null,
        mirado: null,
        encontrado: null,
      });
    expect(esRegla('toString')).toBe(false);
  });
});

describe('score', () => {
  const parametro = fc.record({
    codigo: fc.oneof(
      fc.constantFrom(...PARAMETROS_INFORMATIVOS, 'valor51'),
      fc.integer({ min: 1, max: 99 }).map((n) => `VALOR${n}`),
    ),
    valor: fc.integer({ min: 0, max: 1000 }),
    cumple: fc.boolean(),
  });

  test('RIE-005 whatever VALOR51 to VALOR54 say, the score is the sum of the others that comply', () => {
    fc.assert(
      fc.property(fc.array(parametro, { maxLength: 40 }), (lista) => {
        let suma = 0;
        for (const { codigo, valor, cumple } of lista) if (cumple && !/^valor5[1-4]$/i.test(codigo)) suma += valor;
        expect(puntajeDe(lista)).toBe(suma);
        expect(puntajeDe(lista.filter((p) => !esInformativo(p)))).toBe(suma);
        const alReves = lista.map((p) => (esInformativo(p) ? { ...p, cumple: !p.cumple, valor: p.valor + 7 } : p));
        expect(puntajeDe(alReves)).toBe(suma);
      }),
    );
  });

  test('RIE-005 an informative parameter gives no points, its neighbours do', () => {
    const puntos = ['VALOR50', 'VALOR51', 'VALOR54', 'VALOR55', 'VALOR5', 'VALOR510'].map((codigo) =>
      puntosDe({ codigo, valor: 10, cumple: true }),
    );
    expect(puntos).toEqual([10, 0, 0, 10, 10, 10]);
  });

  test('RIE-004 RIE-511 799 is red, 800 green', () => {
    expect([0, 799, 800, 1000].map(colorDeRiesgo)).toEqual(['rojo', 'rojo', 'verde', 'verde']);
  });

  test('RIE-006 columns of ten, the last one shorter', () => {
    const lista = Array.from({ length: 24 }, (_, i) => i);
    expect(enColumnas(lista).map((columna) => columna.length)).toEqual([10, 10, 4]);
    expect(enColumnas(lista).flat()).toEqual(lista);
    expect(enColumnas([])).toEqual([]);
  });
});

describe('acts', () => {
  const registro = (puntaje: number | null, exceptuado = false): HechosDeExcepcion => ({
    puntaje,
    excepcion: exceptuado ? { quien: 'Rosa Vela', cuando: '2026-03-10T15:00:00.000Z' } : null,
  });
  const codigo = (accion: AccionDeRiesgo, r: HechosDeExcepcion, role: Rol): string => {
    try {
      cicloDeRiesgo.transicion(accion, r, { actor: { role } });
      return 'puede';
    } catch (error) {
      return (error as ErrorDeNegocio).code;
    }
  };

  test('RIE-008 RIE-009 an exception: of risk, for a score below 800, once', () => {
    expect(codigo('exceptuar', registro(799), 'Jefatura Adjudicaciones')).toBe('sin-permiso');
    expect(codigo('exceptuar', registro(null), 'Riesgo')).toBe('riesgo-sin-calcular');
    expect(codigo('exceptuar', registro(800), 'Riesgo')).toBe('puntaje-suficiente');
    expect(codigo('exceptuar', registro(799, true), 'Riesgo')).toBe('ya-exceptuado');
    expect(codigo('exceptuar', registro(900, true), 'Riesgo')).toBe('ya-exceptuado');
    expect(codigo('exceptuar', registro(799), 'Riesgo')).toBe('puede');
  });

  test('RIE-009 a second exception is told whose the first is, and of when', () => {
    try {
      cicloDeRiesgo.transicion('exceptuar', registro(799, true), { actor: { role: 'Riesgo' } });
      throw new Error('nothing was refused');
    } catch (error) {
      expect(error).toMatchObject({
        title: 'La excepción ya fue agregada: la ingresó Rosa Vela el 10/03/2026 10:00',
        detalle: { quien: 'Rosa Vela', cuando: '2026-03-10T15:00:00.000Z' },
      });
    }
  });

  test('RIE-007 a mark needs a score that was calculated', () => {
    expect(codigo('marcar', registro(null), 'Riesgo')).toBe('riesgo-sin-calcular');
    expect(codigo('marcar', registro(0), 'Riesgo')).toBe('puede');
  });

  test('RIE-013 RIE-015 RIE-016 RIE-017 who may do what', () => {
    const puede = (role: Rol) => cicloDeRiesgo.accionesPosibles(registro(500), { actor: { role } });
    for (const role of listaDeRoles)
      expect([role, puede(role)]).toEqual([
        role,
        role === 'Riesgo'
          ? ['calcular', 'marcar', 'exceptuar', 'garantias']
          : role === 'Ejecutivo Adjudicaciones' || role === 'Jefatura Adjudicaciones'
            ? ['calcular']
            : [],
      ]);
  });
});

test('RIE-008 RIE-513 before the score was calculated nothing is marked or excepted (409), and at 800 nothing is excepted (422)', () => {
  const contexto = { actor: { role: 'Riesgo' } } as const;
  const con = (puntaje: number | null): HechosDeExcepcion => ({ puntaje, excepcion: null });
  for (const accion of ['marcar', 'exceptuar'] as const)
    expect(cicloDeRiesgo.rechazo(accion, con(null), contexto)).toMatchObject({
      status: 409,
      code: 'riesgo-sin-calcular',
    });
  expect(cicloDeRiesgo.rechazo('exceptuar', con(800), contexto)).toMatchObject({
    status: 422,
    code: 'puntaje-suficiente',
    detalle: { puntaje: 800 },
  });
  expect(cicloDeRiesgo.transicion('exceptuar', con(799), contexto).hacia).toBe('exceptuado');
  expect(CODIGO_DE_GARANTIA).toBe('283');
});

test('RIE-013 an exception is final, and everything else goes on: calculated, marked and its guarantees reviewed', () => {
  const exceptuado: HechosDeExcepcion = {
    puntaje: 500,
    excepcion: { quien: 'Rosa Vela', cuando: '2026-03-10T15:00:00.000Z' },
  };
  expect(cicloDeRiesgo.accionesPosibles(exceptuado, { actor: { role: 'Riesgo' } })).toEqual([
    'calcular',
    'marcar',
    'garantias',
  ]);
});
