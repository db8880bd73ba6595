/** What other capabilities may ask of participants. */

export { cabeceraImpresa, claveDeAsamblea, type Foto, participantesDe, tomarFoto } from './participante.foto';
export { type MarcasDeParticipante, ParticipanteStore } from './participante.store';
export { delActa, hechosDeParticipante, type ParticipanteRow } from './participante.view';
