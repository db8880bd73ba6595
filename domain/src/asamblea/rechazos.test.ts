import { type ContextoDeAsamblea, cicloDeAsamblea } from './ciclo';
import {
  type ContextoDeCorreccion,
  type ContextoDeNuevaFecha,
  fechaRepetida,
  rechazoDeCorreccion,
  rechazoDeNuevaFecha,
  rechazoPorNumero,
} from './reglas';
import type { HechosDeAsamblea } from './tipos';

const abierta: HechosDeAsamblea = {
  producto: '01',
  grupo: 'M001',
  numeroAsamblea: 7,
  mesesPlan: 60,
  fecha: '2025-12-05',
  estado: '',
  acta: null,
};
const contexto: ContextoDeAsamblea = { actor: { role: 'Asistente Asamblea' }, numeroProxima: 7, ultimoNumero: 7 };
const rechazo = (accion: Parameters<typeof cicloDeAsamblea.rechazo>[0], cambio: Partial<HechosDeAsamblea>) =>
  cicloDeAsamblea.rechazo(accion, { ...abierta, ...cambio }, contexto);

describe('an assembly that is to be removed', () => {
  test('is refused where its list is frozen, where it is not the last, where a participant is marked', () => {
    expect(rechazo('eliminar', { instalada: true })).toMatchObject({ status: 422, code: 'asamblea-instalada' });
    expect(rechazo('eliminar', { numeroAsamblea: 6 })).toMatchObject({
      status: 422,
      code: 'no-es-la-ultima',
      detalle: { ultimoNumero: 7 },
    });
    expect(rechazo('eliminar', { marcados: 2 })).toMatchObject({
      status: 422,
      code: 'asamblea-con-marcas',
      detalle: { marcados: 2 },
    });
  });

  test('goes where nothing of that holds', () => {
    expect(rechazo('eliminar', {})).toBeNull();
    expect(rechazo('eliminar', { instalada: false, marcados: 0 })).toBeNull();
  });
});

describe('minutes', () => {
  test('ASA-024 a state that is neither open nor closed is told with its assembly', () => {
    for (const accion of ['generarActa', 'regenerarActa', 'corregir'] as const)
      expect(rechazo(accion, { estado: 'X', acta: accion === 'regenerarActa' ? 'k' : null })).toMatchObject({
        status: 409,
        code: 'estado-no-permitido',
        detalle: { estado: 'X', numeroAsamblea: 7 },
      });
  });

  test('one that is open and has minutes all the same gets no second ones, and is neither corrected nor removed', () => {
    for (const accion of ['generarActa', 'marcar', 'corregir', 'eliminar'] as const)
      expect(rechazo(accion, { acta: 'acta-7.pdf' })).toMatchObject({ status: 409, code: 'acta-ya-generada' });
  });

  test('none are made again before the first ones', () => {
    for (const estado of ['', 'C'])
      expect(rechazo('regenerarActa', { estado })).toMatchObject({ status: 409, code: 'acta-sin-generar' });
  });

  test('ASA-027 a number that is not next says which', () => {
    expect(rechazoPorNumero(8, { numeroProxima: 7, ultimoNumero: 7, mesesPlan: 60 })?.detalle).toEqual({ numero: 8 });
  });
});

describe('a new date', () => {
  const ctx: ContextoDeNuevaFecha = {
    hoy: '2026-03-10',
    mesesPlan: 60,
    ultimoNumero: 7,
    ultimaFecha: '2026-03-05',
    notarios: ['Dra. Ruiz'],
    fechas: ['2026-03-05'],
  };
  const nueva = { fecha: '2026-04-01', notario: 'Dra. Ruiz' };
  const rechaza = (cambio: object, de: Partial<ContextoDeNuevaFecha> = {}) =>
    rechazoDeNuevaFecha({ ...nueva, ...cambio }, { ...ctx, ...de });

  test('a group with all its assemblies says how many it has', () => {
    expect(rechaza({}, { mesesPlan: 7 })).toMatchObject({
      status: 422,
      code: 'grupo-completo',
      detalle: { mesesPlan: 7 },
    });
    expect(rechaza({}, { mesesPlan: 8 })).toBeNull();
  });

  test('a number taken meanwhile by another assembly is 409, in its field, with the next free one', () => {
    const numerado = rechaza({ numeroAsamblea: 7 });
    expect(numerado).toMatchObject({ status: 409, code: 'numero-cambiado', detalle: { numero: 8 } });
    expect(numerado?.errors).toEqual({ numeroAsamblea: numerado?.title });
    expect(rechaza({ numeroAsamblea: 8 })).toBeNull();
  });

  test('ASA-077 ASA-083 a date too early and an unknown notary are refused in their fields', () => {
    const temprana = rechaza({ fecha: '2026-03-31' });
    expect(temprana).toMatchObject({ status: 422, code: 'fecha-temprana', errors: { fecha: temprana?.title } });
    const rechazo = rechaza({ notario: 'Dr. Nadie' });
    expect(rechazo).toMatchObject({ status: 422, code: 'notario-desconocido', errors: { notario: rechazo?.title } });
    expect(fechaRepetida()).toMatchObject({ status: 409, code: 'asamblea-duplicada' });
  });

  test('a day that has passed is asked about', () => {
    const pasada = rechaza({ fecha: '2026-03-09' }, { ultimaFecha: '2026-02-05' });
    expect(pasada).toMatchObject({
      status: 422,
      code: 'fecha-pasada',
      errors: { confirmaFechaPasada: pasada?.title },
    });
    expect(rechaza({ fecha: '2026-03-09', confirmaFechaPasada: true }, { ultimaFecha: '2026-02-05' })).toBeNull();
    expect(rechaza({ fecha: '2026-03-10' }, { ultimaFecha: '2026-02-05' })).toBeNull();
  });
});

describe('a corrected date', () => {
  const ctx: ContextoDeCorreccion = {
    hoy: '2026-03-10',
    notarios: ['Dra. Ruiz'],
    fechas: ['2026-05-05'],
    fechaAnterior: '2026-03-05',
    fechaSiguiente: '2026-06-10',
  };
  const rechaza = (cambio: Parameters<typeof rechazoDeCorreccion>[0], de: Partial<ContextoDeCorreccion> = {}) =>
    rechazoDeCorreccion(cambio, { ...ctx, ...de });

  test('a frozen list keeps its day; everything else of the assembly may be corrected', () => {
    const fija = rechaza({ fecha: '2026-04-15' }, { instalada: true });
    expect(fija).toMatchObject({ status: 422, code: 'asamblea-instalada', errors: { fecha: fija?.title } });
    expect(rechaza({ notario: 'Dra. Ruiz' }, { instalada: true })).toBeNull();
    expect(rechaza({ fecha: '2026-04-15' }, { instalada: false })).toBeNull();
  });

  test('ASA-077 it stays between the assemblies on either side, where there are any', () => {
    expect(rechaza({ fecha: '2026-03-31' })).toMatchObject({ code: 'fecha-temprana' });
    const tardia = rechaza({ fecha: '2026-06-01' });
    expect(tardia).toMatchObject({ status: 422, code: 'fecha-tardia', errors: { fecha: tardia?.title } });
    expect([rechaza({ fecha: '2026-04-01' }), rechaza({ fecha: '2026-05-31' })]).toEqual([null, null]);
    expect(rechaza({ fecha: '2026-03-31' }, { fechaAnterior: null })).toBeNull();
    expect(rechaza({ fecha: '2026-06-20' }, { fechaSiguiente: null })).toBeNull();
  });

  test('without a date nothing of a date is judged', () => {
    expect(rechaza({})).toBeNull();
    expect(rechaza({ fecha: null })).toBeNull();
    expect(rechaza({ notario: 'Dr. Nadie' })).toMatchObject({ code: 'notario-desconocido' });
  });
});
