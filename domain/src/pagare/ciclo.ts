import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { rechazoDeAutor } from '../cuatroOjos';
import { ErrorDeNegocio } from '../errores';
import { rechazoPorBienEntregado } from '../medio/ciclo';
import { LEG, propios } from '../mensajes';
import type { Rol } from '../roles';
import { type CuentasDePagare, rechazoPorCuenta } from './concuerda';

export const estadosDePagare = [
  { codigo: 'P', nombre: LEG.pendiente },
  { codigo: 'A', nombre: LEG.aprobado },
  { codigo: 'R', nombre: LEG.noAprobado },
  { codigo: 'X', nombre: propios.pagareAnulado },
] as const;
// LEG-541…543: pending, approved, rejected; annulled after its approval.
export type EstadoDePagare = (typeof estadosDePagare)[number]['codigo'];
// 'enviar' notifies who decides and leaves the state as it is; 'reemplazar' makes a new schedule under the same number; 'fechar' says where and when
// the papers are signed.
export type AccionDePagare =
  | 'actualizar'
  | 'reemplazar'
  | 'fechar'
  | 'enviar'
  | 'aprobar'
  | 'rechazar'
  | 'pedirAnulacion'
  | 'declinarAnulacion'
  | 'anular';
export const etiquetaDePagare = Object.fromEntries(
  estadosDePagare.map(({ codigo, nombre: n }) => [codigo, n]),
) as Readonly<Record<EstadoDePagare, string>>;

export interface HechosDePagare {
  readonly estado: EstadoDePagare;
  /** Who made its schedule, and who saved its persons and its pledge last: none of them approves it. */
  readonly autores: readonly (number | null)[];
  readonly aprobado: Autoria | null;
  readonly rechazado: Autoria | null;
  /** The request to annul it: who made it; `null` = none. */
  readonly anulacion: (Autoria & { readonly pedidaPor: number | null }) | null;
  readonly anulado: Autoria | null;
  /** The delivery of the good; `null` = not yet. */
  readonly entregado: Autoria | null;
  /** Its plan still has the award. */
  readonly adjudicado: boolean;
  /** What it lacks of the contents that the law requires (contenido.ts). */
  readonly faltan: readonly string[];
  /** Its pledge was saved. */
  readonly prenda: boolean;
  readonly cuentas: CuentasDePagare;
  /** Plan of the approved contract that was written with it; `null` = there is none. */
  readonly contratoAprobado: string | null;
}

export interface ContextoDePagare extends ContextoDeCiclo {
  readonly actor: { readonly id: number; readonly role: Rol };
  /** Setting CUATRO_OJOS; left out = on. */
  readonly cuatroOjos?: boolean | undefined;
}

/** Conflict of the second of two acts: who decided and when. */
function pagareCambiado({ estado, aprobado, rechazado, anulado }: HechosDePagare): ErrorDeNegocio {
  const sin = propios.estadoCambiado;
  if (estado === 'X')
    return conflictoDeActo('estado-cambiado', { con: propios.pagareYaAnulado, sin }, anulado, { estado });
  return estado === 'R'
    ? conflictoDeActo('estado-cambiado', { con: propios.pagareYaRechazado, sin }, rechazado, { estado })
    : conflictoDeActo('estado-cambiado', { con: propios.pagareYaAprobado, sin }, aprobado, { estado });
}

const sinAdjudicacion = ({ adjudicado }: HechosDePagare): ErrorDeNegocio | null =>
  adjudicado ? null : new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.pagareSinAdjudicacion);
const incompleto = ({ faltan }: Pick<HechosDePagare, 'faltan'>): ErrorDeNegocio | null =>
  faltan.length === 0
    ? null
    : new ErrorDeNegocio('regla', 'pagare-incompleto', propios.pagareIncompleto(faltan), { detalle: { faltan } });
const desactualizado = ({ cuentas }: HechosDePagare): ErrorDeNegocio | null =>
  rechazoPorCuenta(cuentas, cuentas.debe.plazo === 0 ? propios.pagareYaNoHaceFalta : propios.pagareGenereDeNuevo);
/** A note stays as its approved contract states it. */
const deContrato = ({ contratoAprobado }: HechosDePagare): ErrorDeNegocio | null =>
  contratoAprobado === null
    ? null
    : new ErrorDeNegocio('regla', 'contrato-aprobado', propios.pagareDeContratoAprobado(contratoAprobado), {
        detalle: { contrato: contratoAprobado },
      });
const cambiable = (pagare: HechosDePagare): ErrorDeNegocio | null => sinAdjudicacion(pagare) ?? deContrato(pagare);
const anulable = ({ entregado, contratoAprobado }: HechosDePagare): ErrorDeNegocio | null =>
  rechazoPorBienEntregado(entregado) ??
  (contratoAprobado === null
    ? null
    : new ErrorDeNegocio('regla', 'contrato-aprobado', propios.pagareAnularConContrato(contratoAprobado), {
        detalle: { contrato: contratoAprobado },
      }));
const yaPedida = ({ anulacion }: HechosDePagare): ErrorDeNegocio | null =>
  anulacion === null
    ? null
    : conflictoDeActo('anulacion-pedida', { con: propios.anulacionYaPedida, sin: propios.estadoCambiado }, anulacion);
const sinPedir = ({ anulacion }: HechosDePagare): ErrorDeNegocio | null =>
  anulacion === null ? new ErrorDeNegocio('regla', 'anulacion-sin-pedir', propios.anulacionSinPedir) : null;
const pedidaPorQuienAnula = (
  { anulacion }: HechosDePagare,
  { actor, cuatroOjos }: ContextoDePagare,
): ErrorDeNegocio | null => rechazoDeAutor(anulacion?.pedidaPor ?? null, actor, cuatroOjos);
/** LEG-507: the approval makes the pledge final too, so it must be saved by then. */
const sinPrenda = ({ faltan, prenda }: HechosDePagare): ErrorDeNegocio | null =>
  incompleto({ faltan: prenda ? faltan : [...faltan, propios.pagareSinPrenda] });
const rechazoDeSuAutor = (
  { autores }: HechosDePagare,
  { actor, cuatroOjos }: ContextoDePagare,
): ErrorDeNegocio | null =>
  autores.reduce<ErrorDeNegocio | null>((rechazo, autor) => rechazo ?? rechazoDeAutor(autor, actor, cuatroOjos), null);

const conflicto = pagareCambiado;
/**
 * LEG-507, LEG-533…543, invariants 22 and 23: P → A or R, R → P by 'Actualizar', a new schedule or another place or day; what is approved stays. A → X by two
 * of Legal, before contract and delivery.
 */
export const cicloDePagare = crearCiclo<EstadoDePagare, AccionDePagare, HechosDePagare, ContextoDePagare>({
  nombre: 'pagare',
  estados: ['P', 'A', 'R', 'X'],
  iniciales: ['P'],
  finales: ['X'],
  estadoDe: ({ estado }) => estado,
  etiquetaDe: (estado) => etiquetaDePagare[estado],
  acciones: {
    actualizar: { desde: ['P', 'R'], hacia: 'P', permiso: 'pagare:escribir', guarda: cambiable, conflicto },
    reemplazar: { desde: ['P', 'R'], hacia: 'P', permiso: 'pagare:escribir', guarda: cambiable, conflicto },
    // who approves dates nothing
    fechar: { desde: ['P', 'R'], hacia: 'P', permiso: 'pagare:enviar', guarda: cambiable, conflicto },
    enviar: {
      desde: ['P'],
      permiso: 'pagare:enviar',
      guarda: (pagare) => sinAdjudicacion(pagare) ?? desactualizado(pagare) ?? incompleto(pagare),
      conflicto,
    },
    aprobar: {
      desde: ['P'],
      hacia: 'A',
      permiso: 'pagare:aprobar',
      guarda: (pagare, contexto) =>
        sinAdjudicacion(pagare) ?? rechazoDeSuAutor(pagare, contexto) ?? desactualizado(pagare) ?? sinPrenda(pagare),
      conflicto,
    },
    rechazar: { desde: ['P'], hacia: 'R', permiso: 'pagare:aprobar', guarda: cambiable, conflicto },
    pedirAnulacion: {
      desde: ['A'],
      permiso: 'pagare:pedir-anulacion',
      guarda: (pagare) => yaPedida(pagare) ?? anulable(pagare),
      conflicto,
    },
    declinarAnulacion: { desde: ['A'], permiso: 'pagare:anular', guarda: sinPedir, conflicto },
    anular: {
      desde: ['A'],
      hacia: 'X',
      permiso: 'pagare:anular',
      guarda: (pagare, contexto) => sinPedir(pagare) ?? pedidaPorQuienAnula(pagare, contexto) ?? anulable(pagare),
      conflicto,
    },
  },
});
