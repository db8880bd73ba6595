/** What other capabilities may ask of applications. */

export { type FilaDeSolicitud, SolicitudStore } from './solicitud.store';
export { datosDe, type PersonaDeSolicitud } from './solicitud.view';
