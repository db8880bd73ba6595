import { z } from 'zod';
import { dichoDelPaso } from '../caso/validacion';
import { comentario, comentarioOpcional, esquemaVersion, fecha, linea, motivo } from '../esquemas';
import { esHora } from '../fechas';
import { enriquecido } from '../formulario';
import { type DefinicionDeLista, SOLO_PROPIAS } from '../lista';
import { mensajes, propios } from '../mensajes';
import { LIMITES } from '../texto';
import { MAXIMO_ENRIQUECIDO } from '../texto-enriquecido/vocabulario';
import { estadosDeCarta } from './ciclo';

const version = esquemaVersion.optional();

/** CAR-523: the text is rich text; the API cleans it before. */
export const esquemaDeCarta = z.strictObject({
  texto: z
    .string({ error: propios.cartaTextoVacio })
    .pipe(enriquecido(MAXIMO_ENRIQUECIDO))
    .refine((texto) => texto !== '', propios.cartaTextoVacio),
  ...dichoDelPaso,
  version,
});

/** CAR-512, CAR-525 */
export const esquemaRechazoDeCarta = z.strictObject({ texto: motivo(), version });

/** CAR-524; which dates are possible: `rechazoDeFechaDeEntrega`. */
export const esquemaDeEntrega = z.strictObject({ fecha: fecha(), ...dichoDelPaso, version });

/** Body of POST …/citar: when and where the good is handed over; one that is moved says why (`rechazoDeCita`). */
export const esquemaDeCita = z.strictObject({
  dia: fecha(),
  hora: z.string({ error: mensajes.ASA.horaRequerida }).refine(esHora, mensajes.ASA.horaNoPermitida),
  lugar: linea(propios.campoObligatorio, LIMITES.direccion),
  motivo: comentarioOpcional.optional(),
  version,
});

/** CAR-521: comment of RSA. */
export const esquemaDeComentario = z.strictObject({ comentario: comentario() });

/** The same for the form: RSA can't read clients, so it names the plan by its code. */
export const esquemaDeComentarioDePlan = esquemaDeComentario.extend({
  plan: z
    .string({ error: propios.comentarioRsaPlan })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9._-]{1,24}$/, propios.comentarioRsaPlan),
});

/** CAR-503: 20 rows by default. */
export const porPaginaDeCartas = [20, 25, 50] as const;
export const listaDeCartas: DefinicionDeLista = {
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
  ordenables: ['nombreCliente', 'idCodigo', 'fecha', 'fechaAprobacion'],
  clave: 'codigos',
  filtros: {
    q: 'texto',
    estado: estadosDeCarta,
    producto: 'texto',
    plan: 'texto',
    ejecutivo: SOLO_PROPIAS,
    actualizadoDesde: 'instante',
  },
  porPagina: porPaginaDeCartas[0],
};
