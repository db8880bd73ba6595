import { z } from 'zod';
import { idsDeBloque } from '../contrato/bloques';
import { conGuiones } from '../escrito';
import { entero, esquemaVersion, fecha, linea, motivo } from '../esquemas';
import { enriquecido } from '../formulario';
import type { DefinicionDeLista } from '../lista';
import { propios } from '../mensajes';
import { LIMITES } from '../texto';
import { MAXIMO_ENRIQUECIDO } from '../texto-enriquecido/vocabulario';
import { nombreDeSituacion } from './ciclo';
import { revisarCampos, textoDeRechazos } from './combinar';
import { type CondicionesDeFormato, codigosDe, combinacionesDe, esValorDe, nombresDeDimension } from './condiciones';
import type { DatosDeFormato } from './tipos';

const version = esquemaVersion.optional();

/** Naming every value of a condition means the same as naming none, and is stored as none. */
const valoresDe = (dimension: (typeof nombresDeDimension)[number]) =>
  z
    .array(
      z
        .string({ error: propios.opcionInvalida })
        .refine((v): boolean => esValorDe(dimension, v), propios.opcionInvalida),
      { error: propios.opcionInvalida },
    )
    .transform((valores) => {
      const codigos = codigosDe(dimension);
      const pedidos = codigos.filter((codigo) => valores.includes(codigo));
      return pedidos.length === codigos.length ? [] : pedidos;
    });

const esquemaDeCondiciones = z
  .strictObject(Object.fromEntries(nombresDeDimension.map((d) => [d, valoresDe(d)])), { error: propios.tipoInesperado })
  .transform((condiciones) => condiciones as unknown as CondicionesDeFormato)
  .refine((condiciones) => combinacionesDe(condiciones).length > 0, propios.formatoSinCombinacion);

const texto = z
  .string({ error: propios.formatoTextoVacio })
  .pipe(enriquecido(MAXIMO_ENRIQUECIDO))
  .refine((t) => t !== '', propios.formatoTextoVacio);

/** Body of a version; the API cleans the text before. Its merge fields are in the closed list, and all of its contracts have them. */
export const esquemaDeFormato = z
  .strictObject({
    bloque: z.enum(idsDeBloque, { error: propios.opcionInvalida }),
    /** Code of the format whose next version it is; left out = a new format. */
    codigo: z
      .string({ error: propios.tipoInesperado })
      .max(LIMITES.codigo, propios.textoLargo(LIMITES.codigo))
      .optional(),
    nombre: linea(propios.campoObligatorio, LIMITES.nombre),
    condiciones: esquemaDeCondiciones,
    vigenteDesde: fecha(),
    texto,
    motivo: motivo(),
    /** Other drafts of the block follow, and are approved together with it. */
    seCompleta: z.boolean({ error: propios.opcionInvalida }).optional(),
    version,
  })
  .superRefine(({ texto: html, condiciones }, contexto) => {
    const rechazos = revisarCampos(html, combinacionesDe(condiciones));
    if (rechazos.length > 0) contexto.addIssue({ code: 'custom', path: ['texto'], message: textoDeRechazos(rechazos) });
  });
export type FormatoEscrito = DatosDeFormato & {
  readonly codigo?: string | undefined;
  readonly seCompleta?: boolean | undefined;
  readonly version?: number | undefined;
};

/** Another row of the act, in the version that the user saw. */
const filaDelActo = z.strictObject({ id: entero(1, 2_147_483_647), version: esquemaVersion });
const MAXIMO_JUNTOS = 50;
const filasDelActo = z
  .array(filaDelActo, { error: propios.tipoInesperado })
  .max(MAXIMO_JUNTOS, propios.maximo(MAXIMO_JUNTOS))
  .refine((filas) => new Set(filas.map(({ id }) => id)).size === filas.length, propios.opcionInvalida)
  .optional()
  .transform((filas) => filas ?? []);

/** Drafts of the block that are approved in the same act, and formats that end with it. */
export const esquemaDeAprobacionDeFormato = z.strictObject({ junto: filasDelActo, retira: filasDelActo, version });
export const esquemaDeDescarte = z.strictObject({ motivo: motivo(), version });

/** A text to be previewed as in a contract; errors of its fields are part of the answer. */
export const esquemaDeVistaPrevia = z.strictObject({
  texto,
  condiciones: esquemaDeCondiciones,
  idCodigo: z
    .string({ error: propios.tipoInesperado })
    .transform(conGuiones)
    .pipe(z.string().max(24, propios.opcionInvalida))
    .optional(),
});

/** By block, the formats in their order. `q`: words of the name, or the code. */
export const listaDeFormatos = {
  ordenInicial: { campo: 'codigo', direccion: 'ASC' },
  ordenables: ['id', 'codigo', 'nombre', 'vigenteDesde', 'escritoEn'],
  filtros: {
    bloque: idsDeBloque,
    situacion: Object.keys(nombreDeSituacion),
    codigo: 'texto',
    q: 'texto',
    actualizadoDesde: 'instante',
  },
  porPagina: 100,
} satisfies DefinicionDeLista;
