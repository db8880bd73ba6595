export { CarpetaStore } from './carpeta.store';
