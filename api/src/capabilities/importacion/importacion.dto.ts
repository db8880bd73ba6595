/** Suma de una columna de montos del archivo, en dólares. */
export interface SumaDeImportacion {
  columna: string;
  total: number;
}

/** Un valor que ya no es el que se vio al revisar el archivo. */
export interface CambioDesdeRevision {
  linea: number;
  /** Columna del archivo; ninguna = si el registro existe. */
  columna: string | null;
  revisado: string | null;
  actual: string | null;
}

/** Algo que no rechaza la fila, pero que debe verse antes de aplicar el archivo. */
export interface AvisoDeImportacion {
  linea: number;
  columna: string | null;
  mensaje: string;
  /** Lo escrito en la celda. */
  valor: string | null;
  /** De quién es la fila, con las palabras del archivo. */
  registro: string | null;
}

/** Un valor que el archivo cambia. */
export interface ValorImportado {
  columna: string;
  antes: string | null;
  despues: string | null;
}

/** Una fila que cambia un registro que ya existe. */
export interface CambioDeImportacion {
  /** La línea del archivo. */
  id: number;
  linea: number;
  registro: string | null;
  valores: ValorImportado[];
}

/** Un archivo importado: primero se revisa; si no tiene errores puede aplicarse, todo o nada. */
export interface ImportacionVista {
  id: number;
  tipo: string;
  nombreArchivo: string;
  /** VALIDANDO, VALIDADA, CON ERRORES, APLICADA o FALLIDA. */
  estado: string;
  leidas: number;
  creadas: number;
  cambiadas: number;
  iguales: number;
  rechazadas: number;
  sumas: SumaDeImportacion[];
  /** Hoja del libro de Excel que se leyó: la primera visible. */
  hoja: string | null;
  /** Filas del archivo que Excel oculta (un filtro) y que se importarían. */
  filasOcultas: number;
  /** Lo que debe confirmarse al aplicar, los primeros. */
  avisos: AvisoDeImportacion[];
  totalAvisos: number;
  /** Errores que no se guardaron por ser demasiados. */
  erroresOmitidos: number;
  /** Diferencias entre las cifras de control y los movimientos, si las hay. */
  diferencias: string[];
  /** Filas cuyos datos cambiaron entre la revisión y el intento de aplicarlas; 0 = ninguna. */
  filasCambiadas: number;
  /** Qué cambió en ellas, los primeros. */
  cambios: CambioDesdeRevision[];
  /** Por qué no se pudo leer el archivo. */
  fallo: string | null;
  /** Tiempo durante el que la importación ocupó la escritura, en milisegundos. */
  milisegundosEscritor: number | null;
  creadaPor: string | null;
  /** @format date-time */
  creadaEn: string;
  aplicadaPor: string | null;
  /** @format date-time */
  aplicadaEn: string | null;
  version: number;
  acciones: string[];
}

/** Confirmación de quien aplica un archivo con avisos o filas ocultas. */
export interface AplicacionDeImportacion {
  confirmaAvisos?: boolean;
}

/** Con qué se revisa de nuevo. */
export interface RevisionDeImportacion {
  /** Sin las filas que Excel oculta. */
  omitirOcultas?: boolean;
}

export interface ContrasenaDeUsuario {
  usuario: string;
  contrasenaTemporal: string;
}

/** Las contraseñas de un solo uso de los usuarios creados se muestran una única vez. */
export interface ImportacionAplicada extends ImportacionVista {
  contrasenas: ContrasenaDeUsuario[];
}

export interface ErrorDeImportacion {
  id: number;
  linea: number;
  columna: string | null;
  mensaje: string;
  /** Lo escrito en la celda. */
  valor: string | null;
  /** De quién es la fila, con las palabras del archivo. */
  registro: string | null;
}

/** Un plan cuyos totales importados no coinciden con sus movimientos. */
export interface DiferenciaDePlan {
  /** El plan. */
  id: string;
  idCodigo: string;
  saldo: number;
  saldoSegunMovimientos: number;
  cuotasPagadas: number;
  cuotasPagadasSegunMovimientos: number;
}
