/** Un usuario activo que trabaja con planes, para elegirlo. */
export interface ColegaVista {
  id: number;
  usuario: string;
  nombre: string;
  apellido: string;
  role: string;
}

/** Algo que se pide a un colega sobre un plan. */
export interface NuevoPedido {
  /**
   * Id del usuario a quien se le pide.
   * @isInt
   */
  para: number;
  /** @maxLength 350 */
  texto: string;
  /**
   * Hasta cuándo, desde hoy.
   * @format date
   * @maxLength 10
   */
  fecha: string;
}

/** Una nota sobre un plan. */
export interface NuevaNota {
  /** @maxLength 350 */
  texto: string;
  /**
   * Ids de los usuarios a quienes se avisa.
   * @maxItems 3
   */
  avisar?: number[];
}
