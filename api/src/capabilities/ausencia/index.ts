export { coberturas } from './ausencia.vigentes';
