import { z } from 'zod';
import { conGuiones } from '../escrito';
import { motivo } from '../esquemas';
import { propios } from '../mensajes';

const CODIGO_MAXIMO = 40;
export const CODIGOS_DE_RECUPERACION = 10;

/** Six digits of an authenticator, or sixteen characters of a recovery code; blanks and dashes between them are ignored. */
const CODIGO = /^(?:\d{6}|[a-z2-7]{16})$/;
const escrito = (texto: string): string => conGuiones(texto).replace(/[\s-]/g, '').toLowerCase();

export const esquemaDeCodigo = z.strictObject({
  codigo: z
    .string({ error: propios.segundoFactorRequerido })
    .max(CODIGO_MAXIMO, propios.codigoDeFactorFormato)
    .transform(escrito)
    .pipe(z.string().min(1, propios.segundoFactorRequerido).regex(CODIGO, propios.codigoDeFactorFormato)),
});

/** Of a code that `esquemaDeCodigo` read. */
export const esDeAutenticador = (codigo: string): boolean => codigo.length === 6;

export const esquemaDeContrasena = z.strictObject({
  contrasena: z.string({ error: propios.contrasenaRequerida }).min(1, propios.contrasenaRequerida).max(512),
});

export const esquemaDeRestablecimiento = z.strictObject({ motivo: motivo() });
