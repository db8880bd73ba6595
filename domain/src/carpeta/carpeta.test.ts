import { pestanasDe } from '../plan/pestanas';
import { listaDeRoles, type Rol } from '../roles';
import type { DatosDeSolicitud } from '../solicitud/campos';
import { formularioDeSolicitud } from '../solicitud/campos';
import { estadosDeDocumentos } from './color';
import { type HechosDeEnvio, motivoDeNoEnviar, rechazoDeEnvio } from './envio';
import { esAjeno, rechazoDeEscritura } from './escritura';
import {
  type DocumentoDeCarpeta,
  documentoDeFaltante,
  exigeConfirmar,
  type Faltante,
  type HechosDeCarpeta,
  type HechosDePersonaDeCarpeta,
  personasDePestana,
  requisitosDe,
} from './faltantes';
import { type FormulariosDeCarpeta, formulariosDe } from './formularios';
import { loQueFalta } from './queFalta';

const completos: DatosDeSolicitud = {
  ...formularioDeSolicitud.vacio(),
  estadoBien: 'Nuevo',
  valorBien: 15_000,
  nombres: 'José Antonio',
  apellidoPaterno: 'Zambrano',
  apellidoMaterno: 'Loor',
  genero: 'M',
  fechaNacimiento: '1985-05-17',
  estadoCivil: 'S',
  nacionalidad: 'EC',
  profesion: 'Mecánico',
  codigoDactilar: 'E1234I',
  correo: 'jose@correo.example',
  celular: '0991234567',
  tipoDomicilio: 'A',
  provinciaCodigo: '17',
  cantonCodigo: '1701',
  parroquiaCodigo: '170150',
  direccion: 'Av. Amazonas N24-03',
  referenciaDomicilio: 'Frente al parque',
  situacionLaboral: 'V',
  beneficiarioCedula: '1710034065',
  beneficiarioNombres: 'José Antonio',
  beneficiarioApellidoPaterno: 'Zambrano',
  beneficiarioApellidoMaterno: 'Loor',
  beneficiarioNacionalidad: 'EC',
  beneficiarioGenero: 'M',
  beneficiarioActividad: 'Mecánico',
  laboralNombre: 'Talleres Loor',
  laboralActividad: 'Taller',
  laboralCargo: 'Mecánico',
  laboralDireccion: 'Av. 10 de Agosto',
  laboralTelefono: '022345678',
  laboralAnos: 0,
};

const persona = (cambios: Partial<HechosDePersonaDeCarpeta> = {}): HechosDePersonaDeCarpeta => ({
  identificacion: '1710034065',
  valores: completos,
  guardada: true,
  estadoSol: 'GENERADA',
  documentoVigente: true,
  conyuge: false,
  finanzas: true,
  referencias: { R: 2, C: 2, B: 2 },
  ...cambios,
});
const carpeta = (cambios: Partial<HechosDeCarpeta> = {}): HechosDeCarpeta => ({
  hoy: '2026-03-10',
  titular: persona(),
  garante: null,
  depositario: true,
  documentos: [],
  riesgo: 0,
  excepcion: false,
  ...cambios,
});
const faltantesDe = (hechos: HechosDeCarpeta): Faltante[] =>
  requisitosDe(hechos).flatMap(({ cumple, ...faltante }) => (cumple ? [] : [faltante]));
const codigos = (cambios: Partial<HechosDeCarpeta>): string[] => faltantesDe(carpeta(cambios)).map((f) => f.codigo);
const con = (valores: Partial<DatosDeSolicitud>, resto: Partial<HechosDePersonaDeCarpeta> = {}) =>
  persona({ valores: { ...completos, ...valores }, ...resto });

describe('what is missing for Enviar a Riesgo', () => {
  test('a complete folder lacks nothing', () => {
    expect(codigos({})).toEqual([]);
  });

  test('CLI-079 each required field that is empty is one item that leads to its field; zero and blank are not the same', () => {
    const { valores } = con({ celular: null, laboralCargo: '', laboralAnos: 0 });
    expect(faltantesDe(carpeta({ titular: persona({ valores }) }))).toEqual([
      {
        codigo: 'titular.celular',
        texto: 'Datos personales: Celular',
        pestana: 'cliente',
        subpestana: 'informacion',
        campo: 'celular',
      },
      {
        codigo: 'titular.laboralCargo',
        texto: 'Datos laborales: Cargo u ocupación',
        pestana: 'cliente',
        subpestana: 'informacion',
        campo: 'laboralCargo',
      },
    ]);
  });

  test('CLI-112 only what the values make required is asked: separation of goods of the married, owner of the rented', () => {
    expect(codigos({ titular: con({ separacionBienes: null, tipoDomicilio: 'C' }) })).toEqual([
      'titular.nombrePropietario',
      'titular.telefonoPropietario',
    ]);
    expect(codigos({ titular: con({ estadoCivil: 'C' }) })).toEqual(['titular.separacionBienes']);
  });

  test('an application that was never saved, or saved and not printed', () => {
    expect(codigos({ titular: persona({ guardada: false, estadoSol: null }) })).toEqual([
      'titular.guardar',
      'titular.generar',
    ]);
    expect(codigos({ titular: persona({ estadoSol: '' }) })).toEqual(['titular.generar']);
  });

  test('CLI-045 a purchase request older than what is saved counts as none, and says so; it is generated in one act', () => {
    const vieja = persona({ documentoVigente: false });
    expect(faltantesDe(carpeta({ titular: vieja, garante: vieja }))).toEqual([
      {
        codigo: 'titular.generar',
        texto: 'Solicitud desactualizada: generar de nuevo',
        pestana: 'cliente',
        subpestana: 'informacion',
        generar: 'titular',
      },
      {
        codigo: 'garante.generar',
        texto: 'Solicitud desactualizada: generar de nuevo',
        pestana: 'garante',
        subpestana: 'informacion',
        generar: 'garante',
      },
    ]);
    // nothing to generate from before the first save
    const nueva = faltantesDe(
      carpeta({ titular: persona({ guardada: false, estadoSol: null, documentoVigente: false }) }),
    );
    expect(nueva.map(({ codigo, texto, generar }) => [codigo, texto, generar])).toEqual([
      ['titular.guardar', 'Guardar la solicitud', undefined],
      ['titular.generar', 'Generar la solicitud de compra', undefined],
    ]);
  });

  test('EST-553 two references of each type, counted', () => {
    const faltan = faltantesDe(carpeta({ titular: persona({ referencias: { R: 1, C: 0, B: 3 } }) }));
    expect(faltan.map(({ texto }) => texto)).toEqual([
      'Referencias personales: 1 de 2',
      'Referencias comerciales: 0 de 2',
    ]);
  });

  test('EST-501 the spouse of the married without separation of goods only', () => {
    expect(codigos({ titular: con({ estadoCivil: 'C', separacionBienes: 'N' }) })).toEqual(['titular.conyuge']);
    expect(codigos({ titular: con({ estadoCivil: 'U', separacionBienes: 'N' }, { conyuge: true }) })).toEqual([]);
    expect(codigos({ titular: con({ estadoCivil: 'C', separacionBienes: 'S' }) })).toEqual([]);
  });

  test('EST-502 a guarantor below 800 without exception or with situation A; not before risk has scored', () => {
    const subsidio = {
      situacionLaboral: 'A',
      subsidioPersona: 'Rosa Loor',
      subsidioActividad: 'Comercio',
      subsidioParentesco: completos.pepParentesco,
    };
    expect(codigos({ riesgo: 799 })).toEqual(['garante']);
    expect(codigos({ riesgo: 799, excepcion: true })).toEqual([]);
    expect(codigos({ riesgo: 800 })).toEqual([]);
    expect(codigos({ riesgo: 0 })).toEqual([]);
    expect(codigos({ titular: con(subsidio) })).toContain('garante');
  });

  test('the guarantor has an application, finances and spouse of his own, neither goods nor beneficiary nor references', () => {
    const garante = persona({
      valores: { ...completos, estadoBien: null, valorBien: null, beneficiarioNombres: null },
      referencias: { R: 0, C: 0, B: 0 },
    });
    expect(codigos({ garante })).toEqual([]);
    const vacio = { valores: formularioDeSolicitud.vacio(), guardada: false, estadoSol: null, finanzas: false };
    const faltan = codigos({ garante: persona(vacio) });
    expect(faltan).toContain('garante.celular');
    expect(faltan.filter((c) => /estadoBien|beneficiario|referencias/.test(c))).toEqual([]);
    expect(faltan.slice(-3)).toEqual(['garante.guardar', 'garante.generar', 'garante.finanzas']);
  });

  test('depositario, and finances', () => {
    expect(codigos({ depositario: false, titular: persona({ finanzas: false }) })).toEqual([
      'titular.finanzas',
      'depositario',
    ]);
  });

  test('documents: what must be there and is not, and what was found wrong; each in the tab of its owner', () => {
    const documento = (id: number, cambios: Partial<DocumentoDeCarpeta> = {}): DocumentoDeCarpeta => ({
      id,
      nombre: `Documento ${id}`,
      dueno: 1,
      motivo: null,
      aplica: true,
      obligatorio: true,
      conArchivo: false,
      estado: null,
      ...cambios,
    });
    const documentos = [
      documento(1),
      documento(2, { conArchivo: true }),
      documento(3, { conArchivo: true, estado: true }),
      documento(4, { conArchivo: true, estado: false }),
      documento(5, { obligatorio: false }),
      documento(6, { obligatorio: false, conArchivo: true, estado: false }),
      documento(7, { aplica: false }),
      ...([2, 3, 4, 5] as const).map((dueno) => documento(10 + dueno, { dueno })),
    ];
    expect(codigos({ documentos })).toEqual([1, 4, 6, 12, 13, 14, 15].map((id) => `documento.${id}`));
    expect(requisitosDe(carpeta({ documentos })).length - requisitosDe(carpeta()).length).toBe(9);
    const delFinal = faltantesDe(carpeta({ documentos })).slice(-5);
    expect(delFinal.map(({ pestana }) => pestana)).toEqual([
      'cliente',
      'conyuge-cliente',
      'garante',
      'conyuge-garante',
      'depositario',
    ]);
    expect(delFinal[0]).toEqual({
      codigo: 'documento.6',
      texto: 'Documento rechazado: Documento 6',
      pestana: 'cliente',
      subpestana: 'documentos',
    });
  });

  test.each([
    [null, 'Documento rechazado: Papeleta'],
    ['está borrosa', 'Documento rechazado: Papeleta (está borrosa)'],
  ])('a document that was found wrong says so, and why where somebody said it (%s)', (motivo, texto) => {
    const rechazado = { id: 8, nombre: 'Papeleta', aplica: true, obligatorio: false, conArchivo: true, estado: false };
    const [faltante] = faltantesDe(carpeta({ documentos: [{ ...rechazado, dueno: 3, motivo }] })).slice(-1);
    expect(faltante).toMatchObject({ texto, pestana: 'garante' });
    expect(personasDePestana[faltante?.pestana ?? 'cliente']).toBe('Garante');
    expect(faltante && documentoDeFaltante(faltante)).toBe(8);
    expect(documentoDeFaltante({ codigo: 'titular.documentos' })).toBeNull();
  });

  test('every item leads to a tab that is shown, once the application has its number; codes are unique', () => {
    for (const situacionLaboral of [null, 'V', 'B', 'I', 'H', 'A'])
      for (const estadoCivil of [null, 'S', 'C', 'U'])
        for (const separacionBienes of ['S', 'N']) {
          const valores = { ...formularioDeSolicitud.vacio(), situacionLaboral, estadoCivil, separacionBienes };
          const quien = persona({
            valores,
            guardada: false,
            estadoSol: null,
            finanzas: false,
            referencias: { R: 0, C: 0, B: 0 },
          });
          for (const garante of [null, quien]) {
            const h = carpeta({ titular: quien, garante, depositario: false });
            const abiertas = pestanasDe({
              numAprobacion: 1,
              estadoCivil,
              separacionBienes,
              situacionLaboral,
              riesgo: h.riesgo,
              excepcion: h.excepcion,
              garante: garante && { admiteConyuge: estadoCivil === 'C' || estadoCivil === 'U' },
            }).flatMap((p) => p.subpestanas.map((s) => `${p.codigo}/${s.codigo}`));
            for (const f of faltantesDe(h)) expect(abiertas).toContain(`${f.pestana}/${f.subpestana}`);
            const todos = requisitosDe(h).map((r) => r.codigo);
            expect(new Set(todos).size).toBe(todos.length);
          }
        }
  });
});

describe('Enviar a Riesgo', () => {
  const hechos = (cambios: Partial<HechosDeEnvio> = {}): HechosDeEnvio => ({
    idDepartamento: null,
    estadoSol: 'GENERADA',
    estado: estadosDeDocumentos.incompleta,
    ...cambios,
  });
  const motivo = (cambios: Partial<HechosDeEnvio>) => motivoDeNoEnviar(hechos(cambios), 'Ejecutivo Adjudicaciones');

  test('CLI-051 disabled without list and with an empty one, however it is spelt', () => {
    for (const estado of ['Documentación Vacia', 'documentación vacía', 'DOCUMENTACION VACIA'])
      expect(motivo({ estado })).toBe('Documentación vacia');
    expect(motivo({ estado: 'No tiene documentos asignado' })).toBe('No tiene documentos asignado');
    for (const estado of ['Documentación incompleta', 'Documentación completa']) expect(motivo({ estado })).toBeNull();
  });

  test('CLI-052 CLI-053 disabled in 004, without folder, and while the application was not printed', () => {
    expect(motivo({ idDepartamento: '004' })).toBe('La carpeta ya está en el departamento de riesgo');
    expect(motivo({ idDepartamento: undefined })).toBe('El plan no está adjudicado: no tiene carpeta de crédito');
    for (const estadoSol of [null, ''])
      expect(motivo({ estadoSol })).toBe('Primero debe generar la solicitud de compra');
    expect(motivo({ idDepartamento: '003' })).toBe('La carpeta ya fue aprobada');
    for (const idDepartamento of [null, '002']) expect(motivo({ idDepartamento })).toBeNull();
  });

  test('DOC-006 CLI-051 CLI-052 CLI-053 the act refuses by the same rule, each reason with its own code', () => {
    const codigo = (cambios: Partial<HechosDeEnvio>, role: Rol = 'Ejecutivo Adjudicaciones') => {
      const rechazo = rechazoDeEnvio(hechos(cambios), role);
      expect(rechazo?.title ?? null).toBe(motivoDeNoEnviar(hechos(cambios), role));
      return rechazo === null ? null : [rechazo.status, rechazo.code];
    };
    expect(codigo({}, 'Riesgo')).toEqual([403, 'sin-permiso']);
    expect(codigo({ idDepartamento: undefined })).toEqual([422, 'plan-sin-adjudicar']);
    expect(codigo({ idDepartamento: '004', estadoSol: null })).toEqual([409, 'ya-enviada']);
    expect(codigo({ estadoSol: '' })).toEqual([422, 'solicitud-sin-generar']);
    expect(codigo({ estado: 'Documentación vacia' })).toEqual([422, 'sin-documentos']);
    expect(codigo({ estado: 'No tiene documentos asignado' })).toEqual([422, 'sin-documentos']);
    expect(codigo({})).toBeNull();
  });

  test('an incomplete folder may go once what is missing was accepted', () => {
    const faltantes = faltantesDe(carpeta({ depositario: false }));
    expect(() => exigeConfirmar(faltantes, false)).toThrow(
      expect.objectContaining({ status: 422, code: 'carpeta-incompleta', detalle: { faltantes } }),
    );
    expect(() => exigeConfirmar(faltantes, true)).not.toThrow();
    expect(() => exigeConfirmar([], false)).not.toThrow();
  });

  test('only executives and Jefatura send', () => {
    const envian = listaDeRoles.filter((role) => motivoDeNoEnviar(hechos(), role) === null);
    expect(envian).toEqual(['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones']);
  });
});

describe('CLI-047 CLI-048 CLI-049 EST-518 who may change what hangs on a folder', () => {
  const actor = (role: 'Ejecutivo Adjudicaciones' | 'Jefatura Adjudicaciones' | 'Riesgo' | 'Legal', id = 1) => ({
    id,
    role,
    idDepartamento: {
      'Ejecutivo Adjudicaciones': '002',
      'Jefatura Adjudicaciones': '002',
      Riesgo: '004',
      Legal: '003',
    }[role],
  });
  const codigo = (...args: Parameters<typeof rechazoDeEscritura>) => rechazoDeEscritura(...args)?.code ?? null;

  test('002 may not write while it is in 004; other departments may; without a folder no department may', () => {
    for (const idDepartamento of [null, '002', '003', '004'])
      for (const role of ['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones', 'Riesgo', 'Legal'] as const)
        expect(codigo({ idDepartamento, ejecutivoId: null }, actor(role), false)).toBe(
          idDepartamento === '004' && actor(role).idDepartamento === '002' ? 'carpeta-en-riesgo' : null,
        );
    expect(codigo({ idDepartamento: undefined, ejecutivoId: null }, actor('Riesgo'), false)).toBe('plan-sin-adjudicar');
  });

  test("another executive's plan", () => {
    const hechos = { idDepartamento: null, ejecutivoId: 2 };
    expect([1, 2].map((id) => esAjeno(hechos, actor('Ejecutivo Adjudicaciones', id)))).toEqual([true, false]);
    expect(esAjeno({ ...hechos, ejecutivoId: null }, actor('Ejecutivo Adjudicaciones'))).toBe(false);
    expect(esAjeno(hechos, actor('Jefatura Adjudicaciones'))).toBe(false);
    expect(codigo(hechos, actor('Ejecutivo Adjudicaciones'), true)).toBe('plan-de-otro-ejecutivo');
    expect(codigo(hechos, actor('Ejecutivo Adjudicaciones'), false)).toBeNull();
  });
});

test('ADJ-010 estado_formulario: the forms this folder has, saved or not', () => {
  const nada: FormulariosDeCarpeta = {
    solicitud: false,
    estadoCivil: null,
    separacionBienes: null,
    situacionLaboral: null,
    conyuge: false,
    finanzas: false,
    referencias: { R: 0, C: 0, B: 0 },
    garante: null,
    depositario: false,
  };
  const de = (cambios: Partial<FormulariosDeCarpeta>) =>
    formulariosDe({ ...nada, ...cambios }).map(({ nombre, cumple }) => `${nombre}: ${cumple ? 'sí' : 'no'}`);
  expect(de({})).toEqual([
    'Solicitud de compra: no',
    'Datos Financieros: no',
    'Referencias personales: no',
    'Depositario: no',
  ]);
  expect(de({ solicitud: true, finanzas: true, referencias: { R: 3, C: 2, B: 2 }, depositario: true })).toEqual([
    'Solicitud de compra: sí',
    'Datos Financieros: sí',
    'Referencias personales: sí',
    'Depositario: sí',
  ]);
  expect(de({ referencias: { R: 3, C: 2, B: 1 } })).toContain('Referencias personales: no');
  const casado = { estadoCivil: 'C', separacionBienes: 'N' };
  expect(de(casado)).toContain('Conyuge / Cliente: no');
  expect(de({ ...casado, conyuge: true })).toContain('Conyuge / Cliente: sí');
  expect(de({ ...casado, separacionBienes: 'S' }).join()).not.toContain('Conyuge');
  expect(de({ situacionLaboral: 'A' })).toContain('Garante: no');
  expect(de({ garante: false })).toContain('Garante: no');
  expect(de({ garante: true })).toContain('Garante: sí');
});

test.each([
  [[], 9, 9, []],
  [[], 8, 9, ['1 documento']],
  [[], 0, 0, ['Listado de documentos']],
  [['Datos Financieros'], 4, 9, ['Datos Financieros', '5 documentos']],
] as const)(
  'ADJ-010 with the forms %j not saved and %i of %i documents a row lacks %j',
  (sinGuardar, listos, total, falta) => {
    const estadoFormulario = [
      { nombre: 'Solicitud de compra', cumple: true },
      ...sinGuardar.map((nombre) => ({ nombre, cumple: false })),
    ];
    expect(loQueFalta({ estadoFormulario, documentosListos: listos, documentosTotal: total })).toEqual(falta);
  },
);
