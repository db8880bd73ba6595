import { ErrorDeNegocio, withoutStack } from './errores';
import { mensajes } from './mensajes';
import { type Acreditado, esPermiso, type Permiso, puede, type Quien, type Rol } from './roles';

/**
 * The generic lifecycle: states and actions of a capability are data, checked when the module loads. Every act asks permission → origin state → guard
 * in this order; the API compares the version between the last two and writes (api/src/act). This module only decides what is allowed.
 */
export interface ContextoDeCiclo {
  readonly actor: Acreditado;
}

export interface Transicion<Estado extends string, Registro, Contexto extends ContextoDeCiclo> {
  readonly desde: readonly Estado[];
  /** Target state; left out = the action does not change the state. */
  readonly hacia?: Estado;
  readonly permiso: Permiso;
  /** Pure. Returns the refusal or `null`. It runs only in an origin state, for a role that has the permission. */
  readonly guarda?: (registro: Registro, contexto: Contexto) => ErrorDeNegocio | null;
  /** Refusal in a wrong state, where it says more than the default (who did it and when); must be a 'conflicto'. */
  readonly conflicto?: (registro: Registro, contexto: Contexto) => ErrorDeNegocio;
}

export interface DefinicionDeCiclo<
  Estado extends string,
  Accion extends string,
  Registro,
  Contexto extends ContextoDeCiclo = ContextoDeCiclo,
> {
  readonly nombre: string;
  readonly estados: readonly Estado[];
  /** States in which a record may start (created or imported). */
  readonly iniciales: readonly Estado[];
  /** States that no action leaves; declared, so that a forgotten exit is found. */
  readonly finales: readonly Estado[];
  readonly estadoDe: (registro: Registro) => Estado;
  /** Label of a state whose code is not a word ('P'). */
  readonly etiquetaDe?: (estado: Estado) => string;
  readonly acciones: { readonly [A in Accion]: Transicion<Estado, Registro, Contexto> };
}

export interface Paso<Estado extends string, Accion extends string> {
  readonly accion: Accion;
  readonly desde: Estado;
  readonly hacia: Estado;
}

export interface Ciclo<Estado extends string, Accion extends string, Registro, Contexto extends ContextoDeCiclo> {
  readonly nombre: string;
  readonly estados: readonly Estado[];
  readonly acciones: readonly Accion[];
  estadoDe(registro: Registro): Estado;
  /** Only of a lifecycle whose states are codes. */
  etiquetaDe?(estado: Estado): string;
  permisoDe(accion: Accion): Permiso;
  /** States in which the action may begin. */
  desdeDe(accion: Accion): readonly Estado[];
  /** Why this actor can't begin the action on a record in this state: 'prohibido', then 'conflicto'; `null` = can. */
  rechazoDeOrigen(accion: Accion, registro: Registro, contexto: Contexto): ErrorDeNegocio | null;
  /** The guard's refusal; asked only after `rechazoDeOrigen` passed. */
  rechazoDeGuarda(accion: Accion, registro: Registro, contexto: Contexto): ErrorDeNegocio | null;
  /** `rechazoDeOrigen`, then `rechazoDeGuarda`. */
  rechazo(accion: Accion, registro: Registro, contexto: Contexto): ErrorDeNegocio | null;
  /** The states before and after the action, whoever asks. */
  pasoDe(accion: Accion, registro: Registro): Paso<Estado, Accion>;
  /** What this actor may do with this record now: exactly the actions that `transicion` accepts. */
  accionesPosibles(registro: Registro, contexto: Contexto): Accion[];
  /** @throws ErrorDeNegocio 'prohibido' → 'conflicto' → the guard's refusal, in this order. */
  transicion(accion: Accion, registro: Registro, contexto: Contexto): Paso<Estado, Accion>;
}

export function crearCiclo<
  Estado extends string,
  Accion extends string,
  Registro,
  Contexto extends ContextoDeCiclo = ContextoDeCiclo,
>(definicion: DefinicionDeCiclo<Estado, Accion, Registro, Contexto>): Ciclo<Estado, Accion, Registro, Contexto> {
  verificarGrafo(definicion);
  const acciones = Object.keys(definicion.acciones) as Accion[];
  /** Actions by role, kept: permissions do not change while the program runs, and a list asks for each of its rows. */
  const porRol = new Map<Rol, readonly Accion[]>();
  function permitidas(actor: Acreditado): readonly Accion[] {
    const conAlcances = (quien: Quien) =>
      acciones.filter((accion) => puede(quien, definicion.acciones[accion].permiso));
    if (actor.alcances !== undefined) return conAlcances(actor);
    const conocidas = porRol.get(actor.role) ?? conAlcances(actor.role);
    porRol.set(actor.role, conocidas);
    return conocidas;
  }

  function rechazoDeOrigen(accion: Accion, registro: Registro, contexto: Contexto): ErrorDeNegocio | null {
    const t = definicion.acciones[accion];
    if (!puede(contexto.actor, t.permiso)) return sinPermiso(accion);
    const estado = definicion.estadoDe(registro);
    if (t.desde.includes(estado)) return null;
    return (
      t.conflicto?.(registro, contexto) ??
      new ErrorDeNegocio('conflicto', 'accion-no-permitida', mensajes.propios.accionNoPermitida, {
        detalle: { accion, estado },
      })
    );
  }
  const rechazoDeGuarda = (accion: Accion, registro: Registro, contexto: Contexto): ErrorDeNegocio | null =>
    definicion.acciones[accion].guarda?.(registro, contexto) ?? null;
  const rechazo = (accion: Accion, registro: Registro, contexto: Contexto): ErrorDeNegocio | null =>
    rechazoDeOrigen(accion, registro, contexto) ?? rechazoDeGuarda(accion, registro, contexto);
  function pasoDe(accion: Accion, registro: Registro): Paso<Estado, Accion> {
    const desde = definicion.estadoDe(registro);
    return { accion, desde, hacia: definicion.acciones[accion].hacia ?? desde };
  }

  return {
    nombre: definicion.nombre,
    estados: definicion.estados,
    acciones,
    estadoDe: definicion.estadoDe,
    ...(definicion.etiquetaDe && { etiquetaDe: definicion.etiquetaDe }),
    permisoDe: (accion) => definicion.acciones[accion].permiso,
    desdeDe: (accion) => definicion.acciones[accion].desde,
    rechazoDeOrigen,
    rechazoDeGuarda,
    rechazo,
    pasoDe,
    accionesPosibles(registro, contexto) {
      // a list asks this for each of its rows: no refusal is worded, and the guards' refusals record no stack
      const estado = definicion.estadoDe(registro);
      return withoutStack(() =>
        permitidas(contexto.actor).filter((accion) => {
          const { desde, guarda } = definicion.acciones[accion];
          return desde.includes(estado) && (guarda?.(registro, contexto) ?? null) === null;
        }),
      );
    },
    transicion(accion, registro, contexto) {
      const error = rechazo(accion, registro, contexto);
      if (error) throw error;
      return pasoDe(accion, registro);
    },
  };
}

/** 403: the role lacks the permission of the action. */
export const sinPermiso = (accion: string): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'sin-permiso', mensajes.propios.sinPermiso, { detalle: { accion } });

/** A defect in a lifecycle stops the program at its start, not an act of a user later. */
function verificarGrafo<Estado extends string, Accion extends string, Registro, Contexto extends ContextoDeCiclo>(
  d: DefinicionDeCiclo<Estado, Accion, Registro, Contexto>,
): void {
  const falla = (texto: string): never => {
    throw new TypeError(`lifecycle ${d.nombre}: ${texto}`);
  };
  const estados = new Set<string>(d.estados);
  if (estados.size !== d.estados.length) falla('a state is declared twice');
  if (d.iniciales.length === 0) falla('there is no initial state');
  for (const e of [...d.iniciales, ...d.finales]) if (!estados.has(e)) falla(`unknown state '${e}'`);

  const salidas = new Map<string, Set<string>>(d.estados.map((e) => [e, new Set<string>()]));
  for (const [accion, t] of Object.entries(d.acciones) as [Accion, Transicion<Estado, Registro, Contexto>][]) {
    if (t.desde.length === 0) falla(`action '${accion}' starts nowhere`);
    if (!esPermiso(t.permiso)) falla(`action '${accion}' needs the unknown permission '${t.permiso}'`);
    if (t.hacia !== undefined && !estados.has(t.hacia)) falla(`action '${accion}' leads to '${t.hacia}'`);
    for (const e of t.desde) {
      const salida = salidas.get(e) ?? falla(`action '${accion}' starts from '${e}'`);
      if (t.hacia !== undefined && t.hacia !== e) salida.add(t.hacia);
    }
  }
  for (const e of d.finales) if (salidas.get(e)?.size) falla(`final state '${e}' has an exit`);
  for (const e of d.estados) {
    if (!d.finales.includes(e) && !salidas.get(e)?.size) falla(`state '${e}' has no exit and is not final`);
  }
  const alcanzados = new Set<string>(d.iniciales);
  for (const e of alcanzados) for (const s of salidas.get(e) ?? []) alcanzados.add(s);
  for (const e of d.estados) if (!alcanzados.has(e)) falla(`state '${e}' cannot be reached`);
}
