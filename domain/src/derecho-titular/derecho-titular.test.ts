import { listaDeRoles } from '../roles';
import { cicloDeDerecho, estadosDeDerecho, rechazoDeExportacion } from './ciclo';
import { datoDeTercero, diasParaAtender, identificacionesDe, vencimientoDeDerecho } from './reglas';
import { esquemaDerecho } from './validacion';

const HOY = '2026-03-10';
const nuevo = {
  identificacion: '1710034065',
  tipo: 'acceso',
  ingreso: '2026-03-02',
  comprobacion: 'Presentó su cédula',
  pedido: 'Copia de sus datos',
};
const errores = (cambio: object): string[] => {
  const { error } = esquemaDerecho(HOY).safeParse({ ...nuevo, ...cambio });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
};

test.each([
  ['part of a number', { identificacion: '17100' }, ['identificacion']],
  ['a day after today', { ingreso: '2026-03-11' }, ['ingreso']],
  ['no day of the calendar', { ingreso: '2026-02-31' }, ['ingreso']],
  ['a right that there is not', { tipo: 'olvido' }, ['tipo']],
  ['nothing of how identity was checked', { comprobacion: ' ' }, ['comprobacion']],
  ['a state', { estado: 'atendida' }, ['']],
])('a request with %s is refused', (_, cambio, campos) => {
  expect(errores(cambio)).toEqual(campos);
});

test('a request of today is taken, its number as it is stored', () => {
  expect(esquemaDerecho(HOY).parse({ ...nuevo, ingreso: HOY, identificacion: ' 171003406-5 ' })).toMatchObject({
    identificacion: '1710034065',
    ingreso: HOY,
  });
});

test('only the administrator answers; before the export it can only be denied, and an answered request is not answered again', () => {
  const posibles = (role: (typeof listaDeRoles)[number], exportadaEn: unknown) =>
    estadosDeDerecho.map((estado) =>
      cicloDeDerecho.accionesPosibles({ estado, tipo: 'acceso', exportadaEn }, { actor: { role } }),
    );
  for (const role of listaDeRoles.filter((rol) => rol !== 'Administrador del sistema'))
    expect(posibles(role, 'ayer')).toEqual([[], [], [], []]);
  expect(posibles('Administrador del sistema', null)).toEqual([['negar'], [], [], []]);
  expect(posibles('Administrador del sistema', 'ayer')).toEqual([['atender', 'negar'], [], [], []]);
});

test('why nothing is attended before its export, and nothing exported once it is denied, is a conflict with a code of its own', () => {
  const contexto = { actor: { role: 'Administrador del sistema' } } as const;
  expect(
    cicloDeDerecho.rechazo('atender', { estado: 'recibida', tipo: 'acceso', exportadaEn: null }, contexto),
  ).toMatchObject({ kind: 'conflicto', code: 'derecho-sin-exportar' });
  expect(rechazoDeExportacion({ estado: 'negada', tipo: 'acceso' })).toMatchObject({
    kind: 'conflicto',
    code: 'derecho-negado',
  });
  expect(rechazoDeExportacion({ estado: 'recibida', tipo: 'bloqueo' })).toMatchObject({
    kind: 'conflicto',
    code: 'derecho-sin-acceso',
  });
  expect(cicloDeDerecho.nombre).toBe('derecho-titular');
});

test('data are exported for a request that waits or was attended, never for one that was denied', () => {
  expect(estadosDeDerecho.map((estado) => rechazoDeExportacion({ estado, tipo: 'acceso' })?.code ?? null)).toEqual([
    null,
    null,
    'derecho-negado',
    null,
  ]);
});

test('the term ends so many days after the day on which it came in; that day is still in time, the next is late by one', () => {
  const vence = vencimientoDeDerecho('2026-02-20', 15);
  expect(vence).toBe('2026-03-07');
  expect(diasParaAtender({ estado: 'recibida', vence }, '2026-03-07')).toBe(0);
  expect(diasParaAtender({ estado: 'recibida', vence }, '2026-03-08')).toBe(-1);
  expect(diasParaAtender({ estado: 'atendida', vence }, '2026-03-08')).toBeNull();
});

test.each([
  ['1710034065', ['1710034065', '1710034065001']],
  ['1710034065001', ['1710034065001', '1710034065']],
  ['1790016919001', ['1790016919001']],
  ['1760001550001', ['1760001550001']],
  ['AB123456', ['AB123456']],
  ['X1710034065001', ['X1710034065001']],
  ['17100340651001', ['17100340651001']],
  ['1710034065002', ['1710034065002']],
])('%s stands for the numbers %p', (identificacion, esperadas) => {
  expect(identificacionesDe(identificacion)).toEqual(esperadas);
});

test.each([
  ['María José Güillín', 'M••• J••• G•••'],
  ['1712345678', '•••••••678'],
  ['Av. Amazonas N34', 'A••• A••• N•••'],
  ['N34-120 Amazonas', 'N••• A•••'],
  ['', ''],
  [' 1712345678 ', '•••••••678'],
  ['  Rosa   Mera ', 'R••• M•••'],
])('of another person %p becomes %p', (valor, cubierto) => {
  expect(datoDeTercero(valor)).toBe(cubierto);
});
