/** What other capabilities may ask of approvals. */
export { MedioStore } from './medio-aprobacion.store';
