import { urlOf } from '../../providers/calls';
import { httpUpload } from '../../providers/http';
import { withKey } from '../../providers/idempotency';

/** A file for a document, in a call of its own; the answer has the document's next version. The same file on the same version is sent once. */
export const subirArchivo = (documentoId: number, version: number, archivo: File): Promise<{ version: number }> => {
  const url = urlOf('/documento/{id}/archivo', { id: documentoId });
  const form = new FormData();
  // fields first: the server reads them before the bytes
  form.append('version', String(version));
  form.append('file', archivo, archivo.name);
  const { name, size, lastModified } = archivo;
  return withKey(`POST ${url} ${JSON.stringify([version, name, size, lastModified])}`, (key) =>
    httpUpload(url, form, { headers: { 'Idempotency-Key': key } }),
  ) as Promise<{ version: number }>;
};
