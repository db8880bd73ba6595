import fc from 'fast-check';
import { esErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import { comoFecha } from '../fechas';
import { leerLista } from '../lista';
import { mensajes, propios } from '../mensajes';
import { listaDeRoles, puede, type Rol } from '../roles';
import {
  conceptoDePago,
  esCedulaBuscada,
  esquemaAnulacionDePago,
  formularioDePago,
  listaDePagos,
  rechazoDeTransferencia,
} from './campos';
import {
  checklistCompleto,
  checklistDePago,
  datosInconsistentes,
  documentosDelPago,
  estadoDeLinea,
  etiquetaDeLinea,
  faltantesDelPago,
  papelesDelPago,
  revisionDelPago,
} from './checklist';
import { cicloDePago, etiquetaDePago, type HechosDePago } from './ciclo';
import type { DocumentoDelPlan } from './tipos';

const ahora = new Date('2026-03-10T15:00:00Z');
const quien = { quien: 'Ana Paz', cuando: ahora };
const pago = (cambios: Partial<HechosDePago> = {}): HechosDePago => ({
  estado: 'pendiente',
  creadorId: 4,
  rolCreador: 'Ejecutivo Adjudicaciones',
  aprobado: null,
  anulado: null,
  transferido: false,
  ordenVigente: true,
  ...cambios,
});
const aprobado = pago({ estado: 'aprobado', aprobado: quien });
const anulado = pago({ estado: 'anulado', anulado: quien });
const jefa = { id: 7, role: 'Jefatura Adjudicaciones' as Rol };
const rechazo = (
  accion: 'aprobar' | 'anular' | 'generar' | 'transferir',
  hechos: HechosDePago,
  actor: { id: number; role: Rol } = jefa,
) => cicloDePago.rechazo(accion, hechos, { actor });

describe('lifecycle', () => {
  test.each([
    ['aprobar', aprobado, 'La orden de pago ya fue aprobada por Ana Paz el 10/03/2026 10:00'],
    ['aprobar', anulado, 'La orden de pago ya fue anulada por Ana Paz el 10/03/2026 10:00'],
    ['anular', aprobado, 'La orden de pago ya fue aprobada por Ana Paz el 10/03/2026 10:00'],
    ['anular', anulado, 'La orden de pago ya fue anulada por Ana Paz el 10/03/2026 10:00'],
  ] as const)('PAG-512 %s of what is decided: 409 with who and when', (accion, hechos, title) => {
    expect(rechazo(accion, hechos)).toMatchObject({
      kind: 'conflicto',
      code: 'estado-cambiado',
      title,
      detalle: { estado: hechos.estado, quien: 'Ana Paz' },
    });
  });

  test('the transfer of an approved one is registered once, by head or manager', () => {
    for (const hechos of [pago(), anulado])
      expect(rechazo('transferir', hechos)).toMatchObject({ status: 409, title: propios.pagoSinAprobarAun });
    expect(rechazo('transferir', { ...aprobado, transferido: true })).toMatchObject({
      status: 422,
      code: 'ya-transferido',
      title: propios.pagoYaTransferido,
    });
    expect(rechazo('transferir', aprobado)).toBeNull();
    expect(rechazo('transferir', aprobado, { id: 9, role: 'Gerente Financiero' })).toBeNull();
    expect(rechazo('transferir', aprobado, { id: 4, role: 'Ejecutivo Adjudicaciones' })).toMatchObject({ status: 403 });
  });

  test('PAG-512 before it is approved, and once it is annulled, it is not printed: 409', () => {
    for (const hechos of [pago(), anulado])
      expect(rechazo('generar', hechos)).toMatchObject({ status: 409, code: 'pago-sin-aprobar' });
    expect(rechazo('generar', aprobado)).toBeNull();
  });

  test('PAG-512 approval without an approved order that names a dealer: refused; annulment is not', () => {
    const sinOrden = pago({ ordenVigente: false });
    expect(rechazo('aprobar', sinOrden)).toMatchObject({ kind: 'regla', code: 'orden-no-vigente' });
    expect(rechazo('anular', sinOrden)).toBeNull();
  });

  test('PAG-522 four eyes: of what she made herself Jefatura approves nothing, and annuls it', () => {
    const deJefatura = pago({ creadorId: jefa.id, rolCreador: jefa.role });
    expect(rechazo('aprobar', deJefatura)).toMatchObject({ code: 'cuatro-ojos' });
    expect(cicloDePago.rechazo('aprobar', deJefatura, { actor: jefa, cuatroOjos: false })).toBeNull();
    expect(rechazo('anular', deJefatura)).toBeNull();
    expect(rechazo('aprobar', deJefatura, { id: 9, role: 'Gerente General' })).toBeNull();
    expect(rechazo('aprobar', pago(), { id: 9, role: 'Gerente General' })).toMatchObject({
      code: 'no-lo-creo-jefatura',
    });
  });

  test('PAG-510 PAG-522 PAG-523 roles: the executive creates, the head decides, managers approve, others do nothing', () => {
    const de = (permiso: 'pago:crear' | 'pago:aprobar' | 'pago:anular' | 'pago:leer') =>
      listaDeRoles.filter((rol) => puede(rol, permiso));
    expect(de('pago:crear')).toEqual(['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones']);
    expect(de('pago:aprobar')).toEqual(['Jefatura Adjudicaciones', 'Gerente General', 'Gerente Financiero']);
    expect(de('pago:anular')).toEqual(['Jefatura Adjudicaciones']);
    expect(cicloDePago.accionesPosibles(pago(), { actor: { id: 4, role: 'Ejecutivo Adjudicaciones' } })).toEqual([]);
    expect(cicloDePago.accionesPosibles(pago(), { actor: jefa })).toEqual(['aprobar', 'anular']);
  });

  test('PAG-511 states and how they are shown', () => {
    expect([pago(), aprobado, anulado].map((h) => etiquetaDePago[cicloDePago.estadoDe(h)])).toEqual([
      'Pendiente',
      'aprobado',
      'anulado',
    ]);
    expect(cicloDePago.pasoDe('aprobar', pago()).hacia).toBe('aprobado');
    expect(cicloDePago.pasoDe('anular', pago()).hacia).toBe('anulado');
  });
});

const documento = (tipo: string, cambios: Partial<DocumentoDelPlan> = {}): DocumentoDelPlan => ({
  plan: '01-M001-1',
  tipo,
  obligatorio: true,
  aplica: true,
  conArchivo: true,
  estado: null,
  decididoDepartamento: null,
  ...cambios,
});
const completos = ['contrato', 'proforma', 'cedula', 'planilla'].map((tipo) => documento(tipo));
const checklist = (documentos: readonly DocumentoDelPlan[], tipoCarta = '001', planes = ['01-M001-1']) =>
  checklistDePago({ planes, tipoCarta, documentos });
const faltan = (...de: Parameters<typeof checklist>) =>
  faltantesDelPago(checklist(...de)).map(({ plan, tipo, estado }) => `${plan} ${tipo} ${estado}`);

describe('checklist', () => {
  test('PAG-519 missing is what has no file, and what risk rejected; nothing else', () => {
    const estados = [
      documento('a', { conArchivo: false }),
      documento('a', { estado: false, decididoDepartamento: '004' }),
      documento('a', { estado: false, decididoDepartamento: '002' }),
      documento('a'),
      documento('a', { estado: true, decididoDepartamento: '004' }),
    ].map(estadoDeLinea);
    expect(estados).toEqual(['sinArchivo', 'rechazado', 'incorrecto', 'pendiente', 'correcto']);
    expect(estadoDeLinea(null)).toBe('sinLista');
    expect(faltan([...completos, documento('rolPagos', { conArchivo: false })])).toEqual([
      '01-M001-1 rolPagos sinArchivo',
    ]);
    expect(faltan([...completos, documento('rolPagos', { estado: false, decididoDepartamento: '004' })])).toEqual([
      '01-M001-1 rolPagos rechazado',
    ]);
    expect(faltan([...completos, documento('rolPagos', { estado: false, decididoDepartamento: '002' })])).toEqual([]);
  });

  test('PAG-518 what the list does not ask of this client is not asked here either', () => {
    const sinArchivo = { conArchivo: false } as const;
    const deOtros = [
      documento('patrimonio', { ...sinArchivo, obligatorio: false }),
      documento('pagare', { ...sinArchivo, obligatorio: false }),
      documento('rolPagos', { ...sinArchivo, aplica: false }),
      documento('actaMatrimonio', { ...sinArchivo, obligatorio: false, aplica: false }),
    ];
    expect(faltan([...completos, ...deOtros])).toEqual([]);
    expect(checklist([...completos, ...deOtros])).toHaveLength(completos.length);
  });

  test('PAG-518 by type of letter: the marriage certificate of who is married, the photo of a used vehicle', () => {
    const acta = documento('actaMatrimonio', { obligatorio: false, conArchivo: false });
    const foto = documento('fotoEB', { obligatorio: false, conArchivo: false });
    expect(faltan([...completos, acta, foto], '001')).toEqual(['01-M001-1 actaMatrimonio sinArchivo']);
    expect(faltan([...completos, foto], '003')).toEqual([]);
    expect(faltan([...completos, foto], '002')).toEqual(['01-M001-1 fotoEB sinArchivo']);
    expect(faltan(completos, '002')).toEqual(['01-M001-1 fotoEB sinLista']);
    expect(documentosDelPago.filter(({ cartas }) => cartas === null).map(({ tipo }) => tipo)).toEqual([
      'contrato',
      'proforma',
      'cedula',
      'actaMatrimonio',
    ]);
  });

  test('PAG-525 an order of several plans: the documents of each; one without a list has them all missing', () => {
    expect(faltan(completos, '001', ['01-M001-1', '01-M002-5'])).toEqual([
      '01-M002-5 contrato sinLista',
      '01-M002-5 proforma sinLista',
      '01-M002-5 cedula sinLista',
    ]);
    const deAmbos = [...completos, ...completos.map((d) => ({ ...d, plan: '01-M002-5' }))];
    expect(checklistCompleto(checklist(deAmbos, '001', ['01-M001-1', '01-M002-5']))).toBe(true);
  });

  test('its papers are those of the first plan, and it waits for none', () => {
    const factura = documento('facturaVehiculo', { obligatorio: false });
    const lineas = papelesDelPago(
      ['01-M001-1', 'otro'],
      [{ ...factura, plan: 'otro' }, { ...factura, aplica: false }, factura],
    );
    expect(lineas.map(({ tipo, documento: suyo, estado, falta }) => [tipo, suyo === factura, estado, falta])).toEqual([
      ['facturaVehiculo', true, 'pendiente', false],
      ['matriculaVehiculo', false, 'sinLista', false],
      ['comprobanteTransferencia', false, 'sinLista', false],
    ]);
    expect(papelesDelPago([], [factura])).toEqual([]);
  });

  test('PAG-519 complete is no list without lines', () => {
    expect(checklistCompleto([])).toBe(false);
    expect(checklistCompleto(checklist(completos))).toBe(true);
  });

  test('PAG-519 whatever the documents are: complete exactly when each asked one has a file that risk did not reject', () => {
    const arbitrario = fc.record({
      plan: fc.constantFrom('01-M001-1', '01-M002-5'),
      tipo: fc.constantFrom('contrato', 'proforma', 'cedula', 'actaMatrimonio', 'fotoEB', 'planilla', 'pagare'),
      obligatorio: fc.boolean(),
      aplica: fc.boolean(),
      conArchivo: fc.boolean(),
      estado: fc.constantFrom(null, true, false),
      decididoDepartamento: fc.constantFrom(null, '002', '004'),
    });
    const planes = ['01-M001-1', '01-M002-5'];
    const necesarios: Record<string, string[]> = {
      '001': ['contrato', 'proforma', 'cedula'],
      '002': ['contrato', 'proforma', 'cedula', 'fotoEB'],
      '003': ['contrato', 'proforma', 'cedula'],
    };
    fc.assert(
      fc.property(
        fc.array(arbitrario, { maxLength: 20 }),
        fc.constantFrom('001', '002', '003'),
        (documentos, carta) => {
          // the rule once more, in other words: by what spoils it
          const vale = (d: DocumentoDelPlan) =>
            d.conArchivo && !(d.estado === false && d.decididoDepartamento === '004');
          const quiere = [...(necesarios[carta] as string[]), 'actaMatrimonio'];
          const bien =
            documentos.every((d) => !d.aplica || vale(d) || (!d.obligatorio && !quiere.includes(d.tipo))) &&
            planes.every((plan) =>
              (necesarios[carta] as string[]).every((tipo) =>
                documentos.some((d) => d.plan === plan && d.tipo === tipo && d.aplica),
              ),
            );
          expect(checklistCompleto(checklist(documentos, carta, planes))).toBe(bien);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('PAG-531 the refusal of a payment with a document missing is a 403 with its own text', () => {
    expect(datosInconsistentes(2)).toMatchObject({
      status: 403,
      code: 'checklist-incompleto',
      title: 'Error al generar CheckList, datos inconsistentes',
      detalle: { faltan: 2 },
    });
  });

  test('PAG-509 each state of a line has its name', () => {
    expect(etiquetaDeLinea).toEqual({
      sinLista: 'No está en el listado del plan',
      sinArchivo: 'Sin archivo',
      rechazado: 'Rechazado por riesgo',
      pendiente: 'Por revisar',
      incorrecto: 'Incorrecto',
      correcto: 'Correcto',
    });
  });
});

describe('what is typed', () => {
  const errores = (read: () => unknown): unknown => {
    try {
      return read();
    } catch (error) {
      if (!esErrorDeNegocio(error)) throw error;
      return error.errors;
    }
  };

  test('PAG-516 the concept is required; it comes prefilled with client and plans', () => {
    expect(formularioDePago.revisar({ concepto: ' ' }, undefined)).toMatchObject({
      errores: { concepto: 'El campo es obligatorio' },
    });
    expect(conceptoDePago('LOOR YÉPEZ ANA', ['01-M001-1', '01-M002-5'])).toBe(
      'COMPRA DE VEHICULO AL CLIENTE LOOR YÉPEZ ANA - 01-M001-1, 01-M002-5',
    );
  });

  test("PAG-514 annulling without a reason: 'Motivo no puede estar vacío'", () => {
    expect(errores(() => validar(esquemaAnulacionDePago, { motivo: '  ', version: 1 }))).toEqual({
      motivo: 'Motivo no puede estar vacío',
    });
    expect(errores(() => validar(esquemaAnulacionDePago, { motivo: 'Error de digitación', version: 1 }))).toEqual({
      motivo: 'Error de digitación',
      version: 1,
    });
  });

  test('PAG-501 PAG-502 the search takes four to ten digits and nothing else', () => {
    for (const texto of ['171', '17123456789', '1712a', '1712345678 / 0912345678'])
      expect(esCedulaBuscada(texto)).toBe(false);
    for (const cedula of ['1712', '1712345678']) expect(esCedulaBuscada(cedula)).toBe(true);
  });

  test('PAG-506 a list without range has ten rows, newest first', () => {
    expect(leerLista({}, listaDePagos)).toMatchObject({
      cantidad: 10,
      orden: { campo: 'fecha', direccion: 'DESC' },
    });
  });
});

test('PAG-500 PAG-503 PAG-505 PAG-507 texts of list and detail, letter by letter', () => {
  const { PAG } = mensajes;
  expect(PAG.ordenesDePago).toBe('Ordenes de pago');
  expect([PAG.noOrden, PAG.nombre, PAG.planes, PAG.fechaCreacion, PAG.estado, PAG.fechaAprobacion]).toEqual([
    'No. Orden',
    'Nombre',
    'Planes',
    'Fecha creación',
    'Estado',
    'Fecha aprobación',
  ]);
  expect(PAG.sinOrdenes).toBe('No existen ordenes de pago que mostrar.');
  expect(PAG.titulo(12)).toBe('Solicitud de pago #12');
});

test('PAG-510 PAG-515 PAG-520 PAG-532 texts of the buttons and of what follows them, letter by letter', () => {
  const { PAG } = mensajes;
  expect([PAG.anular, PAG.aprobar, PAG.nueva]).toEqual([
    'Anular orden de pago',
    'Aprobar orden de Pago',
    'Solicitud de pago',
  ]);
  expect(PAG.documentosPorSubir).toBe('Existen documentos por subir a la plataforma.');
  expect([PAG.creada, PAG.anulada, PAG.aprobada]).toEqual([
    'Orden de pago creada',
    'Orden de pago anulada',
    'Orden de pago aprobada',
  ]);
});

test.each([
  ['2026-03-09', propios.pagoTransferenciaFuera],
  ['2026-03-13', propios.pagoTransferenciaFuera],
  ['2026-03-10', null],
  ['2026-03-12', null],
])('a transfer on %s of what was approved on the 10th, registered on the 12th: %s', (fecha, rechazada) => {
  const dias = { aprobado: comoFecha('2026-03-10'), hoy: comoFecha('2026-03-12') };
  expect(rechazoDeTransferencia(fecha, dias)).toBe(rechazada);
});

test('who decides of a payment is told how many documents were looked at, and which were turned down', () => {
  const estados = ['correcto', 'rechazado', 'pendiente', 'incorrecto', 'sinArchivo'] as const;
  expect(revisionDelPago(estados.map((estado) => ({ estado, nombre: `documento ${estado}` })))).toEqual({
    revisados: 3,
    rechazados: ['documento rechazado', 'documento incorrecto'],
  });
});
