export { saneado, sanear } from './sanitise';
