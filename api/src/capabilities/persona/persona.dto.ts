import type { PlanDeCliente } from '../plan';

/** Una persona encontrada: lo necesario para elegirla, nada más. */
export interface ClienteEncontrado {
  id: number;
  /** C cédula, R RUC, P pasaporte. */
  tipoIdentificacion: string;
  identificacion: string;
  /** Apellidos y nombres. */
  nombreCompleto: string;
  /**
   * Desde cuándo está suspendido el tratamiento de sus datos (LOPDP); vacío: no lo está, o quien busca no lee clientes.
   * @format date-time
   */
  suspendidoDesde: string | null;
}

/** CLI-010, CLI-023, CLI-028: un cliente y los planes de los que es titular. */
export interface ClienteDetalle extends ClienteEncontrado {
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  /** @format date */
  fechaNacimiento: string | null;
  /** Años cumplidos hoy. */
  edad: number | null;
  /** S, C, D, V o U. */
  estadoCivil: string | null;
  correo: string | null;
  celular: string | null;
  telefono: string | null;
  direccion: string | null;
  /** Nombres, no códigos. */
  provincia: string | null;
  ciudad: string | null;
  parroquia: string | null;
  planes: PlanDeCliente[];
}
