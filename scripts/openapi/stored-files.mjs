import { storedFile } from './texts.mjs';

/** What is sent as it was stored (`x-guardado`), before the answers that every operation shares are joined. */
export function carryStoredFile(operation, mensajes) {
  if (!operation['x-guardado']) return;
  const { parameters, headers, part, length } = storedFile;
  operation.parameters.push(...parameters);
  const { responses } = operation;
  responses['200'].headers = headers;
  responses['206'] = {
    description: 'La parte que se pidió',
    headers: { ...headers, 'Content-Range': part },
    content: responses['200'].content,
  };
  responses['304'] = { description: 'El archivo sigue siendo el mismo', headers };
  responses['416'] = {
    description: mensajes.propios.archivos['rango-fuera'],
    headers: { ...headers, 'Content-Range': length },
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
  };
}
