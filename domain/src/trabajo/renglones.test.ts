import { asuntoDe } from '../asuntos';
import { clasesDePendiente, decideOtro, decisionesDe } from '../decision/pendientes';
import { type ActoPendiente, cuentaDeTrabajo, type TareaAbierta, trabajoDe } from './renglones';

/** A Wednesday. */
const HOY = '2026-03-11';

const acto = (cambio: Partial<ActoPendiente> = {}): ActoPendiente => ({
  idCodigo: '01-M001-1',
  asunto: asuntoDe('orden-de-compra', 40),
  tareas: ['APROBAR-ORDEN'],
  vence: null,
  desde: '2026-03-09',
  esperaA: null,
  ...cambio,
});
const tarea = (cambio: Partial<TareaAbierta> = {}): TareaAbierta => ({
  idCodigo: '01-M001-1',
  codigo: 'APROBAR-ORDEN',
  asunto: null,
  fechaEjecucion: null,
  desde: '2026-03-09',
  esperaA: null,
  ...cambio,
});
const grupos = (actos: readonly ActoPendiente[], tareas: readonly TareaAbierta[] = []) =>
  trabajoDe(actos, tareas, HOY).map(({ grupo }) => grupo);

describe('each thing once', () => {
  test('the task of an act stands in its row, found by its plan or by its record', () => {
    const delRegistro = tarea({ idCodigo: '01-M001-2', asunto: asuntoDe('orden-de-compra', 40) });
    const [fila, ...otras] = trabajoDe([acto()], [tarea(), delRegistro], HOY);
    expect(otras).toEqual([]);
    expect(fila?.tareas).toHaveLength(2);
  });

  test('a record of two plans is one row, which names both', () => {
    const filas = trabajoDe([acto(), acto({ idCodigo: '01-M001-2' })], [], HOY);
    expect(filas.map(({ planes }) => planes)).toEqual([['01-M001-1', '01-M001-2']]);
  });

  test.each([
    ['of another kind', tarea({ codigo: 'CONTACTAR-CLIENTE' })],
    ['of another plan and record', tarea({ idCodigo: '01-M001-9', asunto: asuntoDe('orden-de-compra', 41) })],
  ])('a task %s is a row of its own', (_, otra) => {
    expect(trabajoDe([acto()], [otra], HOY)).toHaveLength(2);
  });

  test('two tasks of one kind on a plan are two', () => {
    const llamar = tarea({ codigo: 'CONTACTAR-CLIENTE' });
    expect(trabajoDe([], [llamar, llamar], HOY).map(({ planes }) => planes)).toEqual([['01-M001-1'], ['01-M001-1']]);
  });

  test('two acts that no task asks for are two, on the same record too', () => {
    expect(trabajoDe([acto({ tareas: [] }), acto({ tareas: [] })], [], HOY)).toHaveLength(2);
  });
});

describe('when it is due', () => {
  test.each([
    ['2026-03-10', 'vencido'],
    ['2026-03-11', 'hoy'],
    ['2026-03-12', 'semana'],
    ['2026-03-15', 'semana'],
    ['2026-03-16', 'despues'],
  ] as const)('%s is %s', (dia, grupo) => {
    expect(grupos([acto({ vence: dia })])).toEqual([grupo]);
    expect(grupos([], [tarea({ fechaEjecucion: dia })])).toEqual([grupo]);
  });

  test('on Sunday the week ends', () => {
    const domingo = '2026-03-15';
    expect(trabajoDe([acto({ vence: '2026-03-16' })], [], domingo)[0]?.grupo).toBe('despues');
  });

  test('without a day it is due today', () => {
    expect(grupos([acto()], [tarea({ codigo: 'CONTACTAR-CLIENTE' })])).toEqual(['hoy', 'hoy']);
  });

  test('the day of its task counts before its own, and of several tasks the first', () => {
    const tareas = [tarea({ fechaEjecucion: '2026-03-20' }), tarea({ fechaEjecucion: '2026-03-12' })];
    const [fila] = trabajoDe([acto({ vence: '2026-03-02' })], tareas, HOY);
    expect(fila).toMatchObject({ vence: '2026-03-12', grupo: 'semana', desde: '2026-03-09' });
  });

  test('what somebody else has waits, however late it is', () => {
    const deOtro = acto({ vence: '2026-03-02', esperaA: 'Riesgo' });
    expect(trabajoDe([deOtro], [tarea()], HOY)[0]).toMatchObject({ grupo: 'espera', esperaA: 'Riesgo' });
    expect(trabajoDe([], [tarea({ esperaA: 'Legal' })], HOY)[0]).toMatchObject({ grupo: 'espera', esperaA: 'Legal' });
  });
});

test('group after group: the earliest due first, of one day the oldest, of what waits the oldest', () => {
  const de = (idCodigo: string, cambio: Partial<ActoPendiente>) =>
    acto({ ...cambio, idCodigo, asunto: asuntoDe('plan', '1', idCodigo) });
  const filas = trabajoDe(
    [
      de('f', { esperaA: 'Riesgo', desde: '2026-03-05', vence: '2026-01-01' }),
      de('e', { esperaA: 'Riesgo', desde: '2026-03-01', vence: '2026-02-01' }),
      de('d', { vence: '2026-03-13' }),
      de('c', {}),
      de('b', { vence: '2026-03-10', desde: '2026-03-06' }),
      de('a', { vence: '2026-03-10', desde: '2026-03-05' }),
    ],
    [],
    HOY,
  );
  expect(filas.map(({ planes }) => planes[0]).join('')).toBe('abcdef');
  expect(cuentaDeTrabajo(filas)).toEqual({ vencido: 2, hoy: 1, semana: 1, despues: 0, espera: 2 });
});

test('within a group the day that is due counts, not since when it waits', () => {
  const pronto = acto({ idCodigo: '01-M001-1', tareas: [], vence: '2026-03-05', desde: '2026-03-04' });
  const tarde = acto({ idCodigo: '01-M001-2', tareas: [], vence: '2026-03-09', desde: '2026-02-01' });
  expect(trabajoDe([tarde, pronto], [], HOY).map(({ planes }) => planes[0])).toEqual(['01-M001-1', '01-M001-2']);
});

test('the day of a task without an act is that on which it was made', () => {
  expect(trabajoDe([], [tarea({ desde: '2026-03-04' })], HOY)[0]).toMatchObject({ acto: null, desde: '2026-03-04' });
});

describe('whose a decision is', () => {
  test.each([
    ['Riesgo', ['carpeta', 'medio-aprobacion'], []],
    ['Legal', ['pagare', 'contrato', 'adenda'], []],
    ['Asistente Legal', [], []],
    ['Jefatura Adjudicaciones', ['orden-de-compra', 'solicitud-de-pago'], ['orden-de-compra', 'solicitud-de-pago']],
    ['Gerente General', ['orden-de-compra', 'solicitud-de-pago'], ['orden-de-compra', 'solicitud-de-pago']],
  ] as const)('%s decides %j', (role, clases, conCuatroOjos) => {
    expect(decisionesDe(role)).toEqual({ clases, conCuatroOjos });
  });

  test('a task that asks for a decision waits for who takes it; others wait for nobody', () => {
    expect(decideOtro('Asistente Legal', 'APROBAR-PAGARE')).toBe('Legal');
    expect(decideOtro('Legal', 'APROBAR-PAGARE')).toBeNull();
    expect(decideOtro('Asistente Legal', 'ELABORAR-PAGARE')).toBeNull();
  });

  test('the role that is named may decide', () => {
    for (const clase of Object.keys(clasesDePendiente) as (keyof typeof clasesDePendiente)[])
      expect(decisionesDe(clasesDePendiente[clase].decide).clases).toContain(clase);
  });
});
