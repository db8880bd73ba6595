import { leerLista } from '../lista';
import { calculosDeOrden, erroresDeCalculos } from './calculos';
import { listaDeOrdenes } from './campos';
import { cicloDeOrden, type HechosDeOrden } from './ciclo';

const orden = (cambio: Partial<HechosDeOrden> = {}): HechosDeOrden => ({
  estado: 'pendiente',
  creadorId: 4,
  rolCreador: 'Ejecutivo Adjudicaciones',
  aprobada: null,
  anulada: null,
  sinConcesionario: false,
  pagoAprobado: false,
  ...cambio,
});
const rechazo = (accion: Parameters<typeof cicloDeOrden.rechazo>[0], de: HechosDeOrden) =>
  cicloDeOrden.rechazo(accion, de, { actor: { id: 7, role: 'Jefatura Adjudicaciones' } });

test('a pending order is neither printed nor paid: 409 with its state', () => {
  expect(rechazo('generar', orden())).toMatchObject({
    status: 409,
    code: 'estado-cambiado',
    detalle: { estado: 'pendiente', quien: null, cuando: null },
  });
});

test('ORD-529 ORD-544 without its dealer it is not annulled, and with an approved payment neither: 422', () => {
  expect(rechazo('anular', orden({ sinConcesionario: true }))).toMatchObject({
    status: 422,
    code: 'sin-concesionario',
  });
  expect(rechazo('anular', orden({ estado: 'aprobada', pagoAprobado: true }))).toMatchObject({
    status: 422,
    code: 'con-pago',
  });
  expect(rechazo('anular', orden())).toBeNull();
});

test('ORD-538 the list is asked by its three states, anything else is refused', () => {
  const por = (estado: unknown) => leerLista({ filter: JSON.stringify({ estado }) }, listaDeOrdenes).filtro.estado;
  const estados = ['pendiente', 'aprobada', 'anulada'];
  expect(estados.map(por)).toEqual(estados);
  for (const estado of ['', 'Pendiente', null, 1]) expect(() => por(estado)).toThrow(/pendiente, aprobada, anulada/);
});

test('a percentage that is none yet counts as 0, and so does one below 0 or above 100', () => {
  const comision = (porcentajeComision: number) =>
    calculosDeOrden({ porcentajeComision }, { valorVehiculo: 20_000, montos: [18_000] });
  const sinComision = comision(0);
  for (const porcentaje of [-5, 100.01, Number.NaN]) expect(comision(porcentaje)).toEqual(sinComision);
  expect(comision(0.01)).not.toEqual(sinComision);
  expect(comision(100)).not.toEqual(sinComision);
});

test('ORD-533 commissions that leave nothing for the dealer are no error, a cent more is', () => {
  const base = { valorVehiculo: 20_000, montos: [20_000] };
  const errores = (comisionDispositivo: number) =>
    erroresDeCalculos(calculosDeOrden({ porcentajeComision: 0, comisionDispositivo }, base), base, {});
  expect(errores(20_000)).toEqual({});
  expect(Object.keys(errores(20_000.01))).toEqual(['pagoConcesionario']);
});
