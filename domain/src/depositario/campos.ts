import { CLI, EST, GEN } from '../mensajes';
import { soloLetras } from '../piezas';
import { campo, registro } from '../registro';
import { LIMITES } from '../texto';

const requerido = EST.campoObligatorio;

/** Keeper of the good of a plan (EST-511, EST-534…539). Everything is required; messages that the specification leaves out are the spouse's. */
export const formularioDeDepositario = registro('depositario', {
  identificacion: campo.identificacion('Cédula', { requerido, ejemplo: '1712345678' }),
  nombres: campo.texto('Nombres', LIMITES.nombre, { patron: soloLetras, requerido, ejemplo: 'Íñigo' }),
  apellidos: campo.texto('Apellidos', LIMITES.nombre, { patron: soloLetras, requerido, ejemplo: 'Muñoz Yépez' }),
  telefono: campo.telefono('Teléfono de contacto', [7, 10], { requerido: GEN.telefonoInvalido }),
  correo: campo.correo('Correo electrónico', { requerido: CLI.correoInvalido }),
  direccion: campo.texto('Dirección', LIMITES.direccion, {
    requerido: EST.direccionRequerida,
    ejemplo: 'Av. Amazonas N34-120',
  }),
});
export type TablaDeDepositario = typeof formularioDeDepositario.tabla;
