import { z } from 'zod';
import { linea } from '../esquemas';
import { propios } from '../mensajes';
import { type ClaveDeLista, listasConVistas } from '../recursos';
import { LIMITES } from '../texto';
import { deUnaPersona } from './filtro';

/** Own views of one user, and shared ones of everybody, for each list. */
export const MAXIMO_DE_VISTAS = 20;
/** Filters, and hidden columns, of one view. */
export const MAXIMO_DE_CAMPOS = 40;
const MAXIMO_DE_VALORES = 100;
const MAXIMO_DE_TEXTO = 200;
/** Longest name of a column: a field of a record, or the heading of a column without one. */
const COLUMNA = 60;
const LARGO_DE_CAMPO = 40;
const CAMPO = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

const valor = z.union([z.string().max(MAXIMO_DE_TEXTO), z.number(), z.boolean()]);
const filtro = z
  .record(z.string(), z.union([valor, z.array(valor).max(MAXIMO_DE_VALORES)]), { error: propios.vistaFiltroInvalido })
  .refine((dado) => Object.keys(dado).length <= MAXIMO_DE_CAMPOS, propios.vistaFiltroInvalido)
  .refine((dado) => Object.keys(dado).every((campo) => CAMPO.test(campo)), propios.vistaFiltroInvalido)
  .refine((dado) => !Object.keys(dado).some(deUnaPersona), propios.vistaSinPersonas);

/** A saved view without its list. */
export const esquemaVistaCambio = z.object({
  nombre: linea(propios.vistaSinNombre, LIMITES.textoCorto),
  compartida: z.boolean({ error: propios.opcionInvalida }),
  filtro,
  ordenCampo: z
    .string({ error: propios.opcionInvalida })
    .max(LARGO_DE_CAMPO, propios.opcionInvalida)
    .regex(CAMPO, propios.opcionInvalida),
  ordenDireccion: z.enum(['ASC', 'DESC'], { error: propios.opcionInvalida }),
  ocultas: z.array(z.string().max(COLUMNA, propios.textoLargo(COLUMNA))).max(MAXIMO_DE_CAMPOS, propios.opcionInvalida),
});

export const esquemaVistaNueva = esquemaVistaCambio.extend({
  lista: z.enum(Object.keys(listasConVistas) as [ClaveDeLista, ...ClaveDeLista[]], { error: propios.opcionInvalida }),
});

/** The name that the dialog asks for. */
export const esquemaNombreDeVista = esquemaVistaCambio.pick({ nombre: true });
