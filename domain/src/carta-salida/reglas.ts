import type { CodigoDeDocumento } from '../documento/codigos';
import { ErrorDeNegocio } from '../errores';
import { type Fecha, fechaLarga, sumarMeses } from '../fechas';
import { documentoEnFrase, identificada, type PersonaEnPapel } from '../firmas';
import type { RangoDeFechas } from '../formulario';
import { propios } from '../mensajes';
import { escaparTexto } from '../texto-enriquecido/reglas';

/** Documents that legal approves before a good leaves the dealer. */
export type AprobacionLegal = 'pagare' | 'contrato';
/** The proofs of a delivery, by the code of their document (invariant 33). */
export const pruebasDeEntrega = {
  actaEntrega: { nombre: propios.entregaActa, falta: propios.entregaFaltaActa },
  fotoEntrega: { nombre: propios.entregaFoto, falta: propios.entregaFaltaFoto },
  autorizacionEntrega: { nombre: propios.entregaAutorizacion, falta: propios.entregaFaltaAutorizacion },
} as const satisfies { readonly [C in CodigoDeDocumento]?: object };
export type PruebaDeEntrega = keyof typeof pruebasDeEntrega;
export const codigosDePrueba = Object.keys(pruebasDeEntrega) as readonly PruebaDeEntrega[];
/** Those that one delivery needs; whoever receives the good in the holder's place brings his authorisation. */
export const pruebasQueSePiden = (recibe: object | null): PruebaDeEntrega[] =>
  codigosDePrueba.filter((codigo) => codigo !== 'autorizacionEntrega' || recibe !== null);

/** What the rule needs to know of a proof: it has a file, and was not rejected. */
export interface HechosDePrueba {
  readonly conArchivo: boolean;
  readonly estado: boolean | null;
}

/** Why a delivery can't be recorded, by field; `null` = those that it needs are there. */
export function rechazoPorPruebas(
  pruebas: readonly (readonly [PruebaDeEntrega, HechosDePrueba | null])[],
): ErrorDeNegocio | null {
  const errors = Object.fromEntries(
    pruebas.flatMap(([codigo, prueba]): [string, string][] => {
      if (prueba?.conArchivo !== true) return [[codigo, pruebasDeEntrega[codigo].falta]];
      return prueba.estado === false ? [[codigo, propios.entregaPruebaRechazada]] : [];
    }),
  );
  if (Object.keys(errors).length === 0) return null;
  return new ErrorDeNegocio('regla', 'falta-prueba', Object.values(errors).join('. '), { errors });
}

const CINCO_ANIOS_EN_MESES = 60;
/** CAR-516: the last five years up to today, and not before the award. */
export function rangoDeEntrega({ hoy, adjudicacion }: { hoy: Fecha; adjudicacion: string | null }): RangoDeFechas {
  const desde = sumarMeses(hoy, -CINCO_ANIOS_EN_MESES);
  return { desde: adjudicacion !== null && adjudicacion > desde ? adjudicacion : desde, hasta: hoy };
}

/** Why a date is outside the range; `null` = it is inside. */
export function rechazoDeFechaDeEntrega(fecha: string, de: { hoy: Fecha; adjudicacion: string | null }): string | null {
  const { desde = '', hasta = '' } = rangoDeEntrega(de);
  return fecha >= desde && fecha <= hasta ? null : propios.entregaFechaFuera;
}

interface Cita {
  readonly dia: string;
  readonly motivo?: string | null | undefined;
  /** Who receives the good in the holder's place. */
  readonly recibe?: { readonly identificacion: string } | undefined;
}

/** Why an appointment is refused, by field; `null` = it is possible. One that is moved says why. `titular`: identification of the holder. */
export function rechazoDeCita(
  { dia, motivo, recibe }: Cita,
  { hoy, movida, titular }: { readonly hoy: Fecha; readonly movida: boolean; readonly titular: string },
): Record<string, string> | null {
  const errores = {
    ...(dia < hoy && { dia: propios.citaPasada }),
    ...(movida && (motivo ?? '') === '' && { motivo: propios.citaMotivo }),
    ...(recibe?.identificacion === titular && { 'recibe.identificacion': propios.citaRecibeTitular }),
  };
  return Object.keys(errores).length === 0 ? null : errores;
}

/** Facts from which the draft of a letter is made. */
export interface HechosDelBorrador {
  readonly empresa: string;
  readonly ciudad: string;
  readonly fecha: Fecha;
  readonly cliente: PersonaEnPapel;
  /** Who acts in the client's name, and to whom he gave an authorisation to receive the good. */
  readonly apoderado?: PersonaEnPapel | undefined;
  readonly autorizado?: PersonaEnPapel | undefined;
  readonly idCodigo: string;
  /** Label and value in the order of the table; unknown values are left out. */
  readonly bien: readonly { readonly etiqueta: string; readonly valor: string }[];
  /** Its purchase order, and whom the letter addresses; null = none. */
  readonly orden: { readonly numero: number; readonly destinatario: string; readonly esConcesionario: boolean } | null;
}

const alTitular = ({ apoderado, autorizado }: Pick<HechosDelBorrador, 'apoderado' | 'autorizado'>): string =>
  [
    'al titular',
    ...(apoderado === undefined
      ? []
      : [`en su nombre a ${escaparTexto(identificada(apoderado))}, con el poder que lo acredite`]),
    ...(autorizado === undefined ? [] : [`con su autorización escrita a ${escaparTexto(identificada(autorizado))}`]),
  ].join(', o ');

/** The draft of the letter as rich text; Jefatura completes it. */
export function borradorDeCarta({
  empresa,
  ciudad,
  fecha,
  cliente,
  apoderado,
  autorizado,
  idCodigo,
  bien,
  orden,
}: HechosDelBorrador): string {
  const e = escaparTexto;
  const filas = bien.map(({ etiqueta, valor }) => `<tr><th><p>${e(etiqueta)}</p></th><td><p>${e(valor)}</p></td></tr>`);
  return [
    `<p style="text-align: right">${e(ciudad)}, ${e(fechaLarga(fecha))}</p>`,
    `<p>${[orden?.esConcesionario === false ? 'Señor(a)' : 'Señores', ...(orden === null ? [] : [e(orden.destinatario)]), 'Presente'].join('<br>')}</p>`,
    '<p>De nuestra consideración:</p>',
    `<p style="text-align: justify">Por medio de la presente, ${e(empresa)} autoriza la salida y entrega del vehículo que se detalla a continuación${orden === null ? '' : `, de la orden de compra No. ${orden.numero},`} a favor de <strong>${e(cliente.nombre)}</strong>, con ${documentoEnFrase(cliente)} número ${e(cliente.identificacion)}, titular del plan <strong>${e(idCodigo)}</strong>.</p>`,
    filas.length === 0 ? '' : `<table><tbody>${filas.join('')}</tbody></table>`,
    `<p style="text-align: justify">El vehículo se entregará únicamente ${alTitular({ apoderado, autorizado })}, previa verificación de su identidad y suscripción del acta de entrega.</p>`,
    '<p>Atentamente,</p>',
  ].join('');
}
