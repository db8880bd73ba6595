import { z } from 'zod';
import { deNumero } from '../dinero';
import { entero, esquemaVersion, fecha, linea, monto, motivo } from '../esquemas';
import { propios } from '../mensajes';
import { LIMITES } from '../texto';
import { formatosDeCampo, organismos } from './fuentes';
import { erroresDeCampos } from './reglas';

export const MAXIMO_DE_COLUMNAS = 80;
/** Kinds of file. */
export const archivosDeReporte = ['xlsx', 'csv'] as const;
export type ArchivoDeReporte = (typeof archivosDeReporte)[number];

const codigosDe = <C extends string>(lista: readonly { readonly codigo: C }[]): [C, ...C[]] =>
  lista.map(({ codigo }) => codigo) as [C, ...C[]];

const campo = z.strictObject({
  titulo: linea(propios.campoObligatorio, LIMITES.nombre),
  fuente: linea(propios.campoObligatorio, LIMITES.textoCorto),
  formato: z.enum(codigosDe(formatosDeCampo), { error: propios.opcionInvalida }),
  obligatorio: z.boolean({ error: propios.opcionInvalida }),
  ancho: entero(1, 255),
});

export const esquemaFormatoDeReporte = z
  .object({
    organismo: z.enum(codigosDe(organismos), { error: propios.opcionInvalida }),
    desde: fecha(),
    archivo: z.enum(archivosDeReporte, { error: propios.opcionInvalida }),
    /** Of the month's payments of a person, in dollars; UAFE alone has one. */
    umbral: monto(0.01)
      .nullish()
      .transform((umbral) => umbral ?? null),
    sustento: linea(propios.campoObligatorio, LIMITES.nombre),
    campos: z.array(campo).min(1, propios.reporteSinCampos).max(MAXIMO_DE_COLUMNAS, propios.reporteMuchosCampos),
    version: esquemaVersion.optional(),
  })
  .superRefine(({ organismo, umbral, campos }, ctx) => {
    const errores = { ...erroresDeCampos(organismo, campos) };
    if ((organismo === 'UAFE') !== (umbral !== null))
      errores['umbral'] = organismo === 'UAFE' ? propios.campoObligatorio : propios.reporteSinUmbral;
    for (const [lugar, message] of Object.entries(errores))
      ctx.addIssue({ code: 'custom', message, path: lugar.split('.').map((p) => (/^\d+$/.test(p) ? Number(p) : p)) });
  });

export const esquemaGeneracionDeReporte = z.strictObject({
  organismo: z.enum(codigosDe(organismos), { error: propios.opcionInvalida }),
  periodo: linea(propios.campoObligatorio, 7),
  /** Rows lack mandatory fields, or a sum differs, and the file is wanted all the same. */
  aceptaIncompleto: z.boolean({ error: propios.opcionInvalida }).optional(),
  /** Why there is another file of the same period. */
  motivo: motivo().optional(),
});

/** Cents of an accepted threshold. */
export const umbralEnCentavos = (umbral: number | null) => (umbral === null ? null : deNumero(umbral));
