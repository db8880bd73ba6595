import type { ClaseDePendiente, GrupoDeTrabajo } from '@adjudica/domain';

/** Cuántas filas tiene cada grupo. */
export interface CuentaDeTrabajo {
  /** @isInt vencido */
  vencido: number;
  /** @isInt hoy */
  hoy: number;
  /** @isInt semana */
  semana: number;
  /** @isInt despues */
  despues: number;
  /** @isInt espera */
  espera: number;
}

/** Algo por hacer: un acto, las tareas que lo piden, o las dos cosas. */
export interface FilaDeTrabajo {
  id: string;
  /** 'vencido', 'hoy', 'semana', 'despues', o 'espera': le toca a otra persona. */
  grupo: GrupoDeTrabajo;
  /** Lo que hay que hacer: 'Aprobar orden de compra'. */
  acto: string;
  /** Ruta de la pantalla donde se hace, sin el prefijo del rol; null = no tiene, o no puede abrirla. */
  enlace: string | null;
  /** Qué se decide; null = no es una decisión. */
  decision: ClaseDePendiente | null;
  /**
   * Clave de lo que se decide.
   * @isInt clave
   */
  clave: number | null;
  /**
   * La tarea que lo pide; null = ninguna.
   * @isInt tarea
   */
  tarea: number | null;
  nombreCliente: string;
  cedula: string;
  /** La persona ausente que la tiene, y a quien reemplaza quien pregunta; null = es suya, o de nadie. */
  colega: string | null;
  idCodigo: string;
  /**
   * De cuántos planes es.
   * @isInt planes
   */
  planes: number;
  /** null = no consta, o no puede leer clientes. */
  telefono: string | null;
  monto: number | null;
  /**
   * Desde cuándo está por hacer.
   * @format date
   */
  desde: string;
  /**
   * Días hábiles desde entonces.
   * @isInt dias
   */
  dias: number;
  /**
   * Último día a tiempo: el de la tarea o, si ninguna lo pide, el de la promesa de entrega.
   * @format date
   */
  vence: string;
  /**
   * Días hábiles de atraso; 0 = a tiempo.
   * @isInt atraso
   */
  atraso: number;
  /** Quién lo tiene; null = quien pregunta. */
  esperaA: string | null;
}

/** El trabajo de quien pregunta. */
export interface TrabajoVista {
  cuenta: CuentaDeTrabajo;
  /**
   * Sus planes sin solicitud de compra y sin tarea, que no están entre las filas.
   * @isInt sinSolicitud
   */
  sinSolicitud: number;
  /** Hay más de lo que se cuenta. */
  incompleto: boolean;
  /** Por grupo; en cada uno lo que vence primero, y de lo que espera a otros lo más antiguo. */
  filas: FilaDeTrabajo[];
}
