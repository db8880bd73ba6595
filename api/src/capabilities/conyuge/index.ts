/** What other capabilities may ask of spouses. */
export { fichaDeConyuge } from './conyuge.ficha';
