/** `entregada`: closed with the delivery of its good. */
export type EstadoDeUnidad = 'porEntregar' | 'entregada';
export type AccionDeUnidad = 'guardar';
