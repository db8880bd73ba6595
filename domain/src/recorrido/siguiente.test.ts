import fc from 'fast-check';
import { enlaceDeAsunto } from '../asuntos';
import {
  carpetasDe,
  departamentosQueTienen,
  type HechosDeAvance,
  leToca,
  pasosDelPlan,
  siguienteDe,
} from './siguiente';

const nuevo: HechosDeAvance = {
  producto: '01',
  cedula: '1710034065',
  idCodigo: '01-M001-12',
  solicitudGuardada: false,
  documentos: { estado: 'sinLista', listos: 0, total: 0 },
  idDepartamento: null,
  medio: null,
  orden: null,
  pago: null,
  carta: null,
};
const completa = {
  ...nuevo,
  solicitudGuardada: true,
  documentos: { estado: 'completa', listos: 9, total: 9 },
} as const;
const enRiesgo = { ...completa, idDepartamento: '004' };
const aprobada = { ...completa, idDepartamento: '003', medio: { id: 5, estado: 'aprobado' } } as const;
const ordenada = { ...aprobada, orden: { id: 12, aprobada: true } };
const pagada = { ...ordenada, pago: { id: 3, aprobado: true } };

test('a delivered plan has nothing left to do', () => {
  expect(siguienteDe({ ...pagada, carta: 'realizada' })).toBeNull();
});

test.each([
  ['application', nuevo, 'ejecutivo', 'Llenar solicitud de compra', '/estado-cliente/1710034065?plan=01-M001-12'],
  [
    'list of documents',
    { ...nuevo, solicitudGuardada: true },
    'ejecutivo',
    'Generar listado de documentos',
    '/estado-cliente/1710034065?plan=01-M001-12&tab=cliente&sub=documentos',
  ],
  [
    'missing documents',
    { ...completa, documentos: { estado: 'incompleta', listos: 4, total: 9 } },
    'ejecutivo',
    'Subir documentos (4 de 9)',
    '/estado-cliente/1710034065?plan=01-M001-12&tab=cliente&sub=documentos&falta=1',
  ],
  ['sending', completa, 'ejecutivo', 'Enviar a riesgo', '/estado-cliente/1710034065?plan=01-M001-12'],
  [
    'a folder that came back',
    { ...completa, idDepartamento: '002' },
    'ejecutivo',
    'Corregir y reenviar la carpeta',
    '/estado-cliente/1710034065?plan=01-M001-12',
  ],
  [
    'approval, while risk has the folder',
    enRiesgo,
    'ejecutivo',
    'Registrar medio de aprobación',
    '/medio-aprobacion/nuevo?cliente=1710034065&plan=01-M001-12',
  ],
  [
    'an approval that was not sent',
    { ...enRiesgo, medio: { id: 5, estado: 'espera' } },
    'ejecutivo',
    'Enviar medio de aprobación',
    '/medio-aprobacion/5',
  ],
  [
    'folder and approval with risk',
    { ...enRiesgo, medio: { id: 5, estado: 'enviado' } },
    'riesgo',
    'Resolver carpeta',
    '/estado-cliente/1710034065?plan=01-M001-12',
  ],
  [
    'approval with risk',
    { ...aprobada, medio: { id: 5, estado: 'enviado' } },
    'riesgo',
    'Revisar medio de aprobación',
    '/medio-aprobacion/5',
  ],
  ['order', aprobada, 'ejecutivo', 'Emitir orden de compra', '/orden-de-compra/nuevo?medio=5'],
  [
    'approval of the order',
    { ...aprobada, orden: { id: 12, aprobada: false } },
    'jefatura',
    'Aprobar orden de compra',
    '/orden-de-compra/12',
  ],
  ['payment', ordenada, 'ejecutivo', 'Solicitar pago', '/solicitud-de-pago/nuevo?orden=12'],
  [
    'approval of the payment',
    { ...ordenada, pago: { id: 3, aprobado: false } },
    'jefatura',
    'Aprobar orden de pago',
    '/solicitud-de-pago/3',
  ],
  [
    'letter',
    { ...pagada, carta: 'pendiente' },
    'jefatura',
    'Generar carta de salida',
    '/carta-salida/nuevo?plan=01-M001-12',
  ],
  [
    'delivery',
    { ...pagada, carta: 'generada' },
    'ejecutivo',
    'Subir acta de entrega',
    `/carta-salida?filter=${encodeURIComponent('{"q":"01-M001-12"}')}`,
  ],
  [
    'contract of a house',
    { ...aprobada, producto: '02' },
    'legal',
    'Elaborar pagaré y contrato',
    '/estado-cliente/1710034065?plan=01-M001-12',
  ],
  [
    'delivery of a house, which needs no letter',
    { ...aprobada, producto: '02', carta: 'pendiente' },
    'ejecutivo',
    'Subir acta de entrega',
    `/carta-salida?filter=${encodeURIComponent('{"q":"01-M001-12"}')}`,
  ],
] as const)('the next act is %s', (_, hechos, de, texto, enlace) => {
  const siguiente = siguienteDe(hechos as HechosDeAvance);
  expect(siguiente).toMatchObject({ de, texto });
  const role = {
    ejecutivo: 'Ejecutivo Adjudicaciones',
    jefatura: 'Jefatura Adjudicaciones',
    riesgo: 'Riesgo',
    legal: 'Legal',
  } as const;
  expect(enlaceDeAsunto(role[de], siguiente?.asunto ?? null)?.enlace).toBe(enlace);
});

test('an order on its way comes before what its folder lacks', () => {
  expect(siguienteDe({ ...nuevo, orden: { id: 12, aprobada: false } })?.texto).toBe('Aprobar orden de compra');
});

test('whose turn it is: the head also does the acts of executives, other roles only their own', () => {
  const turno = (de: 'ejecutivo' | 'jefatura' | 'riesgo' | 'legal') =>
    (
      ['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones', 'Riesgo', 'Asistente Legal', 'Gerente General'] as const
    ).filter((role) => leToca(role, { de }));
  expect(turno('ejecutivo')).toEqual(['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones']);
  expect(turno('jefatura')).toEqual(['Jefatura Adjudicaciones']);
  expect([turno('riesgo'), turno('legal')]).toEqual([['Riesgo'], ['Asistente Legal']]);
});

test('for any facts of a plan there is one next act until delivery, and its role may open the screen', () => {
  const id = fc.integer({ min: 1, max: 9 });
  const hechos = fc.record({
    producto: fc.constantFrom('01', '02'),
    cedula: fc.constant('1710034065'),
    idCodigo: fc.constant('01-M001-12'),
    solicitudGuardada: fc.boolean(),
    documentos: fc.record({
      estado: fc.constantFrom('sinLista', 'vacia', 'incompleta', 'completa'),
      listos: id,
      total: id,
    }),
    idDepartamento: fc.constantFrom(null, '002', '003', '004'),
    medio: fc.option(fc.record({ id, estado: fc.constantFrom('espera', 'enviado', 'aprobado') })),
    orden: fc.option(fc.record({ id, aprobada: fc.boolean() })),
    pago: fc.option(fc.record({ id, aprobado: fc.boolean() })),
    carta: fc.constantFrom(null, 'pendiente', 'generada', 'realizada'),
  });
  fc.assert(
    fc.property(hechos, (avance) => {
      const siguiente = siguienteDe(avance as HechosDeAvance);
      expect(siguiente === null).toBe(avance.carta === 'realizada');
      if (siguiente === null) return;
      const role = (['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones', 'Riesgo', 'Legal'] as const).find(
        (candidato) => leToca(candidato, siguiente),
      );
      expect(enlaceDeAsunto(role ?? 'Cobranzas', siguiente.asunto)).not.toBeNull();
    }),
  );
});

test('a plan whose folder is with its executive is of department 002, and each department has only plans of the folders that it names', () => {
  const carpetas = ['ejecutivo', 'devuelta', 'riesgo', 'legal'] as const;
  expect(departamentosQueTienen.map((id) => carpetasDe(id))).toEqual([null, ['riesgo', 'legal'], ['riesgo', 'legal']]);
  const codigos = { ejecutivo: null, devuelta: '002', riesgo: '004', legal: '003' } as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...carpetas),
      fc.constantFrom(nuevo, completa, aprobada, ordenada, pagada, { ...aprobada, producto: '02' }),
      fc.constantFrom(null, 'pendiente', 'generada'),
      fc.option(fc.record({ id: fc.constant(5), estado: fc.constantFrom('espera', 'enviado', 'aprobado') })),
      (carpeta, base, carta, medio) => {
        const hechos = { ...base, carta, medio, idDepartamento: codigos[carpeta] } as HechosDeAvance;
        const { idDepartamento } = siguienteDe(hechos) ?? {};
        if (carpeta === 'ejecutivo' || carpeta === 'devuelta') expect(idDepartamento).toBe('002');
        const donde = carpetasDe(idDepartamento ?? '002');
        if (donde !== null) expect(donde).toContain(carpeta);
      },
    ),
  );
  expect(pasosDelPlan.every(({ llega }) => llega.length > 0)).toBe(true);
});
