/** Lo que la respuesta de un registro de una lista lleva junto a sus valores. */
export interface SelloDeRegistro {
  id: number;
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
}
/** Lo mismo en el cuerpo. */
export interface SelloEnviadoDeRegistro {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
}
