import { z } from 'zod';
import { comentario, entero, fecha } from '../esquemas';
import { comoFecha, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import { listaDeRoles, puede } from '../roles';

/** Roles whose users may be asked for something about a plan, or told of it: they open its history and have a list of tasks. */
export const rolesDeColega = listaDeRoles.filter((rol) => puede(rol, 'evento:leer') && puede(rol, 'tarea:propia'));

/** Leaves room for names and a day in the line of the history, which holds 500 characters. */
export const LARGO_DE_NOTA = 350;
/** One note tells no more colleagues than this. */
export const MAXIMO_DE_AVISADOS = 3;

const texto = (vacio: string) =>
  comentario(vacio).pipe(z.string().max(LARGO_DE_NOTA, propios.textoLargo(LARGO_DE_NOTA)));
const usuario = entero(1, Number.MAX_SAFE_INTEGER);

/** Body of 'Pedir a …': a colleague, what for, and until when, from today on. */
export const esquemaDePedido = (hoy: string) =>
  z.strictObject({
    para: z.number({ error: propios.pedidoSinColega }).pipe(usuario),
    texto: texto(propios.pedidoSinTexto),
    fecha: fecha(propios.pedidoSinDia).refine((dia) => dia === '' || dia >= hoy, propios.llamadaDesdeHoy),
  });

/** Body of a note on a plan; `avisar`: colleagues who are told of it. */
export const esquemaDeNota = z.strictObject({
  texto: texto(propios.notaSinTexto),
  avisar: z
    .array(usuario, { error: propios.opcionInvalida })
    .transform((ids) => [...new Set(ids)])
    .pipe(z.array(usuario).max(MAXIMO_DE_AVISADOS, propios.notaConMuchos(MAXIMO_DE_AVISADOS)))
    .default([]),
});

/** A request in a line of the history: 'A Luis Chicaiza, hasta el 12/03/2026: llámelo hoy'. */
export const textoDePedido = (para: string, pedido: { readonly fecha: string; readonly texto: string }): string =>
  propios.pedidoA(para, formatearFecha(comoFecha(pedido.fecha)), pedido.texto);

/** A note in a line of the history: 'Vive en Loja (se avisó a Luis Chicaiza)'. */
export const textoDeNota = (escrito: string, avisados: readonly string[]): string =>
  avisados.length === 0 ? escrito : `${escrito} (${propios.notaAvisada(avisados)})`;

interface Nombrado {
  readonly id: number;
  readonly nombre: string;
  readonly apellido: string;
}
const nombreDe = ({ nombre, apellido }: Nombrado): string => `${nombre} ${apellido}`.trim();

/** The name that a text ends with after an '@', as far as it is written; null = none. */
export const mencionPorTerminar = (escrito: string): string | null =>
  /(?:^|\s)@([^@\n]{0,40})$/u.exec(escrito)?.[1] ?? null;

/** The text with its last mention completed. */
export const conMencion = (escrito: string, colega: Nombrado): string =>
  escrito.replace(/@[^@\n]{0,40}$/u, `@${nombreDe(colega)} `);

/** Ids of the colleagues whom a text names: '… @Luis Chicaiza …'. */
export const mencionados = (escrito: string, colegas: readonly Nombrado[]): number[] =>
  colegas.filter((colega) => escrito.includes(`@${nombreDe(colega)}`)).map(({ id }) => id);
