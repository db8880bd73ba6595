import type { Api } from '../api';
import { dicho, filtroDe, planDe } from '../busca';
import { type Cuerpo, comoFecha, comoNumero, conNombres } from '../cuerpo';
import { abre, actua, type Entrada, type Fila, json, lee, lista, ruta } from '../fila';
import type { JsonObject } from '../json-object';

const comoEvento = conNombres('evento', 'IdEvento Usuario Observaciones');
const conSusNombres = conNombres('tarea', 'execution_date created updated names plan');
const comoTarea = (fila: JsonObject): JsonObject => {
  const tarea = fila['tarea'] as JsonObject;
  const usuario = fila['usuario'] as JsonObject | null;
  return {
    ...conSusNombres(fila),
    tarea: { ...tarea, role: { nombreRol: tarea['rol'] } },
    usuario: usuario && {
      ...usuario,
      ...{ idSAAD: usuario['idSaad'], Nombre: usuario['nombre'], Apellido: usuario['apellido'] },
    },
  };
};

interface Nodo {
  readonly evento: number | null;
  readonly hijos: readonly Nodo[];
}
/** The branches of the tree that begin with this event. */
const delEvento = (nodos: readonly Nodo[], evento: number): Nodo[] =>
  nodos.flatMap((nodo) => (nodo.evento === evento ? [nodo] : delEvento(nodo.hijos, evento)));

async function primeras(api: Api, filtro: JsonObject, cantidad: number): Promise<JsonObject[]> {
  const halladas: JsonObject[] = [];
  for await (const filas of api.paginas('/evento', { filtro })) {
    halladas.push(...filas);
    if (halladas.length >= cantidad) break;
  }
  return halladas.slice(0, cantidad);
}

/** Owner of the tasks: the person named, else those visible to the caller. */
const deQuien = (persona: Entrada['persona'], delRol: JsonObject): JsonObject =>
  persona === undefined ? delRol : { usuario: persona.id };

function fechaDe(cuerpo: Cuerpo): JsonObject {
  const fecha = cuerpo.texto('execution_date', 'fechaEjecucion');
  return fecha === '' ? {} : { fechaEjecucion: comoFecha(fecha, 'execution_date') };
}

function observacionesDe(cuerpo: Cuerpo): JsonObject {
  const observaciones = cuerpo.texto('observaciones');
  return observaciones === '' ? {} : { observaciones };
}

/** Part 2 §7.15: status of a plan, and tasks. */
export const tareas: readonly Fila[] = [
  lee('GET estado/cabecera/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return json((await api.lee(ruta`/plan/${dato('plan')}/recorrido`))['cabecera']);
  }),
  // newest first; '0' is any department, and no limit
  lee('GET estado/eventos/ultimos/{4 params}', 'cedula plan departamento cantidad', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    const filtro = filtroDe({
      plan: dato('plan'),
      idDepartamento: dicho(dato('departamento')) ? dato('departamento') : undefined,
    });
    if (!dicho(dato('cantidad'))) return lista('evento', { filtro }, comoEvento);
    return json((await primeras(api, filtro, comoNumero(dato('cantidad'), 'cantidad'))).map(comoEvento));
  }),
  lee('GET estado/tarea/evento/{3 params}', 'cedula plan evento', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    const arbol = (await api.lee(ruta`/plan/${dato('plan')}/arbol-tareas`)) as unknown as Nodo[];
    return json(dicho(dato('evento')) ? delEvento(arbol, comoNumero(dato('evento'), 'evento')) : arbol);
  }),
  lee('GET estado/comentarios/{3 params}', 'cedula plan departamento', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    const idDepartamento = dicho(dato('departamento')) ? dato('departamento') : undefined;
    return lista(
      'evento',
      { filtro: filtroDe({ plan: dato('plan'), conObservacion: true, idDepartamento }) },
      comoEvento,
    );
  }),
  lee('trazabilidad/lista/tareas/usuario/{3 params}', 'usuario estado plan', ({ dato, persona }) => {
    const estado = dicho(dato('estado')) ? dato('estado') : undefined;
    const plan = dicho(dato('plan')) ? dato('plan') : undefined;
    return lista(
      'tarea',
      { filtro: filtroDe({ ...deQuien(persona, { mias: true }), estado, plan }), orden: ['id', 'ASC'] },
      comoTarea,
    );
  }),
  lee('accion/tarea/{id}', 'id', ({ dato }) => abre(ruta`/tarea/${dato('id')}/acciones`)),
  // the head's call: every task visible to the role
  lee('listado/tareas/{id}', 'usuario', ({ persona }) =>
    lista('tarea', { filtro: deQuien(persona, {}), orden: ['id', 'ASC'] }, comoTarea),
  ),
  lee('listado/role/tareas/{id}', 'usuario', ({ persona }) =>
    lista('tarea', { filtro: deQuien(persona, { mias: true }), orden: ['id', 'ASC'] }, comoTarea),
  ),
  lee('contador/tareas/usuario/{id}', 'usuario', async ({ persona, api }) => {
    if (persona === undefined) return abre('/tarea/hoy');
    let cantidad = 0;
    for await (const filas of api.paginas('/tarea', { filtro: { usuario: persona.id, deHoy: true } }))
      cantidad += filas.length;
    return json({ cantidad });
  }),
  actua('POST trazabilidad/guardar/tarea', '', async ({ cuerpo, api }) => {
    const nueva = {
      plan: cuerpo.exige('idCodigo', 'plan'),
      tipo: cuerpo.numero('tarea', 'tipo'),
      accion: cuerpo.numero('accion'),
      programar: cuerpo.opcion(['P', 'C'], 'estado') === 'P',
      ...fechaDe(cuerpo),
      ...observacionesDe(cuerpo),
    };
    return json(comoTarea(await api.actua('POST', '/tarea', nueva)), 201);
  }),
  // 3.6: the result decides the state; `usuario` is the new owner, `usuarioAct` the actor
  actua(
    'PUT actualizar/tarea/{id}',
    'id',
    async ({ dato, cuerpo, api }) => {
      const cambio = {
        ...(cuerpo.texto('accion') === '' ? {} : { accion: cuerpo.numero('accion') }),
        ...(cuerpo.texto('usuario') === '' ? {} : { usuario: cuerpo.numero('usuario') }),
        ...fechaDe(cuerpo),
        ...observacionesDe(cuerpo),
      };
      return json(comoTarea(await api.actuaSobre(ruta`/tarea/${dato('id')}`, '', cambio, 'PUT')));
    },
    { usuarios: ['usuarioAct'] },
  ),
];
