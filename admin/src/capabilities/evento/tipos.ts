/** One event of a plan as the API sends it; `fecha` is an instant, `usuario` a name, `persona` whom it is about. */
export type { EventoVista as EventoRecord } from '../../generated/api';
