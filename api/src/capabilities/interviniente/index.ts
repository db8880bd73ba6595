/** What other capabilities may ask of the persons of a case. */
export type { ActosDeInterviniente, PapelesEnCurso } from './interviniente.actos';
export { IntervinienteStore, type PersonasLeidas } from './interviniente.store';
