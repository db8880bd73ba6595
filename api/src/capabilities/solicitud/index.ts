export { type AlGuardar, SERIE_DE_APROBACION } from './solicitud.service';
export { type PersonaDeSolicitud, type SolicitudRow, SolicitudStore } from './solicitud.store';
export { datosDe } from './solicitud.view';
