import type {
  ComparacionDeMedioVista,
  DispositivoDeMedio,
  FichaDePlan,
  FichaGuardada,
  FichaVista,
  MedioDeListaVista,
  MedioVista,
  PlanDeMedio,
  PlanParaMedio,
  PolizaVista,
  SaldoDeudor,
  SeguroDePlan,
} from './medio-aprobacion.dto';

/**
 * Examples of the OpenAPI document: one approval in every state. The generator reads these constants from the source: only literals and other
 * constants, no spread, shorthand or call.
 */
const fichaDeEjemplo: FichaVista = {
  id: 31,
  producto: '01',
  marcaId: 8,
  marca: 'Kia',
  modeloId: 39,
  modelo: 'Sportage',
  claseCodigo: 'SUV',
  clase: 'SUV',
  tipo: 'JEEP',
  estadoBien: 'Nuevo',
  anio: 2026,
  color: 'Blanco',
  chasis: '8LCJU5A2XTE012345',
  serieMotor: 'G4FJNH123456',
  placa: null,
  paisOrigen: 'KR',
  tipoInmueble: null,
  provinciaCodigo: null,
  provincia: null,
  cantonCodigo: null,
  canton: null,
  direccion: null,
  area: null,
  registro: null,
  bien: 'Kia Sportage 2026',
  version: 1,
};

const polizaDeEjemplo: PolizaVista = {
  aseguradora: 'Seguros Equinoccial',
  numero: 'V-100245',
  desde: '2026-04-01',
  hasta: '2027-04-01',
  prima: 820.4,
};

const dispositivoDeEjemplo: DispositivoDeMedio = { id: 1, nombre: 'Rastreo satelital básico', valor: 380 };

const planDeEjemplo: PlanDeMedio = {
  idCodigo: '01-M001-12',
  grupo: 'M001',
  monto: 20_000,
  valorCuota: 380.5,
  saldo: 18_264,
  fechaAdjudicacion: '2026-02-10',
};

export const medioEnEspera: MedioVista = {
  id: 12,
  cliente: { cedula: '1712345675', nombre: 'Quishpe Toapanta Ángel Polivio' },
  producto: '01',
  planes: [planDeEjemplo],
  estado: 'espera',
  etiquetaEstado: 'En espera',
  valor: 32_990,
  desgravamen: 250.5,
  avaluo: 80,
  costosLegales: 310.25,
  escrituras: 0,
  impuestoTimbres: 95.15,
  total: 735.9,
  diferencia: 12_990,
  pagoAnticipado: 0,
  observaciones: 'Cotización de Quito',
  ficha: fichaDeEjemplo,
  poliza: polizaDeEjemplo,
  dispositivo: dispositivoDeEjemplo,
  ejecutivo: { id: 4, nombre: 'Luis Chicaiza' },
  fecha: '2026-03-10T15:00:00.000Z',
  creadoPor: 'Luis Chicaiza',
  actualizadoEn: null,
  actualizadoPor: null,
  enviadoEn: null,
  enviadoPor: null,
  decididoEn: null,
  decididoPor: null,
  motivo: null,
  idOrden: null,
  reemplazaA: null,
  reemplazadoPor: null,
  version: 1,
  acciones: ['actualizar', 'enviar'],
  motivoSuspension: null,
};

export const medioEnLista: MedioDeListaVista = {
  id: 12,
  cedula: '1712345675',
  nombreCliente: 'Quishpe Toapanta Ángel Polivio',
  producto: '01',
  planes: ['01-M001-12'],
  valor: 32_990,
  total: 735.9,
  estado: 'enviado',
  etiquetaEstado: 'Enviado',
  fecha: '2026-03-10T15:00:00.000Z',
  enviadoEn: '2026-03-11T16:05:00.000Z',
  decididoEn: null,
  ejecutivo: { id: 4, nombre: 'Luis Chicaiza' },
  bien: 'Kia Sportage 2026',
  version: 2,
  acciones: ['aceptar', 'rechazar'],
};

export const saldoDeudor: SaldoDeudor = { saldo: 18_264 };

export const fichaLeida: FichaVista = fichaDeEjemplo;
export const fichaCreada: FichaGuardada = { id: 31, version: 1 };
export const fichaDePlan: FichaDePlan = {
  ficha: fichaDeEjemplo,
  medio: { id: 12, estado: 'enviado', etiquetaEstado: 'Enviado' },
};

export const seguroDePlan: SeguroDePlan = {
  poliza: polizaDeEjemplo,
  dispositivo: dispositivoDeEjemplo,
  medio: { id: 12, estado: 'aprobado', etiquetaEstado: 'Aprobado' },
};

export const planElegible: PlanParaMedio = {
  idCodigo: '01-M001-12',
  producto: '01',
  grupo: 'M001',
  monto: 20_000,
  valorCuota: 380.5,
  meses: 60,
  saldo: 18_264,
  fechaAdjudicacion: '2026-02-10',
  seleccionable: true,
  razon: null,
  medio: null,
};
export const planOcupado: PlanParaMedio = {
  idCodigo: '01-M003-4',
  producto: '01',
  grupo: 'M003',
  monto: 15_000,
  valorCuota: 290,
  meses: 60,
  saldo: 13_920,
  fechaAdjudicacion: '2026-01-14',
  seleccionable: false,
  razon: 'Está en el medio de aprobación No. 9',
  medio: 9,
};

export const medioComparado: ComparacionDeMedioVista = {
  id: 12,
  datos: [
    { etiqueta: 'Valor del bien', valor: '$ 40.000,00' },
    { etiqueta: 'Precio de lista', valor: '$ 30.000,00. El medio pide 33,3 % más' },
    { etiqueta: 'Valor en la solicitud', valor: '$ 28.000,00. El medio pide 42,9 % más' },
    { etiqueta: 'Puntaje de riesgo', valor: '812' },
  ],
  aviso:
    'El valor $ 40.000,00 está lejos del precio de lista ($ 30.000,00), 33,3 % más y del valor de la solicitud ($ 28.000,00), 42,9 % más',
};
