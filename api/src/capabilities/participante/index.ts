/** What other capabilities may ask of participants. */
export { ParticipanteStore } from './participante.store';
export { delActa, type FilaDeParticipante, hechosDe } from './participante.view';
