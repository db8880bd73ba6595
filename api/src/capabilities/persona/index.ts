export { BuscadorDePersonas } from './persona.buscador';
export { whereHolderMatches, wherePersonMatches } from './persona.filtro';
export { nombreDeCliente, nombreEnSql, ordenDeNombre, tokensDePersona } from './persona.nombre';
export { rectificacionesDe } from './persona.rectificacion';
export { PersonaStore } from './persona.store';
export { exigirSinSuspension, rechazoPorSuspension, suspensionDe } from './persona.suspension';
export { Suspensiones } from './persona.suspensiones';
