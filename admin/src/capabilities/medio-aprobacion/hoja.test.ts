import { costosDeMedio, mensajes } from '@adjudica/domain';
import { medioEnEspera } from '../../testing/medios';
import {
  type ContextoDeHoja,
  campoDeHoja,
  cuentaDe,
  cuerpoDe,
  formularioDeHoja,
  type HojaDeMedio,
  hojaDe,
} from './hoja';

const contexto: ContextoDeHoja = {
  hoy: '2026-11-21',
  producto: '01',
  planes: [
    { idCodigo: '01-M001-12', producto: '01', monto: 18000 },
    { idCodigo: '01-M001-14', producto: '01', monto: 5000.1 },
    { idCodigo: '02-C004-7', producto: '02', monto: 40000 },
  ],
};
const formulario = formularioDeHoja('nuevo');
const hoja = hojaDe(medioEnEspera);
const errores = (cambio: Partial<HojaDeMedio>): Record<string, string> => {
  const revisado = formulario.revisar({ ...hoja, ...cambio }, contexto);
  return 'errores' in revisado ? revisado.errores : {};
};

test('MED-510 without a plan nothing is accepted', () => {
  expect(errores({ planes: null, pagoAnticipado: 0 })).toEqual({ planes: 'Debe seleccionar un plan' });
});

test.each([
  [14990, {}],
  [14990.01, { pagoAnticipado: 'Valor debe ser menor o igual a la diferencia.' }],
  [-0.01, { pagoAnticipado: mensajes.CLI.valorMinimo0 }],
  [null, { pagoAnticipado: mensajes.propios.campoObligatorio }],
])('MED-508 an advance payment of %s against a difference of 14990', (pagoAnticipado, esperado) => {
  expect(errores({ pagoAnticipado })).toEqual(esperado);
});

test('MED-508 MED-515 another plan lowers the difference, and the advance payment with it', () => {
  const planes = '01-M001-12 01-M001-14';
  expect(cuentaDe({ ...hoja, planes }, contexto)).toEqual({ sumaDePlanes: 23000.1, diferencia: 9989.9, total: 735.9 });
  expect(errores({ planes, pagoAnticipado: 9989.91 })).toEqual({ pagoAnticipado: mensajes.MED.pagoAnticipadoMayor });
});

test('MED-515 plans of amounts that binary fractions miss: the sum that is shown is exact', () => {
  const montos = [1.1, 2.2, 0.57, 4.35];
  const planes = montos.map((monto, i) => ({ idCodigo: `01-M001-${i}`, producto: '01', monto }));
  const elegidos = planes.map(({ idCodigo }) => idCodigo).join(' ');
  expect(cuentaDe({ ...hoja, valor: 10, planes: elegidos }, { ...contexto, planes })).toMatchObject({
    sumaDePlanes: 8.22,
    diferencia: 1.78,
  });
});

test('MED-507 a value of less than one, and none, say the same', () => {
  for (const valor of [0, 0.99, null])
    expect(errores({ valor, pagoAnticipado: 0 })).toEqual({ valor: 'El valor debe ser mayor a cero' });
});

test('MED-509 MED-514 each of the five costs is asked for, and the tax is at least one', () => {
  for (const costo of costosDeMedio) expect(Object.keys(errores({ [costo]: null }))).toEqual([costo]);
  expect(errores({ impuestoTimbres: 0.99 })).toEqual({ impuestoTimbres: mensajes.MED.valorMayorACero });
  expect(errores({ escrituras: 0 })).toEqual({});
});

test.each([
  [2019, 'Solo puede tener 5 años de antiguedad'],
  [2020, undefined],
  [2027, undefined],
  [2028, 'Año incorrecto'],
])('MED-512 MED-513 a vehicle of %s, in 2026', (anio, texto) => {
  expect(errores({ anio }).anio).toBe(texto);
});

test('MED-511 brand, model, class and state are each required', () => {
  const faltan = { marcaId: null, modeloId: null, claseCodigo: null, estadoBien: null };
  expect(Object.keys(errores(faltan)).sort()).toEqual(Object.keys(faltan).sort());
});

test('MED-505 of a policy everything or nothing, and it ends after it begins', () => {
  const poliza = { aseguradora: 'Equinoccial', numero: 'VH-1', desde: '2026-11-01', hasta: '2027-11-01', prima: 890 };
  expect(errores(poliza)).toEqual({});
  expect(Object.keys(errores({ aseguradora: 'Equinoccial' })).sort()).toEqual(['desde', 'hasta', 'numero', 'prima']);
  expect(errores({ ...poliza, hasta: '2026-11-01' })).toEqual({ hasta: mensajes.propios.polizaHasta });
});

test('MED-506 what was read goes back as it came, with its sums', () => {
  expect(cuerpoDe(hoja, contexto)).toEqual({
    planes: ['01-M001-12'],
    valor: 32990,
    desgravamen: 250.5,
    avaluo: 80,
    costosLegales: 310.25,
    escrituras: 0,
    impuestoTimbres: 95.15,
    total: 735.9,
    diferencia: 14990,
    pagoAnticipado: 4990,
    observaciones: 'Color por confirmar',
    ficha: {
      marcaId: 3,
      modeloId: 31,
      claseCodigo: 'SUV',
      tipo: null,
      estadoBien: 'Nuevo',
      anio: 2026,
      color: 'Blanco',
      chasis: null,
      serieMotor: null,
      placa: null,
      paisOrigen: null,
    },
  });
});

test('MED-526 a plan of the other product asks for a property, and only for that', () => {
  const casa: HojaDeMedio = {
    ...hoja,
    planes: '02-C004-7',
    pagoAnticipado: 0,
    tipoInmueble: 'CASA',
    provinciaCodigo: '17',
    cantonCodigo: '1701',
    direccion: 'Av. Brasil',
    area: 120.5,
  };
  const revisado = formulario.revisar(casa, contexto);
  const valores = 'valores' in revisado ? revisado.valores : null;
  expect(valores).toMatchObject({ marcaId: null, anio: null, area: 120.5 });
  expect(cuerpoDe(valores as HojaDeMedio, contexto).ficha).toEqual({
    tipoInmueble: 'CASA',
    provinciaCodigo: '17',
    cantonCodigo: '1701',
    direccion: 'Av. Brasil',
    area: 120.5,
    registro: null,
  });
  expect(Object.keys(errores({ ...casa, direccion: null, tipoInmueble: null })).sort()).toEqual([
    'direccion',
    'tipoInmueble',
  ]);
});

test.each([
  ['ficha.marcaId', 'marcaId'],
  ['poliza.hasta', 'hasta'],
  ['dispositivo.id', 'dispositivoId'],
  ['dispositivo.valor', 'valorDispositivo'],
  ['planes.0', 'planes'],
  ['valor', 'valor'],
])('MED-506 a refusal of %s stands at the field %s', (ruta, campo) => {
  expect(campoDeHoja(ruta)).toBe(campo);
  expect(formulario.nombres).toContain(campo);
});
