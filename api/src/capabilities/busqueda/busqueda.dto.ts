/** Un registro encontrado, y la pantalla de quien busca que lo muestra. */
export interface HalladoVista {
  /** 'cliente', 'plan', 'vehiculo', 'orden-de-compra', 'solicitud-de-pago', 'pagare', 'asamblea' o 'concesionario'. */
  clase: string;
  /** Cómo se llama. */
  titulo: string;
  /** Lo que lo distingue de otros. */
  detalle: string;
  /** Ruta de la pantalla, sin el prefijo del rol. */
  enlace: string;
}
