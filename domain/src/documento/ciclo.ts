import { crearCiclo } from '../ciclo';
import { conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { mensajes, propios } from '../mensajes';
import { DEPARTAMENTO_DE_ADJUDICACIONES, DEPARTAMENTO_DE_RIESGO, DEPARTAMENTO_LEGAL, type Rol } from '../roles';
import type { HechosDeDocumento } from './tipos';

export type AccionDeDocumento = 'subir' | 'aceptar' | 'rechazar';
export const pasosDeDocumento = ['sinArchivo', 'pendiente', 'incorrecto', 'correcto'] as const;
export type PasoDeDocumento = (typeof pasosDeDocumento)[number];

export interface ContextoDeDocumento {
  readonly actor: { readonly role: Rol; readonly idDepartamento: string | null };
  /** Department that holds the folder; `null` = none yet. */
  readonly carpetaEn: string | null;
}

/** DOC-505: promissory note, pledge … belong to the legal department. */
export const esLegal = ({ departamento }: Pick<HechosDeDocumento, 'departamento'>): boolean =>
  departamento === DEPARTAMENTO_LEGAL;

/** DOC-505: 003 sees only the legal ones. */
export const veDocumento = (
  actor: { readonly idDepartamento: string | null },
  documento: Pick<HechosDeDocumento, 'departamento'>,
): boolean => actor.idDepartamento !== DEPARTAMENTO_LEGAL || esLegal(documento);

export function pasoDeDocumento({
  conArchivo,
  estado,
}: Pick<HechosDeDocumento, 'conArchivo' | 'estado'>): PasoDeDocumento {
  if (!conArchivo) return 'sinArchivo';
  if (estado === null) return 'pendiente';
  return estado ? 'correcto' : 'incorrecto';
}

const conflicto = (code: string, title: string): ErrorDeNegocio => new ErrorDeNegocio('conflicto', code, title);

function cerrado({ reemplazado, aplica }: HechosDeDocumento): ErrorDeNegocio | null {
  if (reemplazado !== null) {
    const con = (_: string, cuando: string): string => propios.documentoReemplazadoEl(cuando);
    const autoria = { quien: null, cuando: reemplazado };
    return conflictoDeActo('documento-reemplazado', { con, sin: propios.documentoReemplazado }, autoria);
  }
  return aplica ? null : conflicto('documento-no-aplica', propios.documentoNoAplica);
}

const deOtroDepartamento = (): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'documento-de-otro-departamento', propios.documentoDeOtroDepartamento);

/** CLI-046…049, invariant 27: 002 can't change what risk holds. */
const enRiesgo = ({ actor, carpetaEn }: ContextoDeDocumento): ErrorDeNegocio | null =>
  carpetaEn === DEPARTAMENTO_DE_RIESGO && actor.idDepartamento === DEPARTAMENTO_DE_ADJUDICACIONES
    ? conflicto('carpeta-en-riesgo', propios.carpetaEnRiesgo)
    : null;

const rechazadoPorRiesgo = ({ estado, decididoDepartamento }: HechosDeDocumento): boolean =>
  estado === false && decididoDepartamento === DEPARTAMENTO_DE_RIESGO;

/** The two files that prove a delivery are neither replaced nor rejected. */
const pruebaDeEntrega = ({ prueba }: HechosDeDocumento): ErrorDeNegocio | null =>
  prueba === null
    ? null
    : conflictoDeActo('prueba-de-entrega', { con: propios.pruebaDeEntrega, sin: propios.pruebaDeEntregaHecha }, prueba);

/** Each type is uploaded by its department; what 004 rejected is replaced wherever the folder is. */
function guardaDeSubida(h: HechosDeDocumento, contexto: ContextoDeDocumento): ErrorDeNegocio | null {
  if (h.departamento !== contexto.actor.idDepartamento) return deOtroDepartamento();
  return cerrado(h) ?? pruebaDeEntrega(h) ?? (rechazadoPorRiesgo(h) ? null : enRiesgo(contexto));
}

const yaDecidido = (estado: boolean, { decidido }: HechosDeDocumento): ErrorDeNegocio => {
  const con = (quien: string, cuando: string): string => propios.documentoYaDecididoPor(estado, quien, cuando);
  return conflictoDeActo('estado-cambiado', { con, sin: propios.documentoYaDecidido(estado) }, decidido);
};

/** 002 decides what 002 uploads, 004 everything; a decision of 004 stands until another file is uploaded (DOC-503, DOC-504). */
const guardaDeDecision =
  (estado: boolean) =>
  (h: HechosDeDocumento, contexto: ContextoDeDocumento): ErrorDeNegocio | null => {
    const deRiesgo = contexto.actor.idDepartamento === DEPARTAMENTO_DE_RIESGO;
    if (!deRiesgo && h.departamento !== contexto.actor.idDepartamento) return deOtroDepartamento();
    const rechazo = cerrado(h) ?? (estado ? null : pruebaDeEntrega(h)) ?? enRiesgo(contexto);
    if (rechazo !== null) return rechazo;
    const decidioRiesgo = h.decididoDepartamento === DEPARTAMENTO_DE_RIESGO;
    if (decidioRiesgo && !deRiesgo) {
      return conflictoDeActo(
        'decidido-por-riesgo',
        { con: propios.documentoDecididoEnRiesgoPor, sin: propios.documentoDecididoPorRiesgo },
        h.decidido,
      );
    }
    // 004 may repeat a decision of 002, which then counts as its own
    const repite = h.estado === estado && (decidioRiesgo || !deRiesgo);
    return repite ? yaDecidido(estado, h) : null;
  };

const sinArchivo = (): ErrorDeNegocio => conflicto('sin-archivo', mensajes.DOC.noExisteDocumento);

/**
 * DOC-031…033, DOC-502, invariants 27 and 29: a new file makes the document pending, whatever was decided before; a decision needs a file. Every
 * upload is a version of its own, so that the bytes decided upon never change.
 */
export const cicloDeDocumento = crearCiclo<PasoDeDocumento, AccionDeDocumento, HechosDeDocumento, ContextoDeDocumento>({
  nombre: 'documento',
  estados: ['sinArchivo', 'pendiente', 'incorrecto', 'correcto'],
  iniciales: ['sinArchivo'],
  finales: [],
  estadoDe: pasoDeDocumento,
  acciones: {
    subir: {
      desde: ['sinArchivo', 'pendiente', 'incorrecto', 'correcto'],
      hacia: 'pendiente',
      permiso: 'documento:subir',
      guarda: guardaDeSubida,
    },
    aceptar: {
      desde: ['pendiente', 'incorrecto', 'correcto'],
      hacia: 'correcto',
      permiso: 'documento:decidir',
      guarda: guardaDeDecision(true),
      conflicto: sinArchivo,
    },
    rechazar: {
      desde: ['pendiente', 'incorrecto', 'correcto'],
      hacia: 'incorrecto',
      permiso: 'documento:decidir',
      guarda: guardaDeDecision(false),
      conflicto: sinArchivo,
    },
  },
});
