import { crearCiclo } from '../ciclo';
import { llegoTarde } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { mensajes, propios } from '../mensajes';
import type { Rol } from '../roles';
import type { HechosDeDocumento } from './tipos';
export const DEPARTAMENTO_DE_RIESGO = '004';
export const DEPARTAMENTO_LEGAL = '003';

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

/** DOC-505: 003 sees the legal ones only. */
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
    return llegoTarde('documento-reemplazado', { con, sin: propios.documentoReemplazado }, autoria);
  }
  return aplica ? null : conflicto('documento-no-aplica', propios.documentoNoAplica);
}

const deOtroDepartamento = (): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'documento-de-otro-departamento', propios.documentoDeOtroDepartamento);

/** CLI-046…049, invariant 27: 002 does not touch what risk holds. */
const enRiesgo = ({ actor, carpetaEn }: ContextoDeDocumento): ErrorDeNegocio | null =>
  carpetaEn === DEPARTAMENTO_DE_RIESGO && actor.idDepartamento === '002'
    ? conflicto('carpeta-en-riesgo', propios.carpetaEnRiesgo)
    : null;

const rechazadoPorRiesgo = ({ estado, decididoDepartamento }: HechosDeDocumento): boolean =>
  estado === false && decididoDepartamento === DEPARTAMENTO_DE_RIESGO;

/** A delivery stands on its two files: neither another one nor a rejection comes after it. */
const pruebaDeEntrega = ({ prueba }: HechosDeDocumento): ErrorDeNegocio | null =>
  prueba === null
    ? null
    : llegoTarde('prueba-de-entrega', { con: propios.pruebaDeEntrega, sin: propios.pruebaDeEntregaHecha }, prueba);

/** Each type is uploaded by its department; what 004 rejected is replaced wherever the folder is. */
function guardaDeSubida(h: HechosDeDocumento, contexto: ContextoDeDocumento): ErrorDeNegocio | null {
  if (h.departamento !== contexto.actor.idDepartamento) return deOtroDepartamento();
  return cerrado(h) ?? pruebaDeEntrega(h) ?? (rechazadoPorRiesgo(h) ? null : enRiesgo(contexto));
}

const yaDecidido = (estado: boolean, { decidido }: HechosDeDocumento): ErrorDeNegocio => {
  const con = (quien: string, cuando: string): string => propios.documentoYaDecididoPor(estado, quien, cuando);
  return llegoTarde('estado-cambiado', { con, sin: propios.documentoYaDecidido(estado) }, decidido);
};

/** 002 decides what 002 uploads, 004 everything; the word of 004 stands until another file comes (DOC-503, DOC-504). */
const guardaDeDecision =
  (estado: boolean) =>
  (h: HechosDeDocumento, contexto: ContextoDeDocumento): ErrorDeNegocio | null => {
    const deRiesgo = contexto.actor.idDepartamento === DEPARTAMENTO_DE_RIESGO;
    if (!deRiesgo && h.departamento !== contexto.actor.idDepartamento) return deOtroDepartamento();
    const rechazo = cerrado(h) ?? (estado ? null : pruebaDeEntrega(h)) ?? enRiesgo(contexto);
    if (rechazo !== null) return rechazo;
    const decidioRiesgo = h.decididoDepartamento === DEPARTAMENTO_DE_RIESGO;
    if (decidioRiesgo && !deRiesgo) {
      return llegoTarde(
        'decidido-por-riesgo',
        { con: propios.documentoDecididoEnRiesgoPor, sin: propios.documentoDecididoPorRiesgo },
        h.decidido,
      );
    }
    // what 002 confirmed 004 decides once more with its own weight
    const repite = h.estado === estado && (decidioRiesgo || !deRiesgo);
    return repite ? yaDecidido(estado, h) : null;
  };

const sinArchivo = (): ErrorDeNegocio => conflicto('sin-archivo', mensajes.DOC.noExisteDocumento);

/**
 * DOC-031…033, DOC-502, invariants 27 and 29: a file makes the document pending, whatever was decided of the one before; a decision needs a
 * file. That the bytes which were decided upon never change is the store's: each upload is a version of its own.
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
