import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import { ExpressTemplateService, ValidateError } from '@tsoa/runtime';
import { admittedFields, type ShapeRefusal } from './admitted-fields';

type Asked = Parameters<ExpressTemplateService['getValidatedArgs']>[0];

const OF_BODY = ['body', 'body-prop', 'formData'];

/**
 * Reads the arguments of the generated routes. A body or query parameter that the operation does not take is refused, so that a misspelt filter
 * does not return the whole list.
 */
export class StrictTemplateService extends ExpressTemplateService {
  override getValidatedArgs(asked: Asked): ReturnType<ExpressTemplateService['getValidatedArgs']> {
    const { args, request } = asked;
    const { body, query, integers } = takenBy(args);
    if (!body && hasBody(request))
      throw new ErrorDeNegocio('malformado', 'cuerpo-inesperado', mensajes.propios.cuerpoInesperado);
    for (const name of Object.keys(request.query)) if (!query.includes(name)) throw unknownParameter(name, query);
    for (const name of integers) {
      const sent = request.params[name];
      if (!/^(?:0|-?[1-9]\d*)$/.test(String(sent))) throw notWhole(name, sent);
    }
    try {
      return super.getValidatedArgs(asked);
    } catch (error) {
      const sent = Object.values(args).find(({ in: where }) => where === 'body');
      if (sent === undefined || !(error instanceof ValidateError)) throw error;
      const admitted: ShapeRefusal['admitted'] = (place) => admittedFields(this.models, sent, place);
      throw Object.assign(error, { admitted });
    }
  }
}

interface Taken {
  readonly body: boolean;
  /** Names of its parameters. */
  readonly query: readonly string[];
  /** Integer path parameters. */
  readonly integers: readonly string[];
}

/** The arguments of an operation never change. */
const known = new WeakMap<Asked['args'], Taken>();

function takenBy(args: Asked['args']): Taken {
  let taken = known.get(args);
  if (taken === undefined) {
    const all = Object.values(args);
    taken = {
      body: all.some(({ in: where }) => OF_BODY.includes(where)),
      query: all.filter(({ in: where }) => where === 'query').map(({ name }) => name),
      integers: all
        .filter(({ in: where, dataType }) => where === 'path' && dataType === 'integer')
        .map(({ name }) => name),
    };
    known.set(args, taken);
  }
  return taken;
}

/** Refuses '+1' and '01': a record has one path. */
const notWhole = (name: string, value: unknown): ValidateError =>
  new ValidateError({ [name]: { message: 'invalid integer number', value } }, '');

/** Maximum length of a name in an answer. */
const MAX_NAME = 40;

function unknownParameter(name: string, admitidos: readonly string[]): ErrorDeNegocio {
  const nombre = name.slice(0, MAX_NAME);
  const titulo = mensajes.propios.parametroDesconocido(nombre);
  return new ErrorDeNegocio('malformado', 'parametro-desconocido', titulo, {
    errors: { [nombre]: mensajes.propios.campoDesconocido },
    detalle: { admitidos },
  });
}

/** An empty object counts as no body: some clients always send one. */
const hasBody = ({ body, headers }: Asked['request']): boolean =>
  Array.isArray(body) ||
  Object.keys((body as object | undefined) ?? {}).length > 0 ||
  /^multipart\//i.test(String(headers['content-type'] ?? ''));
