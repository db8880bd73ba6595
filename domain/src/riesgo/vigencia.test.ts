import { deNumero } from '../dinero';
import type { HechosDeRiesgo } from './tipos';
import { cambiadosDesdeElCalculo, type ParametroCalculado } from './vigencia';

const conCuotas = (cuotasPagadas: number): HechosDeRiesgo => ({
  hoy: '2026-03-10',
  plan: { monto: deNumero(18_000), valorCuota: deNumero(300), cuotasPagadas, cuotasVencidas: 0 },
  titular: {
    guardada: true,
    declarado: {
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
    },
    finanzas: null,
    referencias: { R: 0, C: 0, B: 0 },
    conyuge: false,
  },
  garante: null,
  buro: null,
  documentos: { total: 0, listos: 0, estado: 'sinLista' },
});
const calculado = (cambio: Partial<ParametroCalculado> = {}): ParametroCalculado => ({
  nombre: 'Historial de pago',
  regla: 'historialDePago',
  cumple: true,
  encontrado: '6 cuotas pagadas',
  origen: 'regla',
  ...cambio,
});

describe('a score that is no longer of these data', () => {
  test('names the parameter that would come out otherwise, and the one that was met by other facts', () => {
    expect(cambiadosDesdeElCalculo([calculado()], conCuotas(5))).toEqual(['Historial de pago']);
    expect(cambiadosDesdeElCalculo([calculado()], conCuotas(7))).toEqual(['Historial de pago']);
    expect(cambiadosDesdeElCalculo([calculado({ cumple: false })], conCuotas(6))).toEqual(['Historial de pago']);
  });

  test('the same facts change nothing', () => {
    expect(cambiadosDesdeElCalculo([calculado()], conCuotas(6))).toEqual([]);
  });

  test('what risk marked stays as it was said, what has no rule or one that is gone says nothing', () => {
    const sinRegla = [
      calculado({ origen: 'manual' }),
      calculado({ origen: null, cumple: false, encontrado: null }),
      calculado({ regla: null }),
      calculado({ regla: 'deOtraVersion' }),
    ];
    expect(cambiadosDesdeElCalculo(sinRegla, conCuotas(2))).toEqual([]);
  });
});
