/** What other capabilities may ask of persons. */

export { whereHolderMatches, wherePersonMatches } from './persona.filtro';
export { nombreDeCliente, tokensDePersona } from './persona.nombre';
export { PersonaStore } from './persona.store';
