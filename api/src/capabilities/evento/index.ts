export { EventoStore, type NuevoEvento } from './evento.store';
export { eventosDeAdjudicacion, tiposDeEvento } from './evento.tipos';
