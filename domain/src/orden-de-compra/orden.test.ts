import { mensajes } from '../mensajes';
import type { Rol } from '../roles';
import { camposCerrados, type DatosDeOrden, formularioDeOrden, tiposDeCarta } from './campos';
import {
  type AccionDeOrden,
  cicloDeOrden,
  type EstadoDeOrden,
  estadosDeOrden,
  etiquetaDeOrden,
  type HechosDeOrden,
} from './ciclo';
import { esquemaAnulacionDeOrden } from './validacion';

const { ORD, propios } = mensajes;
const REQUERIDO = 'El campo es obligatorio';

const nuevo: DatosDeOrden = {
  ...formularioDeOrden.vacio(),
  tipoCarta: '001',
  concesionarioId: 3,
  porcentajeComision: 2.5,
};
const particular = {
  tipoIdentificacionTercero: 'C',
  identificacionTercero: '1712345675',
  bancoTercero: 'Banco Pichincha',
  tipoCuentaTercero: 'AHORROS',
  numeroCuentaTercero: '2200000404',
} as const;
const SIN_PARTICULAR = Object.fromEntries(Object.keys(particular).map((campo) => [campo, null]));
const semiNuevo: DatosDeOrden = {
  ...{ ...nuevo, tipoCarta: '002', concesionarioId: null, atencionTercero: 'Ana Mora' },
  ...particular,
};
const conDispositivo: DatosDeOrden = { ...nuevo, tipoCarta: '003', valorDispositivo: 380, comisionDispositivo: 20 };

const errores = (valores: object): Readonly<Record<string, string>> => {
  const resultado = formularioDeOrden.revisar(valores, undefined);
  return 'errores' in resultado ? resultado.errores : {};
};
const con = (valores: DatosDeOrden, otros: Partial<DatosDeOrden>) => ({ ...valores, ...otros });

describe('what is typed for an order', () => {
  test('ORD-514 ORD-515 no type, no dealer, no percentage: each is asked for', () => {
    expect(errores({})).toEqual({ tipoCarta: REQUERIDO, concesionarioId: REQUERIDO, porcentajeComision: REQUERIDO });
  });

  test('ORD-513 a type that is none of the three is refused', () => {
    expect(errores(con(nuevo, { tipoCarta: '004' }))).toEqual({ tipoCarta: propios.opcionInvalida });
    expect(tiposDeCarta).toEqual([
      { codigo: '001', nombre: 'Carta vehiculo nuevo' },
      { codigo: '002', nombre: 'Carta vehiculo semi nuevo' },
      { codigo: '003', nombre: 'Carta vehiculo nuevo concesionaria incluye dispositivo' },
    ]);
  });

  test.each<[string, DatosDeOrden, string]>([
    ['empty', con(conDispositivo, { valorDispositivo: null }), 'Valor debe ser mayor a cero'],
    ['zero', con(conDispositivo, { valorDispositivo: 0 }), 'Valor debe ser mayor a cero'],
    ['below one', con(conDispositivo, { valorDispositivo: 0.99 }), 'Valor debe ser mayor a cero'],
  ])('ORD-518 type 003 with a device value that is %s is refused', (_, valores, texto) => {
    expect(errores(valores)).toEqual({ valorDispositivo: texto });
  });

  test('ORD-520 type 002 without third-party attention is refused', () => {
    expect(errores(con(semiNuevo, { atencionTercero: null }))).toEqual({ atencionTercero: REQUERIDO });
  });

  test('ORD-522 type 002 with the dealer included asks for the dealer', () => {
    expect(errores(con(semiNuevo, { incluyeConcesionario: true }))).toEqual({ concesionarioId: REQUERIDO });
  });

  test.each([
    ['negative', -0.01, 'Valor mínimo es 0'],
    ['above 100', 100.01, propios.maximo(100)],
    ['with three decimals', 2.555, propios.montoInvalido],
  ])('ORD-528 a percentage that is %s is refused', (_, porcentajeComision, texto) => {
    expect(errores(con(nuevo, { porcentajeComision }))).toEqual({ porcentajeComision: texto });
  });

  test.each<[string, DatosDeOrden, readonly string[]]>([
    [
      'ORD-518, ORD-519: device value and commission with type 001',
      con(conDispositivo, { tipoCarta: '001' }),
      ['valorDispositivo', 'comisionDispositivo'],
    ],
    [
      'ORD-518, ORD-519: device value and commission with type 002',
      con(semiNuevo, { valorDispositivo: 5, comisionDispositivo: 0 }),
      ['valorDispositivo', 'comisionDispositivo'],
    ],
    [
      'ORD-520, ORD-521: third party and dealer box with type 001',
      con(nuevo, { atencionTercero: 'Ana', incluyeConcesionario: true }),
      ['incluyeConcesionario', 'atencionTercero'],
    ],
    [
      'ORD-520, ORD-521: the same with type 003',
      con(conDispositivo, { atencionTercero: 'Ana', incluyeConcesionario: true }),
      ['incluyeConcesionario', 'atencionTercero'],
    ],
    [
      'ORD-522: dealer and executives with type 002 alone',
      con(semiNuevo, { concesionarioId: 3, vendedorId: 4, jefeVentasId: 5, contableId: 6 }),
      ['concesionarioId', 'vendedorId', 'jefeVentasId', 'contableId'],
    ],
  ])('%s are refused, not dropped', (_, valores, nombres) => {
    expect(camposCerrados(valores)).toEqual(Object.fromEntries(nombres.map((n) => [n, propios.noCorrespondeAlTipo])));
  });

  test.each<[string, DatosDeOrden]>([
    ['001 with its dealer', con(nuevo, { vendedorId: 7, jefeVentasId: 8, contableId: 9 })],
    ['002 without a dealer', semiNuevo],
    [
      '002 with the dealer included',
      con(semiNuevo, { ...SIN_PARTICULAR, incluyeConcesionario: true, concesionarioId: 3 }),
    ],
    ['003 with device', conDispositivo],
    ['003 without commission of the device', con(conDispositivo, { comisionDispositivo: null })],
    ['a percentage of 0', con(nuevo, { porcentajeComision: 0 })],
    ['a percentage of 100', con(nuevo, { porcentajeComision: 100 })],
  ])('ORD-513 ORD-514 ORD-515 ORD-516 %s passes', (_, valores) => {
    expect(errores(valores)).toEqual({});
    expect(camposCerrados(valores)).toEqual({});
  });

  test('ORD-517 another type resets device value, its commission, third party, seller and box; dealer, head and accountant stay', () => {
    const lleno = con(conDispositivo, { vendedorId: 7, jefeVentasId: 8, contableId: 9 });
    expect(formularioDeOrden.cambiar(lleno, 'tipoCarta', '001')).toEqual({
      ...nuevo,
      concesionarioId: 3,
      jefeVentasId: 8,
      contableId: 9,
    });
  });

  test('ORD-517 ORD-522 type 002 has no dealer until he is included, nor any of his executives', () => {
    const lleno = con(nuevo, { vendedorId: 7, jefeVentasId: 8, contableId: 9 });
    const usado = formularioDeOrden.cambiar(lleno, 'tipoCarta', '002');
    expect(usado).toEqual({ ...formularioDeOrden.vacio(), tipoCarta: '002', porcentajeComision: 2.5 });
    const incluido = con(formularioDeOrden.cambiar(usado, 'incluyeConcesionario', true), {
      concesionarioId: 3,
      contableId: 9,
    });
    expect(formularioDeOrden.cambiar(incluido, 'incluyeConcesionario', false)).toEqual(usado);
  });

  test('ORD-516 another dealer has other executives', () => {
    const lleno = con(nuevo, { vendedorId: 7, jefeVentasId: 8, contableId: 9 });
    expect(formularioDeOrden.cambiar(lleno, 'concesionarioId', 4)).toEqual(con(nuevo, { concesionarioId: 4 }));
  });
});

const JEFE = 7;
const hechos = (estado: EstadoDeOrden, otros: Partial<HechosDeOrden> = {}): HechosDeOrden => ({
  estado,
  creadorId: 4,
  rolCreador: 'Ejecutivo Adjudicaciones',
  aprobada: estado === 'aprobada' ? { quien: 'Jaime Salas', cuando: '2026-03-02T15:04:00.000Z' } : null,
  anulada: estado === 'anulada' ? { quien: 'Jaime Salas', cuando: '2026-03-03T15:04:00.000Z' } : null,
  sinConcesionario: false,
  pagoAprobado: false,
  ...otros,
});
const intentar = (accion: AccionDeOrden, orden: HechosDeOrden, role: Rol = 'Jefatura Adjudicaciones', id = JEFE) =>
  cicloDeOrden.rechazo(accion, orden, { actor: { id, role } });

describe('its lifecycle', () => {
  test('ORD-543 invariant 10: an approved or annulled one is not approved: who was faster, when, and what it is', () => {
    expect(intentar('aprobar', hechos('aprobada'))).toMatchObject({
      code: 'estado-cambiado',
      title: 'La orden ya fue aprobada por Jaime Salas el 02/03/2026 10:04',
      detalle: { estado: 'aprobada' },
    });
    expect(intentar('aprobar', hechos('anulada'))).toMatchObject({
      code: 'estado-cambiado',
      title: 'La orden ya fue anulada por Jaime Salas el 03/03/2026 10:04',
      detalle: { estado: 'anulada' },
    });
  });

  test('invariant 10: annulled is final', () => {
    for (const accion of cicloDeOrden.acciones)
      expect(
        intentar(accion, hechos('anulada'), accion === 'continuar' ? 'Ejecutivo Adjudicaciones' : undefined),
      ).toMatchObject({ code: 'estado-cambiado' });
  });

  test('ORD-550 executives neither approve nor annul; managers annul nothing', () => {
    for (const accion of ['aprobar', 'anular'] as const)
      expect(intentar(accion, hechos('pendiente'), 'Ejecutivo Adjudicaciones')).toMatchObject({ code: 'sin-permiso' });
    expect(intentar('anular', hechos('pendiente'), 'Gerente General')).toMatchObject({ code: 'sin-permiso' });
  });

  test('ORD-550 invariant 11: who made it does not approve it; the other head and the managers do', () => {
    const deJefatura = hechos('pendiente', { creadorId: JEFE, rolCreador: 'Jefatura Adjudicaciones' });
    expect(intentar('aprobar', deJefatura)).toMatchObject({ code: 'cuatro-ojos' });
    expect(intentar('aprobar', deJefatura, 'Jefatura Adjudicaciones', 8)).toBeNull();
    expect(intentar('aprobar', deJefatura, 'Gerente Financiero', 9)).toBeNull();
    expect(intentar('aprobar', hechos('pendiente'), 'Gerente Financiero', 9)).toMatchObject({
      code: 'no-lo-creo-jefatura',
    });
    expect(intentar('anular', deJefatura)).toBeNull();
  });

  test('who made a pending one corrects and withdraws it, executive or head; nobody else, and not once it is decided', () => {
    for (const accion of ['corregir', 'retirar'] as const) {
      expect(intentar(accion, hechos('pendiente'), 'Ejecutivo Adjudicaciones', 5)).toMatchObject({
        kind: 'prohibido',
        code: 'orden-de-otro',
        title: propios.ordenDeOtro,
      });
      expect(intentar(accion, hechos('pendiente', { creadorId: null }), undefined, 0)).toMatchObject({
        code: 'orden-de-otro',
      });
      expect(intentar(accion, hechos('pendiente'), 'Ejecutivo Adjudicaciones', 4)).toBeNull();
      expect(intentar(accion, hechos('pendiente', { creadorId: JEFE }))).toBeNull();
      expect(intentar(accion, hechos('pendiente', { creadorId: JEFE }), 'Gerente General')).toMatchObject({
        code: 'sin-permiso',
      });
      expect(intentar(accion, hechos('aprobada'), 'Ejecutivo Adjudicaciones', 4)).toMatchObject({
        code: 'estado-cambiado',
      });
    }
    const contexto = { actor: { id: JEFE, role: 'Jefatura Adjudicaciones' } } as const;
    const suya = hechos('pendiente', { creadorId: JEFE, sinConcesionario: true });
    expect(cicloDeOrden.transicion('retirar', suya, contexto).hacia).toBe('anulada');
    expect(cicloDeOrden.transicion('corregir', suya, contexto).hacia).toBe('pendiente');
  });

  test('ORD-540 ORD-541 ORD-542 ORD-544 without the dealer that its type asks for it is neither annulled nor printed nor paid, but approved', () => {
    const sin = { sinConcesionario: true };
    expect(intentar('anular', hechos('pendiente', sin))).toMatchObject({
      kind: 'regla',
      code: 'sin-concesionario',
      title: ORD.concesionarioIncompleto,
    });
    expect(intentar('generar', hechos('aprobada', sin))).toMatchObject({ code: 'sin-concesionario' });
    expect(intentar('continuar', hechos('aprobada', sin), 'Ejecutivo Adjudicaciones')).toMatchObject({
      code: 'sin-concesionario',
    });
    expect(intentar('aprobar', hechos('pendiente', sin))).toBeNull();
  });

  test('invariant 19: one with an approved payment is not annulled', () => {
    expect(intentar('anular', hechos('aprobada', { pagoAprobado: true }))).toMatchObject({ code: 'con-pago' });
  });

  test('ORD-540 ORD-541 a pending one is neither printed nor paid', () => {
    const sinAprobar = { title: 'La orden de compra todavía no está aprobada' };
    expect(intentar('generar', hechos('pendiente'))).toMatchObject(sinAprobar);
    expect(intentar('continuar', hechos('pendiente'), 'Ejecutivo Adjudicaciones')).toMatchObject(sinAprobar);
  });

  test('ORD-548 the head does not continue to the checklist, nor do the managers; the executive does', () => {
    for (const rol of ['Jefatura Adjudicaciones', 'Gerente General', 'Gerente Financiero'] as const)
      expect([rol, intentar('continuar', hechos('aprobada'), rol)?.code]).toEqual([rol, 'sin-permiso']);
    expect(intentar('continuar', hechos('aprobada'), 'Ejecutivo Adjudicaciones')).toBeNull();
  });

  test('ORD-538 what each state offers to whom', () => {
    const ofrece = (estado: EstadoDeOrden, role: Rol) =>
      cicloDeOrden.accionesPosibles(hechos(estado), { actor: { id: JEFE, role } });
    expect(
      estadosDeOrden.map((estado) => [etiquetaDeOrden[estado], ofrece(estado, 'Jefatura Adjudicaciones')]),
    ).toEqual([
      ['Pendiente', ['aprobar', 'anular']],
      ['Aprobada', ['anular', 'generar']],
      ['Anulada', []],
    ]);
    expect(ofrece('aprobada', 'Ejecutivo Adjudicaciones')).toEqual(['generar', 'continuar']);
    expect(ofrece('aprobada', 'Gerente General')).toEqual([]);
  });

  test('ORD-549 an empty reason is refused with its text, one of blanks too', () => {
    for (const motivo of [undefined, '', '   ']) {
      const { success, error } = esquemaAnulacionDeOrden.safeParse({ motivo, version: 1 });
      expect([success, error?.issues[0]?.message]).toEqual([false, 'Motivo no puede estar vacío']);
    }
  });
});
