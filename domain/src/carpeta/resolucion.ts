import { crearCiclo } from '../ciclo';
import { type Autoria, llegoTarde } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import type { DefinicionDeLista } from '../lista';
import { mensajes } from '../mensajes';

const { CAP, propios } = mensajes;

export type EstadoDeCarpeta = 'abierta' | 'enRiesgo' | 'devuelta' | 'aprobada';
export type AccionDeCarpeta = 'enviar' | 'aprobar' | 'devolver';
export type AccionDeResolucion = Exclude<AccionDeCarpeta, 'enviar'>;

/** CAP-502: what came of a sending. */
export const resultadosDeEnvio = [CAP.aprobado, CAP.rechazado] as const;
export type ResultadoDeEnvio = (typeof resultadosDeEnvio)[number];

/** CAP-505. decisions.md: F or C is always chosen; the 'P' of CAP-508 is not sent. */
export const tiposDeGarantia = { F: CAP.fideicomiso, C: CAP.prendaComercial } as const;
export type TipoDeGarantia = keyof typeof tiposDeGarantia;

/** Department that receives the folder, how its sending ended and what the history says, by what risk decides. */
export const resoluciones = {
  aprobar: { idDepartamento: '003', resultado: CAP.aprobado },
  devolver: { idDepartamento: '002', resultado: CAP.rechazado },
} as const satisfies Record<AccionDeResolucion, { idDepartamento: string; resultado: ResultadoDeEnvio }>;

/** How the last sending of a folder ended. */
export interface ResolucionDeEnvio extends Autoria {
  readonly resultado: ResultadoDeEnvio;
  readonly cuando: Date;
}

export interface HechosDeResolucion {
  /** Department that holds the folder; null = nobody has received it yet. */
  readonly idDepartamento: string | null;
  /** Of its last sending; null = it was never sent, or risk has not decided. */
  readonly resolucion: ResolucionDeEnvio | null;
  /** A purchase request was generated and is still current; left out = not asked (lists). */
  readonly proforma?: boolean;
}

const estadoDe = ({ idDepartamento }: Pick<HechosDeResolucion, 'idDepartamento'>): EstadoDeCarpeta => {
  if (idDepartamento === null) return 'abierta';
  if (idDepartamento === '004') return 'enRiesgo';
  return idDepartamento === '003' ? 'aprobada' : 'devuelta';
};

/** Invariant 28: who was slower learns who decided, when, and what. */
function yaResuelta({ resolucion }: HechosDeResolucion): ErrorDeNegocio {
  if (resolucion === null)
    return new ErrorDeNegocio('conflicto', 'carpeta-fuera-de-riesgo', propios.carpetaNoEstaEnRiesgo);
  const { resultado } = resolucion;
  const con = resultado === CAP.aprobado ? propios.carpetaYaAprobada : propios.carpetaYaDevuelta;
  return llegoTarde('carpeta-resuelta', { con, sin: propios.carpetaNoEstaEnRiesgo }, resolucion, { resultado });
}

const conProforma = ({ proforma }: HechosDeResolucion): ErrorDeNegocio | null =>
  proforma === false ? new ErrorDeNegocio('regla', 'sin-proforma', CAP.sinProforma) : null;

/**
 * model.md, The folder: opened by the minutes, sent to risk, and from there approved (final) or returned, to be sent again. CAP-502, CAP-509,
 * promises 26…28. What sending itself asks beside the state stands in `rechazoDeEnvio`.
 */
export const cicloDeCarpeta = crearCiclo<EstadoDeCarpeta, AccionDeCarpeta, HechosDeResolucion>({
  nombre: 'carpeta',
  estados: ['abierta', 'enRiesgo', 'devuelta', 'aprobada'],
  iniciales: ['abierta'],
  finales: ['aprobada'],
  estadoDe,
  acciones: {
    enviar: { desde: ['abierta', 'devuelta'], hacia: 'enRiesgo', permiso: 'carpeta:enviar' },
    aprobar: {
      desde: ['enRiesgo'],
      hacia: 'aprobada',
      permiso: 'carpeta:resolver',
      guarda: conProforma,
      conflicto: yaResuelta,
    },
    devolver: { desde: ['enRiesgo'], hacia: 'devuelta', permiso: 'carpeta:resolver', conflicto: yaResuelta },
  },
});

/**
 * RIE-506, RIE-519: folders of live awards by the department that holds them; the oldest sending first. `completa`: as it was when it was
 * sent. `q`: words of the name, or the beginning of a cédula or of a plan's code.
 */
export const listaDeCarpetas: DefinicionDeLista = {
  ordenInicial: { campo: 'enviadaEn', direccion: 'ASC' },
  ordenables: [
    'id',
    'cedula',
    'nombreCliente',
    'producto',
    'grupo',
    'fechaAdjudicacion',
    'numeroAsamblea',
    'enviadaEn',
  ],
  filtros: { idDepartamento: 'texto', completa: 'booleano', producto: 'texto', q: 'texto' },
};
