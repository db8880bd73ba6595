/** What other capabilities may ask of applications. */
export { type FilaDeSolicitud, SolicitudStore } from './solicitud.store';
