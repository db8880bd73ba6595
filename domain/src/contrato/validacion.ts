import { z } from 'zod';
import { dichoDelPaso } from '../caso/validacion';
import { entero, esquemaVersion, motivo } from '../esquemas';
import { enriquecido } from '../formulario';
import type { DefinicionDeLista } from '../lista';
import { LEG, propios } from '../mensajes';
import { MAXIMO_ENRIQUECIDO } from '../texto-enriquecido/vocabulario';
import { idsDeBloque } from './bloques';
import { estadosDeContrato } from './ciclo';

const bloque = z.enum(idsDeBloque, { error: LEG.seleccioneBloque });
const texto = z
  .string({ error: propios.bloqueSinTexto })
  .pipe(enriquecido(MAXIMO_ENRIQUECIDO))
  .refine((html) => html !== '', propios.bloqueSinTexto);
/** Hash of the values and the format that the user saw: newer ones are not overwritten unseen. */
const huella = z.string({ error: propios.tipoInesperado }).max(64, propios.textoLargo(64)).optional();

/** LEG-567, LEG-588: a new block; without a text, the one that its format gives. */
export const esquemaDeBloqueNuevo = z.strictObject({ bloque, texto: texto.optional(), huella });
/** LEG-568, LEG-603 */
export const esquemaDeBloque = z.strictObject({ bloque, texto, huella, versionBloque: entero(1, 1_000_000_000) });

/** LEG-575: what whoever approves says of the rules before it. */
export const esquemaAprobacionDeContrato = z.strictObject({ ...dichoDelPaso, version: esquemaVersion.optional() });

/** LEG-538 for contracts, LEG-542: the reason, and which blocks. */
export const esquemaRechazoDeContrato = z.strictObject({
  motivo: motivo(),
  bloques: z
    .array(bloque, { error: LEG.seleccioneBloque })
    .min(1, LEG.seleccioneBloque)
    .max(idsDeBloque.length, propios.bloqueRepetido)
    .refine((elegidos) => new Set(elegidos).size === elegidos.length, propios.bloqueRepetido),
  version: esquemaVersion.optional(),
});

export const listaDeContratos = {
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
  ordenables: ['nombreCliente', 'idCodigo', 'fecha', 'aprobadoEn'],
  clave: 'codigos',
  filtros: {
    q: 'texto',
    estado: estadosDeContrato.map(({ codigo }) => codigo),
    producto: 'texto',
    plan: 'texto',
    cliente: 'texto',
    actualizadoDesde: 'instante',
  },
} as const satisfies DefinicionDeLista;
