/** Event types are a table of the domain (recorrido/eventos.ts), which screens read too. */
export { eventosDeAdjudicacion, tiposDeEvento } from '@adjudica/domain';
