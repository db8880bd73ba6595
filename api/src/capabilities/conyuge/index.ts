export { fichaDeConyuge } from './conyuge.ficha';
