import type {
  AccionDeMedio,
  CambioDe,
  DatosDe,
  EstadoDeMedio,
  TablaDeDispositivo,
  TablaDeFicha,
  TablaDeMedio,
  TablaDePoliza,
} from '@adjudica/domain';
import type { Ofrecido } from '../../act';

/**
 * Código de plan: '01-M001-12'.
 * @maxLength 24
 */
export type CodigoDePlan = string;

/** 'espera' todavía no enviado; 'enviado' lo tiene riesgo; 'aprobado' y 'rechazado' los decide riesgo. */
export type EstadoDeMedioVista = EstadoDeMedio;

/** Lo que este usuario puede hacer ahora con el medio. */
export type AccionDeMedioVista = AccionDeMedio;

export interface EjecutivoDeMedio {
  id: number;
  nombre: string;
}

/** Un medio de aprobación en la lista (MED-500, MED-504). */
export interface MedioDeListaVista {
  id: number;
  cedula: string;
  nombreCliente: string;
  producto: string;
  /** De 1 a 4 códigos de plan, en el orden elegido. */
  planes: string[];
  valor: number;
  total: number;
  estado: EstadoDeMedioVista;
  /** 'En espera', 'Enviado', 'Aprobado', 'No aprobado'. */
  etiquetaEstado: string;
  /**
   * Cuándo se creó.
   * @format date-time
   */
  fecha: string;
  /** @format date-time */
  enviadoEn: string | null;
  /** @format date-time */
  decididoEn: string | null;
  /** A quien lo asignó la jefatura; si no, el del primer plan. */
  ejecutivo: EjecutivoDeMedio | null;
  /** 'Kia Sportage 2026' o 'Departamento, Quito'. */
  bien: string;
  version: number;
  acciones: AccionDeMedioVista[];
}

/** Un plan del medio, con su cuenta de hoy. */
export interface PlanDeMedio {
  idCodigo: string;
  grupo: string;
  monto: number;
  valorCuota: number;
  /** Saldo deudor: lo que falta pagar de sus cuotas. */
  saldo: number;
  /**
   * null = ya no está adjudicado.
   * @format date
   */
  fechaAdjudicacion: string | null;
}

/** MED-526, MED-527: ficha del bien; los datos del otro tipo de bien son null. */
export interface FichaVista extends DatosDe<TablaDeFicha> {
  id: number;
  producto: string;
  marca: string | null;
  modelo: string | null;
  /** Nombre de la clase. */
  clase: string | null;
  provincia: string | null;
  canton: string | null;
  /** La misma ficha en una línea. */
  bien: string;
  version: number;
}

/** MED-505: la póliza de seguro del bien. */
export interface PolizaVista {
  aseguradora: string;
  numero: string;
  /** @format date */
  desde: string;
  /** @format date */
  hasta: string;
  prima: number;
}

/** MED-505: un dispositivo del medio con el valor acordado. */
export interface DispositivoDeMedio {
  id: number;
  nombre: string;
  /** El que se acordó para este medio. */
  valor: number;
}

export interface ClienteDeMedio {
  cedula: string;
  nombre: string;
}

/** MED-504: un medio de aprobación completo. */
export interface MedioVista extends Ofrecido {
  id: number;
  cliente: ClienteDeMedio;
  producto: string;
  planes: PlanDeMedio[];
  estado: EstadoDeMedioVista;
  etiquetaEstado: string;
  valor: number;
  desgravamen: number;
  avaluo: number;
  costosLegales: number;
  escrituras: number;
  impuestoTimbres: number;
  /** Suma de los cinco costos. */
  total: number;
  /** Valor del bien menos los planes, nunca negativa. */
  diferencia: number;
  pagoAnticipado: number;
  observaciones: string | null;
  ficha: FichaVista;
  poliza: PolizaVista | null;
  dispositivo: DispositivoDeMedio | null;
  ejecutivo: EjecutivoDeMedio | null;
  /** @format date-time */
  fecha: string;
  creadoPor: string | null;
  /** @format date-time */
  actualizadoEn: string | null;
  actualizadoPor: string | null;
  /** @format date-time */
  enviadoEn: string | null;
  enviadoPor: string | null;
  /** @format date-time */
  decididoEn: string | null;
  decididoPor: string | null;
  /** Por qué no se aprobó, o lo que riesgo anotó al aprobar. */
  motivo: string | null;
  idOrden: number | null;
  /** El no aprobado en cuyo lugar se hizo. */
  reemplazaA: number | null;
  /** El que se hizo en su lugar. */
  reemplazadoPor: number | null;
  version: number;
  acciones: AccionDeMedioVista[];
}

/** MED-526, MED-527: los campos del bien del producto; los del otro van vacíos. */
export interface FichaEnviada extends CambioDe<TablaDeFicha> {}

/** MED-505: todos sus datos o ninguno. */
export interface PolizaEnviada extends CambioDe<TablaDePoliza> {}

/** MED-505: un dispositivo que el medio incluye. */
export interface DispositivoEnviado extends CambioDe<TablaDeDispositivo> {}

/** El dispositivo de un medio, también como se leyó. */
export interface DispositivoComoSeLeyo extends DispositivoEnviado {
  /** Solo lectura; se ignora. */
  nombre?: string;
}

/** MED-506: un medio nuevo. */
export interface MedioNuevo extends CambioDe<TablaDeMedio> {
  /** @maxLength 13 */
  cedula: string;
  /**
   * De 1 a 4 códigos de planes adjudicados del cliente, del mismo producto.
   * @maxItems 20
   */
  planes: CodigoDePlan[];
  /** Si se envía, debe ser la suma de los cinco costos. */
  total?: number | null;
  /** Si se envía, debe ser el valor menos los planes. */
  diferencia?: number | null;
  /** La ficha, o `idFicha` de una ya guardada. */
  ficha?: FichaEnviada;
  /** @isInt */
  idFicha?: number | null;
  /** Sin ella no tiene póliza. */
  poliza?: PolizaEnviada;
  /** Sin él no lleva dispositivo. */
  dispositivo?: DispositivoEnviado;
  /**
   * El medio no aprobado en cuyo lugar se hace.
   * @isInt
   */
  reemplazaA?: number | null;
}

/** MED-541: un cambio. Uno aprobado vuelve a esperar y se envía de nuevo. */
export interface MedioCambio extends CambioDe<TablaDeMedio> {
  /**
   * La del medio: el cliente no cambia.
   * @maxLength 13
   */
  cedula?: string;
  /**
   * De 1 a 4 planes adjudicados del cliente, del mismo producto: códigos, o los planes como se leyeron.
   * @maxItems 20
   */
  planes: (CodigoDePlan | PlanDeMedio)[];
  /** Si se envía, debe ser la suma de los cinco costos. */
  total?: number | null;
  /** Si se envía, debe ser el valor menos los planes. */
  diferencia?: number | null;
  /** Sin ella queda la que tiene. */
  ficha?: FichaCambio;
  /** Sin ella no tiene póliza. */
  poliza?: PolizaEnviada | null;
  /** Sin él no lleva dispositivo. */
  dispositivo?: DispositivoComoSeLeyo | null;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  idFicha?: number | null;
  /** Solo lectura; se ignora. */
  reemplazaA?: number | null;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  cliente?: ClienteDeMedio;
  /** Solo lectura; se ignora. */
  producto?: string;
  /** Solo lectura; se ignora. */
  etiquetaEstado?: string;
  /** Solo lectura; se ignora. */
  ejecutivo?: EjecutivoDeMedio | null;
  /** Solo lectura; se ignora. */
  fecha?: string;
  /** Solo lectura; se ignora. */
  creadoPor?: string | null;
  /** Solo lectura; se ignora. */
  actualizadoEn?: string | null;
  /** Solo lectura; se ignora. */
  actualizadoPor?: string | null;
  /** Solo lectura; se ignora. */
  enviadoEn?: string | null;
  /** Solo lectura; se ignora. */
  enviadoPor?: string | null;
  /** Solo lectura; se ignora. */
  decididoEn?: string | null;
  /** Solo lectura; se ignora. */
  decididoPor?: string | null;
  /** Solo lectura; se ignora. */
  motivo?: string | null;
  /** Solo lectura; se ignora. */
  idOrden?: number | null;
  /** Solo lectura; se ignora. */
  reemplazadoPor?: number | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
  /** Solo lectura; se ignora. */
  motivoSuspension?: string | null;
}

/** MED-518: la versión del medio que se envía. */
export interface EnvioDeMedio {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

/** MED-523, MED-544: observaciones y confirmaciones de quien aprueba el medio. */
export interface AceptacionDeMedio {
  /** @maxLength 500 */
  observaciones?: string | null;
  /** El valor está lejos del precio de lista y del valor de la solicitud, y se revisó ('GET …/comparacion'). */
  confirmaValor?: boolean;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

/** Aquello frente a lo que se juzga un medio. */
export interface ComparacionDeMedioVista {
  id: number;
  datos: DatoDeComparacion[];
  /** Qué hay que confirmar del valor para aceptarlo; null = nada. */
  aviso: string | null;
}

export interface DatoDeComparacion {
  /** 'Precio de lista', 'Valor en la solicitud' … */
  etiqueta: string;
  valor: string;
}

/** MED-524, MED-544: por qué se rechaza el medio. */
export interface RechazoDeMedio {
  /**
   * El motivo.
   * @maxLength 500
   */
  observaciones?: string;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

/** MED-525: el ejecutivo al que pasa el medio. */
export interface AsignacionDeMedio {
  /**
   * Id del ejecutivo.
   * @isInt
   */
  usuario: number;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

/** MED-516: un plan del cliente, y si puede elegirse. */
export interface PlanParaMedio {
  idCodigo: string;
  producto: string;
  grupo: string;
  monto: number;
  valorCuota: number;
  /** Cuotas del plan; con `valorCuota` y la fecha, lo que pide el saldo deudor. */
  meses: number;
  /** Saldo deudor: lo que falta pagar de sus cuotas. */
  saldo: number;
  /** @format date */
  fechaAdjudicacion: string | null;
  seleccionable: boolean;
  /** Por qué no puede elegirse. */
  razon: string | null;
  /** El medio en espera, enviado o aprobado en que está. */
  medio: number | null;
}

/** MED-540: lo que se envía además de cédula y plan debe coincidir con lo registrado. */
export interface ConsultaDeSaldoDeudor {
  /** @maxLength 13 */
  cedulaCliente: string;
  /**
   * '01-M001-12'
   * @maxLength 24
   */
  plan: string;
  /** @isInt */
  meses?: number;
  vcuota?: number;
  /** @maxLength 10 */
  fechaAdjudicacion?: string;
}

export interface SaldoDeudor {
  saldo: number;
}

/** El medio de un plan, en breve. */
export interface MedioDePlan {
  id: number;
  estado: EstadoDeMedioVista;
  etiquetaEstado: string;
}

/** MED-534: la ficha más reciente de un plan. */
export interface FichaDePlan {
  ficha: FichaVista | null;
  medio: MedioDePlan | null;
}

/** MED-536, EST-505: seguro y dispositivo del medio de un plan. */
export interface SeguroDePlan {
  poliza: PolizaVista | null;
  dispositivo: DispositivoDeMedio | null;
  medio: MedioDePlan | null;
}

/** MED-527, MED-537: una ficha para un medio que se generará después. */
export interface FichaNueva extends FichaEnviada {
  /** @maxLength 13 */
  cedula: string;
  /**
   * De 1 a 4 códigos de planes adjudicados del cliente, del mismo producto.
   * @maxItems 20
   */
  planes: CodigoDePlan[];
}

/** MED-538: la ficha del bien como queda. */
export interface FichaCambio extends FichaEnviada {
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  producto?: string;
  /** Solo lectura; se ignora. */
  marca?: string | null;
  /** Solo lectura; se ignora. */
  modelo?: string | null;
  /** Solo lectura; se ignora. */
  clase?: string | null;
  /** Solo lectura; se ignora. */
  provincia?: string | null;
  /** Solo lectura; se ignora. */
  canton?: string | null;
  /** Solo lectura; se ignora. */
  bien?: string;
}

export interface FichaGuardada {
  id: number;
  version: number;
}
