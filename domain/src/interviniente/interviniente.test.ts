import type { DatosDePersonas } from '../pagare/campos';
import { formularioDePersonas } from '../pagare/campos';
import { type DatosDeInterviniente, formularioDeInterviniente } from './campos';
import {
  avisosDePersonas,
  cambiosDePersona,
  camposImpresos,
  distintosDePersona,
  esNadie,
  faltaDePersona,
  faltaEnPapel,
  nombreDeInterviniente,
  personaNombrada,
  personasDesdePagare,
  personasEnPagare,
  personasEnPapel,
  rechazoDeNumero,
  rechazoPorImpreso,
} from './reglas';
import { papeles, rolesDeInterviniente } from './roles';
import type { RolDeInterviniente } from './tipos';

const vacia = formularioDeInterviniente.vacio();
const ana: DatosDeInterviniente = {
  ...vacia,
  tipoIdentificacion: 'C',
  identificacion: '1712345675',
  nombres: 'Ana Lucía',
  apellidos: 'Peña Loor',
};
const luis = { ...ana, identificacion: '0912345678', nombres: 'Luis', apellidos: 'Mera Vélez' };
const eva = { ...ana, identificacion: '1710034065', nombres: 'Eva', apellidos: 'Ruiz Mora' };

const aprobado = { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00Z' };
test('of an approved note: what it prints stays, what it does not print is completed', () => {
  const con = (rol: RolDeInterviniente, campos: string[], que = { pagare: aprobado, contrato: null }) =>
    rechazoPorImpreso(rol, campos, que)?.detalle ?? null;
  expect(con('garante', ['nombres'])).toMatchObject({ rol: 'garante', papel: 'pagare', quien: 'Eva Sosa' });
  expect(con('garante', ['direccion', 'telefono'])).toBeNull();
  expect(con('representante', ['calidad'])).toMatchObject({ papel: 'pagare' });
  expect(con('depositario', ['correo'])).toMatchObject({ papel: 'pagare' });
  expect(con('depositario', ['direccion'])).toBeNull();
  expect(con('apoderado', ['nombres'])).toBeNull();
  expect(con('garante', [])).toBeNull();
  const todo = { pagare: aprobado, contrato: aprobado };
  expect(rechazoPorImpreso('garante', ['direccion'], todo)?.detalle).toMatchObject({ papel: 'contrato' });
  expect(rechazoPorImpreso('garante', ['correo'], todo)).toBeNull();
  expect(rechazoPorImpreso('garante', ['nombres'], { pagare: null, contrato: null })).toBeNull();
});

test('a number is of its kind', () => {
  const error = (tipoIdentificacion: string | null, identificacion: string | null) =>
    rechazoDeNumero({ tipoIdentificacion, identificacion }).identificacion ?? null;
  expect(error('C', '12345')).toBe('La cédula tiene 10 dígitos');
  expect(error('R', '1712345675')).toBe('El RUC tiene 13 dígitos');
  expect(error('P', 'AB')).toBe('El pasaporte tiene de 3 a 20 letras y números');
  for (const [tipo, numero] of [
    ['C', '1712345678'],
    ['R', '1790012345001'],
    ['P', 'AB123456'],
    ['C', null],
    [null, '12345'],
  ] as const)
    expect(error(tipo, numero)).toBeNull();
});

describe('fields by role', () => {
  const revisar = (rol: RolDeInterviniente, datos: object) => {
    const leido = formularioDeInterviniente.revisar(datos, { rol });
    return 'errores' in leido ? leido.errores : leido.valores;
  };
  test('number and names are required, in two words', () => {
    expect(revisar('garante', {})).toEqual({
      tipoIdentificacion: 'El campo es obligatorio',
      identificacion: 'El campo es obligatorio',
      nombres: 'El campo es obligatorio',
      apellidos: 'Escriba nombres y apellidos completos',
    });
    expect(revisar('garante', { ...ana, nombres: 'Ana Peña', apellidos: null })).toMatchObject({ nombres: 'Ana Peña' });
  });
  test('who represents the company has a capacity, the others an address', () => {
    const todo = { ...ana, direccion: 'Av. Amazonas', calidad: 'Gerente General' };
    expect(revisar('representante', todo)).toMatchObject({ calidad: 'Gerente General', direccion: null });
    expect(revisar('testigo', todo)).toMatchObject({ calidad: null, direccion: 'Av. Amazonas' });
  });
  test('number and name of the debtor are those of the holder', () => {
    for (const campo of ['tipoIdentificacion', 'identificacion', 'nombres', 'apellidos'] as const) {
      expect(formularioDeInterviniente.estaBloqueado(campo, ana, { rol: 'deudor' })).toBe(true);
      expect(formularioDeInterviniente.estaBloqueado(campo, ana, { rol: 'garante' })).toBe(false);
    }
    expect(formularioDeInterviniente.estaBloqueado('direccion', ana, { rol: 'deudor' })).toBe(false);
  });
});

test('as printed: given names first', () => {
  expect(nombreDeInterviniente(ana)).toBe('Ana Lucía Peña Loor');
  expect(nombreDeInterviniente({ nombres: 'Ana', apellidos: null })).toBe('Ana');
  expect(nombreDeInterviniente(vacia)).toBe('');
});

test('as papers name them: whoever is there, with the full name', () => {
  expect(personasEnPapel({ deudor: ana, conyuge: vacia, garante: { ...vacia, nombres: 'Luis' } })).toEqual({
    deudor: { ...ana, nombre: 'Ana Lucía Peña Loor' },
    garante: { ...vacia, nombres: 'Luis', nombre: 'Luis', identificacion: '' },
  });
});

describe('what the papers need', () => {
  test('of a guarantor: the note his number and name, the contract his address too, the pledge nothing', () => {
    expect(faltaDePersona('garante', 'pagare', ana)).toEqual([]);
    expect(faltaDePersona('garante', 'pagare', null)).toEqual([
      'Tipo de identificación',
      'Identificación',
      'Nombres',
      'Apellidos',
    ]);
    expect(faltaDePersona('garante', 'pagare', { ...ana, nombres: 'Ana', apellidos: null })).toEqual(['Apellidos']);
    expect(faltaDePersona('garante', 'pagare', { ...ana, nombres: 'Ana Peña', apellidos: null })).toEqual([]);
    expect(faltaDePersona('garante', 'contrato', ana)).toEqual([
      'Género',
      'Estado civil',
      'Nacionalidad',
      'Dirección',
      'Teléfono',
    ]);
    expect(faltaDePersona('garante', 'prenda', null)).toEqual([]);
  });

  test('which persons each paper names, and what it prints of each beside number and name', () => {
    const delGarante = ['genero', 'estadoCivil', 'nacionalidad', 'direccion', 'telefono'];
    const delDeudor = [
      'genero',
      'estadoCivil',
      'nacionalidad',
      'ocupacion',
      'direccion',
      'ciudad',
      'telefono',
      'correo',
    ];
    const impreso = Object.fromEntries(
      papeles.map((papel) => [
        papel,
        rolesDeInterviniente.flatMap((rol) => {
          const campos = camposImpresos(rol, papel);
          return campos === null ? [] : [[rol, ...campos.slice(4)]];
        }),
      ]),
    );
    const aRuego = [['huella'], ['firmanteARuego'], ['testigo']];
    expect(impreso).toEqual({
      pagare: [
        ['deudor'],
        ['conyuge'],
        ['garante'],
        ['garanteConyuge'],
        ['segundoGarante'],
        ...aRuego,
        ['representante'],
      ],
      prenda: [
        ['deudor', 'genero', 'estadoCivil'],
        ['conyuge'],
        ['depositario', 'correo'],
        ...aRuego,
        ['representante', 'calidad'],
      ],
      contrato: [
        ['deudor', ...delDeudor],
        ['conyuge', 'genero', 'nacionalidad'],
        ['apoderado'],
        ['garante', ...delGarante],
        ['garanteConyuge'],
        ['segundoGarante', ...delGarante],
        ['segundoGaranteConyuge'],
        ['depositario', 'direccion', 'telefono', 'correo'],
        ...aRuego,
        ['representante', 'calidad'],
      ],
      carta: [['deudor'], ['apoderado']],
      acta: [['deudor'], ['apoderado'], ...aRuego],
    });
    expect(camposImpresos('testigo', 'pagare')).toEqual([
      'tipoIdentificacion',
      'identificacion',
      'nombres',
      'apellidos',
    ]);
  });

  test('of the whole case: those there are, and those that no case is without', () => {
    expect(faltaEnPapel({ deudor: ana, conyuge: vacia, garante: { ...luis, nombres: null } }, 'pagare')).toEqual([
      'Garante: Nombres',
      'Representante: Tipo de identificación, Identificación, Nombres, Apellidos',
    ]);
    expect(faltaEnPapel({ deudor: ana, representante: eva }, 'pagare')).toEqual([]);
    expect(faltaEnPapel({}, 'carta')).toEqual(['Deudor: Tipo de identificación, Identificación, Nombres, Apellidos']);
  });
});

describe('what contradicts itself', () => {
  test('one number under two names, in one place of the case', () => {
    const otra = { ...luis, identificacion: ana.identificacion };
    expect(avisosDePersonas({ garante: ana, depositario: otra })).toEqual([
      'El número 1712345675 está con dos nombres: Ana Lucía Peña Loor (Garante) y Luis Mera Vélez (Depositario)',
    ]);
    expect(avisosDePersonas({ deudor: ana, depositario: ana })).toEqual([]);
  });

  test('which roles one person cannot have together', () => {
    const quienes = (uno: RolDeInterviniente) =>
      rolesDeInterviniente
        .slice(0, rolesDeInterviniente.indexOf(uno))
        .filter((otro) => avisosDePersonas({ [otro]: ana, [uno]: ana }).some((aviso) => aviso.includes('a la vez')));
    expect(Object.fromEntries(rolesDeInterviniente.map((rol) => [rol, quienes(rol)]))).toEqual({
      deudor: [],
      conyuge: ['deudor'],
      apoderado: ['deudor'],
      garante: ['deudor', 'conyuge'],
      garanteConyuge: ['deudor', 'garante'],
      segundoGarante: ['deudor', 'conyuge', 'garante'],
      segundoGaranteConyuge: ['deudor', 'segundoGarante'],
      depositario: [],
      huella: [],
      firmanteARuego: ['deudor', 'huella'],
      testigo: ['deudor', 'conyuge', 'garante', 'garanteConyuge', 'segundoGarante', 'huella', 'firmanteARuego'],
      representante: [
        'deudor',
        'conyuge',
        'apoderado',
        'garante',
        'garanteConyuge',
        'segundoGarante',
        'firmanteARuego',
        'testigo',
      ],
    });
    expect(avisosDePersonas({ deudor: ana, conyuge: ana })).toEqual([
      'Ana Lucía Peña Loor no puede ser deudor y cónyuge a la vez',
    ]);
    expect(
      avisosDePersonas({ deudor: { ...ana, identificacion: null }, conyuge: { ...ana, identificacion: null } }),
    ).toEqual([]);
  });

  test('the RUC of a person is that person; without a name its number says who', () => {
    const ruc = { ...vacia, identificacion: `${ana.identificacion}001` };
    expect(avisosDePersonas({ deudor: ana, garante: ruc })).toEqual([
      '1712345675001 no puede ser deudor y garante a la vez',
    ]);
  });

  test('a thumbprint is of one who signs', () => {
    expect(avisosDePersonas({ deudor: ana, huella: luis })).toEqual([
      'Luis Mera Vélez pone la huella y no es ninguno de los que firman',
    ]);
    expect(avisosDePersonas({ deudor: ana, huella: { ...vacia, identificacion: '0102030405' } })).toEqual([
      '0102030405 pone la huella y no es ninguno de los que firman',
    ]);
    for (const rol of rolesDeInterviniente.slice(0, 8))
      expect(avisosDePersonas({ [rol]: ana, huella: ana }).join()).not.toContain('pone la huella');
    expect(avisosDePersonas({ huella: vacia })).toEqual([]);
    expect(avisosDePersonas({ deudor: ana, apoderado: luis, huella: luis })).toEqual([]);
    expect(avisosDePersonas({ deudor: ana, apoderado: luis, huella: ana })).toEqual([
      'Ana Lucía Peña Loor pone la huella y no es ninguno de los que firman',
    ]);
  });

  test('who is printed only beside another is told where that one is missing', () => {
    const solos = rolesDeInterviniente.flatMap((rol) => avisosDePersonas({ [rol]: ana }));
    expect(solos).toEqual([
      'Cónyuge del garante sin garante: ningún documento lo nombra',
      'Cónyuge del segundo garante sin segundo garante: ningún documento lo nombra',
      expect.stringContaining('pone la huella'),
      'Firma a ruego sin quien pone la huella: ningún documento lo nombra',
      'Testigo sin quien pone la huella: ningún documento lo nombra',
    ]);
    expect(avisosDePersonas({ garante: luis, garanteConyuge: ana })).toEqual([]);
  });
});

test('what differs from the application, as it says it; what it leaves empty is no difference', () => {
  const solicitud = { ...ana, nombres: 'ANA LUCIA', estadoCivil: 'C', telefono: '0991234567', correo: null };
  expect(distintosDePersona({ ...ana, estadoCivil: 'S', correo: 'ana@correo.example' }, solicitud)).toEqual([
    { campo: 'estadoCivil', etiqueta: 'Estado civil', solicitud: 'Casado' },
    { campo: 'telefono', etiqueta: 'Teléfono', solicitud: '0991234567' },
  ]);
  expect(distintosDePersona(ana, null)).toEqual([]);
});

describe('a person named by number and full name alone', () => {
  const conocida = { ...ana, direccion: 'Av. Amazonas', tipoIdentificacion: 'P' };
  test('is nobody without both', () => {
    expect(personaNombrada({ identificacion: null, nombre: null }, conocida)).toEqual(vacia);
    expect([esNadie(vacia), esNadie(null), esNadie(undefined), esNadie(ana)]).toEqual([true, true, true, false]);
    expect([esNadie({ ...vacia, nombres: 'Ana' }), esNadie({ ...vacia, identificacion: '1' })]).toEqual([false, false]);
  });
  test('keeps everything else of the known one with the same number or the same name', () => {
    const mismo = { identificacion: ana.identificacion, nombre: 'ANA LUCIA PENA LOOR' };
    expect(personaNombrada(mismo, conocida)).toEqual({ ...conocida, ...personaNombrada(mismo, conocida) });
    expect(personaNombrada({ ...mismo, nombre: 'Ana Lucía Peña Loor' }, null, conocida)).toEqual(conocida);
    expect(personaNombrada({ identificacion: ana.identificacion, nombre: 'Ana Peña Loor' }, conocida)).toMatchObject({
      nombres: 'Ana',
      apellidos: 'Peña Loor',
      direccion: 'Av. Amazonas',
      tipoIdentificacion: 'P',
    });
    expect(personaNombrada({ identificacion: '1710034065', nombre: 'Ana Lucía Peña Loor' }, conocida)).toMatchObject({
      direccion: 'Av. Amazonas',
      identificacion: '1710034065',
      tipoIdentificacion: 'C',
    });
  });
  test('the known one keeps how its name is parted, and its kind follows from the number until somebody says it', () => {
    const partida = { ...conocida, nombres: 'Ana', apellidos: 'Lucía Peña Loor', tipoIdentificacion: null };
    const mismo = { identificacion: ana.identificacion, nombre: 'Ana Lucía Peña Loor' };
    expect(personaNombrada(mismo, partida)).toEqual({ ...partida, tipoIdentificacion: 'C' });
  });
  test('otherwise it is another one, of whom nothing is known', () => {
    expect(personaNombrada({ identificacion: '1790012345001', nombre: 'Luis Mera Vélez' }, conocida)).toEqual({
      ...vacia,
      tipoIdentificacion: 'R',
      identificacion: '1790012345001',
      nombres: 'Luis',
      apellidos: 'Mera Vélez',
    });
    expect(personaNombrada({ identificacion: null, nombre: 'Luis' }, vacia, conocida)).toEqual({
      ...vacia,
      nombres: 'Luis',
    });
    const sinNumero = { ...conocida, identificacion: null };
    expect(personaNombrada({ identificacion: null, nombre: 'Luis Mera' }, sinNumero)).toMatchObject({
      direccion: null,
    });
    expect(personaNombrada({ identificacion: '0912345678', nombre: null }, conocida)).toEqual({
      ...vacia,
      tipoIdentificacion: 'C',
      identificacion: '0912345678',
    });
  });
});

test('LEG-527 the fields of a note show the persons of its case and write them', () => {
  const enPagare = personasEnPagare({ conyuge: ana, representante: eva, depositario: luis });
  const datos: DatosDePersonas = {
    ...formularioDePersonas.vacio(),
    conyugeCedula: ana.identificacion,
    conyugeNombre: 'Ana Lucía Peña Loor',
    representanteCedula: eva.identificacion,
    representanteNombre: 'Eva Ruiz Mora',
  };
  expect(enPagare).toEqual(datos);
  const escritas = personasDesdePagare(
    {
      ...datos,
      garanteCedula: luis.identificacion,
      garanteNombre: 'Luis Mera Vélez',
      conyugeCedula: null,
      conyugeNombre: null,
    },
    {
      personas: { conyuge: ana, representante: { ...eva, calidad: 'Gerente General' } },
      solicitud: { garante: { ...luis, telefono: '0991234567' } },
    },
  );
  expect(escritas).toMatchObject({
    conyuge: vacia,
    garante: { ...luis, telefono: '0991234567' },
    representante: { ...eva, calidad: 'Gerente General' },
    testigo: vacia,
  });
  expect(escritas).not.toHaveProperty('deudor');
});

test('which fields differ', () => {
  expect(cambiosDePersona(ana, { ...ana, telefono: '022345678', apellidos: null })).toEqual(['apellidos', 'telefono']);
  expect(cambiosDePersona(ana, { ...ana })).toEqual([]);
});
