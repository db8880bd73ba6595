export type { CuentaServicioStore } from './cuenta-servicio.store';
