import { crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import type { DefinicionDeLista } from '../lista';
import { CAP, propios } from '../mensajes';
import { DEPARTAMENTO_DE_ADJUDICACIONES, DEPARTAMENTO_DE_RIESGO, DEPARTAMENTO_LEGAL } from '../roles';
import { mismoTexto } from '../texto';
import { estadosDeDocumentos } from './color';
import { type CompromisosDeCarpeta, rechazoPorEntrega } from './compromisos';

export type EstadoDeCarpeta = 'abierta' | 'enRiesgo' | 'devuelta' | 'aprobada';
export type AccionDeCarpeta = 'enviar' | 'aprobar' | 'devolver' | 'reabrir';
export type AccionDeResolucion = Extract<AccionDeCarpeta, 'aprobar' | 'devolver'>;

/** CAP-502: result of a sending. */
export const resultadosDeEnvio = [CAP.aprobado, CAP.rechazado] as const;
export type ResultadoDeEnvio = (typeof resultadosDeEnvio)[number];

/** By decision of risk: the department that receives the folder, and the result of its sending, which the history shows. */
export const resoluciones = {
  aprobar: { idDepartamento: DEPARTAMENTO_LEGAL, resultado: CAP.aprobado },
  devolver: { idDepartamento: DEPARTAMENTO_DE_ADJUDICACIONES, resultado: CAP.rechazado },
} as const satisfies Record<AccionDeResolucion, { idDepartamento: string; resultado: ResultadoDeEnvio }>;

/** How the last sending of a folder ended. */
export interface ResolucionDeEnvio extends Autoria {
  readonly resultado: ResultadoDeEnvio;
  readonly cuando: Date;
}

export interface HechosDeResolucion {
  /** Department that holds the folder; null = nobody has received it yet. */
  readonly idDepartamento: string | null;
  /** Of its last sending; null = never sent, or not decided yet. */
  readonly resolucion: ResolucionDeEnvio | null;
  /** Who sent it last and when; null = never sent. */
  readonly envio?: Autoria | null;
  /** A purchase request was generated and is still current; left out = not asked (lists). */
  readonly proforma?: boolean;
  /** `null` or '' until 'Generar Solicitud'; left out = not asked. */
  readonly estadoSol?: string | null;
  /** Label of the documents, compared without case and accents; left out = not asked. */
  readonly estado?: string;
  /** Records made on its approval; left out = not asked. */
  readonly compromisos?: Pick<CompromisosDeCarpeta, 'carta'>;
  /** Version of the folder. */
  readonly version?: number;
}

const estadoDe = ({ idDepartamento }: Pick<HechosDeResolucion, 'idDepartamento'>): EstadoDeCarpeta => {
  if (idDepartamento === null) return 'abierta';
  if (idDepartamento === DEPARTAMENTO_DE_RIESGO) return 'enRiesgo';
  return idDepartamento === DEPARTAMENTO_LEGAL ? 'aprobada' : 'devuelta';
};

/** Invariant 28: the 409 says who decided, when, and what. */
function yaResuelta({ resolucion }: HechosDeResolucion): ErrorDeNegocio {
  if (resolucion === null)
    return new ErrorDeNegocio('conflicto', 'carpeta-fuera-de-riesgo', propios.carpetaNoEstaEnRiesgo);
  const { resultado } = resolucion;
  const con = resultado === CAP.aprobado ? propios.carpetaYaAprobada : propios.carpetaYaDevuelta;
  return conflictoDeActo('carpeta-resuelta', { con, sin: propios.carpetaNoEstaEnRiesgo }, resolucion, { resultado });
}

/** The 409 says who sent it, and when. Approved is final (modelo.md, "The folder"). */
function yaEnviada({ idDepartamento, envio, version }: HechosDeResolucion): ErrorDeNegocio {
  if (idDepartamento === DEPARTAMENTO_LEGAL)
    return new ErrorDeNegocio('conflicto', 'carpeta-aprobada', propios.carpetaAprobadaNoSeEnvia);
  return conflictoDeActo(
    'ya-enviada',
    { con: propios.carpetaYaEnviada, sin: propios.carpetaYaEnRiesgo },
    envio ?? null,
    {
      estado: DEPARTAMENTO_DE_RIESGO,
      ...(version === undefined ? {} : { versionActual: version }),
    },
  );
}

/** When two users return it to risk, the second is told who did and when. */
const noAprobada = ({ idDepartamento, envio }: HechosDeResolucion): ErrorDeNegocio =>
  conflictoDeActo(
    'carpeta-no-aprobada',
    { con: propios.carpetaYaEnviada, sin: propios.carpetaNoEstaAprobada },
    idDepartamento === DEPARTAMENTO_DE_RIESGO ? (envio ?? null) : null,
  );

/** CLI-051, CLI-053. Other missing items need a confirmation (`exigeConfirmar`) and do not forbid the sending. */
function sinSolicitudNiDocumentos({ estadoSol, estado }: HechosDeResolucion): ErrorDeNegocio | null {
  if (estadoSol === null || estadoSol === '')
    return new ErrorDeNegocio('regla', 'solicitud-sin-generar', propios.primeroGenerarSolicitud);
  const sinNada = [estadosDeDocumentos.sinLista, estadosDeDocumentos.vacia].find(
    (e) => estado !== undefined && mismoTexto(e, estado),
  );
  return sinNada === undefined ? null : new ErrorDeNegocio('regla', 'sin-documentos', sinNada);
}

const conProforma = ({ proforma }: HechosDeResolucion): ErrorDeNegocio | null =>
  proforma === false
    ? new ErrorDeNegocio('regla', 'sin-proforma', CAP.sinProforma, { detalle: { salida: propios.generarProforma } })
    : null;

/**
 * modelo.md, "The folder": opened by the minutes, sent to risk, and there approved or returned, to be sent again. An approved folder only returns to
 * risk, with a reason, unless its good was delivered. CLI-051…053, CAP-502, CAP-509, promises 26…28.
 */
export const cicloDeCarpeta = crearCiclo<EstadoDeCarpeta, AccionDeCarpeta, HechosDeResolucion>({
  nombre: 'carpeta',
  estados: ['abierta', 'enRiesgo', 'devuelta', 'aprobada'],
  iniciales: ['abierta'],
  finales: [],
  estadoDe,
  acciones: {
    enviar: {
      desde: ['abierta', 'devuelta'],
      hacia: 'enRiesgo',
      permiso: 'carpeta:enviar',
      guarda: sinSolicitudNiDocumentos,
      conflicto: yaEnviada,
    },
    aprobar: {
      desde: ['enRiesgo'],
      hacia: 'aprobada',
      permiso: 'carpeta:decidir',
      guarda: conProforma,
      conflicto: yaResuelta,
    },
    devolver: { desde: ['enRiesgo'], hacia: 'devuelta', permiso: 'carpeta:decidir', conflicto: yaResuelta },
    reabrir: {
      desde: ['aprobada'],
      hacia: 'enRiesgo',
      permiso: 'carpeta:reabrir',
      guarda: ({ compromisos }) => (compromisos === undefined ? null : rechazoPorEntrega(compromisos)),
      conflicto: noAprobada,
    },
  },
});

/**
 * RIE-506, RIE-519: folders of live awards by the department that holds them, oldest sending first. `completa`: whether it was complete when it was
 * sent. `q`: words of the name, or the start of a cédula or of a plan's code.
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
  clave: 'codigos',
  filtros: {
    actualizadoDesde: 'instante',
    idDepartamento: 'texto',
    completa: 'booleano',
    producto: 'texto',
    q: 'texto',
  },
};
