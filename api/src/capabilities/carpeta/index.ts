/** What other capabilities may ask of folders. */
export { CarpetaStore, hechosDeEscritura, type PlanParaEscribir } from './carpeta.store';
