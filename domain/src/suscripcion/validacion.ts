import { z } from 'zod';
import { HORAS_DE_TRASLAPE } from '../cuenta-servicio/validacion';
import { entero, esquemaVersion, fecha, linea, motivo } from '../esquemas';
import { propios } from '../mensajes';
import { esTipoDeEvento, type TipoDeEvento } from '../recorrido/eventos';
import { LIMITES } from '../texto';

const MAXIMO_DE_URL = 500;

const version = esquemaVersion.optional();
const campos = {
  nombre: linea(propios.campoObligatorio, LIMITES.textoCorto),
  /** Absolute URL in ASCII, without a user and without a fragment. */
  url: z
    .string({ error: propios.urlInvalida })
    .trim()
    .regex(/^https?:\/\/[\x21-\x7e]+$/, propios.urlInvalida)
    .max(MAXIMO_DE_URL, propios.textoLargo(MAXIMO_DE_URL))
    .pipe(z.url({ error: propios.urlInvalida }))
    .refine((url) => !/^https?:\/\/[^/?]*@|#/.test(url), propios.urlConUsuario),
  eventos: z
    .array(z.custom<TipoDeEvento>(esTipoDeEvento, { error: ({ input }) => propios.eventoDesconocido(input) }), {
      error: propios.eventosRequeridos,
    })
    .min(1, propios.eventosRequeridos)
    .transform((elegidos) => [...new Set(elegidos)]),
};

export const esquemaSuscripcion = z.strictObject({
  ...campos,
  cuentaId: z.number({ error: propios.campoObligatorio }).int(propios.campoObligatorio),
});

/** The account stays: pending messages were made under its scopes. */
export const esquemaCambioDeSuscripcion = z.strictObject({
  ...campos,
  activa: z.boolean({ error: propios.opcionInvalida }),
  version,
});

export const esquemaNuevoSecreto = z.strictObject({
  horasDeTraslape: entero(HORAS_DE_TRASLAPE.minimo, HORAS_DE_TRASLAPE.maximo),
  version,
});

/** Sends again what was given up since a day, or everything since then, whatever its state. */
export const esquemaReenvioDesde = z.strictObject({
  desde: fecha(),
  estados: z.enum(['fallidos', 'todos'], { error: propios.opcionInvalida }),
});

export const esquemaReenvioDeEnvio = z.strictObject({ version });
export const esquemaDescarteDeEnvio = z.strictObject({ motivo: motivo(), version });
