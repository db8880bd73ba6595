import { Inicial1700000001000 } from './1700000001000-inicial';
import { Solicitud1700000002000 } from './1700000002000-solicitud';
import { Anexos1700000004000 } from './1700000004000-anexos';

/** In order. A released migration is never edited: a change is a new one. */
export const migrations = [Inicial1700000001000, Solicitud1700000002000, Anexos1700000004000];
