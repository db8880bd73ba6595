export {
  type AsambleaSnapshot,
  cabeceraImpresa,
  claveDeAsamblea,
  participantesDe,
  takeSnapshot,
} from './participante.snapshot';
export { type MarcasDeParticipante, ParticipanteStore } from './participante.store';
export { delActa, enCentavos, hechosDeParticipante, type ParticipanteRow } from './participante.view';
