/** Un plan de un cliente encontrado. */
export interface PlanHallado {
  /** '01-M001-12'. */
  idCodigo: string;
  /** 'espera a Jefatura', 'entregado'; null = no está adjudicado. */
  espera: string | null;
}

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
  /** Identificación de un cliente; null = no es un cliente, o quien busca no lee clientes. */
  cedula: string | null;
  /** De un cliente, los planes de los que es titular. */
  planes: PlanHallado[];
}
