export { ADMINISTRADOR, contarAdministradores, ultimoAdministrador } from './usuario.administradores';
export { nombreDeUsuario, nombreUnido, unirUsuario } from './usuario.nombre';
export { oneTimePassword } from './usuario.service';
export { contactoDe, type UsuarioStore } from './usuario.store';
