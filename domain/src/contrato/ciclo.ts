import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { rechazoDeAutor } from '../cuatroOjos';
import { ErrorDeNegocio } from '../errores';
import { LEG, propios } from '../mensajes';
import type { EstadoDePagare } from '../pagare/ciclo';
import { type CuentasDePagare, rechazoPorCuenta } from '../pagare/concuerda';
import { type BloqueDeContrato, bloquesDeContrato } from './bloques';

export interface HechosDeBloque {
  readonly bloque: BloqueDeContrato;
  readonly estado: EstadoDeBloque;
}

export interface HechosDeContrato {
  readonly estado: EstadoDeContrato;
  /** Only the generated ones. */
  readonly bloques: readonly HechosDeBloque[];
  /** Users who wrote the present header and texts. */
  readonly autores: readonly number[];
  readonly aprobado: Autoria | null;
  readonly rechazado: Autoria | null;
  /** The note it refers to; `null` = its plan has none. */
  readonly pagare: (CuentasDePagare & { readonly estado: EstadoDePagare }) | null;
  /** The plan has a debt, so it needs a note. */
  readonly debe: boolean;
}

export interface ContextoDeContrato extends ContextoDeCiclo {
  readonly actor: ContextoDeCiclo['actor'] & { readonly id: number };
  /** Setting CUATRO_OJOS; left out = on. */
  readonly cuatroOjos?: boolean | undefined;
}

export const estadosDeContrato = [
  { codigo: 'P', nombre: LEG.pendiente },
  { codigo: 'A', nombre: LEG.aprobado },
  { codigo: 'R', nombre: LEG.noAprobado },
] as const;
// LEG-541…543, LEG-569: pending, approved, rejected; of a contract and of each of its blocks.
export type EstadoDeContrato = (typeof estadosDeContrato)[number]['codigo'];
export type EstadoDeBloque = EstadoDeContrato;
// 'generarBloque' and 'editarBloque' write one block. Editing a rejected block asks 'corregirBloque', or 'corregirUltimo' when no other is rejected,
// which takes the contract back to pending. 'entregarModelo' keeps what the client got before the signature. 'verTodos' and 'ver' only show.
export type AccionDeContrato =
  | 'actualizar'
  | 'generarBloque'
  | 'editarBloque'
  | 'corregirBloque'
  | 'corregirUltimo'
  | 'entregarModelo'
  | 'enviar'
  | 'aprobar'
  | 'rechazar'
  | 'verTodos'
  | 'ver';
export const etiquetaDeContrato = (estado: EstadoDeContrato): string =>
  estadosDeContrato.find(({ codigo }) => codigo === estado)?.nombre ?? estado;

/** LEG-574: every block exactly once. */
export const estaCompleto = ({ bloques }: Pick<HechosDeContrato, 'bloques'>): boolean =>
  bloques.length === bloquesDeContrato.length && new Set(bloques.map(({ bloque }) => bloque)).size === bloques.length;
const rechazados = ({ bloques }: HechosDeContrato): number => bloques.filter(({ estado }) => estado === 'R').length;

/** Conflict of the second of two acts: the present state, who and when. */
function cambiado({ estado, aprobado, rechazado }: HechosDeContrato): ErrorDeNegocio {
  const sin = propios.estadoCambiado;
  if (estado === 'A')
    return conflictoDeActo('estado-cambiado', { con: propios.contratoYaAprobado, sin }, aprobado, { estado });
  if (estado === 'R')
    return conflictoDeActo('estado-cambiado', { con: propios.contratoYaRechazado, sin }, rechazado, { estado });
  return conflictoDeActo(
    'estado-cambiado',
    { con: () => propios.contratoSinRechazo, sin: propios.contratoSinRechazo },
    null,
    {
      estado,
    },
  );
}

const incompleto = (contrato: HechosDeContrato): ErrorDeNegocio | null =>
  estaCompleto(contrato) ? null : new ErrorDeNegocio('regla', 'bloques-incompletos', LEG.faltanBloques);
const completo = (contrato: HechosDeContrato): ErrorDeNegocio | null =>
  estaCompleto(contrato) ? new ErrorDeNegocio('regla', 'bloques-completos', propios.contratoCompleto) : null;
const vacio = ({ bloques }: HechosDeContrato): ErrorDeNegocio | null =>
  bloques.length > 0 ? null : new ErrorDeNegocio('regla', 'sin-bloques', propios.contratoSinBloques);
const conRechazados = (contrato: HechosDeContrato, ultimo: boolean): ErrorDeNegocio | null =>
  (rechazados(contrato) === 1) === ultimo
    ? null
    : new ErrorDeNegocio('regla', 'bloques-rechazados', propios.contratoQuedanRechazados);
const rechazoDeSuAutor = (
  { autores }: HechosDeContrato,
  { actor, cuatroOjos }: ContextoDeContrato,
): ErrorDeNegocio | null => (autores.includes(actor.id) ? rechazoDeAutor(actor.id, actor, cuatroOjos) : null);

/** The note against which a contract is judged; a plan without a debt needs none, so that an unapproved one is ignored. */
export const pagareQueCuenta = <P extends { readonly estado: EstadoDePagare }>(
  pagare: P | null,
  debe: boolean,
): P | null => (debe || pagare?.estado === 'A' ? pagare : null);

/** LEG-507: a contract goes on only while its note matches the debt of the plan. */
function deOtraCuenta({ debe, ...hechos }: HechosDeContrato): ErrorDeNegocio | null {
  const pagare = pagareQueCuenta(hechos.pagare, debe);
  if (pagare === null) return debe ? new ErrorDeNegocio('regla', 'sin-pagare', propios.contratoSinPagare) : null;
  return rechazoPorCuenta(pagare, pagare.estado === 'A' ? propios.contratoPagareFirme : propios.contratoGenerePagare);
}
function sinPagareAprobado({ debe, ...hechos }: HechosDeContrato): ErrorDeNegocio | null {
  const pagare = pagareQueCuenta(hechos.pagare, debe);
  if (pagare === null || pagare.estado === 'A') return null;
  return new ErrorDeNegocio('regla', 'pagare-sin-aprobar', propios.contratoPagareSinAprobar(pagare.numero), {
    detalle: { pagare: pagare.numero },
  });
}

/** Why the note prevents the approval now; whether it is approved matters once the contract is complete. */
export const impedimentoDePagare = (contrato: HechosDeContrato): ErrorDeNegocio | null =>
  deOtraCuenta(contrato) ?? (estaCompleto(contrato) ? sinPagareAprobado(contrato) : null);

const EN_ELABORACION: readonly EstadoDeContrato[] = ['P', 'R'];

/** LEG-541…543, LEG-567…576, invariants 23 and 24: P → A or R; R → P with the last rejected block; A is final. */
export const cicloDeContrato = crearCiclo<EstadoDeContrato, AccionDeContrato, HechosDeContrato, ContextoDeContrato>({
  nombre: 'contrato',
  estados: ['P', 'A', 'R'],
  iniciales: ['P'],
  finales: ['A'],
  estadoDe: ({ estado }) => estado,
  etiquetaDe: etiquetaDeContrato,
  acciones: {
    actualizar: { desde: EN_ELABORACION, permiso: 'contrato:escribir', conflicto: cambiado },
    generarBloque: { desde: EN_ELABORACION, permiso: 'contrato:escribir', guarda: completo, conflicto: cambiado },
    editarBloque: { desde: EN_ELABORACION, permiso: 'contrato:escribir', guarda: vacio, conflicto: cambiado },
    corregirBloque: {
      desde: ['R'],
      permiso: 'contrato:corregir',
      guarda: (contrato) => conRechazados(contrato, false),
      conflicto: cambiado,
    },
    corregirUltimo: {
      desde: ['R'],
      hacia: 'P',
      permiso: 'contrato:corregir',
      guarda: (contrato) => conRechazados(contrato, true),
      conflicto: cambiado,
    },
    entregarModelo: { desde: ['P', 'A'], permiso: 'contrato:escribir', guarda: incompleto, conflicto: cambiado },
    enviar: {
      desde: ['P'],
      permiso: 'contrato:enviar',
      guarda: (contrato) => incompleto(contrato) ?? deOtraCuenta(contrato),
      conflicto: cambiado,
    },
    aprobar: {
      desde: ['P'],
      hacia: 'A',
      permiso: 'contrato:aprobar',
      guarda: (contrato, contexto) =>
        incompleto(contrato) ?? rechazoDeSuAutor(contrato, contexto) ?? impedimentoDePagare(contrato),
      conflicto: cambiado,
    },
    rechazar: { desde: ['P'], hacia: 'R', permiso: 'contrato:rechazar', guarda: vacio, conflicto: cambiado },
    verTodos: { desde: ['P', 'A', 'R'], permiso: 'contrato:ver-todos', guarda: incompleto },
    ver: {
      desde: ['A'],
      permiso: 'contrato:leer',
      conflicto: () => new ErrorDeNegocio('conflicto', 'contrato-sin-aprobar', propios.contratoSinAprobar),
    },
  },
});

/** The act that writing this block amounts to: a new block, an edit, one of several rejected blocks, or the last of them. */
export function actoDeBloque(
  { bloques }: Pick<HechosDeContrato, 'bloques'>,
  bloque: BloqueDeContrato,
): AccionDeContrato {
  const actual = bloques.find((candidato) => candidato.bloque === bloque);
  if (actual === undefined) return 'generarBloque';
  if (actual.estado !== 'R') return 'editarBloque';
  return bloques.filter(({ estado }) => estado === 'R').length === 1 ? 'corregirUltimo' : 'corregirBloque';
}
