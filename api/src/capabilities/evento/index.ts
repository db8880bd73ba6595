export { EventoStore, type NuevoEvento, type OyenteDeEventos } from './evento.store';
export { eventosDeAdjudicacion, tiposDeEvento } from './evento.tipos';
export { type EventoRow, HistorialStore, usuarioDe } from './historial.store';
