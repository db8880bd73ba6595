import { deNumero } from '../dinero';
import { leerLista } from '../lista';
import { cicloDeMedio, type HechosDeMedio, medioCambiado } from './ciclo';
import { listaDeMedios } from './lista';
import { saldoDeudor } from './saldo';
import { erroresDeTotalesDeMedio } from './totales';

test('MED-517 the list is asked by the four states, anything else is refused', () => {
  const por = (estado: unknown) => leerLista({ filter: JSON.stringify({ estado }) }, listaDeMedios).filtro.estado;
  const estados = ['espera', 'enviado', 'aprobado', 'rechazado'];
  expect(estados.map(por)).toEqual(estados);
  for (const estado of ['', 'Espera', null, true])
    expect(() => por(estado)).toThrow(/espera, enviado, aprobado, rechazado/);
});

test('MED-540 a client who paid more than the plan owes nothing, and the balance is not negative', () => {
  const contrato = { valorCuota: deNumero(100), mesesPlan: 12, fechaInicio: '2025-01-01' };
  const saldo = (creditos: number) =>
    saldoDeudor(contrato, { debitos: deNumero(1200), creditos: deNumero(creditos) }, { cuotasPagadas: 0 });
  expect([saldo(1200), saldo(1199.99), saldo(5000)]).toEqual([0, 1, 0]);
});

test('MED-514 MED-515 a total that fits, one that was not sent and an advance equal to the difference are no errors', () => {
  const MAXIMO = 999_999_999_999.99;
  expect(erroresDeTotalesDeMedio({ total: MAXIMO, diferencia: 0 }, { total: MAXIMO })).toEqual({});
  expect(Object.keys(erroresDeTotalesDeMedio({ total: 1_000_000_000_000, diferencia: 0 }, {}))).toEqual(['total']);
  expect(erroresDeTotalesDeMedio({ total: 5, diferencia: 3 }, { total: null, diferencia: null })).toEqual({});
  expect(erroresDeTotalesDeMedio({ total: 5, diferencia: 3 }, { pagoAnticipado: 3 })).toEqual({});
  // what is no number is refused by its own field
  expect(erroresDeTotalesDeMedio({ total: 5, diferencia: 3 }, { pagoAnticipado: '4' })).toEqual({});
  expect(Object.keys(erroresDeTotalesDeMedio({ total: 5, diferencia: 3 }, { pagoAnticipado: 3.01 }))).toEqual([
    'pagoAnticipado',
  ]);
});

describe('refusals', () => {
  const acto = { quien: 'Iván Montenegro', cuando: new Date('2026-03-10T15:04:00Z') };
  const hechos = (cambio: Partial<HechosDeMedio> = {}): HechosDeMedio => ({
    estado: true,
    enviado: acto,
    decidido: acto,
    planesVigentes: true,
    ejecutivoId: 4,
    idOrden: null,
    producto: '01',
    reemplazadoPor: null,
    entregado: null,
    ...cambio,
  });
  const rechazo = (accion: Parameters<typeof cicloDeMedio.rechazo>[0], de: HechosDeMedio, soloPropios = false) =>
    cicloDeMedio.rechazo(accion, de, { actor: { id: 4, role: 'Ejecutivo Adjudicaciones' }, soloPropios });

  test('SOLO_PROPIOS: an executive is refused another’s record, not an own or an unassigned one', () => {
    expect(rechazo('continuar', hechos({ ejecutivoId: 5 }), true)).toMatchObject({
      status: 403,
      code: 'medio-de-otro-ejecutivo',
    });
    expect([rechazo('continuar', hechos(), true), rechazo('continuar', hechos({ ejecutivoId: null }), true)]).toEqual([
      null,
      null,
    ]);
    expect(rechazo('continuar', hechos({ ejecutivoId: 5 }))).toBeNull();
  });

  test('one that a newer one replaced is not replaced again: 409', () => {
    expect(rechazo('nuevo', hechos({ estado: false, reemplazadoPor: 9 }))).toMatchObject({
      status: 409,
      code: 'medio-reemplazado',
    });
    expect(rechazo('nuevo', hechos({ estado: false }))).toBeNull();
  });

  test('MED-519 without a vehicle, with its order, without its plan: 422 or 409, each by its code', () => {
    expect(rechazo('continuar', hechos({ producto: '02' }))).toMatchObject({ status: 422, code: 'sin-vehiculo' });
    expect(rechazo('continuar', hechos({ planesVigentes: false }))).toMatchObject({ code: 'plan-sin-adjudicar' });
    expect(rechazo('continuar', hechos({ estado: null, decidido: null }))).toMatchObject({
      status: 409,
      code: 'medio-no-aprobado',
    });
    expect(rechazo('nuevo', hechos())).toMatchObject({ status: 409, code: 'medio-no-rechazado' });
  });

  test('MED-517 one that was never sent says so to whoever decides it', () => {
    const { title, detalle } = medioCambiado(hechos({ estado: null, enviado: null, decidido: null }));
    expect(title).toBe('El medio de aprobación no ha sido enviado a riesgo');
    expect(detalle).toMatchObject({ estado: 'espera', quien: null, cuando: null });
  });
});
