/** What other capabilities may ask of users. */
export { nombreDeUsuario, nombreUnido, unirUsuario } from './usuario.nombre';
