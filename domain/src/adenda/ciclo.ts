import { type ContextoDeCiclo, crearCiclo } from '../ciclo';
import { type Autoria, conflictoDeActo } from '../conflicto';
import { rechazoDeAutor } from '../cuatroOjos';
import { ErrorDeNegocio } from '../errores';
import { LEG, propios } from '../mensajes';

export interface HechosDeAdenda {
  readonly estado: EstadoDeAdenda;
  /** Who wrote it first, and last. */
  readonly autores: readonly (number | null)[];
  /** Who approved, rejected or annulled it last, and when. */
  readonly decidida: Autoria | null;
  /** Fields of which it no longer says what the case says. */
  readonly desactualizados: readonly string[];
  /** Its text has a line that nobody filled. */
  readonly enBlanco: boolean;
}

export interface ContextoDeAdenda extends ContextoDeCiclo {
  readonly actor: ContextoDeCiclo['actor'] & { readonly id: number };
  /** Setting CUATRO_OJOS; left out = on. */
  readonly cuatroOjos?: boolean | undefined;
}

export const estadosDeAdenda = [
  { codigo: 'P', nombre: LEG.pendiente },
  { codigo: 'A', nombre: propios.adendaAprobada },
  { codigo: 'R', nombre: propios.adendaNoAprobada },
  { codigo: 'X', nombre: propios.adendaAnulada },
] as const;
// Pending, approved, rejected, annulled before its approval.
export type EstadoDeAdenda = (typeof estadosDeAdenda)[number]['codigo'];
export type AccionDeAdenda = 'editar' | 'enviar' | 'aprobar' | 'rechazar' | 'anular';
export const etiquetaDeAdenda = Object.fromEntries(
  estadosDeAdenda.map(({ codigo, nombre }) => [codigo, nombre]),
) as Readonly<Record<EstadoDeAdenda, string>>;

/** It still waits for its decision, so that its contract gets no other. */
export const adendaAbierta = ({ estado }: Pick<HechosDeAdenda, 'estado'>): boolean => estado === 'P' || estado === 'R';

/** Why the contract gets no further addendum now; `null` = it does. */
export function rechazoDeAdendaNueva(
  contratoAprobado: boolean,
  adendas: readonly (Pick<HechosDeAdenda, 'estado'> & { readonly numero: number })[],
): ErrorDeNegocio | null {
  if (!contratoAprobado) return new ErrorDeNegocio('regla', 'contrato-sin-aprobar', propios.adendaContratoSinAprobar);
  const abierta = adendas.find(adendaAbierta);
  return abierta === undefined
    ? null
    : new ErrorDeNegocio('conflicto', 'adenda-abierta', propios.adendaDeOtra(abierta.numero));
}

function conflicto({ estado, decidida }: HechosDeAdenda): ErrorDeNegocio {
  const decididaPor = (quien: string, cuando: string): string =>
    propios.adendaYaDecidida(etiquetaDeAdenda[estado].toLowerCase(), quien, cuando);
  const con = estado === 'R' ? propios.adendaYaRechazada : decididaPor;
  return conflictoDeActo('estado-cambiado', { con, sin: propios.estadoCambiado }, decidida, { estado });
}
const rechazoDeSuAutor = (
  { autores }: HechosDeAdenda,
  { actor, cuatroOjos }: ContextoDeAdenda,
): ErrorDeNegocio | null =>
  autores.map((autor) => rechazoDeAutor(autor, actor, cuatroOjos)).find((rechazo) => rechazo !== null) ?? null;
function inservible({ desactualizados, enBlanco }: HechosDeAdenda): ErrorDeNegocio | null {
  if (desactualizados.length > 0)
    return new ErrorDeNegocio('regla', 'adenda-desactualizada', propios.adendaDesactualizada(desactualizados), {
      detalle: { campos: desactualizados },
    });
  return enBlanco ? new ErrorDeNegocio('regla', 'adenda-en-blanco', propios.adendaEnBlanco) : null;
}

/** P → A or R, R → P by an edit; what is not approved can be annulled, its number stays used. */
export const cicloDeAdenda = crearCiclo<EstadoDeAdenda, AccionDeAdenda, HechosDeAdenda, ContextoDeAdenda>({
  nombre: 'adenda',
  estados: ['P', 'A', 'R', 'X'],
  iniciales: ['P'],
  finales: ['A', 'X'],
  estadoDe: ({ estado }) => estado,
  etiquetaDe: (estado) => etiquetaDeAdenda[estado],
  acciones: {
    editar: { desde: ['P', 'R'], hacia: 'P', permiso: 'contrato:escribir', conflicto },
    enviar: { desde: ['P'], permiso: 'contrato:enviar', guarda: inservible, conflicto },
    aprobar: {
      desde: ['P'],
      hacia: 'A',
      permiso: 'contrato:aprobar',
      guarda: (adenda, contexto) => rechazoDeSuAutor(adenda, contexto) ?? inservible(adenda),
      conflicto,
    },
    rechazar: { desde: ['P'], hacia: 'R', permiso: 'contrato:rechazar', conflicto },
    anular: { desde: ['P', 'R'], hacia: 'X', permiso: 'contrato:escribir', conflicto },
  },
});
