import { z } from 'zod';
import { entero, esquemaVersion, linea } from '../esquemas';
import { propios } from '../mensajes';
import { esPermiso, listaDeRoles, type Permiso, puede, type Rol } from '../roles';
import { LIMITES } from '../texto';
import { FORMATO_USUARIO } from '../usuario/validacion';
import { permisosDePersonas } from './reglas';
import type { DatosDeCuenta } from './tipos';

const MAXIMO_DE_DIRECCIONES = 20;
export const DIAS_DE_CLAVE = { minimo: 1, maximo: 366, inicial: 180 } as const;
export const HORAS_DE_TRASLAPE = { minimo: 0, maximo: 168, inicial: 24 } as const;

/** One address, or a network with its length; length 0 means every address, which is written as an empty list. */
const direccion = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((texto) => !/\/0+$/.test(texto));

const sinRepetir = <T>(valores: readonly T[]): T[] => [...new Set(valores)];

const sinVacias = (enviadas: unknown): unknown =>
  Array.isArray(enviadas)
    ? enviadas.filter((enviada) => typeof enviada !== 'string' || enviada.trim() !== '')
    : enviadas;

const campos = {
  nombre: linea(propios.campoObligatorio, LIMITES.textoCorto),
  role: z.enum(listaDeRoles as [Rol, ...Rol[]], { error: propios.rolInvalido }),
  alcances: z
    .array(z.custom<Permiso>(esPermiso, { error: ({ input }) => propios.alcanceDesconocido(input) }), {
      error: propios.alcancesRequeridos,
    })
    .min(1, propios.alcancesRequeridos)
    .transform(sinRepetir),
  /** Empty lines are ignored; an error belongs to the field as a whole. */
  direcciones: z.preprocess(
    sinVacias,
    z
      .array(z.string({ error: propios.direccionInvalida }).trim(), { error: propios.direccionInvalida })
      .max(MAXIMO_DE_DIRECCIONES, propios.direccionesDeMas(MAXIMO_DE_DIRECCIONES))
      .refine((textos) => textos.every((texto) => direccion.safeParse(texto).success), {
        error: propios.direccionInvalida,
      })
      .transform(sinRepetir),
  ),
};

/** Every scope belongs to the role, and none is reserved for people. */
function soloPosibles({ role, alcances }: Pick<DatosDeCuenta, 'role' | 'alcances'>, contexto: z.RefinementCtx): void {
  const path = ['alcances'];
  const deOtroRol = alcances.filter((alcance) => !puede(role, alcance));
  if (deOtroRol.length > 0)
    contexto.addIssue({ code: 'custom', path, message: propios.alcancesAjenos(role, deOtroRol) });
  const personales = alcances.filter((alcance) => permisosDePersonas.includes(alcance));
  if (personales.length > 0)
    contexto.addIssue({ code: 'custom', path, message: propios.alcancesPersonales(personales) });
}

export const esquemaCuenta = z
  .strictObject({
    usuario: z
      .string({ error: propios.usuarioRequerido })
      .trim()
      .min(1, propios.usuarioRequerido)
      .regex(FORMATO_USUARIO, propios.usuarioFormato),
    ...campos,
  })
  .superRefine(soloPosibles) satisfies z.ZodType<Omit<DatosDeCuenta, 'activa'>>;

/** The name of the account in the audit can't change. */
export const esquemaCambioDeCuenta = z
  .strictObject({ ...campos, activa: z.boolean({ error: propios.opcionInvalida }), version: esquemaVersion.optional() })
  .superRefine(soloPosibles);

export const esquemaNuevaClave = z.strictObject({
  dias: entero(DIAS_DE_CLAVE.minimo, DIAS_DE_CLAVE.maximo),
  horasDeTraslape: entero(HORAS_DE_TRASLAPE.minimo, HORAS_DE_TRASLAPE.maximo),
  version: esquemaVersion.optional(),
});

export const esquemaRevocacionDeClave = z.strictObject({
  clave: z.string({ error: propios.campoObligatorio }).min(1, propios.campoObligatorio).max(20),
  version: esquemaVersion.optional(),
});
