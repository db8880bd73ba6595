import { ErrorDeNegocio, esErrorDeNegocio, propios } from '@adjudica/domain';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { isServiceKey } from '../auth/service-keys';
import type { InnerCalls } from '../http/inner-calls';
import { OtherMethods, withHead } from '../http/other-methods';
import { sendProblem } from '../http/problem';
import { named } from '../http/route-name';
import { claveDe, exigePropio, personaNombrada, quienLlama } from './acceso';
import { Api, Rechazo } from './api';
import { Cuerpo } from './cuerpo';
import { type Fila, json, type Salida } from './fila';
import { responde } from './respuesta';
import { filas } from './tabla';

export const SERVICIO = '/api/servicio';

/** The specified calls at their own paths (decisiones.md, "Specified calls"). */
export function servicioRoutes(inner: InnerCalls): RequestHandler[] {
  const router = express.Router();
  const others = new OtherMethods();
  for (const fila of [...filas].sort(literalesPrimero)) {
    const { metodo, camino } = rutaDe(fila);
    if (fila.actua && metodo === 'get') router.head(camino, soloConsulta);
    router[metodo](camino, named(`${SERVICIO}${camino}`), atiende(fila, inner));
    others.add(camino, ...(fila.actua ? [metodo.toUpperCase()] : withHead(metodo.toUpperCase())));
  }
  return [router, others.handler];
}

/** `autos/color` is not the model `color` of `autos/{id}`. */
const literalesPrimero = (una: Fila, otra: Fila): number => una.parametros.length - otra.parametros.length;

/** Method and path of a call: `GET clientes/plan/{4 params}` with the names of the row; without a method it is GET. */
export function rutaDe({ llamada, parametros, opcionales }: Fila): { metodo: 'get' | 'post' | 'put'; camino: string } {
  const [, metodo = 'GET', escrito = ''] = /^(?:(GET|POST|PUT) )?\/?(.+)$/.exec(llamada) ?? [];
  const literal = escrito.replace(/\/?\{[^}]*\}/, '');
  const segmentos = parametros.map((nombre) => `/:${nombre}`).join('');
  const siguen = opcionales.reduceRight((dentro, nombre) => `{/:${nombre}${dentro}}`, '');
  return { metodo: metodo.toLowerCase() as 'get' | 'post' | 'put', camino: `/${literal}${segmentos}${siguen}` };
}

const soloConsulta = (_request: Request, response: Response): void => {
  response.set('Allow', 'GET');
  sendProblem(response, 405, 'metodo-no-permitido', propios.servicio.soloConsulta);
};

const atiende =
  (fila: Fila, inner: InnerCalls): RequestHandler =>
  async (request, response, next) => {
    const cuerpo = new Cuerpo(request.body);
    const apiDe = (clave: string, deQuien?: string): Api =>
      new Api(inner, request, clave, cuandoSeVa(response), deQuien);
    try {
      const clave = fila.claveEn === undefined ? claveDe(request) : cuerpo.exige(fila.claveEn);
      const conSesion = fila.claveEn !== undefined && !isServiceKey(clave);
      if (conSesion) return await responde(response, await iniciaSesion(cuerpo, apiDe('')), apiDe(''));
      const actor = await quienLlama(request, clave, fila.dePersonas);
      const dado = datosDe(fila, request);
      const dato = (nombre: string): string => dado.get(nombre) ?? '';
      if (fila.campos !== undefined) cuerpo.soloTrae(fila.campos);
      const dichos = [
        ['usuario', dato('usuario')] as const,
        ...fila.usuarios.map((nombre) => [nombre, cuerpo.texto(nombre)] as const),
      ];
      if (fila.claveEn !== undefined) for (const [campo, dicho] of dichos) exigePropio(actor, dicho, campo);
      const persona = await personaNombrada(request, actor, dichos);
      const api = apiDe(clave, persona?.usuario);
      await responde(response, await fila.hace({ dato, cuerpo, actor, persona, clave, api }), api);
    } catch (error) {
      rechaza(error, fila, cuerpo, response, next);
    }
  };

/** A person's log-in is our own operation: its limits, its second factor, its answer. */
const iniciaSesion = async (cuerpo: Cuerpo, api: Api): Promise<Salida> =>
  json(await api.actua('POST', '/auth', { name: cuerpo.exige('name'), pass: cuerpo.exige('pass') }));

/** @throws 400 for an unknown query parameter. */
function datosDe({ parametros, opcionales }: Fila, request: Request): Map<string, string> {
  const dado = new Map<string, string>();
  for (const nombre of [...parametros, ...opcionales]) {
    const valor = request.params[nombre] ?? request.query[nombre];
    if (typeof valor === 'string') dado.set(nombre, valor);
  }
  const ajeno = Object.keys(request.query).find((nombre) => !opcionales.includes(nombre));
  if (ajeno !== undefined)
    throw new ErrorDeNegocio('malformado', 'parametro-desconocido', propios.campoDesconocido, {
      errors: { [ajeno.slice(0, 40)]: propios.campoDesconocido },
      detalle: { admitidos: opcionales },
    });
  return dado;
}

function cuandoSeVa(response: Response): AbortSignal {
  const control = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) control.abort();
  });
  return control.signal;
}

/** Our operation's refusal with the caller's field names; `detalle.llamada` names the call. */
function rechaza(
  error: unknown,
  { llamada, dePersonas }: Fila,
  cuerpo: Cuerpo,
  response: Response,
  next: NextFunction,
): void {
  if (response.destroyed) return;
  if (response.headersSent || !(error instanceof Rechazo || esErrorDeNegocio(error))) {
    next(error);
    return;
  }
  const { status, code, title, errors, detalle } =
    error instanceof Rechazo ? { ...problemaDe(error.problema), status: error.estado } : error;
  if (error instanceof Rechazo) response.set(error.cabeceras);
  const nombrados = Object.entries(errors ?? {}).map(([campo, texto]) => [cuerpo.nombres.get(campo) ?? campo, texto]);
  // an account is told how a person does it
  const titulo =
    dePersonas && code === 'sin-permiso' && detalle?.['permiso'] !== undefined
      ? propios.servicio.conPersona(title)
      : title;
  sendProblem(response, status, code, titulo, {
    ...(nombrados.length === 0 ? {} : { errors: Object.fromEntries(nombrados) as Record<string, string> }),
    detalle: { ...detalle, llamada },
  });
}

const problemaDe = (problema: Rechazo['problema']) =>
  problema as {
    code: string;
    title: string;
    errors?: Record<string, string>;
    detalle?: Record<string, unknown>;
  };
