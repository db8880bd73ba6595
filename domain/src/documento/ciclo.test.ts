import type { ErrorDeNegocio } from '../errores';
import { listaDeRoles, type Rol, roles } from '../roles';
import { type AccionDeDocumento, cicloDeDocumento, esLegal, pasoDeDocumento, veDocumento } from './ciclo';
import type { HechosDeDocumento } from './tipos';

const documento = (cambios: Partial<HechosDeDocumento> = {}): HechosDeDocumento => ({
  conArchivo: true,
  estado: null,
  aplica: true,
  reemplazado: null,
  decididoDepartamento: null,
  decidido: null,
  departamento: '002',
  prueba: null,
  ...cambios,
});
const contexto = (role: Rol, carpetaEn: string | null = null) => ({
  actor: { role, idDepartamento: roles[role].idDepartamento },
  carpetaEn,
});
const rechazo = (accion: AccionDeDocumento, d: HechosDeDocumento, c: ReturnType<typeof contexto>): string | null => {
  try {
    cicloDeDocumento.transicion(accion, d, c);
    return null;
  } catch (error) {
    return (error as ErrorDeNegocio).code;
  }
};

const EJECUTIVO: Rol = 'Ejecutivo Adjudicaciones';
const prueba = documento({ prueba: { quien: 'Ana Ortega', cuando: '2026-03-12T15:04:00.000Z' } });
const sinArchivo = documento({ conArchivo: false });
const legal = documento({ departamento: '003' });
const rechazado = (decididoDepartamento: string) => documento({ estado: false, decididoDepartamento });
const aceptado = (decididoDepartamento: string) => documento({ estado: true, decididoDepartamento });

test.each<[string, AccionDeDocumento, HechosDeDocumento, ReturnType<typeof contexto>, string]>([
  ['management uploads', 'subir', documento(), contexto('Gerente General'), 'sin-permiso'],
  ['risk uploads', 'subir', documento(), contexto('Riesgo'), 'sin-permiso'],
  ['legal decides', 'aceptar', legal, contexto('Legal'), 'sin-permiso'],
  ['legal uploads what is not legal', 'subir', documento(), contexto('Legal'), 'documento-de-otro-departamento'],
  ['002 uploads a legal one', 'subir', legal, contexto(EJECUTIVO), 'documento-de-otro-departamento'],
  ['002 confirms a legal one', 'aceptar', legal, contexto(EJECUTIVO), 'documento-de-otro-departamento'],
  ['no file to accept', 'aceptar', sinArchivo, contexto('Riesgo'), 'sin-archivo'],
  ['no file to reject', 'rechazar', sinArchivo, contexto(EJECUTIVO), 'sin-archivo'],
  [
    'upload of one that applies no longer',
    'subir',
    documento({ aplica: false }),
    contexto(EJECUTIVO),
    'documento-no-aplica',
  ],
  ['decision on it', 'aceptar', documento({ aplica: false }), contexto('Riesgo'), 'documento-no-aplica'],
  [
    'upload for who left',
    'subir',
    documento({ reemplazado: '2026-03-10T15:00:00.000Z' }),
    contexto(EJECUTIVO),
    'documento-reemplazado',
  ],
  ['another file for a proof of a delivery', 'subir', prueba, contexto(EJECUTIVO), 'prueba-de-entrega'],
  ['rejection of a proof of a delivery', 'rechazar', prueba, contexto(EJECUTIVO), 'prueba-de-entrega'],
  ['002 uploads while in 004', 'subir', documento(), contexto(EJECUTIVO, '004'), 'carpeta-en-riesgo'],
  ['… over its own rejection', 'subir', rechazado('002'), contexto(EJECUTIVO, '004'), 'carpeta-en-riesgo'],
  [
    '002 confirms while in 004',
    'aceptar',
    documento(),
    contexto('Jefatura Adjudicaciones', '004'),
    'carpeta-en-riesgo',
  ],
  ['002 accepts what 004 rejected', 'aceptar', rechazado('004'), contexto(EJECUTIVO), 'decidido-por-riesgo'],
  [
    '002 rejects what 004 accepted',
    'rechazar',
    aceptado('004'),
    contexto('Jefatura Adjudicaciones'),
    'decidido-por-riesgo',
  ],
  ['002 confirms twice', 'aceptar', aceptado('002'), contexto(EJECUTIVO), 'estado-cambiado'],
  ['004 rejects twice', 'rechazar', rechazado('004'), contexto('Riesgo'), 'estado-cambiado'],
])('DOC-503 DOC-504 DOC-505 refused: %s', (_, accion, d, c, code) => expect(rechazo(accion, d, c)).toBe(code));

test.each<[string, AccionDeDocumento, HechosDeDocumento, ReturnType<typeof contexto>]>([
  ['first upload', 'subir', sinArchivo, contexto(EJECUTIVO)],
  ['upload over an accepted one', 'subir', aceptado('004'), contexto(EJECUTIVO, '002')],
  ['what 004 rejected is replaced while the folder is there', 'subir', rechazado('004'), contexto(EJECUTIVO, '004')],
  ['legal uploads its own, wherever the folder is', 'subir', legal, contexto('Asistente Legal', '004')],
  ['002 confirms', 'aceptar', documento(), contexto(EJECUTIVO)],
  ['002 changes its mind', 'rechazar', aceptado('002'), contexto(EJECUTIVO)],
  ['004 reviews wherever the folder is', 'aceptar', documento(), contexto('Riesgo')],
  ['004 confirms what 002 confirmed, with its own weight', 'aceptar', aceptado('002'), contexto('Riesgo', '004')],
  ['004 overrules 002', 'rechazar', aceptado('002'), contexto('Riesgo', '004')],
  ['004 changes its mind', 'aceptar', rechazado('004'), contexto('Riesgo', '004')],
  ['004 reviews legal ones', 'rechazar', legal, contexto('Riesgo')],
])('DOC-031 DOC-033 DOC-503 allowed: %s', (_, accion, d, c) => expect(rechazo(accion, d, c)).toBeNull());

const INSTANTE = '2026-03-10T15:00:00.000Z';

/** Every document × role × place of the folder. */
function* combinaciones() {
  for (const conArchivo of [true, false])
    for (const estado of conArchivo ? [null, true, false] : [null])
      for (const decididoDepartamento of estado === null ? [null] : ['002', '004'])
        for (const departamento of ['002', '003'])
          for (const aplica of [true, false])
            for (const reemplazado of [null, INSTANTE])
              for (const role of listaDeRoles)
                for (const carpetaEn of [null, '002', '003', '004'])
                  yield {
                    d: {
                      conArchivo,
                      estado,
                      aplica,
                      reemplazado,
                      decididoDepartamento,
                      decidido: estado === null ? null : { quien: 'Iván Montenegro', cuando: INSTANTE },
                      departamento,
                      prueba: null,
                    },
                    c: contexto(role, carpetaEn),
                  };
}

test('DOC-502 DOC-505 over every document, role and folder: the invariants of the cycle', () => {
  let casos = 0;
  for (const { d, c } of combinaciones()) {
    casos++;
    const puede = (accion: AccionDeDocumento) => rechazo(accion, d, c) === null;
    const [sube, acepta, rechaza] = [puede('subir'), puede('aceptar'), puede('rechazar')];
    const { idDepartamento } = c.actor;
    if (!d.aplica || d.reemplazado !== null) expect([sube, acepta, rechaza]).toEqual([false, false, false]);
    if (!d.conArchivo) expect([acepta, rechaza]).toEqual([false, false]);
    if (sube) expect(idDepartamento).toBe(d.departamento);
    if (acepta || rechaza) expect(['002', '004']).toContain(idDepartamento);
    // 004 prevails
    if (d.decididoDepartamento === '004' && idDepartamento !== '004') expect([acepta, rechaza]).toEqual([false, false]);
    if (idDepartamento === '002' && c.carpetaEn === '004') {
      expect([acepta, rechaza]).toEqual([false, false]);
      if (sube) expect([d.estado, d.decididoDepartamento]).toEqual([false, '004']);
    }
    expect(cicloDeDocumento.accionesPosibles(d, c)).toEqual(
      [sube && 'subir', acepta && 'aceptar', rechaza && 'rechazar'].filter(Boolean),
    );
  }
  expect(casos).toBeGreaterThan(2000);
});

test('DOC-502 the three states and the one without file; DOC-505 003 sees legal documents only', () => {
  const pasos = [sinArchivo, documento(), rechazado('002'), aceptado('002')].map(pasoDeDocumento);
  expect(pasos).toEqual(['sinArchivo', 'pendiente', 'incorrecto', 'correcto']);
  expect([esLegal(legal), esLegal(documento())]).toEqual([true, false]);
  expect(veDocumento({ idDepartamento: '003' }, documento())).toBe(false);
  expect(veDocumento({ idDepartamento: '003' }, legal)).toBe(true);
  for (const idDepartamento of ['002', '004', null])
    for (const d of [legal, documento()]) expect(veDocumento({ idDepartamento }, d)).toBe(true);
});

describe('a refusal by its status, and in words of its own', () => {
  const decidido = { quien: 'Iván Montenegro', cuando: INSTANTE };
  const error = (accion: AccionDeDocumento, d: HechosDeDocumento, c = contexto('Riesgo')) =>
    cicloDeDocumento.rechazo(accion, d, c);

  test('DOC-502 no file, applies no longer, held by risk: 409; of another department: 403', () => {
    expect(error('aceptar', sinArchivo)).toMatchObject({ status: 409, code: 'sin-archivo' });
    expect(error('aceptar', documento({ aplica: false }))).toMatchObject({ status: 409, code: 'documento-no-aplica' });
    expect(error('subir', documento(), contexto(EJECUTIVO, '004'))).toMatchObject({
      status: 409,
      code: 'carpeta-en-riesgo',
    });
    expect(error('subir', legal, contexto(EJECUTIVO))).toMatchObject({
      status: 403,
      code: 'documento-de-otro-departamento',
    });
  });

  test('one that was replaced says when', () => {
    const reemplazado = error('aceptar', documento({ reemplazado: '2026-03-10T15:04:00.000Z' }));
    expect(reemplazado).toMatchObject({ status: 409, code: 'documento-reemplazado' });
    expect(reemplazado?.title).toContain('10/03/2026 10:04');
  });

  test('DOC-503 one that was decided the same way says by whom and when', () => {
    for (const [accion, estado] of [
      ['aceptar', true],
      ['rechazar', false],
    ] as const) {
      const tarde = error(accion, documento({ estado, decididoDepartamento: '004', decidido }));
      expect(tarde).toMatchObject({ status: 409, code: 'estado-cambiado', detalle: { quien: 'Iván Montenegro' } });
      expect(tarde?.title).toContain('Iván Montenegro');
    }
  });
});
