export { recorridoDePlan } from './recorrido.service';
