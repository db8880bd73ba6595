/** Una tarjeta del tablero, con su cambio frente al periodo anterior. */
export interface TarjetaDelTableroVista {
  /** 'entregados', 'sinBien' o 'adjudicados'. */
  cifra: string;
  valor: number;
  /** Del periodo anterior: el mes anterior o el año anterior. */
  anterior: number;
}

/** Entregas de un rango de días hábiles. Los valores siguen el código, el gráfico lleva la etiqueta (TAB-510). */
export interface RangoDelTableroVista {
  /** '01-17', '18-23', '24-29', '30-35', '36-40' o '41+'. */
  codigo: string;
  /** '0-17', '18-24', '25-30', '31-35', '36-40' o '+41'. */
  etiqueta: string;
  /** 'aTiempo', 'intermedio' o 'tarde'. */
  tono: string;
  cantidad: number;
}

/** Entregas de una clase de bien: nuevos, usados o sin dato; de CasaPlan, de un tipo de inmueble. */
export interface BienDelTableroVista {
  /** 'Nuevo' o 'Usado'; 'CASA', 'DEPARTAMENTO', 'TERRENO', 'LOCAL' u 'OFICINA'; 'sin-dato'. */
  codigo: string;
  nombre: string;
  cantidad: number;
}

/** Media de días hábiles hasta la entrega. */
export interface MediaDelTableroVista {
  /** 'Media en dias'; null = no hubo entregas. */
  dias: number | null;
  /** 'aTiempo', 'intermedio' o 'tarde'; null = no hubo entregas. */
  tono: string | null;
  entregas: number;
  /** Del periodo anterior. */
  anterior: number | null;
}

/** Un departamento del recorrido y lo que tardaron sus pasos. */
export interface PlayerDelTableroVista {
  idDepartamento: string;
  nombre: string;
  /** Media de días hábiles desde el paso anterior; null = no cumplió pasos. */
  dias: number | null;
  pasos: number;
  /** Del periodo anterior. */
  anterior: number | null;
}

/** Un mes de la línea. */
export interface MesDelTableroVista {
  /** 'AAAA-MM' */
  mes: string;
  entregados: number;
  adjudicados: number;
  mediaEnDias: number | null;
}

/** Las cifras de un producto en un periodo (TAB-503, TAB-506, TAB-515). */
export interface TableroVista {
  producto: string;
  anio: number;
  /** null = todo el año. */
  mes: number | null;
  tarjetas: TarjetaDelTableroVista[];
  /** Adjudicaciones del periodo que se retiraron: no cuentan en las tarjetas. */
  retiradas: number;
  rangos: RangoDelTableroVista[];
  bienes: BienDelTableroVista[];
  media: MediaDelTableroVista;
  players: PlayerDelTableroVista[];
  /** Los 24 meses que terminan con el periodo, del más antiguo al más nuevo. */
  linea: MesDelTableroVista[];
}

/** Una fila del tablero (TAB-514). Montos en dólares. */
export interface FilaDelTableroVista {
  id: string;
  /** Código del plan: '01-M001-12'. */
  codigo: string;
  nombreCliente: string;
  cedula: string;
  grupo: string;
  puesto: string;
  /**
   * De lo que cuenta la cifra: la entrega, el paso o la adjudicación.
   * @format date
   */
  fecha: string;
  /** @format date */
  fechaAdjudicacion: string;
  numeroAsamblea: number;
  /** 'Sorteo', 'Oferta' o 'Entrega'. */
  adjudicadoPor: string;
  ejecutivo: string | null;
  /** Departamento que tiene la carpeta. */
  etapa: string | null;
  /** El paso que cuenta la cifra; en las de adjudicaciones, el último que se cumplió. */
  hito: string | null;
  /** Pasos cumplidos: 'Carpeta aprobada (03/02/2026)'. */
  eventos: string[];
  /** Hasta la entrega desde la adjudicación, o hasta el paso desde el anterior; null = la cifra no los cuenta. */
  diasHabiles: number | null;
  /** Entre la adjudicación y la fecha; null = la cifra no los cuenta. */
  diasCalendario: number | null;
  /** 'Nuevo', 'Usado', 'Departamento', 'Sin registrar'; null = la cifra no lo cuenta. */
  bien: string | null;
  monto: number;
  /** null = no hay movimiento de inscripción. */
  valorInscripcion: number | null;
  valorCuota: number;
  /** Cuotas ofertadas por su valor; null = no se adjudicó por oferta. */
  valorOferta: number | null;
  /** Movimientos de oferta pagados; null = no hay. */
  pagoOferta: number | null;
  vendedor: string | null;
  supervisor: string | null;
  ciudad: string | null;
  /** Lo que cambió después: retiro, reasignación o corrección del acta. */
  cambio: string | null;
}
