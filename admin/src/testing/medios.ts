import type {
  DispositivoVista,
  MedioDeListaVista,
  MedioVista,
  PlanParaMedio,
  PrecioVehiculoVista,
  SeguroDePlan,
} from '../generated/api';
import { listAnswer, userOf } from './api';
import { apiDeClientes, zambrano } from './clientes';

export const jefatura = userOf('Jefatura Adjudicaciones', '002');
export const gerente = userOf('Gerente General', null);

const cuenta = {
  grupo: 'M001',
  monto: 18000,
  valorCuota: 380.5,
  saldo: 9120,
  fechaAdjudicacion: '2026-09-20',
} as const;

/** Two that can be chosen, one in another approval, one without date, one of the other product. */
export const planesParaMedio: readonly PlanParaMedio[] = [
  { ...cuenta, idCodigo: '01-M001-12', producto: '01', meses: 60, seleccionable: true, razon: null, medio: null },
  {
    ...cuenta,
    idCodigo: '01-M001-14',
    monto: 5000.1,
    producto: '01',
    meses: 60,
    seleccionable: true,
    razon: null,
    medio: null,
  },
  {
    ...cuenta,
    idCodigo: '01-M001-20',
    producto: '01',
    meses: 60,
    seleccionable: false,
    razon: 'Está en el medio de aprobación No. 31',
    medio: 31,
  },
  {
    ...cuenta,
    idCodigo: '01-M001-21',
    producto: '01',
    meses: 60,
    fechaAdjudicacion: null,
    seleccionable: false,
    razon: 'El plan no tiene fecha de adjudicación',
    medio: null,
  },
  {
    ...cuenta,
    idCodigo: '02-C004-7',
    grupo: 'C004',
    monto: 40000,
    producto: '02',
    meses: 120,
    seleccionable: true,
    razon: null,
    medio: null,
  },
];

export const medioEnEspera: MedioVista = {
  id: 12,
  cliente: { cedula: zambrano.identificacion, nombre: zambrano.nombreCompleto },
  producto: '01',
  planes: [{ ...cuenta, idCodigo: '01-M001-12' }],
  estado: 'espera',
  etiquetaEstado: 'En espera',
  valor: 32990,
  desgravamen: 250.5,
  avaluo: 80,
  costosLegales: 310.25,
  escrituras: 0,
  impuestoTimbres: 95.15,
  total: 735.9,
  diferencia: 14990,
  pagoAnticipado: 4990,
  observaciones: 'Color por confirmar',
  ficha: {
    id: 5,
    producto: '01',
    marcaId: 3,
    marca: 'Kia',
    modeloId: 31,
    modelo: 'Sportage',
    claseCodigo: 'SUV',
    clase: 'SUV',
    tipo: null,
    estadoBien: 'Nuevo',
    anio: 2026,
    color: 'Blanco',
    chasis: null,
    serieMotor: null,
    placa: null,
    paisOrigen: null,
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
  },
  poliza: null,
  dispositivo: null,
  ejecutivo: { id: 7, nombre: 'Ana Cevallos' },
  fecha: '2026-11-18T15:30:00.000Z',
  creadoPor: 'Ana Cevallos',
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
  version: 4,
  acciones: ['actualizar', 'enviar'],
  motivoSuspension: null,
};

export const medioEnviado: MedioVista = {
  ...medioEnEspera,
  estado: 'enviado',
  etiquetaEstado: 'Enviado',
  enviadoEn: '2026-11-19T14:00:00.000Z',
  enviadoPor: 'Ana Cevallos',
  version: 5,
  acciones: ['aceptar', 'rechazar'],
};

export const medioRechazado: MedioVista = {
  ...medioEnviado,
  estado: 'rechazado',
  etiquetaEstado: 'No aprobado',
  decididoEn: '2026-11-20T16:10:00.000Z',
  decididoPor: 'Marco Ruiz',
  motivo: 'El avalúo está vencido',
  version: 6,
  acciones: ['nuevo'],
};

export const medioAprobado: MedioVista = {
  ...medioEnviado,
  estado: 'aprobado',
  etiquetaEstado: 'Aprobado',
  decididoEn: '2026-11-20T16:10:00.000Z',
  decididoPor: 'Marco Ruiz',
  version: 6,
  acciones: ['actualizar'],
};

export const filaDeMedio: MedioDeListaVista = {
  id: 12,
  cedula: zambrano.identificacion,
  nombreCliente: zambrano.nombreCompleto,
  producto: '01',
  planes: ['01-M001-12', '01-M001-14'],
  valor: 32990,
  total: 735.9,
  estado: 'espera',
  etiquetaEstado: 'En espera',
  fecha: '2026-11-18T15:30:00.000Z',
  enviadoEn: null,
  decididoEn: null,
  ejecutivo: { id: 7, nombre: 'Ana Cevallos' },
  bien: 'Kia Sportage 2026',
  version: 4,
  acciones: ['actualizar', 'enviar'],
};

export const seguroDePlan: SeguroDePlan = {
  poliza: {
    aseguradora: 'Seguros Equinoccial',
    numero: 'VH-00123',
    desde: '2026-11-01',
    hasta: '2027-11-01',
    prima: 890.5,
  },
  dispositivo: { id: 2, nombre: 'Rastreo satelital', valor: 380 },
  medio: { id: 12, estado: 'aprobado', etiquetaEstado: 'Aprobado' },
};

export const precios: readonly PrecioVehiculoVista[] = [
  {
    id: 1,
    marca: 3,
    nombreMarca: 'Kia',
    modelo: 31,
    nombreModelo: 'Sportage',
    anio: 2026,
    estadoBien: 'Nuevo',
    precio: 31500.5,
    concesionario: 'Sierra Motors',
    vigenteDesde: '2026-10-01',
  },
];

const rastreo: DispositivoVista = {
  id: 2,
  concesionarioId: 1,
  concesionario: 'Sierra Motors',
  nombre: 'Rastreo satelital',
  valor: 380,
  estado: 'A',
  version: 1,
  guardadaEn: null,
  guardadaPor: null,
};

/** A fake API with one client, five plans and the approvals that it is given. */
export function apiDeMedios(medio: MedioVista = medioEnEspera) {
  const api = apiDeClientes();
  const catalogo = (recurso: string, filas: readonly object[]) =>
    api.on(`GET /${recurso}`, () => listAnswer(recurso, filas));
  catalogo('medio-aprobacion', [filaDeMedio]);
  catalogo('marca-vehiculo', [
    { id: 3, codigo: 'KIA', nombre: 'Kia' },
    { id: 4, codigo: 'MAZDA', nombre: 'Mazda' },
  ]);
  catalogo('modelo-vehiculo', [{ id: 31, codigo: 'SPORTAGE', nombre: 'Sportage', marca: 3, clase: 'SUV' }]);
  catalogo('tipo-vehiculo', [{ id: 'SUV', codigo: 'SUV', nombre: 'SUV' }]);
  catalogo('color-vehiculo', [{ id: 'BLANCO', codigo: 'BLANCO', nombre: 'Blanco' }]);
  catalogo('precio-vehiculo', precios);
  catalogo('dispositivo', [rastreo]);
  catalogo('ejecutivo', [{ id: 9, nombre: 'Luis Chicaiza' }]);
  api.on('GET /unidad/01-M001-12', () => ({ body: { id: '01-M001-12', faltan: ['Chasis'], acciones: ['guardar'] } }));
  api.on(`GET /medio-aprobacion/${medio.id}`, () => ({ body: medio }));
  api.on(`GET /medio-aprobacion/${medio.id}/comparacion`, () => ({ body: { id: medio.id, datos: [], aviso: null } }));
  api.on(`GET /cliente/${zambrano.identificacion}/planes-para-medio`, () => ({ body: planesParaMedio }));
  return {
    ...api,
    enviadas: () => api.llamadas.filter(({ method, path }) => method !== 'GET' && path.startsWith('/medio-aprobacion')),
  };
}
