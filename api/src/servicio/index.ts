export { SERVICIO, servicioRoutes } from './rutas';
