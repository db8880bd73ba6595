export { NotaDePlan, PedirA } from './EntreColegas';
