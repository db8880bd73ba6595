import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import { ExpressTemplateService } from '@tsoa/runtime';

type Asked = Parameters<ExpressTemplateService['getValidatedArgs']>[0];

const OF_BODY = ['body', 'body-prop', 'formData'];

/** What the generated routes read their arguments with. A body that an operation does not take was meant for another one: it is refused. */
export class StrictTemplateService extends ExpressTemplateService {
  override getValidatedArgs(asked: Asked): ReturnType<ExpressTemplateService['getValidatedArgs']> {
    const { args, request } = asked;
    if (!takesBody(args) && hasBody(request))
      throw new ErrorDeNegocio('malformado', 'cuerpo-inesperado', mensajes.propios.cuerpoInesperado);
    return super.getValidatedArgs(asked);
  }
}

/** The arguments of an operation never change. */
const known = new WeakMap<Asked['args'], boolean>();

function takesBody(args: Asked['args']): boolean {
  let takes = known.get(args);
  if (takes === undefined) {
    takes = Object.values(args).some(({ in: where }) => OF_BODY.includes(where));
    known.set(args, takes);
  }
  return takes;
}

/** An empty object is what a client sends that always sends one. */
const hasBody = ({ body, headers }: Asked['request']): boolean =>
  Object.keys((body as object | undefined) ?? {}).length > 0 ||
  /^multipart\//i.test(String(headers['content-type'] ?? ''));
