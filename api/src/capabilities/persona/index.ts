/** What other capabilities may ask of persons. */
export { nombreDeCliente, tokensDePersona } from './persona.nombre';
export { PersonaStore } from './persona.store';
