import fc from 'fast-check';
import { estadosCiviles, situacionesLaborales, tiposDeVivienda } from '../codigos';
import { rangoDeEdad, sumarDias } from '../fechas';
import { mensajes } from '../mensajes';
import {
  cambiarSolicitud,
  camposDelBien,
  type DatosDeSolicitud,
  formularioDeSolicitud,
  seccionesDeSolicitud,
  tituloLaboral,
} from './campos';
import { claveDeSolicitud, leerClaveDeSolicitud } from './clave';
import type { ContextoDeSolicitud } from './tipos';

const { CLI, GEN, propios } = mensajes;
const HOY = '2026-03-10';
const CEDULA = '1712345678';
const contexto: ContextoDeSolicitud = { rol: 'titular', hoy: HOY, idDepartamento: '002', identificacion: CEDULA };
const { campos, nombres, vacio } = formularioDeSolicitud;
type Nombre = keyof DatosDeSolicitud;

/** What everybody declares; a single Ecuadorian in a house of their own, without situation. */
const comun: DatosDeSolicitud = {
  ...vacio(),
  estadoBien: 'Nuevo',
  valorBien: 20_000,
  nombres: 'Ana María',
  apellidoPaterno: 'Peña',
  apellidoMaterno: 'Oña',
  genero: 'F',
  fechaNacimiento: '1990-01-01',
  estadoCivil: 'S',
  nacionalidad: 'EC',
  profesion: 'Contadora',
  codigoDactilar: 'V4343V',
  correo: 'ana@correo.example',
  celular: '0991234567',
  tipoDomicilio: 'A',
  provinciaCodigo: '17',
  cantonCodigo: '1701',
  parroquiaCodigo: '170103',
  direccion: 'Calle A',
  referenciaDomicilio: 'Frente al parque',
  beneficiarioCedula: CEDULA,
  beneficiarioNombres: 'Luis',
  beneficiarioApellidoPaterno: 'Loor',
  beneficiarioApellidoMaterno: 'Mera',
  beneficiarioNacionalidad: 'EC',
  beneficiarioGenero: 'M',
  beneficiarioActividad: 'Comercio',
};
const negocio: Partial<DatosDeSolicitud> = {
  laboralNombre: 'Los Andes',
  laboralActividad: 'Construcción',
  laboralCargo: 'Jefa',
  laboralDireccion: 'Calle B',
  laboralTelefono: '022345678',
  laboralAnos: 3,
};
const de: Record<string, DatosDeSolicitud> = {
  V: { ...comun, ...negocio, situacionLaboral: 'V' },
  B: { ...comun, ...negocio, situacionLaboral: 'B', pepExpuesto: 'N' },
  I: { ...comun, ...negocio, situacionLaboral: 'I' },
  H: {
    ...comun,
    situacionLaboral: 'H',
    jubilacionTipo: 'vejez',
    jubilacionInstitucion: 'iess',
    jubilacionFecha: '2020-01-31',
  },
  A: {
    ...comun,
    situacionLaboral: 'A',
    subsidioPersona: 'Rosa',
    subsidioActividad: 'Docente',
    subsidioParentesco: 'madre',
  },
};
const forma = (situacion = 'V', cambios: Partial<DatosDeSolicitud> = {}): DatosDeSolicitud => ({
  ...(de[situacion] as DatosDeSolicitud),
  ...cambios,
});

/** Errors of a form, {} = accepted. */
function errores(valores: object, cambios: Partial<ContextoDeSolicitud> = {}): Readonly<Record<string, string>> {
  const resultado = formularioDeSolicitud.revisar(valores, { ...contexto, ...cambios });
  return 'errores' in resultado ? resultado.errores : {};
}
const error = (campo: Nombre, valor: unknown, situacion = 'V', otros: Partial<DatosDeSolicitud> = {}) =>
  errores({ ...forma(situacion, otros), [campo]: valor })[campo];
const visible = (campo: Nombre, valores: DatosDeSolicitud, cambios: Partial<ContextoDeSolicitud> = {}) =>
  formularioDeSolicitud.estaVisible(campo, valores, { ...contexto, ...cambios });
const cambiar = <K extends Nombre>(valores: DatosDeSolicitud, campo: K, valor: DatosDeSolicitud[K]) =>
  cambiarSolicitud(valores, campo, valor, CEDULA);

describe('sections', () => {
  const titulos = (situacion: string | null, cambios: Partial<ContextoDeSolicitud> = {}): string[] =>
    seccionesDeSolicitud({ ...vacio(), situacionLaboral: situacion }, { ...contexto, ...cambios }).map((s) => s.titulo);

  test('CLI-031 CLI-034 CLI-036 goods, personal data, beneficiary, then the one employment section', () => {
    expect(titulos(null)).toEqual([CLI.datosDelBien, CLI.datosPersonales, CLI.beneficiarioFinal]);
    for (const { codigo } of situacionesLaborales)
      expect(titulos(codigo)).toEqual([
        CLI.datosDelBien,
        CLI.datosPersonales,
        CLI.beneficiarioFinal,
        tituloLaboral(codigo),
      ]);
  });

  test('CLI-032 CLI-033 the goods are seen by 002 and 004 (and by management), not by 003, never of the guarantor', () => {
    for (const [idDepartamento, rol, esperado] of [
      ['002', 'titular', true],
      ['004', 'titular', true],
      [null, 'titular', true],
      ['003', 'titular', false],
      ['002', 'garante', false],
      ['004', 'garante', false],
    ] as const) {
      expect(titulos('V', { idDepartamento, rol }).includes(CLI.datosDelBien)).toBe(esperado);
      for (const campo of camposDelBien) expect(visible(campo, forma(), { idDepartamento, rol })).toBe(esperado);
    }
  });

  test('CLI-034 CLI-035 the guarantor declares personal data and employment, and no beneficiary', () => {
    expect(titulos('H', { rol: 'garante' })).toEqual([CLI.datosPersonales, CLI.datosJubilado]);
    for (const campo of nombres.filter((n) => campos[n].seccion === 'beneficiario')) {
      expect(visible(campo, forma())).toBe(true);
      expect(visible(campo, forma(), { rol: 'garante' })).toBe(false);
    }
  });

  test.each([
    ['CLI-037', 'V', 'Datos laborales'],
    ['CLI-037', 'B', 'Datos laborales'],
    ['CLI-038', 'I', 'Datos independiente'],
    ['CLI-039', 'H', 'Datos pensionista jubilado'],
    ['CLI-040', 'A', 'Dependiente de subsidio familiar / Ama de casa'],
  ])('%s situation %s shows %s and only its own fields', (_id, situacion, titulo) => {
    expect(tituloLaboral(situacion)).toBe(titulo);
    const grupo = (n: string): string => n.replace(/[A-Z].*/, '');
    const laborales = nombres.filter((n) => campos[n].seccion === 'laboral' && visible(n, forma(situacion)));
    const esperado = { V: 'laboral', B: 'laboral', I: 'laboral', H: 'jubilacion', A: 'subsidio' }[situacion];
    expect(new Set(laborales.map(grupo))).toEqual(new Set([esperado]));
    expect(laborales.includes('laboralInformal')).toBe(situacion === 'I');
    expect(laborales.includes('laboralCorreo')).toBe(situacion === 'V' || situacion === 'B');
  });

  test('CLI-057 CLI-061 CLI-062 CLI-063 every field has a label and stands in one section', () => {
    for (const nombre of nombres) {
      expect(campos[nombre].etiqueta).not.toBe('');
      expect(['bien', 'personales', 'beneficiario', 'laboral']).toContain(campos[nombre].seccion);
    }
  });
});

describe('what is accepted', () => {
  test.each(Object.keys(de))('CLI-120 a whole form of situation %s, of holder and of guarantor', (situacion) => {
    expect(errores(forma(situacion))).toEqual({});
    expect(errores(forma(situacion), { rol: 'garante' })).toEqual({});
  });

  test('CLI-079 CLI-120 an empty form says what is missing, each field in its own words', () => {
    expect(errores(vacio())).toEqual({
      estadoBien: propios.campoObligatorio,
      valorBien: propios.campoObligatorio,
      nombres: propios.campoObligatorio,
      apellidoPaterno: propios.campoObligatorio,
      genero: 'Género del cliente es requerido',
      fechaNacimiento: 'Fecha de nacimiento es requerida.',
      estadoCivil: propios.campoObligatorio,
      nacionalidad: 'Nacionalidad del cliente es requerida.',
      profesion: 'Profesión del cliente es requerida.',
      codigoDactilar: 'Código dactilar es requerido es requerido.',
      correo: 'Correo del cliente es requerido.',
      celular: 'Celular del cliente es requerido.',
      tipoDomicilio: propios.campoObligatorio,
      provinciaCodigo: 'Provincia del cliente es requerida.',
      cantonCodigo: 'Ciudad del cliente es requerida.',
      parroquiaCodigo: 'Parroquia del cliente es requerida',
      direccion: 'Dirección del cliente es requerida.',
      referenciaDomicilio: 'Referencias de la casa es requerido.',
      situacionLaboral: 'Situación laboral del cliente es requerida.',
      beneficiarioCedula: 'Cédula del beneficiario es requerida.',
      beneficiarioNombres: 'Nombres del beneficiario es requerido.',
      beneficiarioApellidoPaterno: 'Apellido paterno del beneficiario es requerido.',
      beneficiarioApellidoMaterno: 'Apellido materno del beneficiario es requerido.',
      beneficiarioNacionalidad: 'Nacionalidad del beneficiario es requerida.',
      beneficiarioGenero: 'Género del beneficiario es requerido.',
      beneficiarioActividad: 'Actividad económica del beneficiario es requerida.',
    });
  });

  test('whatever is sent, what is accepted is accepted again unchanged', () => {
    const opciones = nombres.flatMap((n) => {
      const campo = campos[n];
      return campo.tipo === 'opcion' ? campo.opciones.map(({ codigo }) => codigo) : [];
    });
    const valor = fc.oneof(
      fc.constantFrom(...opciones, 'EC', 'CO'),
      fc.constant(null),
      fc.boolean(),
      fc.nat(120),
      fc.string(),
    );
    const cambios = fc.dictionary(fc.constantFrom(...nombres), valor, { maxKeys: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(de)), cambios, (situacion, enviado) => {
        const resultado = formularioDeSolicitud.revisar({ ...forma(situacion), ...enviado }, contexto);
        if ('valores' in resultado)
          expect(formularioDeSolicitud.revisar(resultado.valores, contexto)).toEqual(resultado);
      }),
    );
  });
});

describe('goods', () => {
  test('CLI-080 CLI-081 the value has minimum 0: 0 accepted, -1 and a cent below 0 refused', () => {
    expect(error('valorBien', 0)).toBeUndefined();
    for (const valor of [-1, -0.01]) expect(error('valorBien', valor)).toBe('Valor mínimo es 0');
  });

  test('CLI-055 CLI-056 002 must write them; other roles are not asked for them and cannot write them', () => {
    for (const idDepartamento of ['002', '004', '003', null] as const)
      for (const campo of camposDelBien) {
        const c = { ...contexto, idDepartamento };
        expect(formularioDeSolicitud.estaBloqueado(campo, forma(), c)).toBe(idDepartamento !== '002');
        expect(formularioDeSolicitud.esRequerido(campo, forma(), c)).toBe(idDepartamento === '002');
      }
  });
});

describe('resets', () => {
  const llena = forma('I', {
    tipoDomicilio: 'C',
    nombrePropietario: 'Rosa',
    telefonoPropietario: '022345678',
    estadoCivil: 'C',
    separacionBienes: 'N',
    anosResidencia: 7,
    pepExpuesto: 'S',
    pepVinculo: 'familiar',
    pepNombres: 'Luis',
    pepParentesco: 'hermano',
    laboralInformal: true,
    laboralCargo: 'Informal',
  });
  const cambios = (campo: Nombre, valor: unknown): object => {
    const despues = cambiar(llena, campo, valor as never);
    return Object.fromEntries(
      nombres.flatMap((n) => (despues[n] === llena[n] || n === campo ? [] : [[n, despues[n]]])),
    );
  };

  test('CLI-065 the address type resets owner and phone of the house', () => {
    expect(cambios('tipoDomicilio', 'D')).toEqual({ nombrePropietario: null, telefonoPropietario: null });
  });

  test('CLI-066 the marital status resets the separation of goods', () => {
    expect(cambios('estadoCivil', 'U')).toEqual({ separacionBienes: null });
  });

  test('CLI-067 the nationality resets the years of residence to 0', () => {
    expect(cambios('nacionalidad', 'CO')).toEqual({ anosResidencia: 0 });
  });

  test('CLI-068 the job resets the political exposure with all that hangs on it, and the flag of the informal', () => {
    const sinPep = { pepExpuesto: null, pepVinculo: null, pepNombres: null, pepParentesco: null };
    expect(cambios('situacionLaboral', 'B')).toEqual({ ...sinPep, laboralInformal: false, laboralCargo: null });
    const formal = { ...llena, laboralInformal: false, laboralCargo: 'Jefa' };
    expect(cambiar(formal, 'situacionLaboral', 'B')).toEqual({ ...formal, ...sinPep, situacionLaboral: 'B' });
  });

  test('CLI-069 ticking final beneficiary copies the client, identification included', () => {
    expect(cambiar(llena, 'beneficiarioEsTitular', true)).toEqual({
      ...llena,
      beneficiarioEsTitular: true,
      beneficiarioCedula: CEDULA,
      beneficiarioNombres: 'Ana María',
      beneficiarioApellidoPaterno: 'Peña',
      beneficiarioApellidoMaterno: 'Oña',
      beneficiarioNacionalidad: 'EC',
      beneficiarioGenero: 'F',
      beneficiarioActividad: 'Construcción',
    });
    const jubilada = forma('H', { laboralActividad: 'de antes' });
    expect(cambiar(jubilada, 'beneficiarioEsTitular', true).beneficiarioActividad).toBe('Contadora');
    const largo = cambiarSolicitud(llena, 'beneficiarioEsTitular', true, '1790012345001');
    expect(largo.beneficiarioCedula).toBe('1790012345');
  });

  test('CLI-070 unticking clears the beneficiary', () => {
    expect(cambios('beneficiarioEsTitular', false)).toEqual({
      beneficiarioCedula: null,
      beneficiarioNombres: null,
      beneficiarioApellidoPaterno: null,
      beneficiarioApellidoMaterno: null,
      beneficiarioNacionalidad: null,
      beneficiarioGenero: null,
      beneficiarioActividad: null,
    });
  });

  test('CLI-071 CLI-072 ticking informal sets and locks the position, unticking clears and unlocks it', () => {
    const formal = { ...llena, laboralInformal: false, laboralCargo: 'Jefa' };
    const marcada = cambiar(formal, 'laboralInformal', true);
    expect(marcada).toEqual({ ...formal, laboralInformal: true, laboralCargo: 'Informal' });
    expect(formularioDeSolicitud.estaBloqueado('laboralCargo', marcada, contexto)).toBe(true);
    const desmarcada = cambiar(marcada, 'laboralInformal', false);
    expect(desmarcada).toEqual({ ...formal, laboralCargo: null });
    expect(formularioDeSolicitud.estaBloqueado('laboralCargo', desmarcada, contexto)).toBe(false);
  });

  test('CLI-073 CLI-074 another province clears city and parish, another city the parish', () => {
    expect(cambios('provinciaCodigo', '09')).toEqual({ cantonCodigo: null, parroquiaCodigo: null });
    expect(cambios('cantonCodigo', '1702')).toEqual({ parroquiaCodigo: null });
  });

  test('the exposure resets link, name and kinship, the link name and kinship', () => {
    expect(cambios('pepExpuesto', 'N')).toEqual({ pepVinculo: null, pepNombres: null, pepParentesco: null });
    expect(cambios('pepVinculo', 'asociado')).toEqual({ pepNombres: null, pepParentesco: null });
  });
});

describe('personal data', () => {
  test('CLI-082 CLI-083 owner name and phone are shown and required for C and D only', () => {
    for (const { codigo } of tiposDeVivienda) {
      const conDueno = codigo === 'C' || codigo === 'D';
      const faltan = errores(forma('V', { tipoDomicilio: codigo }));
      expect(faltan).toEqual(
        conDueno
          ? {
              nombrePropietario: 'Nombre del dueño de la casa es requerido.',
              telefonoPropietario: 'Teléfono del dueño de la casa es requerido.',
            }
          : {},
      );
      expect(visible('nombrePropietario', forma('V', { tipoDomicilio: codigo }))).toBe(conDueno);
    }
  });

  test.each<[ids: string, campo: Nombre, minimo: number, maximo: number, situacion: string]>([
    ['CLI-084 CLI-088', 'celular', 10, 10, 'V'],
    ['CLI-084 CLI-115', 'telefonoDomicilio', 9, 9, 'V'],
    ['CLI-084 CLI-116', 'telefonoPropietario', 9, 10, 'V'],
    ['CLI-084 CLI-117', 'laboralTelefono', 9, 10, 'V'],
    ['CLI-084 CLI-118', 'laboralTelefono', 9, 10, 'I'],
  ])('%s %s has %i to %i digits in situation %s', (_ids, campo, minimo, maximo, situacion) => {
    const conDueno = { tipoDomicilio: 'C', nombrePropietario: 'Rosa', telefonoPropietario: '022345678' };
    const de = (largo: number) => error(campo, '0'.repeat(largo), situacion, conDueno);
    for (const largo of [minimo, maximo]) expect(de(largo)).toBeUndefined();
    for (const largo of [minimo - 1, maximo + 1]) expect(de(largo)).toBe(GEN.telefonoInvalido);
    expect(error(campo, `${'0'.repeat(minimo - 1)}x`, situacion, conDueno)).toBe('Teléfono inválido');
  });

  test('CLI-085 CLI-086 the address has at most 100 characters', () => {
    expect(error('direccion', 'x'.repeat(100))).toBeUndefined();
    expect(error('direccion', 'x'.repeat(101))).toBe(propios.textoLargo(100));
  });

  test('CLI-090 CLI-091 the fingerprint code has at most 6 characters, upper-cased', () => {
    const resultado = formularioDeSolicitud.revisar(forma('V', { codigoDactilar: 'v43ñ3v' }), contexto);
    expect(resultado).toMatchObject({ valores: { codigoDactilar: 'V43Ñ3V' } });
    expect(error('codigoDactilar', 'V4343V7')).toBe(propios.textoLargo(6));
  });

  test('CLI-092 CLI-093 birth: 18 and 105 years accepted to the day, a day less and a day more refused', () => {
    expect(error('fechaNacimiento', '2008-03-10')).toBeUndefined();
    expect(error('fechaNacimiento', '2008-03-11')).toBe(propios.edadPermitida);
    const { desde } = rangoDeEdad(HOY);
    expect(error('fechaNacimiento', '1921-03-10')).toBeUndefined();
    expect(error('fechaNacimiento', desde)).toBeUndefined();
    expect(error('fechaNacimiento', sumarDias(desde, -1))).toBe(propios.edadPermitida);
  });

  test('CLI-094 CLI-095 a malformed address of mail', () => {
    for (const correo of ['x', 'a@b', 'a b@c.ec']) expect(error('correo', correo)).toBe('Ingrese un correo válido.');
  });

  test('CLI-098 CLI-099 CLI-100 years of residence: of foreigners only, required, 0 to 100', () => {
    expect(visible('anosResidencia', forma())).toBe(false);
    expect(visible('anosResidencia', vacio())).toBe(false);
    const extranjera = { nacionalidad: 'CO' };
    expect(error('anosResidencia', null, 'V', extranjera)).toBe('Años de residencia es requerido');
    for (const anos of [0, 100]) expect(error('anosResidencia', anos, 'V', extranjera)).toBeUndefined();
    for (const anos of [-1, 101])
      expect(error('anosResidencia', anos, 'V', extranjera)).toBe('Ingrese un número de años real.');
  });

  test('CLI-106 CLI-107 exposure is required of public employees only; yes asks for the link, and of another person for name and kinship', () => {
    for (const { codigo } of situacionesLaborales)
      expect(error('pepExpuesto', null, codigo)).toBe(codigo === 'B' ? 'Seleccione una opción' : undefined);
    expect(errores(forma('V', { pepExpuesto: 'N', pepVinculo: 'familiar' }))).toEqual({});
    expect(errores(forma('V', { pepExpuesto: 'S' }))).toMatchObject({ pepVinculo: 'Seleccione una opción' });
    expect(errores(forma('V', { pepExpuesto: 'S', pepVinculo: 'titular' }))).toEqual({});
    for (const pepVinculo of ['familiar', 'asociado'])
      expect(errores(forma('V', { pepExpuesto: 'S', pepVinculo }))).toEqual({
        pepNombres: propios.campoObligatorio,
        pepParentesco: 'Seleccione una opción',
      });
  });

  test('CLI-108 CLI-109 the beneficiary: at most 10 characters of identification', () => {
    expect(error('beneficiarioCedula', '1'.repeat(11))).toBe(propios.cedulaOPasaporte);
    for (const identificacion of ['1'.repeat(10), 'AB12345678'])
      expect(error('beneficiarioCedula', identificacion)).toBeUndefined();
  });

  test('CLI-110 CLI-111 CLI-112 goods separation is shown and required when married or in de facto union', () => {
    for (const { codigo } of estadosCiviles) {
      const casado = codigo === 'C' || codigo === 'U';
      expect(visible('separacionBienes', forma('V', { estadoCivil: codigo }))).toBe(casado);
      expect(error('separacionBienes', null, 'V', { estadoCivil: codigo })).toBe(
        casado ? propios.campoObligatorio : undefined,
      );
    }
  });

  test('CLI-058 since when in the residence: optional, within 105 years up to today', () => {
    expect(error('domicilioDesde', null)).toBeUndefined();
    for (const fecha of [HOY, '1921-03-10']) expect(error('domicilioDesde', fecha)).toBeUndefined();
    for (const fecha of ['2026-03-11', '1921-03-09']) expect(error('domicilioDesde', fecha)).toBe(propios.ultimos105);
  });
});

describe('employment', () => {
  test('CLI-113 CLI-114 retirement: institution, type and date are required of job H, the date up to today', () => {
    expect(errores(forma('H', { jubilacionTipo: null, jubilacionInstitucion: null, jubilacionFecha: null }))).toEqual({
      jubilacionTipo: propios.campoObligatorio,
      jubilacionInstitucion: propios.campoObligatorio,
      jubilacionFecha: 'Años de jubilación son requeridos.',
    });
    expect(error('jubilacionFecha', HOY, 'H')).toBeUndefined();
    expect(error('jubilacionFecha', '2026-03-11', 'H')).toBe(propios.ultimos105);
  });

  test.each(['V', 'B', 'I'])(
    'CLI-119 name, activity, position, address, phone and years are required of %s; RUC is not',
    (situacion) => {
      const requeridos = [
        'laboralNombre',
        'laboralActividad',
        'laboralCargo',
        'laboralDireccion',
        'laboralTelefono',
        'laboralAnos',
      ];
      const vacios = Object.fromEntries(requeridos.map((n) => [n, null]));
      expect(errores({ ...forma(situacion), ...vacios })).toEqual(
        Object.fromEntries(requeridos.map((n) => [n, 'El campo es obligatorio'])),
      );
      expect(error('laboralRuc', null, situacion)).toBeUndefined();
      for (const largo of [10, 13]) expect(error('laboralRuc', '1'.repeat(largo), situacion)).toBeUndefined();
      for (const largo of [9, 14]) expect(error('laboralRuc', '1'.repeat(largo), situacion)).toBe(propios.rucLargo);
    },
  );

  test('CLI-119 of a dependent of family subsidy person, activity and kinship are required, the date is not', () => {
    expect(errores(forma('A', { subsidioPersona: null, subsidioActividad: null, subsidioParentesco: null }))).toEqual({
      subsidioPersona: propios.campoObligatorio,
      subsidioActividad: propios.campoObligatorio,
      subsidioParentesco: propios.campoObligatorio,
    });
    expect(error('subsidioDesde', null, 'A')).toBeUndefined();
  });
});

describe('keys', () => {
  test('a key is read back as it was made', () => {
    for (const rol of ['titular', 'garante'] as const)
      expect(leerClaveDeSolicitud(claveDeSolicitud('01-M001-12', rol))).toEqual({ idCodigo: '01-M001-12', rol });
  });

  test.each(['', 'titular', '-titular', '01-M001-12', '01-M001-12-conyuge', '01-M001-12-TITULAR'])(
    '%p is none',
    (clave) => {
      expect(leerClaveDeSolicitud(clave)).toBeNull();
    },
  );
});
