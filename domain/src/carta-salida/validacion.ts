import { z } from 'zod';
import { dichoDelPaso } from '../caso/validacion';
import { comentario, comentarioOpcional, esquemaVersion, fecha, linea, motivo } from '../esquemas';
import { esHora } from '../fechas';
import { enriquecido } from '../formulario';
import { formatoDeIdentificacion, normalizarIdentificacion, tiposDeIdentificacion } from '../identificacion';
import { type DefinicionDeLista, SOLO_PROPIAS } from '../lista';
import { EST, mensajes, propios } from '../mensajes';
import { nombreCompleto } from '../piezas';
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

const nombre = nombreCompleto(2, EST.nombresCompletos);
/** Who receives the good in the holder's place; the check digit of the number only warns. */
const quienRecibe = z
  .strictObject({
    tipoIdentificacion: z.enum(
      tiposDeIdentificacion.map(({ codigo }) => codigo),
      { error: propios.campoObligatorio },
    ),
    identificacion: linea(propios.campoObligatorio, 20).transform(normalizarIdentificacion),
    nombre: linea(nombre.mensaje, LIMITES.nombre)
      .transform(nombre.leer)
      .refine((texto) => nombre.expresion.test(texto), nombre.mensaje),
  })
  .superRefine(({ tipoIdentificacion: tipo, identificacion }, contexto) => {
    if (!formatoDeIdentificacion(tipo, identificacion))
      contexto.addIssue({ code: 'custom', path: ['identificacion'], message: propios.intervinienteFormato[tipo] });
  });

/**
 * Body of POST …/citar: when and where the good is handed over, and to whom, unless to the holder; one that is moved says why (`rechazoDeCita`).
 */
export const esquemaDeCita = z.strictObject({
  dia: fecha(),
  hora: z.string({ error: mensajes.ASA.horaRequerida }).refine(esHora, mensajes.ASA.horaNoPermitida),
  lugar: linea(propios.campoObligatorio, LIMITES.direccion),
  recibe: quienRecibe.optional(),
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
