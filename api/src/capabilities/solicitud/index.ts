/** What other capabilities may ask of applications. */

export { SERIE_DE_APROBACION } from './solicitud.service';
export { type FilaDeSolicitud, SolicitudStore } from './solicitud.store';
export { datosDe, type PersonaDeSolicitud } from './solicitud.view';
