import { crearFormulario } from '../formulario';
import { mensajes } from '../mensajes';
import { soloAlfanumerico, soloLetras } from '../piezas';
import { LIMITES } from '../texto';
import type { DatosDeDepositario } from './tipos';

const { EST, GEN } = mensajes;
const seccion = 'depositario';

/** THE table of the depositario's form (EST-535…539). Everything is required; the texts that are not given are the spouse's. */
export const formularioDeDepositario = crearFormulario<DatosDeDepositario, unknown>({
  identificacion: {
    etiqueta: 'Cédula',
    seccion,
    tipo: 'texto',
    maximo: 10,
    mayusculas: true,
    patron: soloAlfanumerico,
    requerido: EST.campoObligatorio,
  },
  nombres: {
    etiqueta: 'Nombres',
    seccion,
    tipo: 'texto',
    maximo: LIMITES.nombre,
    patron: soloLetras,
    requerido: EST.campoObligatorio,
  },
  apellidos: {
    etiqueta: 'Apellidos',
    seccion,
    tipo: 'texto',
    maximo: LIMITES.nombre,
    patron: soloLetras,
    requerido: EST.campoObligatorio,
  },
  telefono: {
    etiqueta: 'Teléfono de contacto',
    seccion,
    tipo: 'digitos',
    minimo: 7,
    maximo: 10,
    mensaje: GEN.telefonoInvalido,
    requerido: GEN.telefonoInvalido,
  },
  correo: {
    etiqueta: 'Correo electrónico',
    seccion,
    tipo: 'correo',
    requerido: mensajes.CLI.correoInvalido,
  },
  direccion: {
    etiqueta: 'Dirección',
    seccion,
    tipo: 'texto',
    maximo: LIMITES.direccion,
    requerido: EST.direccionRequerida,
  },
});
