import type { AccionDeInterviniente, CambioDe, DatosDe, TablaDeInterviniente } from '@adjudica/domain';
import type { Ofrecido } from '../../act';

/** Lo que alguien es en el caso: la adjudicación de un plan. */
export type RolDeIntervinienteVista =
  | 'deudor'
  | 'conyuge'
  | 'apoderado'
  | 'garante'
  | 'garanteConyuge'
  | 'segundoGarante'
  | 'segundoGaranteConyuge'
  | 'depositario'
  | 'huella'
  | 'firmanteARuego'
  | 'testigo'
  | 'representante';

/** 'solicitud': lo que dice la solicitud; 'escrito': lo que escribió alguien; 'nadie': el caso no tiene a nadie en ese rol. */
export type OrigenDeIntervinienteVista = 'solicitud' | 'escrito' | 'nadie';

/** Lo que este usuario puede hacer ahora con la persona. */
export type AccionDeIntervinienteVista = AccionDeInterviniente;

/** Un dato que no es el de la solicitud. */
export interface DiferenciaVista {
  campo: string;
  etiqueta: string;
  /** Lo que dice la solicitud. */
  solicitud: string;
}

/** Una persona del caso, con lo que imprimen sus documentos. */
export interface IntervinienteVista extends DatosDe<TablaDeInterviniente> {
  /** El rol. */
  id: string;
  rol: RolDeIntervinienteVista;
  /** 'Cónyuge del garante' */
  nombreRol: string;
  /** Código del plan: '01-M001-12'. */
  idCodigo: string;
  /** Ningún caso está sin esta persona. */
  obligatorio: boolean;
  origen: OrigenDeIntervinienteVista;
  /** Datos que no son los de la solicitud. */
  distintos: DiferenciaVista[];
  /** Datos que algún documento necesita y todavía no están. */
  faltan: string[];
  /** 0 = nadie la ha escrito todavía. */
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  guardadaPor: string | null;
  acciones: AccionDeIntervinienteVista[];
}

/** Las personas de un caso. */
export interface PersonasDelCasoVista extends Ofrecido {
  /** Código del plan: '01-M001-12'. */
  id: string;
  /** Una por rol, también los roles sin nadie. */
  personas: IntervinienteVista[];
  /** Lo que se contradice: un número con dos nombres, una persona en dos roles que se excluyen. */
  avisos: string[];
}

/** Los campos de solo lectura se ignoran. */
export interface IntervinienteCambio extends CambioDe<TablaDeInterviniente> {
  /** La que se leyó, 0 en la primera; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  rol?: string;
  /** Solo lectura; se ignora. */
  nombreRol?: string;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  obligatorio?: boolean;
  /** Solo lectura; se ignora. */
  origen?: string;
  /** Solo lectura; se ignora. */
  distintos?: DiferenciaVista[];
  /** Solo lectura; se ignora. */
  faltan?: string[];
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}
