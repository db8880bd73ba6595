import type { ArchivoDeReporte, FormatoDeCampo, Organismo } from '@adjudica/domain';
import type { SelloEnviadoDeRegistro } from '../../records/record.dto';

/** Una columna del archivo. */
export interface CampoDeFormato {
  /**
   * Encabezado de la columna.
   * @maxLength 120
   */
  titulo: string;
  /**
   * Dato que lleva: uno de los que el producto conoce para ese organismo.
   * @maxLength 60
   */
  fuente: string;
  formato: FormatoDeCampo;
  /** A una fila sin este dato le falta algo. */
  obligatorio: boolean;
  /**
   * Lo más largo de un texto, en caracteres: a una fila con otro más largo le falta algo.
   * @isInt
   * @minimum 1
   * @maximum 255
   */
  ancho: number;
}

/** Las columnas que pide un organismo, desde un día. */
export interface FormatoDeReporteVista {
  id: number;
  version: number;
  organismo: Organismo;
  /**
   * Rige para los períodos que terminan desde este día.
   * @format date
   */
  desde: string;
  archivo: ArchivoDeReporte;
  /** De la UAFE: pagos de una persona en el mes, en dólares, desde los que se reporta. */
  umbral: number | null;
  /** Resolución o instructivo que lo pide. */
  sustento: string;
  campos: CampoDeFormato[];
  /** Con él ya se generó un archivo: no cambia. */
  usado: boolean;
  guardadaPor: string | null;
  /** @format date-time */
  guardadaEn: string;
}

export interface FormatoDeReporteEliminado extends FormatoDeReporteVista {
  eliminado: boolean;
}

export interface FormatoDeReporteNuevo {
  organismo: Organismo;
  /**
   * @format date
   * @maxLength 10
   */
  desde: string;
  archivo: ArchivoDeReporte;
  umbral: number | null;
  /** @maxLength 120 */
  sustento: string;
  /**
   * @minItems 1
   * @maxItems 80
   */
  campos: CampoDeFormato[];
}

/** El formato entero, como se leyó. */
export interface FormatoDeReporteCambio extends FormatoDeReporteNuevo, SelloEnviadoDeRegistro {
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   * @minimum 1
   * @maximum 999999999
   */
  version?: number;
  /** Solo lectura; se ignora. */
  usado?: boolean;
}
