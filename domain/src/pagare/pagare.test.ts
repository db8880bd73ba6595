import type { Centavos } from '../dinero';
import { mensajes } from '../mensajes';
import type { Rol } from '../roles';
import {
  type DatosDePersonas,
  formularioDePagare,
  formularioDePersonas,
  listaDePagares,
  otraFirma,
  rangoDeFechaInicial,
} from './campos';
import { cicloDePagare, type HechosDePagare } from './ciclo';
import { contenidosDePagare, faltantesDePagare, type HechosDelContenido } from './contenido';
import { distintosDeLaSolicitud, numerosConDosNombres } from './personas';
import { esquemaRechazoDePagare } from './validacion';

const { propios } = mensajes;
const hoy = '2026-03-10';
const REPRESENTANTE = 'Lucía Güillín Peña';
const personas: DatosDePersonas = { ...formularioDePersonas.vacio(), representanteNombre: REPRESENTANTE };

const cuentas = {
  numero: 12,
  cuenta: { plazo: 71, valorDividendo: 40_800 as Centavos },
  debe: { plazo: 71, valorDividendo: 40_800 as Centavos },
};

const errores = (cambio: object): Readonly<Record<string, string>> => {
  const leido = formularioDePersonas.revisar({ ...personas, ...cambio }, undefined);
  return 'errores' in leido ? leido.errores : {};
};
const erroresDeEmision = (valores: object): Readonly<Record<string, string>> => {
  const leido = formularioDePagare.revisar(valores, { hoy });
  return 'errores' in leido ? leido.errores : {};
};

describe('what is chosen for a note', () => {
  test('LEG-546 no city, no initial date: each is asked for in its words', () => {
    expect(erroresDeEmision({})).toEqual({
      lugarEmision: 'Seleccione una ciudad',
      fechaInicial: 'Seleccione la fecha de inicio.',
    });
  });

  test.each(['2025-12-31', '2037-01-01'])('LEG-547 %s is outside the years', (fechaInicial) => {
    expect(erroresDeEmision({ lugarEmision: '1701', fechaInicial })).toEqual({
      fechaInicial: 'La fecha debe estar entre el año actual y diez años después',
    });
  });

  test.each(['2026-01-01', '2036-12-31'])('LEG-547 %s is the edge of the years and accepted', (fechaInicial) => {
    expect(erroresDeEmision({ lugarEmision: '1701', fechaInicial })).toEqual({});
  });

  test('LEG-547 on 29 February of a leap year the range is whole', () => {
    expect(rangoDeFechaInicial({ hoy: '2028-02-29' })).toEqual({ desde: '2028-01-01', hasta: '2038-12-31' });
  });

  test('LEG-548 another initial date takes the end date with it', () => {
    const emision = { lugarEmision: '1701', fechaEmision: '2026-03-10' };
    const valores = { ...emision, fechaInicial: '2026-04-05', fechaFinal: '2030-03-05' };
    expect(formularioDePagare.cambiar(valores, 'fechaInicial', '2026-05-05')).toEqual({
      ...emision,
      fechaInicial: '2026-05-05',
      fechaFinal: null,
    });
    expect(formularioDePagare.cambiar(valores, 'lugarEmision', '0901').fechaFinal).toBe('2030-03-05');
  });
});

test('LEG-546 what pledge or contract send of place and day is refused unless the note says it too', () => {
  const firma = { lugarEmision: '1701', fechaEmision: '2026-03-12' };
  expect(otraFirma({}, firma)).toEqual({});
  expect(otraFirma({ lugarEmision: '', fechaEmision: null }, firma)).toEqual({});
  expect(otraFirma(firma, firma)).toEqual({});
  expect(otraFirma({ fechaEmision: '2026-03-13' }, firma)).toEqual({ fechaEmision: propios.firmaEnPagare });
  expect(otraFirma(firma)).toEqual({ lugarEmision: propios.firmaEnPagare, fechaEmision: propios.firmaEnPagare });
});

describe('the persons of a note', () => {
  test("LEG-554 without 'Representado por': 'El campo es obligatorio', and nothing else is asked for", () => {
    expect(errores({ representanteNombre: null })).toEqual({ representanteNombre: 'El campo es obligatorio' });
    expect(errores({})).toEqual({});
  });

  test.each([
    [
      'LEG-551 two words',
      { representanteNombre: 'Lucía Güillín' },
      'representanteNombre',
      'Escriba nombres y apellidos completos',
    ],
    [
      'LEG-551 a digit',
      { representanteNombre: 'Lucía Güillín Peñ4' },
      'representanteNombre',
      'Escriba nombres y apellidos completos',
    ],
    ['LEG-549 a digit in a name', { garanteNombre: 'Íñigo 2' }, 'garanteNombre', 'Use solo letras'],
    ['LEG-550 eleven digits', { conyugeCedula: '17123456789' }, 'conyugeCedula', mensajes.propios.cedulaOPasaporte],
    ['LEG-550 twelve digits', { garanteCedula: '179001234400' }, 'garanteCedula', mensajes.propios.cedulaOPasaporte],
    ['LEG-550 letters alone', { testigoCedula: 'ABCDEF' }, 'testigoCedula', mensajes.propios.cedulaOPasaporte],
    ['LEG-550 a decimal', { huellaCedula: '1712.5' }, 'huellaCedula', mensajes.propios.cedulaOPasaporte],
    [
      'LEG-550 a letter, of who signs for the company',
      { representanteCedula: '17123A5678' },
      'representanteCedula',
      'Solo números, 10 dígitos',
    ],
  ])('%s is refused', (_, cambio, campo, mensaje) => {
    expect(errores(cambio)).toEqual({ [campo]: mensaje });
  });

  test.each([
    ['LEG-550 ten digits', { garanteCedula: '0912345678' }],
    ['LEG-549 accents and ñ', { segundoGaranteNombre: 'Íñigo Ñauñay Güillín' }],
    ['a RUC', { garanteCedula: '1790012344001' }],
    ['LEG-551 three words', { representanteNombre: 'Íñigo Ñauñay Güillín' }],
  ])('%s is accepted', (_, cambio) => {
    expect(errores(cambio)).toEqual({});
  });

  test.each(['conyuge', 'garante', 'garanteConyuge', 'segundoGarante', 'testigo', 'huella'])(
    'LEG-550 a foreigner signs as %s with the passport, whole',
    (persona) => {
      const leido = formularioDePersonas.revisar({ ...personas, [`${persona}Cedula`]: 'ab-123456' }, undefined);
      expect(leido).toMatchObject({ valores: { [`${persona}Cedula`]: 'AB123456' } });
    },
  );

  test('what differs from the application is marked, whatever the case and accents; who is not in it never is', () => {
    const solicitud = {
      ...formularioDePersonas.vacio(),
      conyugeCedula: '1712345678',
      conyugeNombre: 'Ana Lucía Peña Loor',
    };
    const iguales = { ...personas, conyugeCedula: '1712345678', conyugeNombre: 'ANA LUCIA PEÑA LOOR' };
    expect(distintosDeLaSolicitud(iguales, solicitud)).toEqual([]);
    expect(distintosDeLaSolicitud({ ...iguales, conyugeNombre: null }, solicitud)).toEqual(['conyugeNombre']);
    expect(
      distintosDeLaSolicitud({ ...iguales, garanteCedula: '0912345678', testigoNombre: 'Rosa Mera' }, solicitud),
    ).toEqual(['garanteCedula']);
  });
});

describe('the seven contents that the Código de Comercio asks of a pagaré', () => {
  const completo: HechosDelContenido = {
    monto: 21_925.44,
    plazo: 48,
    fechaEmision: hoy,
    fechaInicial: hoy,
    ciudad: 'Quito',
    cedula: '1712345678',
    nombre: 'ZAMBRANO LOOR JOSÉ',
    personas,
  };

  test.each<[string, Partial<HechosDelContenido>, string, string]>([
    ['no amount', { monto: 0 }, 'promesa', 'Monto con valor cero'],
    ['no instalment', { plazo: 0 }, 'vencimiento', 'No tiene cuotas'],
    ['due before it is issued', { fechaInicial: '2026-03-09' }, 'vencimiento', propios.pagareVenceAntes],
    [
      'no representative',
      { personas: { ...personas, representanteNombre: null } },
      'beneficiario',
      propios.pagareSinRepresentante,
    ],
    ['a debtor without number', { cedula: '' }, 'firma', propios.pagareSinSuscriptor],
    [
      'a guarantor without number',
      { personas: { ...personas, garanteNombre: 'Íñigo Mera' } },
      'firma',
      'Garante: falta la cédula o el nombre',
    ],
    [
      'a cédula of nine digits, saved before they were asked for',
      { personas: { ...personas, garanteNombre: 'Íñigo Mera', garanteCedula: '171234567' } },
      'firma',
      propios.pagareCedulaImposible('Garante'),
    ],
    [
      'a thumbprint without witness',
      { personas: { ...personas, huellaNombre: 'Rosa Mera', huellaCedula: '1712345678' } },
      'firma',
      propios.pagareHuellaSinTestigo,
    ],
  ])('%s: it is named', (_, cambio, contenido, texto) => {
    const faltan = contenidosDePagare({ ...completo, ...cambio }).filter(({ falta }) => falta !== null);
    expect(faltan.map((linea) => [linea.contenido, linea.falta])).toEqual([[contenido, texto]]);
  });

  test('no city: neither place of payment nor of issue, said once', () => {
    const sinCiudad = { ...completo, ciudad: null };
    expect(contenidosDePagare(sinCiudad).filter(({ falta }) => falta !== null)).toHaveLength(2);
    expect(faltantesDePagare(sinCiudad)).toEqual(['Falta la ciudad']);
  });

  test('before its persons are saved: beneficiary and signatures', () => {
    expect(faltantesDePagare({ ...completo, personas: null })).toEqual([
      propios.pagareSinRepresentante,
      propios.pagareSinPersonas,
    ]);
  });

  test('LEG-550 a foreigner may sign with the passport', () => {
    const extranjero = { ...personas, garanteNombre: 'Ana Lee', garanteCedula: 'AB123456' };
    expect(faltantesDePagare({ ...completo, personas: extranjero })).toEqual([]);
  });

  test('a whole note has all seven, in the order of the law', () => {
    expect(contenidosDePagare(completo).map(({ contenido, falta }) => [contenido, falta])).toEqual([
      ['denominacion', null],
      ['promesa', null],
      ['vencimiento', null],
      ['lugarDePago', null],
      ['beneficiario', null],
      ['fechaYLugar', null],
      ['firma', null],
    ]);
  });
});

describe('one number under two names', () => {
  const como = (calidad: string, identificacion: string | null, nombre: string | null) => ({
    calidad,
    identificacion,
    nombre,
  });
  const ana = como('Deudor', '1712345678', 'Peña Loor Ana Lucía');

  test.each([
    ['surnames last, no second name', como('Depositario', '1712345678', 'Ana Peña Loor')],
    ['a name more', como('Depositario', '1712345678', 'Ana Lucía María Peña Loor')],
    ['without number', como('Testigo', null, 'Rosa Mera')],
    ['without name', como('Testigo', '1712345678', null)],
    ['another number', como('Testigo', '0912345678', 'Rosa Mera')],
  ])('%s: nothing is told', (_, segunda) => {
    expect(numerosConDosNombres([ana, segunda])).toEqual([]);
    expect(numerosConDosNombres([segunda, ana])).toEqual([]);
  });

  test.each([
    ['somebody else', 'Rosa Mera Vera'],
    ['a sister', 'Peña Loor Rosa Lucía'],
  ])('%s: both are named, with what they sign as', (_, nombre) => {
    const segunda = como('Garante', '1712345678', nombre);
    expect(numerosConDosNombres([como('Testigo', null, 'X'), ana, segunda])).toEqual([
      propios.unNumeroDosNombres('1712345678', 'Peña Loor Ana Lucía (Deudor)', `${nombre} (Garante)`),
    ]);
  });

  test('two persons without a number are not compared; the same name again is not reported twice', () => {
    expect(numerosConDosNombres([como('Testigo', null, 'Rosa Mera'), como('Garante', null, 'Ana Lee')])).toEqual([]);
    expect(numerosConDosNombres([ana, como('Garante', '1712345678', 'Rosa Mera'), ana])).toHaveLength(1);
  });
});

describe('the lifecycle of a note', () => {
  const pendiente: HechosDePagare = {
    estado: 'P',
    autores: [4, 4],
    aprobado: null,
    rechazado: null,
    adjudicado: true,
    faltan: [],
    prenda: true,
    cuentas,
    contratoAprobado: null,
    anulacion: null,
    anulado: null,
    entregado: null,
  };
  const aprobado = {
    ...pendiente,
    estado: 'A',
    aprobado: { quien: 'Rosa Mera', cuando: '2026-03-10T15:00:00.000Z' },
  } as const;
  const rechazado = {
    ...pendiente,
    estado: 'R',
    rechazado: { quien: 'Rosa Mera', cuando: '2026-03-10T15:00:00.000Z' },
  } as const;
  const como = (role: Rol, id = 9) => ({ actor: { id, role } });
  const acciones = (hechos: HechosDePagare, role: Rol, id?: number) =>
    cicloDePagare.accionesPosibles(hechos, como(role, id));

  test('who approves dates nothing; a rejected note that is dated anew is pending again', () => {
    expect(cicloDePagare.rechazo('fechar', pendiente, como('Legal'))).toMatchObject({ status: 403 });
    expect(cicloDePagare.transicion('fechar', rechazado, como('Asistente Legal'))).toMatchObject({ hacia: 'P' });
  });

  test('LEG-537 LEG-539 LEG-540 who may do what, by role and state', () => {
    expect(acciones(pendiente, 'Legal')).toEqual(['actualizar', 'reemplazar', 'aprobar', 'rechazar']);
    expect(acciones(pendiente, 'Asistente Legal')).toEqual(['actualizar', 'reemplazar', 'fechar', 'enviar']);
    expect(acciones(rechazado, 'Asistente Legal')).toEqual(['actualizar', 'reemplazar', 'fechar']);
    for (const role of ['Jefatura Adjudicaciones', 'Gerente General', 'Riesgo', 'Ejecutivo Adjudicaciones'] as const)
      expect(acciones(pendiente, role)).toEqual([]);
    for (const role of ['Legal', 'Asistente Legal'] as const)
      expect(acciones(aprobado, role)).toEqual(['pedirAnulacion']);
  });

  test('LEG-541 LEG-542 LEG-540 invariant 23: P leads to A or R, R back to P by Actualizar', () => {
    expect(cicloDePagare.pasoDe('aprobar', pendiente).hacia).toBe('A');
    expect(cicloDePagare.pasoDe('rechazar', pendiente).hacia).toBe('R');
    expect(cicloDePagare.pasoDe('actualizar', rechazado).hacia).toBe('P');
    expect(cicloDePagare.pasoDe('enviar', pendiente).hacia).toBe('P');
  });

  test('invariant 22: an approved note is not replaced; whoever tries learns who approved it', () => {
    expect(() => cicloDePagare.transicion('reemplazar', aprobado, como('Legal'))).toThrow(
      expect.objectContaining({ status: 409, title: 'El pagaré ya fue aprobado por Rosa Mera el 10/03/2026 10:00' }),
    );
    expect(() => cicloDePagare.transicion('aprobar', rechazado, como('Legal'))).toThrow(
      expect.objectContaining({
        status: 409,
        title: 'El pagaré fue marcado como no aprobado por Rosa Mera el 10/03/2026 10:00',
      }),
    );
  });

  describe('the annulment of an approved note', () => {
    const pedida = {
      ...aprobado,
      anulacion: { quien: 'Eva Sosa', cuando: '2026-03-11T15:00:00.000Z', pedidaPor: 7 },
    } as const;

    test('who asked does not confirm, unless CUATRO_OJOS is off; another of Legal does, or says no', () => {
      expect(acciones(pedida, 'Legal')).toEqual(['declinarAnulacion', 'anular']);
      expect(acciones(pedida, 'Legal', 7)).toEqual(['declinarAnulacion']);
      expect(cicloDePagare.rechazo('anular', pedida, como('Legal', 7))).toMatchObject({ code: 'cuatro-ojos' });
      expect(cicloDePagare.rechazo('anular', pedida, { ...como('Legal', 7), cuatroOjos: false })).toBeNull();
      expect(acciones(pedida, 'Asistente Legal')).toEqual([]);
      expect(cicloDePagare.pasoDe('anular', pedida).hacia).toBe('X');
    });

    test('nobody asked: neither confirmed nor refused; asked already: who and when', () => {
      for (const accion of ['anular', 'declinarAnulacion'] as const)
        expect(cicloDePagare.rechazo(accion, aprobado, como('Legal'))).toMatchObject({
          status: 422,
          code: 'anulacion-sin-pedir',
        });
      expect(cicloDePagare.rechazo('pedirAnulacion', pedida, como('Legal'))).toMatchObject({
        status: 409,
        code: 'anulacion-pedida',
        title: 'La anulación ya fue pedida por Eva Sosa el 11/03/2026 10:00',
      });
    });

    test('not after the delivery, nor with an approved contract, which is named with what it needs', () => {
      const entregado = { quien: 'Luis Mora', cuando: '2026-03-12T15:00:00.000Z' };
      for (const [accion, hechos] of [
        ['pedirAnulacion', aprobado],
        ['anular', pedida],
      ] as const) {
        expect(cicloDePagare.rechazo(accion, { ...hechos, entregado }, como('Legal'))).toMatchObject({
          status: 409,
          code: 'bien-entregado',
        });
        expect(
          cicloDePagare.rechazo(accion, { ...hechos, contratoAprobado: '02-5001-011' }, como('Legal')),
        ).toMatchObject({
          status: 422,
          code: 'contrato-aprobado',
          title: propios.pagareAnularConContrato('02-5001-011'),
          detalle: { contrato: '02-5001-011' },
        });
      }
      expect(cicloDePagare.rechazo('declinarAnulacion', { ...pedida, entregado }, como('Legal'))).toBeNull();
    });

    test('annulled it stays: who was slower learns who and when; pending and rejected ones are not annulled', () => {
      const anulado = {
        ...pedida,
        estado: 'X',
        anulado: { quien: 'Rosa Mera', cuando: '2026-03-13T15:00:00.000Z' },
      } as const;
      expect(acciones(anulado, 'Legal')).toEqual([]);
      for (const accion of ['anular', 'pedirAnulacion', 'declinarAnulacion', 'aprobar', 'reemplazar'] as const)
        expect(cicloDePagare.rechazo(accion, anulado, como('Legal'))).toMatchObject({
          status: 409,
          code: 'estado-cambiado',
          title: 'El pagaré fue anulado por Rosa Mera el 13/03/2026 10:00',
          detalle: { estado: 'X' },
        });
      for (const hechos of [pendiente, rechazado])
        expect(cicloDePagare.rechazo('pedirAnulacion', hechos, como('Legal'))?.status).toBe(409);
    });
  });

  test.each([
    ['made its schedule', [9, 4]],
    ['saved its persons', [4, 9]],
  ])('invariant 23: who %s does not approve it, unless CUATRO_OJOS is off', (_, autores) => {
    const escrito = { ...pendiente, autores };
    expect(() => cicloDePagare.transicion('aprobar', escrito, como('Legal'))).toThrow(
      expect.objectContaining({ status: 403, code: 'cuatro-ojos' }),
    );
    expect(cicloDePagare.rechazo('aprobar', escrito, { ...como('Legal'), cuatroOjos: false })).toBeNull();
    expect(cicloDePagare.rechazo('rechazar', escrito, como('Legal'))).toBeNull();
  });

  test('an incomplete note is neither sent nor approved, and says what is missing; it may be rejected', () => {
    const incompleto = { ...pendiente, faltan: ['Falta la ciudad', 'No tiene cuotas'] };
    for (const [accion, role] of [
      ['enviar', 'Asistente Legal'],
      ['aprobar', 'Legal'],
    ] as const)
      expect(() => cicloDePagare.transicion(accion, incompleto, como(role))).toThrow(
        expect.objectContaining({
          status: 422,
          code: 'pagare-incompleto',
          title: 'El pagaré está incompleto: Falta la ciudad; No tiene cuotas',
        }),
      );
    expect(acciones(incompleto, 'Legal')).toEqual(['actualizar', 'reemplazar', 'rechazar']);
  });

  test.each([
    [
      'six were paid',
      { plazo: 65 },
      '65 cuotas por $ 26.520,00. Antes de enviarlo o aprobarlo use «Generar de nuevo».',
    ],
    ['one is left', { plazo: 1 }, '1 cuota por $ 408,00. Antes de enviarlo o aprobarlo use «Generar de nuevo».'],
    [
      'a payment was taken back',
      { plazo: 72 },
      '72 cuotas por $ 29.376,00. Antes de enviarlo o aprobarlo use «Generar de nuevo».',
    ],
    [
      'an instalment costs another amount',
      { valorDividendo: 40_000 as Centavos },
      '71 cuotas por $ 28.400,00. Antes de enviarlo o aprobarlo use «Generar de nuevo».',
    ],
  ])(
    'LEG-507 a note made before %s is neither sent nor approved, with both figures; it may be made anew',
    (_, debe, dice) => {
      const vieja = { ...pendiente, cuentas: { ...cuentas, debe: { ...cuentas.debe, ...debe } } };
      for (const [accion, role] of [
        ['enviar', 'Asistente Legal'],
        ['aprobar', 'Legal'],
      ] as const)
        expect(cicloDePagare.rechazo(accion, vieja, como(role))).toMatchObject({
          status: 422,
          code: 'pagare-no-concuerda',
          title: `El pagaré No. 12 dice 71 cuotas por $ 28.968,00 y el plan debe hoy ${dice}`,
          detalle: { pagare: 12, suya: { plazo: 71, monto: 28_968 } },
        });
      expect(acciones(vieja, 'Legal')).toEqual(['actualizar', 'reemplazar', 'rechazar']);
    },
  );

  test('LEG-507 a note of a plan that owes nothing any more is not approved either, and no other one is promised', () => {
    const pagada = { ...pendiente, cuentas: { ...cuentas, debe: { ...cuentas.debe, plazo: 0 } } };
    expect(cicloDePagare.rechazo('aprobar', pagada, como('Legal'))?.title).toBe(
      'El pagaré No. 12 dice 71 cuotas por $ 28.968,00 y el plan ya no debe nada. El contrato se aprueba sin pagaré.',
    );
  });

  test('LEG-541 a note whose contract is approved is neither edited, made anew nor rejected, and the contract is named', () => {
    for (const estado of ['P', 'R'] as const) {
      const firme = { ...pendiente, estado, contratoAprobado: '02-5001-011' };
      for (const accion of estado === 'P'
        ? (['actualizar', 'reemplazar', 'rechazar'] as const)
        : (['actualizar', 'reemplazar'] as const))
        expect(cicloDePagare.rechazo(accion, firme, como('Legal'))).toMatchObject({
          status: 422,
          code: 'contrato-aprobado',
          title: 'El contrato del plan 02-5001-011 ya está aprobado con este pagaré: el pagaré ya no cambia',
          detalle: { contrato: '02-5001-011' },
        });
    }
    expect(acciones({ ...pendiente, contratoAprobado: '02-5001-011' }, 'Legal')).toEqual(['aprobar']);
  });

  test('LEG-507 without its pledge: sent, not approved', () => {
    const sinPrenda = { ...pendiente, prenda: false };
    expect(() => cicloDePagare.transicion('aprobar', sinPrenda, como('Legal'))).toThrow(
      expect.objectContaining({ status: 422, title: 'El pagaré está incompleto: Falta ingresar la prenda' }),
    );
    expect(cicloDePagare.rechazo('enviar', sinPrenda, como('Asistente Legal'))).toBeNull();
    expect(acciones(sinPrenda, 'Legal')).toEqual(['actualizar', 'reemplazar', 'rechazar']);
  });

  test('a plan that lost its award: nothing is done with its note', () => {
    const retirado = { ...pendiente, adjudicado: false };
    for (const role of ['Legal', 'Asistente Legal'] as const) expect(acciones(retirado, role)).toEqual([]);
  });

  test('LEG-538 no reason: it is asked for', () => {
    expect(esquemaRechazoDePagare.safeParse({ motivo: ' ', version: 1 }).success).toBe(false);
    expect(esquemaRechazoDePagare.safeParse({ motivo: 'Falta el garante', version: 1 }).success).toBe(true);
  });
});

describe('LEG-533 LEG-543 refusals of a note', () => {
  const acto = { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00Z' };
  const nota = (cambio: Partial<HechosDePagare>): HechosDePagare => ({
    estado: 'P',
    autores: [7],
    aprobado: null,
    rechazado: null,
    adjudicado: true,
    faltan: [],
    prenda: true,
    cuentas,
    contratoAprobado: null,
    anulacion: null,
    anulado: null,
    entregado: null,
    ...cambio,
  });
  const rechazo = (cambio: Partial<HechosDePagare>) =>
    cicloDePagare.rechazo('aprobar', nota(cambio), { actor: { id: 9, role: 'Legal' } });

  test('decided already: 409 with who, when and what it is now', () => {
    const detalle = { quien: 'Eva Sosa', cuando: '2026-03-10T15:04:00.000Z' };
    for (const [estado, cambio] of [
      ['A', { aprobado: acto }],
      ['R', { rechazado: acto }],
    ] as const)
      expect(rechazo({ estado, ...cambio })).toMatchObject({
        status: 409,
        code: 'estado-cambiado',
        detalle: { estado, ...detalle },
      });
  });

  test('without its award, or without what the law asks: 422, and what it lacks is named', () => {
    expect(rechazo({ adjudicado: false })).toMatchObject({ status: 422, code: 'plan-sin-adjudicar' });
    expect(rechazo({ faltan: ['Falta la ciudad'] })).toMatchObject({
      status: 422,
      code: 'pagare-incompleto',
      detalle: { faltan: ['Falta la ciudad'] },
    });
    expect(rechazo({})).toBeNull();
  });

  test('its states by the words of the list', () => {
    expect((['P', 'A', 'R', 'X'] as const).map((estado) => cicloDePagare.etiquetaDe?.(estado))).toEqual([
      'Pendiente',
      'Aprobado',
      'No aprobado',
      'Anulado',
    ]);
    expect(listaDePagares.filtros.estado).toEqual(['P', 'A', 'R', 'X']);
  });
});
