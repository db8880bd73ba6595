import fc from 'fast-check';
import { deNumero } from '../dinero';
import type { ErrorDeNegocio } from '../errores';
import { mensajes } from '../mensajes';
import { listaDeRoles, type Rol } from '../roles';
import {
  aniosDeVehiculo,
  type DatosDeMedio,
  fichaVacia,
  formularioDeDispositivo,
  formularioDeFicha,
  formularioDeMedio,
  formularioDePoliza,
  MAXIMO_DE_PLANES,
  revisarPoliza,
} from './campos';
import {
  type AccionDeMedio,
  cicloDeMedio,
  type EstadoDeMedio,
  estadoDeMedio,
  type HechosDeMedio,
  medioCambiado,
} from './ciclo';
import { saldoDeudor } from './saldo';
import { costosDeMedio, erroresDeTotalesDeMedio, totalesDeMedio } from './totales';
import { esquemaDePlanes, esquemaRechazoDeMedio } from './validacion';

const hoy = '2026-03-10';

const medio = {
  valor: 32_990,
  desgravamen: 250.5,
  avaluo: 80,
  costosLegales: 310.25,
  escrituras: 0,
  impuestoTimbres: 95.15,
  pagoAnticipado: 0,
  observaciones: null,
};
const vehiculo = { marcaId: 8, modeloId: 39, claseCodigo: 'SUV', estadoBien: 'Nuevo', anio: 2026 };
const inmueble = { tipoInmueble: 'CASA', provinciaCodigo: '17', cantonCodigo: '1701', direccion: 'Av. Amazonas N34' };

const errores = (cambio: object): object => {
  const resultado = formularioDeMedio.revisar({ ...medio, ...cambio }, undefined);
  return 'errores' in resultado ? resultado.errores : {};
};
const erroresDeFicha = (producto: string, ficha: object): object => {
  const resultado = formularioDeFicha(producto).revisar(ficha, { hoy });
  return 'errores' in resultado ? resultado.errores : {};
};

describe('the form', () => {
  test('MED-507 MED-508 MED-509 an empty one: each figure is asked for in its own words', () => {
    expect(errores(Object.fromEntries(Object.keys(medio).map((campo) => [campo, null])))).toEqual({
      valor: 'El valor debe ser mayor a cero',
      desgravamen: 'El campo es obligatorio',
      avaluo: 'El campo es obligatorio',
      costosLegales: 'El campo es obligatorio',
      escrituras: 'El campo es obligatorio',
      impuestoTimbres: 'El valor debe ser mayor a cero',
      pagoAnticipado: 'El campo es obligatorio',
    });
  });

  test.each([
    ['MED-507 a value below 1', { valor: 0.99 }, { valor: 'El valor debe ser mayor a cero' }],
    ['MED-507 a value of a third of a cent', { valor: 1.001 }, { valor: 'Monto inválido' }],
    ['MED-509 a tax below 1', { impuestoTimbres: 0.99 }, { impuestoTimbres: 'El valor debe ser mayor a cero' }],
    ['MED-509 a negative cost', { escrituras: -0.01 }, { escrituras: 'Valor mínimo es 0' }],
    ['MED-508 a negative advance payment', { pagoAnticipado: -1 }, { pagoAnticipado: 'Valor mínimo es 0' }],
    ['MED-506 a text of 501', { observaciones: 'x'.repeat(501) }, { observaciones: 'Máximo 500 caracteres' }],
    ['MED-506 an amount as text', { avaluo: '80' }, { avaluo: 'Monto inválido' }],
    ['MED-506 a field of its own making', { estado: true }, { estado: 'Campo desconocido' }],
  ])('%s is refused', (_, cambio, esperado) => {
    expect(errores(cambio)).toEqual(esperado);
  });

  test('MED-507 MED-509 the bounds themselves are accepted', () => {
    expect(errores({ valor: 1, impuestoTimbres: 1, desgravamen: 0, avaluo: 0, costosLegales: 0 })).toEqual({});
  });

  test('MED-510 MED-529 one to four different plans', () => {
    const leer = (planes: unknown) => {
      const resultado = esquemaDePlanes.safeParse(planes);
      return resultado.success ? resultado.data : resultado.error.issues[0]?.message;
    };
    expect(leer(undefined)).toBe('Debe seleccionar un plan');
    expect(leer([])).toBe('Debe seleccionar un plan');
    expect(leer(['01-M001-1', '01-M001-1'])).toBe('El plan está repetido');
    const cuatro = ['01-M001-1', '01-M001-2', '01-M001-3', '01-M001-4'];
    expect(leer(cuatro)).toEqual(cuatro);
    expect(cuatro).toHaveLength(MAXIMO_DE_PLANES);
    expect(leer([...cuatro, '01-M001-5'])).toBe('Puede elegir hasta 4 planes');
  });
});

describe('the sheet', () => {
  test('MED-511 brand, model, class, state and year of a vehicle are each required', () => {
    const obligatorio = 'El campo es obligatorio';
    expect(erroresDeFicha('01', {})).toEqual({
      marcaId: obligatorio,
      modeloId: obligatorio,
      claseCodigo: obligatorio,
      estadoBien: obligatorio,
      anio: obligatorio,
    });
    expect(erroresDeFicha('01', { ...vehiculo, estadoBien: 'Chocado' })).toEqual({
      estadoBien: 'Opción no permitida',
    });
    for (const estadoBien of ['Nuevo', 'Usado']) expect(erroresDeFicha('01', { ...vehiculo, estadoBien })).toEqual({});
  });

  test.each([
    [2019, 'Solo puede tener 5 años de antiguedad'],
    [2020, undefined],
    [2027, undefined],
    [2028, 'Año incorrecto'],
  ])('MED-512 MED-513 in 2026 a vehicle of %d', (anio, mensaje) => {
    expect(erroresDeFicha('01', { ...vehiculo, anio })).toEqual(mensaje === undefined ? {} : { anio: mensaje });
  });

  test('MED-512 MED-513 the window moves with the year of Ecuador', () => {
    expect(aniosDeVehiculo('2026-12-31')).toEqual({ minimo: 2020, maximo: 2027 });
    expect(aniosDeVehiculo('2027-01-01')).toEqual({ minimo: 2021, maximo: 2028 });
  });

  test('MED-526 number plate and serial numbers as people write them, in capitals; none of them is asked for', () => {
    const resultado = formularioDeFicha('01').revisar(
      { ...vehiculo, placa: ' pbz-1234 ', chasis: '9bgka48 t0' },
      { hoy },
    );
    expect(resultado).toMatchObject({ valores: { placa: 'PBZ-1234', chasis: '9BGKA48 T0', serieMotor: null } });
    expect(erroresDeFicha('01', { ...vehiculo, placa: 'x'.repeat(11) })).toEqual({ placa: 'Máximo 10 caracteres' });
  });

  test('MED-526 CasaPlan has a property in place of the vehicle', () => {
    expect(erroresDeFicha('02', inmueble)).toEqual({});
    expect(Object.keys(erroresDeFicha('02', {}))).toEqual([
      'tipoInmueble',
      'provinciaCodigo',
      'cantonCodigo',
      'direccion',
    ]);
    expect(erroresDeFicha('02', { ...inmueble, anio: 2026 })).toEqual({ anio: 'Campo desconocido' });
    expect(Object.values(fichaVacia()).every((valor) => valor === null)).toBe(true);
  });

  test('MED-505 a policy is whole or none, and ends after it begins', () => {
    const poliza = {
      aseguradora: 'Seguros Equinoccial',
      numero: 'v-100',
      desde: '2026-04-01',
      hasta: '2027-04-01',
      prima: 820.4,
    };
    const revisar = (cambio: object) => revisarPoliza({ ...poliza, ...cambio });
    expect(revisarPoliza({})).toEqual({ valores: formularioDePoliza.vacio() });
    expect(revisar({})).toEqual({ valores: { ...poliza, numero: 'V-100' } });
    const obligatorio = 'El campo es obligatorio';
    expect(revisar({ aseguradora: null, numero: null, desde: null, hasta: null })).toEqual({
      errores: { aseguradora: obligatorio, numero: obligatorio, desde: obligatorio, hasta: obligatorio },
    });
    for (const hasta of ['2026-04-01', '2026-03-31'])
      expect(revisar({ hasta })).toEqual({ errores: { hasta: 'La fecha final debe ser posterior a la inicial' } });
  });

  test('MED-505 a device has a price, which may be nothing', () => {
    const revisar = (entrada: object) => formularioDeDispositivo.revisar(entrada, undefined);
    expect(revisar({ id: 2, valor: 0 })).toEqual({ valores: { id: 2, valor: 0 } });
    expect(revisar({ id: 0, valor: -1 })).toEqual({
      errores: { id: 'Opción no permitida', valor: 'Valor mínimo es 0' },
    });
    expect(revisar({ id: 2 })).toEqual({ errores: { valor: 'El campo es obligatorio' } });
  });
});

describe('totals', () => {
  test('MED-514 the total is the five costs, to the cent', () => {
    expect(totalesDeMedio(medio, [20_000])).toEqual({ total: 735.9, diferencia: 12_990 });
    expect(totalesDeMedio({ desgravamen: 0.1, avaluo: 0.2 }, [])).toEqual({ total: 0.3, diferencia: 0 });
  });

  test('MED-514 MED-515 amounts that binary fractions miss: the totals that were read are accepted when they are sent', () => {
    const costos = { desgravamen: 0.29, avaluo: 1.1, costosLegales: 1.15, escrituras: 2.2, impuestoTimbres: 4.35 };
    const totales = totalesDeMedio({ ...costos, valor: 8.41 }, [1.1, 2.2, 0.57]);
    expect(totales).toEqual({ total: 9.09, diferencia: 4.54 });
    expect(erroresDeTotalesDeMedio(totales, { total: 9.09, diferencia: 4.54, pagoAnticipado: 4.54 })).toEqual({});
  });

  test('MED-515 MED-508 the difference is what the good costs beyond the plans, and never negative', () => {
    expect(totalesDeMedio({ valor: 40_000 }, [20_000, 20_000]).diferencia).toBe(0);
    expect(totalesDeMedio({ valor: 39_999.99 }, [20_000, 20_000]).diferencia).toBe(0);
    expect(totalesDeMedio({ valor: 40_000.01 }, [20_000, 20_000]).diferencia).toBe(0.01);
  });

  test('MED-514 MED-515 any amounts: in cents, whatever their order', () => {
    const monto = fc.integer({ min: 0, max: 99_999_999 }).map((centavos) => centavos / 100);
    fc.assert(
      fc.property(
        fc.array(monto, { minLength: 6, maxLength: 6 }),
        fc.array(monto, { maxLength: 4 }),
        (valores, montos) => {
          const [valor, ...costos] = valores as [number, ...number[]];
          const datos = Object.fromEntries(costosDeMedio.map((nombre, i) => [nombre, costos[i]]));
          const enCentavos = (lista: readonly number[]) => lista.reduce((suma, n) => suma + Math.round(n * 100), 0);
          const { total, diferencia } = totalesDeMedio({ ...datos, valor }, montos);
          // The very number, without rounding here: 1.1 * 100 is 110.00000000000001, and such a sum is not what a sheet shows
          expect(total).toBe(enCentavos(costos) / 100);
          expect(diferencia).toBe(Math.max(Math.round(valor * 100) - enCentavos(montos), 0) / 100);
          expect(totalesDeMedio({ ...datos, valor }, [...montos].reverse())).toEqual({ total, diferencia });
        },
      ),
    );
  });

  test('MED-508 MED-514 MED-515 what is sent and is not ours is refused by name', () => {
    const totales = { total: 735.9, diferencia: 12_990 };
    expect(erroresDeTotalesDeMedio(totales, {})).toEqual({});
    expect(erroresDeTotalesDeMedio(totales, { ...totales, pagoAnticipado: 12_990 })).toEqual({});
    expect(
      erroresDeTotalesDeMedio(totales, { total: 735.91, diferencia: 12_990.01, pagoAnticipado: 12_990.01 }),
    ).toEqual({
      total: 'El total no coincide con la suma de sus valores',
      diferencia: 'La diferencia no coincide con el valor menos los planes',
      pagoAnticipado: 'Valor debe ser menor o igual a la diferencia.',
    });
    const maximo = 999_999_999_999.99;
    const enorme = Object.fromEntries(costosDeMedio.map((nombre) => [nombre, maximo])) as Partial<DatosDeMedio>;
    expect(erroresDeTotalesDeMedio(totalesDeMedio(enorme, []), {})).toEqual({ total: 'El monto es demasiado grande' });
  });

  test('MED-540 the balance is what the instalments lack', () => {
    const contrato = { valorCuota: deNumero(100), mesesPlan: 12, fechaInicio: '2025-01-01' };
    const saldo = (sumas: { debitos: number; creditos: number } | null, cuotasPagadas = 0) =>
      saldoDeudor(contrato, sumas && { debitos: deNumero(sumas.debitos), creditos: deNumero(sumas.creditos) }, {
        cuotasPagadas,
      }) / 100;
    expect(saldo(null, 5)).toBe(700);
    expect(saldo(null, 40)).toBe(0);
    expect(saldo({ debitos: 1200, creditos: 250 }, 9)).toBe(950);
    // a charge of 30 is met before the instalments
    expect(saldo({ debitos: 1230, creditos: 250 })).toBe(980);
    expect(saldo({ debitos: 1200, creditos: 1500 })).toBe(0);
  });
});

describe('the lifecycle', () => {
  const acto = { quien: 'Iván Montenegro', cuando: new Date('2026-03-10T15:04:00Z') };
  const hechos = (estado: EstadoDeMedio, cambio: Partial<HechosDeMedio> = {}): HechosDeMedio => ({
    estado: estado === 'aprobado' ? true : estado === 'rechazado' ? false : null,
    enviado: estado === 'espera' ? null : acto,
    decidido: estado === 'aprobado' || estado === 'rechazado' ? acto : null,
    planesVigentes: true,
    ejecutivoId: 4,
    idOrden: null,
    producto: '01',
    reemplazadoPor: null,
    entregado: null,
    ...cambio,
  });
  const posibles = (role: Rol, registro: HechosDeMedio, { id = 4, soloPropios = false } = {}): AccionDeMedio[] =>
    cicloDeMedio.accionesPosibles(registro, { actor: { id, role }, soloPropios });
  const intentar = (accion: AccionDeMedio, registro: HechosDeMedio, role: Rol, soloPropios = false, id = 4) => {
    try {
      return cicloDeMedio.transicion(accion, registro, { actor: { id, role }, soloPropios }).hacia;
    } catch (error) {
      const { kind, code, title, detalle } = error as ErrorDeNegocio;
      return { kind, code, title, detalle };
    }
  };

  test('MED-517 null waits, and is sent or not; true and false are decided', () => {
    for (const estado of ['espera', 'enviado', 'aprobado', 'rechazado'] as const)
      expect(estadoDeMedio(hechos(estado))).toBe(estado);
  });

  test.each([
    ['Ejecutivo Adjudicaciones', [['actualizar', 'enviar'], [], ['actualizar', 'continuar'], ['nuevo']]],
    [
      'Jefatura Adjudicaciones',
      [['actualizar', 'enviar', 'asignar'], ['asignar'], ['actualizar', 'asignar', 'continuar'], ['nuevo']],
    ],
    ['Riesgo', [[], ['aceptar', 'rechazar'], [], []]],
  ] as const)('MED-503 MED-518 MED-522 MED-525 %s: waiting, sent, approved, not approved', (role, esperado) => {
    const estados = ['espera', 'enviado', 'aprobado', 'rechazado'] as const;
    expect(estados.map((estado) => posibles(role, hechos(estado)))).toEqual(esperado);
  });

  test('MED-519 an order is made of an approved one of a vehicle, once: not of a house, nor of a second one', () => {
    const rechazo = (otros: Partial<HechosDeMedio>, estado: EstadoDeMedio = 'aprobado') =>
      cicloDeMedio.rechazo('continuar', hechos(estado, otros), {
        actor: { id: 4, role: 'Ejecutivo Adjudicaciones' },
        soloPropios: false,
      })?.code ?? null;
    expect(rechazo({ producto: '02' })).toBe('sin-vehiculo');
    expect(rechazo({ idOrden: 9 })).toBe('medio-con-orden');
    expect(rechazo({ planesVigentes: false })).toBe('plan-sin-adjudicar');
    expect(rechazo({}, 'enviado')).toBe('medio-no-aprobado');
    expect(rechazo({})).toBeNull();
  });

  test('MED-521 MED-538 once the good was delivered every act is refused, with who noted it and when', () => {
    const entregado = { quien: 'Ana Ortega', cuando: '2026-03-12T15:04:00.000Z' };
    for (const estado of ['espera', 'enviado', 'aprobado', 'rechazado'] as const)
      for (const role of ['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones', 'Riesgo'] as const)
        expect(posibles(role, hechos(estado, { entregado }))).toEqual([]);
    expect(intentar('actualizar', hechos('aprobado', { entregado, idOrden: 9 }), 'Jefatura Adjudicaciones')).toEqual({
      kind: 'conflicto',
      code: 'bien-entregado',
      title: mensajes.propios.bienYaEntregado('Ana Ortega', '12/03/2026 10:04'),
      detalle: entregado,
    });
  });

  test('MED-503 MED-522 everybody else does nothing', () => {
    const actuan = ['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones', 'Riesgo'];
    for (const role of listaDeRoles.filter((rol) => !actuan.includes(rol)))
      for (const estado of ['espera', 'enviado', 'aprobado', 'rechazado'] as const)
        expect(posibles(role, hechos(estado))).toEqual([]);
  });

  test('MED-521 one that was not approved is not updated; one that was waits again', () => {
    expect(intentar('actualizar', hechos('rechazado'), 'Ejecutivo Adjudicaciones')).toMatchObject({
      kind: 'conflicto',
      code: 'estado-cambiado',
    });
    expect(intentar('actualizar', hechos('aprobado'), 'Ejecutivo Adjudicaciones')).toBe('espera');
    expect(intentar('actualizar', hechos('aprobado', { idOrden: 9 }), 'Ejecutivo Adjudicaciones')).toMatchObject({
      kind: 'regla',
      code: 'medio-con-orden',
    });
  });

  test('MED-520 a rejected one is replaced once', () => {
    expect(intentar('nuevo', hechos('rechazado'), 'Ejecutivo Adjudicaciones')).toBe('rechazado');
    expect(intentar('nuevo', hechos('rechazado', { reemplazadoPor: 12 }), 'Ejecutivo Adjudicaciones')).toMatchObject({
      code: 'medio-reemplazado',
      title: 'Ya lo reemplaza el medio de aprobación No. 12',
    });
    expect(intentar('nuevo', hechos('aprobado'), 'Ejecutivo Adjudicaciones')).toMatchObject({
      code: 'medio-no-rechazado',
    });
  });

  test('MED-517 who is slower learns who was faster, when, and what it is now', () => {
    const { title, detalle } = medioCambiado(hechos('enviado'));
    expect(title).toBe('Ya está en riesgo: lo envió Iván Montenegro el 10/03/2026 10:04');
    expect(detalle).toEqual({ estado: 'enviado', quien: 'Iván Montenegro', cuando: '2026-03-10T15:04:00.000Z' });
    expect(medioCambiado(hechos('aprobado')).title).toBe(
      'El medio ya fue aprobado por Iván Montenegro el 10/03/2026 10:04',
    );
    expect(medioCambiado(hechos('rechazado')).detalle).toMatchObject({ estado: 'rechazado' });
    expect(medioCambiado(hechos('espera'))).toMatchObject({
      code: 'estado-cambiado',
      title: 'El medio de aprobación no ha sido enviado a riesgo',
      detalle: { estado: 'espera', quien: null, cuando: null },
    });
  });

  test('MED-518 MED-523 what lost a plan is neither sent nor accepted; it can still be turned down, and updated', () => {
    const sinPlan = { planesVigentes: false };
    const regla = { kind: 'regla', code: 'plan-sin-adjudicar' };
    expect(intentar('enviar', hechos('espera', sinPlan), 'Ejecutivo Adjudicaciones')).toMatchObject(regla);
    expect(intentar('aceptar', hechos('enviado', sinPlan), 'Riesgo')).toMatchObject(regla);
    expect(intentar('rechazar', hechos('enviado', sinPlan), 'Riesgo')).toBe('rechazado');
    expect(intentar('actualizar', hechos('espera', sinPlan), 'Ejecutivo Adjudicaciones')).toBe('espera');
  });

  test('MED-522 another executive acts on it unless the setting forbids it; an unassigned one has no owner', () => {
    const deOtroEjecutivo = { id: 7, soloPropios: true };
    expect(posibles('Ejecutivo Adjudicaciones', hechos('espera'), { id: 7 })).toEqual(['actualizar', 'enviar']);
    expect(posibles('Ejecutivo Adjudicaciones', hechos('espera'), deOtroEjecutivo)).toEqual([]);
    expect(posibles('Ejecutivo Adjudicaciones', hechos('rechazado'), deOtroEjecutivo)).toEqual([]);
    expect(posibles('Ejecutivo Adjudicaciones', hechos('espera', { ejecutivoId: null }), deOtroEjecutivo)).toEqual([
      'actualizar',
      'enviar',
    ]);
    expect(posibles('Jefatura Adjudicaciones', hechos('espera'), deOtroEjecutivo)).toContain('actualizar');
    expect(intentar('enviar', hechos('espera'), 'Ejecutivo Adjudicaciones', true, 7)).toMatchObject({
      kind: 'prohibido',
      code: 'medio-de-otro-ejecutivo',
    });
  });

  test('MED-524 a refusal needs its reason', () => {
    const leer = (observaciones?: string) => esquemaRechazoDeMedio.safeParse({ observaciones, version: 3 });
    for (const vacio of [undefined, '', '  \n '])
      expect(leer(vacio).error?.issues[0]?.message).toBe('Motivo no puede estar vacío');
    expect(leer('x'.repeat(501)).success).toBe(false);
    expect(leer(' El avalúo es de otro vehículo ').data?.observaciones).toBe('El avalúo es de otro vehículo');
  });
});

test('MED-510 MED-545 MED-546 MED-547 the texts, letter by letter', () => {
  expect(mensajes.MED).toMatchObject({
    seleccionarPlan: 'Debe seleccionar un plan',
    generado: 'Medio de aprobación generado con exito.',
    actualizado: 'Medio de aprobación actualizado con exito.',
    medioActualizado: 'Medio actualizado.',
    aceptar: 'Aceptar medio de aprobación',
    noAprobado: 'No aprobado',
  });
});
