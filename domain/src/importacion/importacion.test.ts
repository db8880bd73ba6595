import fc from 'fast-check';
import { centavos, formatearMonto } from '../dinero';
import { diasDelMes, fechaDe, formatearFecha } from '../fechas';
import { esTipoDeImportacion, importaciones, type TipoDeImportacion } from './archivos';
import { citaDe, claveNatural, definirImportacion } from './definicion';

const { grupos, personas, planes, asambleas, adjudicaciones, notarios, usuarios, movimientos } = importaciones;
const asignados = importaciones['ejecutivos-asignados'];
const definidas = Object.values(importaciones);

const ejemploDe = (tipo: TipoDeImportacion): Record<string, string> => {
  const { encabezado, ejemplo } = importaciones[tipo].plantilla();
  return Object.fromEntries(encabezado.map((c, i) => [c, ejemplo[i] ?? '']));
};
const con = (tipo: TipoDeImportacion, cambios: Record<string, string>) =>
  importaciones[tipo].leerFila(5, { ...ejemploDe(tipo), ...cambios });

describe('refusals name line and column', () => {
  test.each([
    ['grupos', 'mesesPlan', '', 'Es obligatorio'],
    ['grupos', 'mesesPlan', '0', 'El valor mínimo es 1'],
    ['grupos', 'mesesPlan', '12,5', 'Debe ser un número entero'],
    ['grupos', 'mesesPlan', 'sesenta', 'Número inválido'],
    ['grupos', 'producto', '03', 'Valor no permitido, use: 01, 02'],
    ['grupos', 'producto', 'constructor', 'Valor no permitido, use: 01, 02'],
    ['grupos', 'grupo', 'M-001', 'Use solo letras, números, punto y guion bajo'],
    ['grupos', 'grupo', 'M'.repeat(21), 'Máximo 20 caracteres'],
    [
      'grupos',
      'monto',
      '1.234',
      "'1.234' es ambiguo: escriba los decimales (1.234,00) o el número sin separador de miles",
    ],
    [
      'grupos',
      'monto',
      '12,345',
      "'12,345' es ambiguo: escriba los decimales (1.234,00) o el número sin separador de miles",
    ],
    ['grupos', 'monto', '12,3456', 'El monto tiene más de dos decimales'],
    ['grupos', 'monto', '-5', 'El valor mínimo es 0.01'],
    ['grupos', 'monto', '9999999999999', 'El monto es demasiado grande'],
    ['grupos', 'monto', '=1+1', 'Monto inválido'],
    ['grupos', 'fechaInicio', '31/02/2025', 'Fecha inválida, use DD/MM/AAAA'],
    ['grupos', 'fechaInicio', '2025-13-01', 'Fecha inválida, use DD/MM/AAAA'],
    ['personas', 'identificacion', '912345678', 'La cédula debe tener 10 dígitos; revise si perdió el cero inicial'],
    ['personas', 'tipoId', 'DNI', 'Valor no permitido, use: C, R, P'],
    ['personas', 'correo', 'sin-arroba', 'Correo electrónico inválido'],
    ['personas', 'celular', '12345', 'Teléfono inválido'],
    ['personas', 'direccion', 'x'.repeat(101), 'Máximo 100 caracteres'],
    ['personas', 'nombres', 'Ana\u0000', 'El texto contiene caracteres no permitidos'],
    ['personas', 'nombres', 'Ana\u0007', 'El texto contiene caracteres no permitidos'],
    ['personas', 'direccion', 'Calle 1\nCasa 2', 'La celda tiene un salto de línea: escríbala en una sola línea'],
    ['personas', 'nombres', 'x'.repeat(5000), 'Máximo 2000 caracteres'],
    ['personas', 'nombres', 'x'.repeat(61), 'Máximo 60 caracteres'],
    ['personas', 'estadoCivil', 'X', 'Valor no permitido, use: S, C, D, V, U'],
    ['planes', 'idCodigo', '01-M001', 'Use producto-grupo-puesto, por ejemplo 01-M001-12'],
    ['planes', 'idCodigo', '02-M001-12', 'No coincide con producto, grupo y puesto'],
    ['planes', 'identificacion', '1', 'Identificación inválida; revise si perdió el cero inicial'],
    ['asambleas', 'hora', '24:00', 'Hora no permitida'],
    ['asambleas', 'numero', '0', 'El valor mínimo es 1'],
    ['adjudicaciones', 'adjudicadoPor', 'Rifa', 'Valor no permitido, use: Oferta, Sorteo, Entrega'],
    ['usuarios', 'usuario', 'José', 'Use letras minúsculas, números, punto, guion o guion bajo (3 a 40 caracteres)'],
    ['usuarios', 'activo', 'quizás', 'Escriba SI o NO'],
    ['ejecutivos-asignados', 'mes', '13/2025', 'Mes inválido, use MM/AAAA'],
    ['movimientos', 'valorDebito', '5', 'Escriba valorDebito o valorCredito, uno de los dos'],
    ['actividades-uafe', 'codigo', '', 'Es obligatorio'],
    ['actividades-uafe', 'codigo', 'G 4510', 'Use solo letras, números, punto y guion bajo'],
    ['actividades-uafe', 'codigo', 'G4510.01.0001', 'Máximo 12 caracteres'],
    ['actividades-uafe', 'nombre', 'x'.repeat(301), 'Máximo 300 caracteres'],
    ['feriados', 'fecha', '30/02/2027', 'Fecha inválida, use DD/MM/AAAA'],
    ['feriados', 'fecha', '05/11/0025', 'La fecha debe estar entre 01/01/1900 y 31/12/2100'],
    ['feriados', 'nombre', '', 'Es obligatorio'],
  ] as [TipoDeImportacion, string, string, string][])('%s %s = %j: %s', (tipo, columna, celda, mensaje) => {
    const resultado = con(tipo, { [columna]: celda });
    expect(resultado).toEqual({ errores: [{ linea: 5, columna, mensaje }] });
  });

  test('a person’s name is kept as the form keeps it, a company’s as it is written', () => {
    expect(con('personas', { apellidoPaterno: 'D´Ángelo' })).toMatchObject({ valor: { apellidoPaterno: "D'Ángelo" } });
    expect(
      con('personas', { tipoId: 'R', identificacion: '1790012344001', apellidoPaterno: 'Café´s 1–2' }),
    ).toMatchObject({ valor: { apellidoPaterno: 'Café´s 1–2' } });
  });

  test('all the faults of a row at once', () => {
    const resultado = grupos.leerFila(9, {});
    expect('errores' in resultado && resultado.errores.map((e) => `${e.linea} ${e.columna}`)).toEqual([
      '9 producto',
      '9 grupo',
      '9 mesesPlan',
      '9 monto',
      '9 valorCuota',
    ]);
  });

  test('a plan whose parts say something else than its idCodigo', () => {
    const cambiadas: Record<string, string>[] = [{ producto: '02' }, { grupo: 'M002' }, { puesto: '13' }];
    for (const cambios of cambiadas) {
      expect(con('planes', cambios)).toEqual({
        errores: [{ linea: 5, columna: 'idCodigo', mensaje: 'No coincide con producto, grupo y puesto' }],
      });
    }
  });

  test('a plan without name', () => {
    expect(con('planes', { idCodigo: '', puesto: '' })).toEqual({
      errores: [{ linea: 5, columna: 'idCodigo', mensaje: 'Escriba idCodigo, o producto, grupo y puesto' }],
    });
  });

  test('a key called __proto__ is no cell', () => {
    const celdas = JSON.parse('{"__proto__":{"producto":"01"},"grupo":"M001"}');
    expect('errores' in grupos.leerFila(2, celdas)).toBe(true);
  });
});

describe('headings', () => {
  test('case, accents, blanks and signs do not count; other names are known; empty ones are skipped', () => {
    expect(planes.leerEncabezado(['ID Código', 'Cédula', '', 'MONTO', 'valor_cuota', 'Cuota Vencidas'])).toEqual({
      columnas: ['idCodigo', 'identificacion', null, 'monto', 'valorCuota', 'cuotasVencidas'],
    });
  });

  test('unknown, repeated and missing columns are named', () => {
    expect(grupos.leerEncabezado(['producto', 'PRODUCTO', 'grupo', 'meses', 'monto', 'color'])).toEqual({
      errores: [
        { linea: 1, columna: 'PRODUCTO', mensaje: "La columna 'producto' está repetida" },
        { linea: 1, columna: 'color', mensaje: "Columna desconocida 'color'" },
        { linea: 1, columna: 'valorCuota', mensaje: "Falta la columna 'valorCuota'" },
      ],
    });
  });

  test('two columns with one heading are a defect of the table', () => {
    const columna = { requerida: true, tipo: 'texto', ejemplo: '' } as const;
    expect(() =>
      definirImportacion({
        tipo: 'x',
        titulo: 'X',
        columnas: [
          { ...columna, nombre: 'uno' },
          { ...columna, nombre: 'dos', alias: ['UNO'] },
        ],
        clave: (v) => [v.uno],
      }),
    ).toThrow(/heading of uno and dos/);
  });
});

describe('templates', () => {
  test.each(definidas.map((i) => [i.tipo, i] as const))(
    '%s: its own heading and example row are accepted',
    (tipo, importacion) => {
      const { encabezado } = importacion.plantilla();
      expect(importacion.leerEncabezado(encabezado)).toEqual({ columnas: encabezado });
      expect(importacion.leerFila(2, ejemploDe(tipo as TipoDeImportacion))).toHaveProperty('valor');
      for (const monto of importacion.montos) expect(encabezado).toContain(monto);
    },
  );

  test('names are types, those of the prototype are not', () => {
    expect(Object.keys(importaciones).every(esTipoDeImportacion)).toBe(true);
    expect(['constructor', '__proto__', 'plan', ''].some(esTipoDeImportacion)).toBe(false);
    expect(definidas.every((i) => importaciones[i.tipo as TipoDeImportacion] === i)).toBe(true);
  });
});

describe('typed values and natural keys', () => {
  test('group: spellings of the product, comma and point, both dates', () => {
    const fila = {
      producto: 'Motor Plan',
      grupo: 'm001',
      mesesPlan: '60',
      monto: '1.234.567,89',
      valorCuota: '412.5',
      fechaInicio: '2025-01-15',
    };
    expect(grupos.leerFila(2, fila)).toEqual({
      clave: '01|M001',
      valor: {
        producto: '01',
        grupo: 'M001',
        mesesPlan: 60,
        monto: 123_456_789,
        valorCuota: 41_250,
        fechaInicio: '2025-01-15',
      },
    });
    expect(grupos.leerFila(2, { ...fila, fechaInicio: '5/1/2025' })).toMatchObject({
      valor: { fechaInicio: '2025-01-05' },
    });
    expect(grupos.leerFila(2, { ...fila, fechaInicio: '2025-01-05T00:00:00.000Z' })).toMatchObject({
      valor: { fechaInicio: '2025-01-05' },
    });
  });

  test('person: a wrong check digit passes (it only warns), signs are removed, labels are codes', () => {
    expect(
      con('personas', { identificacion: '171003406-4', estadoCivil: 'Unión de hecho', tipoId: 'cédula' }),
    ).toMatchObject({
      clave: 'C|1710034064',
      valor: { tipoId: 'C', identificacion: '1710034064', estadoCivil: 'U' },
    });
    expect(con('personas', { estadoCivil: 'casada' })).toMatchObject({ valor: { estadoCivil: 'C' } });
    expect(con('personas', { apellidoMaterno: ' ' })).toMatchObject({ valor: { apellidoMaterno: null } });
    expect(con('personas', { tipoId: 'P', identificacion: 'ab-12345' })).toMatchObject({ clave: 'P|AB12345' });
  });

  test('plan: by idCodigo or by its parts, the same row; without holder it is free', () => {
    const partes = con('planes', { idCodigo: '' });
    const codigo = con('planes', { producto: '', grupo: '', puesto: '' });
    expect(partes).toEqual(codigo);
    expect(partes).toMatchObject({ clave: '01-M001-12', valor: { producto: '01', grupo: 'M001', puesto: '12' } });
    expect(con('planes', { identificacion: '' })).toMatchObject({ valor: { identificacion: null } });
  });

  test.each([
    ['', ''],
    ['Abierta', ''],
    ['cerrada', 'C'],
    ['c', 'C'],
    ['X', 'X'],
  ])('ASA-022 an assembly imported as %j has estado %j', (estado, esperado) => {
    expect(con('asambleas', { estado, hora: '7:30:00' })).toMatchObject({
      clave: '01|M001|7',
      valor: { estado: esperado, hora: '07:30', fecha: '2025-02-05' },
    });
  });

  test('award, notary, user, assignment and movement', () => {
    expect(
      adjudicaciones.leerFila(2, { idCodigo: '01-m001-12', asamblea: '', numero: '7', adjudicadoPor: 'OFERTA' }),
    ).toMatchObject({
      clave: '01-M001-12|7',
      valor: { adjudicadoPor: 'Oferta', prioridad: null, fecha: null },
    });
    expect(notarios.leerFila(2, { nombre: ' Dra.  Paola DELGADO ' })).toMatchObject({ clave: 'dra. paola delgado' });
    expect(usuarios.leerFila(2, ejemploDe('usuarios'))).toMatchObject({
      clave: 'mandrade',
      valor: { role: 'Ejecutivo Adjudicaciones', activo: true },
    });
    expect(asignados.leerFila(2, { ...ejemploDe('ejecutivos-asignados'), mes: '2025-2' })).toMatchObject({
      clave: '01-M001-12|2025-02',
    });
    expect(movimientos.leerFila(2, ejemploDe('movimientos'))).toMatchObject({
      clave: '01-M001-12|FAC|001-002|000012345',
      valor: { valorDebito: null, valorCredito: 41_250 },
    });
  });

  test('CLI-078 an activity by its code, in capitals; a holiday by its date, however written', () => {
    expect(con('actividades-uafe', { codigo: ' g4510.01 ' })).toMatchObject({
      clave: 'G4510.01',
      valor: { codigo: 'G4510.01' },
    });
    expect(con('feriados', { fecha: '6/12/2027' })).toMatchObject({ clave: '2027-12-06' });
    expect(con('feriados', { fecha: '2027-12-06' })).toMatchObject({ clave: '2027-12-06' });
  });

  test('whatever amount and date the program writes, it reads back', () => {
    const monto = fc.integer({ min: 1, max: 9_999_999_999 }).map((n) => centavos(n));
    const fecha = fc
      .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
      .map(([a, m, d]) => fechaDe(a, m, Math.min(d, diasDelMes(a, m))));
    fc.assert(
      fc.property(monto, fecha, (m, f) => {
        const fila = con('grupos', { monto: formatearMonto(m), fechaInicio: formatearFecha(f) });
        expect(fila).toMatchObject({ valor: { monto: m, fechaInicio: f } });
      }),
    );
  });

  test('any text is a value or an error with its line, never an exception', () => {
    const tipos = Object.keys(importaciones) as TipoDeImportacion[];
    fc.assert(
      fc.property(fc.constantFrom(...tipos), fc.string({ unit: 'binary', maxLength: 40 }), (tipo, texto) => {
        const celdas = Object.fromEntries(importaciones[tipo].columnas.map((c) => [c.nombre, texto]));
        const resultado = importaciones[tipo].leerFila(3, celdas);
        if ('errores' in resultado)
          expect(resultado.errores.every((e) => e.linea === 3 && e.mensaje !== '')).toBe(true);
        else expect(resultado.clave).not.toBe('');
      }),
    );
  });

  test('two different keys are never the same text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', '|', '\\') }), { minLength: 1 }),
        fc.array(fc.string({ unit: fc.constantFrom('a', '|', '\\') }), { minLength: 1 }),
        (a, b) => {
          expect(claveNatural(a) === claveNatural(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
        },
      ),
    );
  });
});

test('an assembly of the calendar is an assembly of the import', () => {
  expect(asambleas.columnas.filter((c) => c.requerida).map((c) => c.nombre)).toEqual([
    'producto',
    'grupo',
    'numero',
    'fecha',
    'hora',
    'lugar',
    'notario',
  ]);
  expect(personas.montos).toEqual([]);
});

const columnasConError = (tipo: TipoDeImportacion, cambios: Record<string, string>): string[] => {
  const leida = con(tipo, cambios);
  return 'errores' in leida ? leida.errores.map(({ columna }) => columna) : [];
};

describe('all errors of a row at once', () => {
  test('wrong cells, and the rules that read none of them', () => {
    expect(columnasConError('personas', { correo: 'x', fechaNacimiento: 'ayer', identificacion: '1' })).toEqual([
      'correo',
      'fechaNacimiento',
      'identificacion',
    ]);
    // a rule over a wrong cell would only repeat it
    expect(columnasConError('movimientos', { valorDebito: 'x', fecha: 'x' })).toEqual(['fecha', 'valorDebito']);
  });

  test('what else such a row says is there for the data to judge, unless a rule between its cells fails', () => {
    const { parcialDe } = planes;
    expect(parcialDe({ ...ejemploDe('planes'), monto: 'x' })).toMatchObject({ idCodigo: '01-M001-12', monto: null });
    expect(parcialDe({ ...ejemploDe('planes'), idCodigo: 'x' })).toBeNull();
    expect(parcialDe({ ...ejemploDe('planes'), idCodigo: '01-M001-99' })).toBeNull();
  });
});

// the form of the same record refuses each of these
test.each([
  ['personas', 'nombres', 'R0sa'],
  ['personas', 'celular', '0991234'],
  ['personas', 'direccion', 'x'.repeat(101)],
  ['concesionarios', 'codigo', 'C.12'],
] as const)('%s: %s %j is refused by the file as by the form', (tipo, columna, escrito) => {
  expect(columnasConError(tipo, { [columna]: escrito })).toEqual([columna]);
});

test('a company’s name holds figures and signs', () => {
  expect(columnasConError('personas', { tipoId: 'R', identificacion: '1790012344001', nombres: '3R & Cía.' })).toEqual(
    [],
  );
});

test('whose row it is stands in the file’s own words, cut where a screen would cut it', () => {
  const celdas = {
    identificacion: '1710034065',
    nombres: ' Ana\u0007 María',
    apellidoPaterno: 'x'.repeat(300),
    correo: '',
  };
  const { valor, registro } = citaDe(celdas, 'correo', personas.identifica);
  expect([valor, registro?.slice(0, 21), registro?.length]).toEqual([null, '1710034065 Ana María ', 200]);
});
