export { nombreDeColega, useColegas } from './colegas';
export { NotaDePlan, PedirA } from './EntreColegas';
