import { z } from 'zod';
import { esquemaVersion, fecha } from '../esquemas';
import {
  esHora,
  type Fecha,
  formatearFecha,
  formatearInstante,
  hoyEn,
  type Instante,
  instanteDe,
  momentoEn,
} from '../fechas';
import { ASA, CLI, propios } from '../mensajes';
import { esquemaCorreo } from '../usuario/validacion';

const HORA = 3_600_000;
const MINUTO = 60_000;

export const mediosDeModelo = [
  { codigo: 'mano', nombre: propios.modeloEnMano },
  { codigo: 'correo', nombre: propios.modeloPorCorreo },
] as const;
export type MedioDeModelo = (typeof mediosDeModelo)[number]['codigo'];

/** A model as the client got it. */
export interface ModeloEntregado {
  readonly entregadoEn: Instante;
  readonly medio: MedioDeModelo;
  /** Address it was sent to; `null` = in hand. */
  readonly correo: string | null;
  /** Until it may be signed: the term of its award when it was handed over. */
  readonly horas: number;
}

/** When and how; in hand with the file of the receipt, by mail with the address. */
export const esquemaEntregaDeModelo = z
  .strictObject({
    fecha: fecha(),
    hora: z.string({ error: ASA.horaRequerida }).refine(esHora, ASA.horaNoPermitida),
    medio: z.enum(
      mediosDeModelo.map(({ codigo }) => codigo),
      { error: propios.modeloFaltaMedio },
    ),
    correo: esquemaCorreo.optional(),
    file: z.unknown().optional(),
    version: esquemaVersion.optional(),
  })
  .refine(({ medio, correo }) => (medio === 'correo') === (correo !== undefined), {
    path: ['correo'],
    error: CLI.correoInvalido,
  })
  .refine(({ medio, file = null }) => (medio === 'mano') === (file !== null), {
    path: ['file'],
    error: propios.modeloFaltaRecibo,
  });

/** `fecha`, `hora`: as written in Ecuador. */
export const horaDeEntrega = (dia: string, hora: string): Instante => instanteDe(momentoEn(dia, hora));

/** From when on a contract may be signed. */
export const firmableDesde = ({ entregadoEn, horas }: Pick<ModeloEntregado, 'entregadoEn' | 'horas'>): Instante =>
  instanteDe(new Date(Date.parse(entregadoEn) + horas * HORA));

/** Why the hour of handing over is impossible; `null` = possible. `escritoEn`: of the newest of its texts. */
export function rechazoDeHoraDeEntrega(
  entregadoEn: Instante,
  { escritoEn, ahora }: { readonly escritoEn: Instante; readonly ahora: Instante },
): string | null {
  if (entregadoEn > ahora) return propios.modeloFuturo;
  // hours are written without seconds
  return Date.parse(entregadoEn) + MINUTO <= Date.parse(escritoEn)
    ? propios.modeloAntesDelTexto(formatearInstante(escritoEn))
    : null;
}

/**
 * Why a contract can't have been signed on that day; `null` = it can. `entrega`: the last one; null = none. `firmas`: instants of its electronic
 * signatures, which say more than the day.
 */
export function rechazoDeFirmaTemprana(
  dia: string,
  entrega: Pick<ModeloEntregado, 'entregadoEn' | 'horas'> | null,
  { ahora, firmas }: { readonly ahora: Instante; readonly firmas: readonly Instante[] },
): string | null {
  if (entrega === null) return propios.modeloSinEntregarAlFirmar;
  const desde = firmableDesde(entrega);
  const temprana = ahora < desde || dia < hoyEn(desde) || firmas.some((firmada) => firmada < desde);
  return temprana ? propios.modeloFirmaTemprana(entrega.horas, formatearInstante(desde)) : null;
}

/** What is wrong with keeping a signature that is too early, by field. Whoever approves contracts may keep it with a reason, unless the setting refuses it. */
export function erroresDeFirmaTemprana(
  temprana: string,
  {
    motivo,
    aprueba,
    impide,
  }: { readonly motivo: string | undefined; readonly aprueba: boolean; readonly impide: boolean },
): Record<string, string> {
  if (impide || motivo === undefined) return { fecha: temprana };
  return aprueba ? {} : { motivoTemprana: propios.modeloSoloQuienAprueba };
}

/** What is said of the model on every page of its client; null = nothing. `emitido`: the contract is approved and printed. */
export function avisoDeModelo(
  entrega: Pick<ModeloEntregado, 'entregadoEn' | 'horas'> | null,
  { emitido, firmado, ahora }: { readonly emitido: boolean; readonly firmado: boolean; readonly ahora: Instante },
): string | null {
  if (firmado) return null;
  if (entrega === null) return emitido ? propios.modeloPorEntregar : null;
  const desde = firmableDesde(entrega);
  return ahora < desde ? propios.modeloEnCurso(formatearInstante(desde)) : null;
}

export interface HechosDeModelo {
  /** The last one; `null` = none. */
  readonly entrega: ModeloEntregado | null;
  /** Its texts are those of the contract. */
  readonly mismoTexto: boolean;
  /** Day of signature that the papers state; `null` = none. */
  readonly firma: Fecha | null;
}

/** What is said of the model before the contract is approved, and whether it may be. */
export function revisarModelo({ entrega, mismoTexto, firma }: HechosDeModelo): {
  readonly cumple: boolean;
  readonly texto: string;
} {
  if (entrega === null) return { cumple: false, texto: propios.modeloSinEntregar };
  const cuando = formatearInstante(entrega.entregadoEn);
  if (!mismoTexto) return { cumple: false, texto: propios.modeloDeOtroTexto(cuando) };
  const desde = firmableDesde(entrega);
  return firma !== null && firma < hoyEn(desde)
    ? {
        cumple: false,
        texto: propios.modeloSinSusHoras(entrega.horas, cuando, formatearFecha(firma), formatearInstante(desde)),
      }
    : { cumple: true, texto: propios.modeloEntregado(cuando, entrega.correo) };
}

/** 'El modelo de este contrato, con este mismo texto, fue entregado el 10/03/2026 a las 10:04 …': printed below the clauses. */
export const textoDeModelo = ({ entregadoEn, correo }: Pick<ModeloEntregado, 'entregadoEn' | 'correo'>): string => {
  const [dia = '', hora = ''] = formatearInstante(entregadoEn).split(' ');
  return propios.modeloEnContrato(dia, hora, correo);
};
