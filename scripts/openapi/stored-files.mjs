// What is sent as it was stored (`x-guardado`): its hash is its ETag, and it may be asked for in parts.

const header = (name, description, example) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', maxLength: 1000 },
  example,
});

const ETAG = '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"';

const asked = [
  header('If-None-Match', 'ETag del archivo que ya se tiene: si sigue siendo el mismo, 304 sin contenido.', ETAG),
  header('Range', 'Una parte del archivo, en bytes. Con varias se envía el archivo entero.', 'bytes=0-65535'),
  header('If-Range', 'ETag de lo ya recibido: si el archivo es otro, se envía entero.', ETAG),
];

const text = (description) => ({ description, schema: { type: 'string' } });
const validators = {
  ETag: text('SHA-256 del archivo, entre comillas.'),
  'Accept-Ranges': text('Siempre `bytes`.'),
};

/** Before the answers that every operation shares are joined. */
export function carryStoredFile(operation, mensajes) {
  if (!operation['x-guardado']) return;
  operation.parameters.push(...asked);
  const { responses } = operation;
  responses['200'].headers = validators;
  responses['206'] = {
    description: 'La parte que se pidió',
    headers: { ...validators, 'Content-Range': text('Primer y último byte, y longitud: bytes 0-65535/204800.') },
    content: responses['200'].content,
  };
  responses['304'] = { description: 'El archivo sigue siendo el mismo', headers: validators };
  responses['416'] = {
    description: mensajes.propios.archivos['rango-fuera'],
    headers: { ...validators, 'Content-Range': text('Longitud del archivo: bytes */204800.') },
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problema' } } },
  };
}
