import { type Fecha, sumarDias } from '../fechas';
import { camposDeFormato, nombresDeCampo, type ValoresDeFormato } from '../formato/campos';
import { combinar } from '../formato/combinar';
import { mensajes } from '../mensajes';
import { plazoEnPalabras, plazosDelContrato } from '../plazo/campos';
import type { Plazo } from '../plazo/reglas';
import type { Rol } from '../roles';
import { type BloqueDeContrato, idsDeBloque } from './bloques';
import { type DatosDeContrato, formularioDeContrato } from './campos';
import type { EstadoDeBloque } from './ciclo';
import { actoDeBloque, cicloDeContrato, estaCompleto, type HechosDeContrato } from './ciclo';
import { autorizanDe, garantesDe } from './firmantes';
import type { HechosDeValores } from './hechos';
import { esquemaDeBloque, esquemaDeBloqueNuevo, esquemaRechazoDeContrato } from './validacion';
import { camposCambiados, camposQueNoDice, condicionesDeContrato, valoresDeContrato, valoresUsados } from './valores';

const { EST, GEN, LEG, propios } = mensajes;

const siete = (estados: Partial<Record<BloqueDeContrato, EstadoDeBloque>> = {}) =>
  idsDeBloque.map((bloque) => ({ bloque, estado: estados[bloque] ?? ('P' as const) }));
const contrato = (cambio: Partial<HechosDeContrato> = {}): HechosDeContrato => ({
  estado: 'P',
  bloques: siete(),
  autores: [7],
  aprobado: null,
  rechazado: null,
  pagare: null,
  debe: false,
  ...cambio,
});
const como = (role: Rol, id = 1, cuatroOjos?: boolean) => ({ actor: { role, id }, cuatroOjos });
const legal = como('Legal');
const asistente = como('Asistente Legal', 7);
const codigo = (accion: Parameters<typeof cicloDeContrato.rechazo>[0], hechos: HechosDeContrato, contexto = legal) =>
  cicloDeContrato.rechazo(accion, hechos, contexto)?.code ?? null;
const errores = (
  de: { safeParse(valor: unknown): { error?: { issues: readonly { message: string }[] } } },
  v: object,
) => de.safeParse(v).error?.issues.map(({ message }) => message) ?? [];

describe('who may do what, and when', () => {
  test.each([
    ['LEG-573 six blocks', contrato({ bloques: siete().slice(1) }), 'bloques-incompletos'],
    [
      'LEG-574 one of the seven twice',
      contrato({ bloques: [...siete().slice(1), ...siete().slice(1, 2)] }),
      'bloques-incompletos',
    ],
    ['LEG-573 a rejected contract', contrato({ estado: 'R' }), 'estado-cambiado'],
    ['LEG-573 an approved contract', contrato({ estado: 'A' }), 'estado-cambiado'],
    ['LEG-573 seven blocks, pending', contrato(), null],
  ])('%s: what sending it says', (_, hechos, esperado) => {
    expect(codigo('enviar', hechos, asistente)).toBe(esperado);
  });

  it('LEG-573 Legal does not send; LEG-572, LEG-575 the assistant neither decides nor sees all', () => {
    expect(codigo('enviar', contrato())).toBe('sin-permiso');
    for (const accion of ['aprobar', 'rechazar', 'verTodos'] as const)
      expect(codigo(accion, contrato(), asistente)).toBe('sin-permiso');
  });

  it('whoever wrote a part of it does not approve it, unless the setting is off', () => {
    expect(codigo('aprobar', contrato({ autores: [7, 1] }))).toBe('cuatro-ojos');
    expect(codigo('aprobar', contrato({ autores: [7, 1] }), como('Legal', 1, false))).toBeNull();
    expect(codigo('aprobar', contrato())).toBeNull();
  });

  it('LEG-572 six blocks are neither approved nor seen as a whole', () => {
    const seis = contrato({ bloques: siete().slice(1) });
    expect([codigo('aprobar', seis), codigo('verTodos', seis)]).toEqual(['bloques-incompletos', 'bloques-incompletos']);
    expect(cicloDeContrato.rechazo('verTodos', seis, legal)?.title).toBe('No tiene todos los bloques generados');
    expect(codigo('verTodos', contrato({ estado: 'A' }))).toBeNull();
  });

  it('LEG-571 only an approved contract is shown', () => {
    const estados = ['P', 'R', 'A'] as const;
    expect(estados.map((estado) => codigo('ver', contrato({ estado })))).toEqual([
      'contrato-sin-aprobar',
      'contrato-sin-aprobar',
      null,
    ]);
  });

  it('LEG-541 approved is final: who was slower learns who and when', () => {
    const aprobado = { quien: 'Carla Andrade', cuando: '2026-03-09T15:00:00.000Z' };
    for (const accion of ['actualizar', 'generarBloque', 'editarBloque', 'aprobar', 'rechazar'] as const) {
      const rechazo = cicloDeContrato.rechazo(accion, contrato({ estado: 'A', aprobado }), legal);
      expect(rechazo).toMatchObject({
        status: 409,
        title: propios.contratoYaAprobado('Carla Andrade', '09/03/2026 10:00'),
      });
    }
  });

  it('LEG-570 a rejected block is the assistant’s; the last of them takes the contract back to pending', () => {
    const dos = contrato({ estado: 'R', bloques: siete({ objeto: 'R', precio: 'R' }) });
    const conUno = contrato({ estado: 'R', bloques: siete({ objeto: 'R' }) });
    expect([actoDeBloque(dos, 'objeto'), actoDeBloque(conUno, 'objeto'), actoDeBloque(conUno, 'precio')]).toEqual([
      'corregirBloque',
      'corregirUltimo',
      'editarBloque',
    ]);
    expect(actoDeBloque({ bloques: [] }, 'objeto')).toBe('generarBloque');
    expect([codigo('corregirBloque', dos), codigo('corregirUltimo', conUno)]).toEqual(['sin-permiso', 'sin-permiso']);
    expect([codigo('corregirBloque', dos, asistente), codigo('corregirUltimo', conUno, asistente)]).toEqual([
      null,
      null,
    ]);
    expect([codigo('corregirUltimo', dos, asistente), codigo('corregirBloque', conUno, asistente)]).toEqual([
      'bloques-rechazados',
      'bloques-rechazados',
    ]);
    expect(cicloDeContrato.pasoDe('corregirUltimo', conUno).hacia).toBe('P');
    expect(cicloDeContrato.pasoDe('corregirBloque', dos).hacia).toBe('R');
  });

  it('LEG-574 whole is each of the seven once', () => {
    expect([
      estaCompleto(contrato()),
      estaCompleto({ bloques: siete().slice(1) }),
      estaCompleto({ bloques: [] }),
    ]).toEqual([true, false, false]);
  });
});

describe('what is sent', () => {
  it.each([
    ['LEG-578 no block', { texto: '<p>x</p>' }, [LEG.seleccioneBloque]],
    ['LEG-578 a block that there is not', { bloque: 'octavo' }, [LEG.seleccioneBloque]],
    ['LEG-588 an empty text', { bloque: 'objeto', texto: '<p></p>' }, [propios.bloqueSinTexto]],
  ])('%s is refused', (_, cuerpo, esperado) => expect(errores(esquemaDeBloqueNuevo, cuerpo)).toEqual(esperado));

  it('LEG-603 an edit needs its text and the version of the block', () => {
    expect(errores(esquemaDeBloque, { bloque: 'objeto', texto: '<p>x</p>' })).toHaveLength(1);
    expect(errores(esquemaDeBloque, { bloque: 'objeto', versionBloque: 1 })).toEqual([propios.bloqueSinTexto]);
    expect(errores(esquemaDeBloque, { bloque: 'objeto', texto: '<p>x</p>', versionBloque: 1 })).toEqual([]);
  });

  it.each([
    ['no reason', { bloques: ['objeto'] }, [GEN.motivoVacio]],
    ['no block', { motivo: 'Falta la placa', bloques: [] }, [LEG.seleccioneBloque]],
    ['a block twice', { motivo: 'Falta la placa', bloques: ['objeto', 'objeto'] }, [propios.bloqueRepetido]],
    ['a reason and two blocks', { motivo: 'Falta la placa', bloques: ['objeto', 'precio'] }, []],
  ])('LEG-542 rejecting with %s', (_, cuerpo, esperado) =>
    expect(errores(esquemaRechazoDeContrato, cuerpo)).toEqual(esperado),
  );
});

const cabecera: DatosDeContrato = { ...formularioDeContrato.vacio(), estadoCivil: 'S', estadoBien: 'Nuevo' };
const revisar = (cambio: object, estadoBien: string | null = null, conPagare = true) =>
  formularioDeContrato.revisar({ ...cabecera, ...cambio }, { estadoBien, conPagare, hoy: '2026-03-10' });

describe('LEG-589 the header', () => {
  it.each([
    ['no marital status', { estadoCivil: null }, 'estadoCivil', propios.campoObligatorio],
    ['married, and nothing said of the goods', { estadoCivil: 'C' }, 'separacionBienes', propios.campoObligatorio],
    [
      'separated goods without their title',
      { estadoCivil: 'U', separacionBienes: 'S' },
      'disolucionConyugal',
      propios.campoObligatorio,
    ],
    ['an attorney of one word', { apoderado: 'Carlos' }, 'apoderado', EST.nombresCompletos],
    ['no word on whether the good is new', { estadoBien: null }, 'estadoBien', propios.campoObligatorio],
  ])('%s is refused', (_, cambio, campo, texto) => expect(revisar(cambio)).toEqual({ errores: { [campo]: texto } }));

  it('a question that does not apply is not asked, and the sheet decides what it holds', () => {
    expect(revisar({ separacionBienes: 'S', poderConyuge: 'Notaría 3', avalConyuge: true })).toMatchObject({
      valores: { separacionBienes: null, poderConyuge: null, disolucionConyugal: null, avalConyuge: false },
    });
    expect(revisar({ estadoBien: 'Nuevo' }, 'Usado')).toMatchObject({ valores: { estadoBien: 'Usado' } });
  });
});

test('of a plan without note the header says where and when it is signed; with one it has no such fields', () => {
  expect(revisar({}, null, false)).toEqual({
    errores: { lugarEmision: LEG.seleccioneCiudad, fechaEmision: propios.campoObligatorio },
  });
  const firma = { lugarEmision: '1701', fechaEmision: '2026-03-12' };
  expect(revisar(firma, null, false)).toMatchObject({ valores: firma });
  expect(revisar({ ...firma, fechaEmision: '2028-03-12' }, null, false)).toEqual({
    errores: { fechaEmision: propios.firmaFueraDeRango },
  });
  expect(revisar(firma)).toMatchObject({ valores: { lugarEmision: null, fechaEmision: null } });
});

const hechos = (cambio: Partial<HechosDeValores> = {}): HechosDeValores => ({
  empresa: {
    nombre: 'Adjudica S. A.',
    ruc: '1790012345001',
    ciudad: 'Ambato',
    direccion: 'Av. Amazonas N36-152',
    correo: 'legal@adjudica.example',
  },
  ciudad: 'Quito',
  representante: { nombre: 'Carla Andrade Ponce', identificacion: '1704567890', calidad: 'Gerente General' },
  fecha: '2026-11-22',
  cliente: {
    nombre: 'MUÑOZ YÉPEZ LUCÍA',
    identificacion: '1712345678',
    tipoIdentificacion: 'C',
    genero: 'F',
    pais: 'Ecuador',
    nacionalidad: 'EC',
    profesion: 'Ingeniera',
    direccion: 'Av. Amazonas N34-120',
    ciudad: 'Quito',
    provincia: 'Pichincha',
    telefono: '0991234567',
    correo: 'lucia@correo.example',
  },
  conyuge: { nombre: 'LOOR PEÑA JUAN', identificacion: '1719876543' },
  garante: { nombre: 'QUISHPE ROSA', identificacion: '1705556667', direccion: 'Calle Vargas', telefono: '0987654321' },
  segundoGarante: { nombre: 'CAIZA LUIS', identificacion: '1708889990' },
  conyugeDeGarante: { nombre: 'TOAPANTA ANA', identificacion: '1701112223' },
  depositario: null,
  plan: {
    idCodigo: '01-M001-12',
    producto: '01',
    nombreProducto: 'Motor Plan',
    grupo: 'M001',
    puesto: '12',
    monto: 25_000,
    meses: 72,
    valorCuota: 412.35,
    cuotasPagadas: 24,
  },
  adjudicacion: { fecha: '2026-10-15', asamblea: 25, modalidad: 'Sorteo' },
  garantia: 'C',
  vehiculo: {
    marca: 'Chevrolet',
    modelo: 'Tracker',
    clase: 'Automóvil',
    tipo: 'SUV',
    anio: 2026,
    color: 'Plata',
    motor: 'L2B2',
    chasis: '8LAEB',
    placa: null,
    paisOrigen: 'Ecuador',
    vendedor: 'Automotores del Valle S. A.',
    rucVendedor: '1791112223001',
  },
  inmueble: null,
  valorDelBien: 24_500,
  estadoBien: 'Nuevo',
  pagare: null,
  debe: true,
  cabecera: { ...cabecera, estadoCivil: 'C', separacionBienes: 'N', aval: true },
  ...cambio,
});

describe('merge values', () => {
  const valores = (cambio: Partial<HechosDeValores> = {}, plazos: readonly Plazo[] = []): ValoresDeFormato =>
    valoresDeContrato(hechos(cambio), plazos);

  it('there is one for each field, and none beside them', () => {
    expect(Object.keys(valores()).sort()).toEqual([...nombresDeCampo].sort());
    expect(Object.keys(camposDeFormato)).toHaveLength(nombresDeCampo.length);
  });

  it('as they stand in a sentence: amounts and dates in figures and in words, the state of a woman', () => {
    expect(valores()).toMatchObject({
      'contrato.fechaEnPalabras': 'veintidós de noviembre de dos mil veintiséis',
      'cliente.estadoCivil': 'casada',
      'cliente.nacionalidad': 'ecuatoriana',
      'cliente.calidad': 'por sus propios y personales derechos',
      'plan.monto': '$ 25.000,00',
      'plan.montoEnPalabras': 'veinticinco mil dólares de los Estados Unidos de América con 00/100',
      'plan.plazoEnPalabras': 'setenta y dos (72) meses',
      'adjudicacion.modalidad': 'sorteo',
      'bien.descripcion': 'Automóvil Chevrolet Tracker, año 2026, color plata',
      'vehiculo.placa': null,
      'pagare.numero': null,
      'pagare.tablaDeCuotas': null,
    });
    expect(valores({ cabecera: { ...cabecera, estadoCivil: 'U' } })['cliente.estadoCivil']).toBe('en unión de hecho');
  });

  it.each(plazosDelContrato)(
    'the term $codigo is its default, and what the company set for the award, in figures and words',
    (plazo) => {
      const { codigo, unidad, predeterminado } = plazo;
      const { producto } = hechos().plan;
      const { fecha } = hechos().adjudicacion;
      const puesto = (desde: Fecha, dias: number) => ({ codigo, producto, desde, dias });
      const deEste = (plazos: readonly Plazo[]) => {
        const dado = valores({}, plazos);
        return [dado[`plazo.${codigo}`], dado[`plazo.${codigo}EnPalabras`]];
      };
      expect(deEste([])).toEqual([String(predeterminado), plazoEnPalabras(unidad, predeterminado)]);
      expect(deEste([puesto(fecha, 21)])).toEqual(['21', plazoEnPalabras(unidad, 21)]);
      // one of a later day, or of another product, is for other contracts
      expect(deEste([puesto(sumarDias(fecha, 1), 21), { ...puesto(fecha, 22), producto: 'otro' }])).toEqual(deEste([]));
    },
  );

  it.each([
    ['dias', 1, 'un (1) día'],
    ['dias', 21, 'veintiún (21) días'],
    ['diasHabiles', 17, 'diecisiete (17) días hábiles'],
    ['horas', 48, 'cuarenta y ocho (48) horas'],
    ['cuotas', 1, 'una (1) cuota'],
    ['cuotas', 3, 'tres (3) cuotas'],
  ] as const)('a term of %s with %i is written %s', (unidad, valor, escrito) => {
    expect(plazoEnPalabras(unidad, valor)).toBe(escrito);
  });

  it('a house has no vehicle', () => {
    const casa = {
      tipo: 'Casa',
      direccion: 'Los Cipreses',
      canton: 'Quito',
      provincia: 'Pichincha',
      area: 96.5,
      registro: null,
    };
    expect(valores({ vehiculo: null, inmueble: casa })).toMatchObject({
      'bien.descripcion': 'Casa, Los Cipreses, Quito',
      'inmueble.area': '96,50 m²',
      'vehiculo.marca': null,
    });
  });

  it('without aval, or for no debt, there is no guarantor; the guarantor’s spouse authorises, and only where the header says so', () => {
    const con = (aval: boolean, avalConyuge: boolean, debe = true) =>
      hechos({ debe, cabecera: { ...cabecera, aval, avalConyuge } });
    expect([garantesDe(con(false, true)), garantesDe(con(true, true, false)), autorizanDe(con(true, false))]).toEqual([
      [],
      [],
      [],
    ]);
    expect(garantesDe(con(true, true)).map(({ nombre }) => nombre)).toEqual(['QUISHPE ROSA', 'CAIZA LUIS']);
    expect(autorizanDe(con(true, true)).map(({ persona }) => persona.nombre)).toEqual(['TOAPANTA ANA']);
    expect(valoresDeContrato(con(false, false), [])['garante.nombre']).toBeNull();
    expect(valores()['garante.todos']).toBe(
      'QUISHPE ROSA, con cédula número 1705556667, y CAIZA LUIS, con cédula número 1708889990',
    );
  });

  it('a missing condition is listed; the sheet prevails over the header', () => {
    const de = (cambio: Partial<HechosDeValores>) => condicionesDeContrato(hechos(cambio), hechos().cabecera);
    expect(de({ garantia: null })).toEqual({ falta: 'garantia' });
    expect(de({ estadoBien: 'Usado' })).toMatchObject({ estadoBien: 'Usado', garante: 'S', producto: '01' });
    expect(de({ estadoBien: null })).toMatchObject({ estadoBien: 'Nuevo' });
  });

  it('what a block was written with, and what has changed since', () => {
    const usados = valoresUsados('<p>[[cliente.nombre]] [[plan.monto]] [[cliente.nombre]]</p>', valores());
    expect(usados).toEqual({ 'cliente.nombre': 'MUÑOZ YÉPEZ LUCÍA', 'plan.monto': '$ 25.000,00' });
    const cambiados = valores({ plan: { ...hechos().plan, monto: 26_000 }, garante: null });
    expect(camposCambiados(usados, cambiados)).toEqual(['plan.monto']);
    expect(camposCambiados(usados, valores())).toEqual([]);
  });

  it('a sentence is kept with the facts that it states, without those that nobody knows', () => {
    const de = (frase: string, cambio: Partial<HechosDeValores> = {}) =>
      Object.keys(valoresUsados(`<p>[[${frase}]]</p>`, valores(cambio)));
    expect(de('garante.todos')).toEqual([
      ...['garante.todos', 'garante.nombre', 'garante.identificacion'],
      ...['garante.segundoNombre', 'garante.segundaIdentificacion'],
    ]);
    expect(de('garante.todos', { segundoGarante: null })).not.toContain('garante.segundoNombre');
    expect(de('vehiculo.identificado')).toEqual(['vehiculo.identificado', 'vehiculo.motor', 'vehiculo.chasis']);
  });

  describe('a text edited by hand', () => {
    const formato =
      '<p>[[cliente.nombre]], [[cliente.calidad]], recibe el vehículo de [[vehiculo.identificado]] por [[plan.monto]]. [[depositario.asume]].</p>';
    const callados = (editar: (texto: string) => string, cambio: Partial<HechosDeValores> = {}): string[] => {
      const suyos = valores(cambio);
      return camposQueNoDice(editar(combinar(formato, suyos).texto), valoresUsados(formato, suyos));
    };

    it('no longer states a number, a name, an amount', () => {
      expect(callados((texto) => texto.replace('8LAEB', '8LAEC'))).toEqual(['vehiculo.chasis']);
      expect(callados((texto) => texto.replace('MUÑOZ YÉPEZ LUCÍA', 'MUÑOZ LUCÍA'))).toEqual(['cliente.nombre']);
      expect(callados((texto) => texto.replace('25.000,00', '24.000,00'))).toEqual(['plan.monto']);
    });

    it('states them in other words, signs and letters', () => {
      expect(callados((texto) => texto)).toEqual([]);
      expect(callados((texto) => texto.replace('por sus propios y personales derechos', 'en persona'))).toEqual([]);
      expect(callados((texto) => texto.replace('$ 25.000,00', '<strong>US$25.000,00</strong>'))).toEqual([]);
    });

    it('need not state what its sentence did not: a keeper of LA PARTE DEUDORA, or a sentence that is blank', () => {
      const suya = { ...hechos().cliente, correo: 'a@correo.example' };
      expect(callados((texto) => texto, { depositario: suya })).toEqual([]);
      expect(callados((texto) => texto, { depositario: { ...suya, identificacion: '1', correo: null } })).toEqual([]);
    });
  });
});
