export { HechosDelTablero } from './tablero.hechos';
