import type { CambioDe, TablaDeSolicitud } from '@adjudica/domain';

/** Qué puede hacer este usuario con la solicitud ahora. */
export type AccionDeSolicitud = 'guardar' | 'generar';

/**
 * La solicitud de una clave '{idCodigo}-titular' o '{idCodigo}-garante'. Los datos del bien no aparecen para el departamento 003 ni en la
 * solicitud del garante.
 */
export interface SolicitudVista extends CambioDe<TablaDeSolicitud> {
  /** La clave. */
  id: string;
  idCodigo: string;
  /** 'titular' o 'garante'. */
  rol: string;
  /** De la persona que declara; no se edita aquí. */
  identificacion: string;
  /** 0 = nunca guardada: los datos vienen de la persona. */
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  guardadaPor: string | null;
  /** Número de aprobación del plan: nace con el primer 'Guardar'. */
  numAprobacion: number | null;
  /** Vacío hasta 'Generar Solicitud'. */
  estadoSol: string | null;
  /** @format date-time */
  generadaEn: string | null;
  /** El último documento muestra lo guardado ahora, también cónyuge, finanzas y referencias. */
  documentoVigente: boolean;
  acciones: AccionDeSolicitud[];
}

/**
 * Todo lo que se declara en la solicitud (CLI-057…064); vacío = null. Fechas 'AAAA-MM-DD', montos en dólares con dos decimales, lugares y
 * países como códigos de catálogo.
 */
export interface SolicitudCambio extends CambioDe<TablaDeSolicitud> {
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  rol?: string;
  /** Solo lectura; se ignora. */
  identificacion?: string;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  numAprobacion?: number | null;
  /** Solo lectura; se ignora. */
  estadoSol?: string | null;
  /** Solo lectura; se ignora. */
  generadaEn?: string | null;
  /** Solo lectura; se ignora. */
  documentoVigente?: boolean;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}
