import { ErrorDeNegocio, withoutStack } from './errores';
import { mensajes } from './mensajes';
import { type Acreditado, esPermiso, type Permiso, puede, type Quien, type Rol } from './roles';

/**
 * The lifecycle generic: a capability's states and actions are data, checked when the module loads. The order of every step is
 * permission → origin state → guard; the API compares the version between the last two and writes (api/src/act). This module only says what
 * may be tried.
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
  /** The refusal in a wrong state, when it should say more than the default (who did it and when). Must be a 'conflicto'. */
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
  /** States in which a record may be born (created or imported). */
  readonly iniciales: readonly Estado[];
  /** States that no action leaves; declared, so that a forgotten exit is found. */
  readonly finales: readonly Estado[];
  readonly estadoDe: (registro: Registro) => Estado;
  /** What people call a state whose code is not a word ('P'). */
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
  /** What the guard says. Only for who passed `rechazoDeOrigen`. */
  rechazoDeGuarda(accion: Accion, registro: Registro, contexto: Contexto): ErrorDeNegocio | null;
  /** The first of the two. */
  rechazo(accion: Accion, registro: Registro, contexto: Contexto): ErrorDeNegocio | null;
  /** From where to where the action leads, whoever asks. */
  pasoDe(accion: Accion, registro: Registro): Paso<Estado, Accion>;
  /** What this actor may do with this record now: exactly the actions that `transicion` would let through. */
  accionesPosibles(registro: Registro, contexto: Contexto): Accion[];
  /** Throws ErrorDeNegocio: 'prohibido' → 'conflicto' → whatever the guard says, in this order. */
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
  /** What a role may do at all: the table of permissions does not change while the program runs, and a list asks for each of its rows. */
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
      // a list asks this of each of its rows: no refusal is worded that nobody reads, and no guard's refusal notes where it was made
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

/** 403 of whose role does not have the action's permission. */
export const sinPermiso = (accion: string): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'sin-permiso', mensajes.propios.sinPermiso, { detalle: { accion } });

/** A defect in the table stops the program when it loads, not the user when he clicks. */
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
