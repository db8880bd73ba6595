/** The table of event types is a rule of the domain (recorrido/eventos.ts): screens read it too. */
export { eventosDeAdjudicacion, tiposDeEvento } from '@adjudica/domain';
