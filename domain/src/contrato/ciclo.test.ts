import type { Centavos } from '../dinero';
import type { ErrorDeNegocio } from '../errores';
import type { EstadoDePagare } from '../pagare/ciclo';
import { listaDeRoles, type Rol } from '../roles';
import { idsDeBloque } from './bloques';
import {
  type AccionDeContrato,
  cicloDeContrato,
  etiquetaDeContrato,
  type HechosDeContrato,
  impedimentoDePagare,
} from './ciclo';
import { listaDeContratos } from './validacion';

const acto = (quien: string) => ({ quien, cuando: '2026-03-10T15:04:00Z' });
const bloques = (rechazados = 0) =>
  idsDeBloque.map((bloque, i) => ({ bloque, estado: i < rechazados ? ('R' as const) : ('P' as const) }));
const cuotas = (plazo: number) => ({ plazo, valorDividendo: 31_450 as Centavos });
const pagare = (estado: EstadoDePagare = 'A', debe = 58) => ({
  numero: 9,
  estado,
  cuenta: cuotas(58),
  debe: cuotas(debe),
});
const contrato = (cambio: Partial<HechosDeContrato> = {}): HechosDeContrato => ({
  estado: 'P',
  bloques: bloques(),
  autores: [7],
  aprobado: acto('Eva Sosa'),
  rechazado: acto('Luis Paz'),
  pagare: pagare(),
  debe: true,
  ...cambio,
});
const rechazo = (accion: AccionDeContrato, de: HechosDeContrato, role: Rol = 'Legal') => {
  const error: ErrorDeNegocio | null = cicloDeContrato.rechazo(accion, de, { actor: { role, id: 1 } });
  return error && { kind: error.kind, code: error.code, title: error.title, detalle: error.detalle };
};
const tarde = (title: string, estado: string, quien: string | null) => ({
  kind: 'conflicto',
  code: 'estado-cambiado',
  title,
  detalle: { estado, quien, cuando: quien === null ? null : '2026-03-10T15:04:00.000Z' },
});

describe('LEG-567 LEG-576 an act that comes too late', () => {
  test('on an approved one: by whom and when', () => {
    for (const accion of [
      'actualizar',
      'generarBloque',
      'editarBloque',
      'rechazar',
      'aprobar',
      'corregirUltimo',
    ] as const)
      expect(
        rechazo(accion, contrato({ estado: 'A' }), accion === 'corregirUltimo' ? 'Asistente Legal' : 'Legal'),
      ).toEqual(tarde('El contrato ya fue aprobado por Eva Sosa el 10/03/2026 10:04', 'A', 'Eva Sosa'));
  });

  test('on a rejected one: by whom and when', () => {
    for (const accion of ['aprobar', 'rechazar'] as const)
      expect(rechazo(accion, contrato({ estado: 'R' }))).toEqual(
        tarde(
          'El contrato no fue aprobado por Luis Paz el 10/03/2026 10:04: primero deben corregirse sus bloques',
          'R',
          'Luis Paz',
        ),
      );
  });

  test('a block of a pending one is not corrected: none was rejected', () => {
    for (const accion of ['corregirBloque', 'corregirUltimo'] as const)
      expect(rechazo(accion, contrato(), 'Asistente Legal')).toEqual(
        tarde('El contrato está pendiente: ningún bloque fue rechazado', 'P', null),
      );
  });

  test('one that came without an author says that the state is another one', () => {
    for (const estado of ['A', 'R'] as const)
      expect(rechazo('aprobar', contrato({ estado, aprobado: null, rechazado: null }))).toEqual(
        tarde('El registro ya cambió de estado, actualice la página', estado, null),
      );
  });
});

describe('the note that a contract states', () => {
  const dice = 'El pagaré No. 9 dice 58 cuotas por $ 18.241,00 y el plan debe hoy 1 cuota por $ 314,50. ';

  test('LEG-507 LEG-573 a note that says something else than the account stops it, sent or approved, with both figures', () => {
    for (const [estado, salida] of [
      ['A', 'El pagaré ya está aprobado: Legal lo anula para seguir.'],
      ['P', 'Genere de nuevo el pagaré y guarde otra vez los bloques que lo citan.'],
    ] as const)
      for (const [accion, role] of [
        ['enviar', 'Asistente Legal'],
        ['aprobar', 'Legal'],
      ] as const)
        expect(rechazo(accion, contrato({ pagare: pagare(estado, 1) }), role)).toMatchObject({
          kind: 'regla',
          code: 'pagare-no-concuerda',
          title: `${dice}${salida}`,
        });
  });

  test.each(['P', 'R'] as const)('LEG-507 LEG-541 with a note in %s it is sent, not approved', (estado) => {
    const de = contrato({ pagare: pagare(estado) });
    expect(rechazo('aprobar', de)).toMatchObject({
      kind: 'regla',
      code: 'pagare-sin-aprobar',
      detalle: { pagare: 9 },
      title: 'El pagaré No. 9 todavía no está aprobado: apruébelo antes que el contrato',
    });
    expect(rechazo('enviar', de, 'Asistente Legal')).toBeNull();
    expect(impedimentoDePagare(de)).toMatchObject({ code: 'pagare-sin-aprobar' });
    expect(impedimentoDePagare({ ...de, bloques: bloques().slice(1) })).toBeNull();
  });

  test('LEG-541 a plan that owes something and has no note: neither; one that owes nothing: approved without, whatever waits', () => {
    expect(rechazo('aprobar', contrato({ pagare: null }))).toMatchObject({ kind: 'regla', code: 'sin-pagare' });
    expect(rechazo('aprobar', contrato({ pagare: null, debe: false }))).toBeNull();
    expect(rechazo('aprobar', contrato({ pagare: pagare('P', 0), debe: false }))).toBeNull();
    expect(rechazo('aprobar', contrato({ pagare: pagare('A', 0), debe: false }))).toMatchObject({
      code: 'pagare-no-concuerda',
    });
    expect(rechazo('aprobar', contrato())).toBeNull();
  });
});

describe('what a contract lacks, or has already', () => {
  test('LEG-574 with its seven blocks no other one is generated', () => {
    expect(rechazo('generarBloque', contrato())).toMatchObject({ kind: 'regla', code: 'bloques-completos' });
    expect(rechazo('generarBloque', contrato({ bloques: bloques().slice(1) }))).toBeNull();
  });

  test('LEG-573 without all of them it is neither sent nor approved', () => {
    expect(rechazo('aprobar', contrato({ bloques: bloques().slice(1) }))).toMatchObject({
      kind: 'regla',
      code: 'bloques-incompletos',
    });
  });

  test('without any there is nothing to edit and nothing to reject; one is enough', () => {
    for (const accion of ['editarBloque', 'rechazar'] as const) {
      expect(rechazo(accion, contrato({ bloques: [] }))).toMatchObject({
        kind: 'regla',
        code: 'sin-bloques',
        title: 'El contrato todavía no tiene bloques',
      });
      expect(rechazo(accion, contrato({ bloques: bloques().slice(0, 1) }))).toBeNull();
    }
  });

  test('LEG-576 the last rejected block makes it pending again, and only the last', () => {
    const de = (rechazados: number) => contrato({ estado: 'R', bloques: bloques(rechazados) });
    const noEs = { kind: 'regla', code: 'bloques-rechazados' };
    expect(rechazo('corregirUltimo', de(2), 'Asistente Legal')).toMatchObject(noEs);
    expect(rechazo('corregirBloque', de(1), 'Asistente Legal')).toMatchObject(noEs);
    expect(rechazo('corregirUltimo', de(1), 'Asistente Legal')).toBeNull();
    expect(rechazo('corregirBloque', de(2), 'Asistente Legal')).toBeNull();
  });

  test('before it is approved it is not seen as a document', () => {
    expect(rechazo('ver', contrato())).toMatchObject({ kind: 'conflicto', code: 'contrato-sin-aprobar' });
    expect(rechazo('ver', contrato({ estado: 'A' }))).toBeNull();
  });
});

test('LEG-541 LEG-542 LEG-543 the three states by the words of the list', () => {
  expect((['P', 'A', 'R'] as const).map(etiquetaDeContrato)).toEqual(['Pendiente', 'Aprobado', 'No aprobado']);
  // one of another version is shown as it is stored
  expect(etiquetaDeContrato('X' as 'P')).toBe('X');
  expect(listaDeContratos.filtros.estado).toEqual(['P', 'A', 'R']);
});

test('whoever has nothing to do with contracts has no act on one', () => {
  const ajenos = listaDeRoles.filter((role) => !['Legal', 'Asistente Legal'].includes(role));
  for (const role of ajenos)
    for (const accion of ['actualizar', 'editarBloque', 'enviar', 'aprobar', 'rechazar'] as const)
      expect(rechazo(accion, contrato(), role)).toMatchObject({ kind: 'prohibido', code: 'sin-permiso' });
});
