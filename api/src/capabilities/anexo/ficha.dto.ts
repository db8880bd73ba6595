/** Lo que la respuesta de un registro de esta clase lleva junto a sus valores. */
export interface SelloDeFicha {
  /** Clave del plan '01-M001-12', o de la solicitud '01-M001-12-titular'. */
  id: string;
  /** 0 = todavía no se guardó. */
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
  /** Lo que este usuario puede hacer ahora. */
  acciones: 'guardar'[];
}

/** Lo mismo en el cuerpo: la versión que se leyó, y lo que solo escribe el servidor. */
export interface SelloEnviado {
  /** La que se leyó; equivale a If-Match. 0 = primera vez. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}
