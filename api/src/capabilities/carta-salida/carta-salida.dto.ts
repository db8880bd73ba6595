import type { AccionDeCarta, EstadoDeCarta } from '@adjudica/domain';
import type { Ofrecido } from '../../act';
import type { DichoDelPasoVista } from '../caso';

/** 'pendiente' sin carta; 'generada' con carta, por entregar; 'realizada' entregada. */
export type EstadoDeCartaVista = EstadoDeCarta;

/** Lo que este usuario puede hacer ahora con la carta. */
export type AccionDeCartaVista = AccionDeCarta;

/** Quién recibe el bien en lugar del titular, con su autorización. */
export interface QuienRecibe {
  /** 'C' cédula, 'R' RUC, 'P' pasaporte. */
  tipoIdentificacion: 'C' | 'R' | 'P';
  /**
   * @minLength 1
   * @maxLength 20
   */
  identificacion: string;
  /**
   * Nombres y apellidos.
   * @minLength 1
   * @maxLength 120
   */
  nombre: string;
}

/** Cuándo, dónde y a quién se entrega el bien. */
export interface CitaDeEntrega {
  /** @format date */
  dia: string;
  /** HH:MM. */
  hora: string;
  lugar: string;
  /** null = el titular o su apoderado. */
  recibe: QuienRecibe | null;
}

/** Un plan en la lista de cartas de salida (CAR-501, CAR-517). */
export interface CartaSalidaVista {
  /** Código del plan. */
  id: string;
  idCodigo: string;
  cedula: string;
  nombreCliente: string;
  /** '01' MotorPlan, '02' CasaPlan. */
  producto: string;
  /**
   * Cuándo entró en la lista: con el pago aprobado; en CasaPlan, con el contrato.
   * @format date-time
   */
  fecha: string;
  estado: EstadoDeCartaVista;
  /** 'Pendiente' o 'Realizado'. */
  etiquetaEstado: string;
  /** Existe el evento 176. */
  entregado: boolean;
  /**
   * Cuándo se generó la carta vigente.
   * @format date-time
   */
  fechaAprobacion: string | null;
  generadaPor: string | null;
  /** @format date */
  fechaEntrega: string | null;
  entregadaPor: string | null;
  /** Por qué no se aprobó la carta anterior; null si no se rechazó. */
  motivoRechazo: string | null;
  rechazadaPor: string | null;
  /** @format date-time */
  rechazadaEn: string | null;
  /** null = sin cita. */
  cita: CitaDeEntrega | null;
  ejecutivo: string | null;
  version: number;
  acciones: AccionDeCartaVista[];
}

/** CAR-518: el bien, según la ficha del medio de aprobación. En CasaPlan, el inmueble. */
export interface BienDeCarta {
  marca: string | null;
  modelo: string | null;
  color: string | null;
  motor: string | null;
  chasis: string | null;
  anio: number | null;
  estadoBien: string | null;
  placa: string | null;
  inmueble: string | null;
  direccion: string | null;
  registro: string | null;
}

export interface ClienteDeCarta {
  cedula: string;
  nombre: string;
  correo: string | null;
  celular: string | null;
  telefono: string | null;
  direccion: string | null;
  grupo: string;
  nombreProducto: string;
  /** @format date */
  fechaAdjudicacion: string | null;
}

/** Prueba de la entrega que este plan pide: un documento del plan; se sube con POST /documento/{id}/archivo. */
export interface PruebaVista {
  /** 'actaEntrega', 'fotoEntrega' o 'autorizacionEntrega'. */
  codigo: string;
  nombre: string;
  documentoId: number;
  /** Del documento: la que exige la subida. */
  version: number;
  conArchivo: boolean;
  rechazada: boolean;
  nombreArchivo: string | null;
  subidoPor: string | null;
  /** @format date-time */
  subidoEn: string | null;
}

export interface VersionDeCarta {
  version: number;
  /** @format date-time */
  fecha: string;
  usuario: string;
  paginas: number | null;
}

/** CAR-518, CAR-521: lo que RSA anotó en el historial del cliente. */
export interface ComentarioRsaVista {
  id: number;
  /** @format date-time */
  fecha: string;
  nombreEvento: string;
  comentario: string | null;
  usuario: string | null;
}

/** Lo que muestra la pantalla 'Carta de Salida' (CAR-509, CAR-510, CAR-526). */
export interface CartaSalidaDetalle extends CartaSalidaVista, Ofrecido {
  cliente: ClienteDeCarta;
  bien: BienDeCarta | null;
  rsa: ComentarioRsaVista[];
  /** Texto enriquecido: el de la última carta, o el que se propone. */
  texto: string;
  pruebas: PruebaVista[];
  /** Cartas generadas, la más nueva primero. */
  versiones: VersionDeCarta[];
}

/** CAR-523: el texto con que se genera la carta de salida. */
export interface GeneracionDeCarta extends DichoDelPasoVista {
  /**
   * Texto enriquecido: párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita.
   * @minLength 1
   * @maxLength 40000
   */
  texto: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** CAR-525: por qué se rechaza la carta de salida. */
export interface RechazoDeCarta {
  /**
   * Por qué no se aprueba.
   * @minLength 1
   * @maxLength 500
   */
  texto: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** La cita que se fija; si ya había una, por qué se cambia. */
export interface CitaNueva {
  /**
   * De hoy en adelante.
   * @format date
   * @maxLength 10
   */
  dia: string;
  /**
   * HH:MM.
   * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
   * @maxLength 5
   */
  hora: string;
  /**
   * @minLength 1
   * @maxLength 100
   */
  lugar: string;
  /** Si se omite, lo recibe el titular o su apoderado. */
  recibe?: QuienRecibe;
  /**
   * Por qué se cambia; solo si ya había cita.
   * @maxLength 500
   */
  motivo?: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}

/** CAR-524: el día en que se entregó el bien. */
export interface EntregaDeBien extends DichoDelPasoVista {
  /**
   * De los últimos cinco años, hasta hoy.
   * @format date
   * @maxLength 10
   */
  fecha: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   */
  version?: number;
}
