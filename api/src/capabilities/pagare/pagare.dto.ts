import type {
  AccionDePagare,
  CambioDe,
  DatosDe,
  EstadoDePagare,
  TablaDeFirma,
  TablaDePagare,
  TablaDePersonas,
} from '@adjudica/domain';
import type { Ofrecido } from '../../act';
import type { DichoDelPasoVista } from '../caso';

/** P pendiente, A aprobado, R no aprobado, X anulado. */
export type EstadoDePagareVista = EstadoDePagare;

/** Lo que este usuario puede hacer ahora con el pagaré. */
export type AccionDePagareVista = AccionDePagare;

/** Un pagaré en la lista. */
export interface PagareDeListaVista {
  /** Su número, sin saltos. */
  id: number;
  cedulaCliente: string;
  nombresCliente: string;
  /** Código del plan. */
  idCodigo: string;
  plazo: number;
  monto: number;
  /** Lo que el plan debe hoy, si el pagaré dice otra cosa y todavía no está aprobado; null = concuerdan. */
  debeHoy: { plazo: number; monto: number } | null;
  /** @format date */
  fechaEmision: string;
  estado: EstadoDePagareVista;
  /** 'Pendiente', 'Aprobado', 'No aprobado', 'Anulado'. */
  etiquetaEstado: string;
  version: number;
  acciones: AccionDePagareVista[];
}

/** Una cuota del pagaré (LEG-563). */
export interface CuotaDePagareVista {
  /** Desde 1. */
  numero: number;
  /** @format date */
  fechaVencimiento: string;
  valor: number;
}

/** Uno de los siete contenidos que la ley pide de un pagaré. */
export interface ContenidoDePagareVista {
  contenido: 'denominacion' | 'promesa' | 'vencimiento' | 'lugarDePago' | 'beneficiario' | 'fechaYLugar' | 'firma';
  nombre: string;
  /** Qué falta; null = está. */
  falta: string | null;
}

/** LEG-562: un pagaré completo. Mientras nadie guarda sus personas (modo N), son las de la solicitud. */
export interface PagareVista extends DatosDe<TablaDePagare>, DatosDe<TablaDePersonas>, Ofrecido {
  /** Su número, sin saltos. Un reemplazo lo conserva. */
  id: number;
  /** N: las personas todavía no se guardaron. E: ya se guardaron. */
  modo: 'N' | 'E';
  estado: EstadoDePagareVista;
  etiquetaEstado: string;
  /** Código del plan. */
  idCodigo: string;
  producto: string;
  montoPlan: number;
  /** 'x/y': cuotas pagadas y totales del plan cuando se generó. */
  numCuota: string;
  cedulaCliente: string;
  nombresCliente: string;
  /** Nombre de la ciudad. */
  ciudad: string;
  /** @format date */
  fechaEmision: string;
  /** Número de cuotas. */
  plazo: number;
  /** Valor de cada cuota. */
  valorDividendo: number;
  /** Plazo × valor de la cuota. */
  monto: number;
  /** Lo que el plan debe hoy, si el pagaré dice otra cosa y todavía no está aprobado; null = concuerdan. */
  debeHoy: { plazo: number; monto: number } | null;
  /** Lo que dice su código de barras impreso. */
  codigoBarra: string;
  /** Siempre 002. */
  codigoLocalidad: string;
  /** Cuántas veces se generó: 1 = la primera. */
  emision: number;
  cuotas: CuotaDePagareVista[];
  contenidos: ContenidoDePagareVista[];
  /** Su prenda ya se ingresó; sin ella no se aprueba. */
  conPrenda: boolean;
  /** Números de identificación que el pagaré o su prenda dan con dos nombres, en palabras. */
  repetidas: string[];
  /** Campos que no dicen lo que la solicitud. */
  distintos: string[];
  generadoPor: string | null;
  /** @format date-time */
  generadoEn: string;
  actualizadoPor: string | null;
  /** @format date-time */
  actualizadoEn: string | null;
  enviadoPor: string | null;
  /** @format date-time */
  enviadoEn: string | null;
  decididoPor: string | null;
  /** @format date-time */
  decididoEn: string | null;
  /** Por qué no se aprobó. */
  motivo: string | null;
  /** El pagaré anulado al que reemplaza, y el que reemplaza a este. */
  reemplazaA: number | null;
  reemplazadoPor: number | null;
  /** Quién pidió anularlo; null = nadie. */
  anulacionPedidaPor: string | null;
  /** @format date-time */
  anulacionPedidaEn: string | null;
  /** Por qué se pidió anularlo. */
  motivoAnulacion: string | null;
  anuladoPor: string | null;
  /** @format date-time */
  anuladoEn: string | null;
  version: number;
  acciones: AccionDePagareVista[];
}

/** Lo que se calcula; si se envía, debe ser lo mismo. */
interface CalculosDePagare {
  monto?: number;
  plazo?: number;
  valorDividendo?: number;
}

/** LEG-598: Guardar del generador. */
export interface PagareNuevo extends CambioDe<TablaDePagare>, CalculosDePagare {
  /**
   * Código del plan.
   * @maxLength 24
   */
  plan: string;
}

/** LEG-545: otras cuotas con el mismo número. Las anteriores se conservan. */
export interface PagareReemplazo extends CambioDe<TablaDePagare>, CalculosDePagare {
  /** La versión que se vio; también puede ir en If-Match. */
  version?: number;
}

/** LEG-599: las personas del pagaré, todas. Los campos de solo lectura se ignoran. */
export interface PersonasDePagareCambio extends CambioDe<TablaDePersonas> {
  /** La versión que se vio; también puede ir en If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  modo?: string;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  etiquetaEstado?: string;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  producto?: string;
  /** Solo lectura; se ignora. */
  montoPlan?: number;
  /** Solo lectura; se ignora. */
  numCuota?: string;
  /** Solo lectura; se ignora. */
  cedulaCliente?: string;
  /** Solo lectura; se ignora. */
  nombresCliente?: string;
  /** Solo lectura; se ignora. */
  lugarEmision?: string | null;
  /** Solo lectura; se ignora. */
  ciudad?: string;
  /** Solo lectura; se ignora. */
  fechaEmision?: string;
  /** Solo lectura; se ignora. */
  fechaInicial?: string | null;
  /** Solo lectura; se ignora. */
  fechaFinal?: string | null;
  /** Solo lectura; se ignora. */
  plazo?: number;
  /** Solo lectura; se ignora. */
  valorDividendo?: number;
  /** Solo lectura; se ignora. */
  monto?: number;
  /** Solo lectura; se ignora. */
  codigoBarra?: string;
  /** Solo lectura; se ignora. */
  codigoLocalidad?: string;
  /** Solo lectura; se ignora. */
  emision?: number;
  /** Solo lectura; se ignora. */
  cuotas?: CuotaDePagareVista[];
  /** Solo lectura; se ignora. */
  contenidos?: ContenidoDePagareVista[];
  /** Solo lectura; se ignora. */
  conPrenda?: boolean;
  /** Solo lectura; se ignora. */
  distintos?: string[];
  /** Solo lectura; se ignora. */
  repetidas?: string[];
  /** Solo lectura; se ignora. */
  debeHoy?: Record<string, number> | null;
  /** Solo lectura; se ignora. */
  generadoPor?: string | null;
  /** Solo lectura; se ignora. */
  generadoEn?: string;
  /** Solo lectura; se ignora. */
  actualizadoPor?: string | null;
  /** Solo lectura; se ignora. */
  actualizadoEn?: string | null;
  /** Solo lectura; se ignora. */
  enviadoPor?: string | null;
  /** Solo lectura; se ignora. */
  enviadoEn?: string | null;
  /** Solo lectura; se ignora. */
  decididoPor?: string | null;
  /** Solo lectura; se ignora. */
  decididoEn?: string | null;
  /** Solo lectura; se ignora. */
  motivo?: string | null;
  /** Solo lectura; se ignora. */
  reemplazaA?: number | null;
  /** Solo lectura; se ignora. */
  reemplazadoPor?: number | null;
  /** Solo lectura; se ignora. */
  anulacionPedidaPor?: string | null;
  /** Solo lectura; se ignora. */
  anulacionPedidaEn?: string | null;
  /** Solo lectura; se ignora. */
  motivoAnulacion?: string | null;
  /** Solo lectura; se ignora. */
  anuladoPor?: string | null;
  /** Solo lectura; se ignora. */
  anuladoEn?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
  /** Solo lectura; se ignora. */
  motivoSuspension?: string | null;
}

/** Dónde y cuándo se firman pagaré, prenda y contrato. */
export interface FirmaDePagare extends CambioDe<TablaDeFirma> {
  /** La versión que se vio; también puede ir en If-Match. */
  version?: number;
}

export interface EnvioDePagare {
  version?: number;
}

export interface AprobacionDePagare extends DichoDelPasoVista {
  version?: number;
}

/** De pedir que se anule un pagaré, y de no anularlo. */
export interface AnulacionDePagare {
  /** Por qué; queda en el historial. */
  motivo: string;
  version?: number;
}

export interface RechazoDePagare {
  /** Por qué; queda en el historial. */
  motivo: string;
  version?: number;
}

/** El pagaré que un plan ya tiene. */
export interface PagareDelPlan {
  id: number;
  estado: EstadoDePagareVista;
  version: number;
}

/** Con qué se genera el pagaré de un plan. */
export interface BaseDePagareVista {
  /** Código del plan. */
  id: string;
  cedulaCliente: string;
  nombresCliente: string;
  producto: string;
  montoPlan: number;
  /** 'x/y': cuotas pagadas y totales. */
  numCuota: string;
  plazo: number;
  valorDividendo: number;
  monto: number;
  /** Lo que ya se pagó de la cuota que sigue, que el pagaré dice entera; 0 = nada. */
  abonado: number;
  /**
   * La que se propone: el 5 del mes siguiente.
   * @format date
   */
  fechaInicial: string;
  /** La ciudad que se propone: la del pagaré que hay, o la de la empresa. */
  lugarEmision: string | null;
  /**
   * El día de firma que se propone: hoy.
   * @format date
   */
  fechaEmision: string;
  /** Por qué no se puede generar; null = se puede. */
  rechazo: string | null;
  pagare: PagareDelPlan | null;
}

/** El texto del pagaré, en el vocabulario del texto enriquecido. */
export interface TextoDePagare {
  /** Número del pagaré. */
  id: number;
  texto: string;
}
