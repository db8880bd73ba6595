import type { AccionDePrenda, CambioDe, DatosDe, EstadoDePrenda, TablaDePrenda } from '@adjudica/domain';
import type { Ofrecido } from '../../act';

/** 'porIngresar' → 'ingresada'; con la aprobación del pagaré, 'firme': ya no cambia; con su anulación, 'anulada'. */
export type EstadoDePrendaVista = EstadoDePrenda;

/** Lo que este usuario puede hacer ahora con la prenda. */
export type AccionDePrendaVista = AccionDePrenda;

/** Un pagaré y su prenda en la lista (LEG-513). */
export interface PrendaDeListaVista {
  /** Número del pagaré. */
  id: number;
  cedula: string;
  nombreCliente: string;
  idCodigo: string;
  /** 'F' fideicomiso, 'C' prenda comercial; null = todavía no se ingresa. */
  tipoGarantia: string | null;
  /** La de un inmueble que no es fideicomiso es una hipoteca. */
  etiquetaGarantia: string | null;
  /**
   * La del pagaré.
   * @format date
   */
  fechaEmision: string;
  estado: EstadoDePrendaVista;
  /** 'Por ingresar', 'Ingresada', 'Aprobada con el pagaré'. */
  etiquetaEstado: string;
}

/** LEG-517: el cliente del pagaré. */
export interface ClienteDePrenda {
  cedula: string;
  nombre: string;
  direccion: string | null;
  telefono: string | null;
  /** Como está en su solicitud: 'S', 'C', 'D', 'V', 'U'. */
  estadoCivil: string | null;
  /** De su pagaré. */
  conyuge: string | null;
}

/** El pagaré que la prenda garantiza. */
export interface PagareDePrenda {
  numero: number;
  /** 'P', 'A', 'R'. */
  estado: string;
  monto: number;
  plazo: number;
  valorDividendo: number;
  /** @format date */
  fechaInicial: string;
  /** @format date */
  fechaFinal: string;
}

/** LEG-564: una prenda completa, o la propuesta con que comienza (versión 0). */
export interface PrendaVista extends DatosDe<TablaDePrenda>, Ofrecido {
  /** Número del pagaré. */
  id: number;
  estado: EstadoDePrendaVista;
  etiquetaEstado: string;
  cliente: ClienteDePrenda;
  idCodigo: string;
  producto: string;
  grupo: string;
  pagare: PagareDePrenda;
  /** Lo que lee un escáner en el documento. */
  codigoBarra: string;
  /** Garantía que eligió riesgo; null = se elige aquí. */
  garantiaDeCarpeta: string | null;
  /** Lo que la orden o el medio aprobado dice del bien: esos campos no se escriben. Campo → valor. */
  bien: Record<string, string | number | null>;
  /** 'orden', 'medio', o null: se escribe a mano. */
  origenBien: 'orden' | 'medio' | null;
  /** Número de la orden de compra de la que salió el bien. */
  ordenId: number | null;
  /** Número del medio de aprobación del que salió el bien. */
  medioId: number | null;
  /** Campos del bien escritos a mano. */
  escritos: string[];
  /** Números de identificación que el pagaré o su prenda dan con dos nombres, en palabras. */
  repetidas: string[];
  /** Campos del bien que la orden o el medio dice ahora de otra manera. */
  distintos: string[];
  /** Versiones de su documento; 0 = no se ha generado. */
  emitidas: number;
  /** 0 = todavía no se guardó. */
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  guardadaPor: string | null;
  acciones: AccionDePrendaVista[];
}

/** LEG-600: lo que se escribe. Lo que la orden, el medio o riesgo dice prevalece. Los campos de solo lectura se ignoran. */
export interface PrendaCambio extends CambioDe<TablaDePrenda> {
  /** La que se leyó; equivale a If-Match. 0 = primera vez. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  etiquetaEstado?: string;
  /** Solo lectura; se ignora. */
  cliente?: ClienteDePrenda;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  producto?: string;
  /** Solo lectura; se ignora. */
  grupo?: string;
  /** Solo lectura; se ignora. */
  pagare?: PagareDePrenda;
  /** Solo lectura; se ignora. */
  codigoBarra?: string;
  /** Solo lectura; se ignora. */
  garantiaDeCarpeta?: string | null;
  /** Solo lectura; se ignora. */
  bien?: Record<string, string | number | null>;
  /** Solo lectura; se ignora. */
  origenBien?: string | null;
  /** Solo lectura; se ignora. */
  ordenId?: number | null;
  /** Solo lectura; se ignora. */
  medioId?: number | null;
  /** Solo lectura; se ignora. */
  escritos?: string[];
  /** Solo lectura; se ignora. */
  distintos?: string[];
  /** Solo lectura; se ignora. */
  repetidas?: string[];
  /** Solo lectura; se ignora. */
  emitidas?: number;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
  /** Solo lectura; se ignora. */
  motivoSuspension?: string | null;
}
