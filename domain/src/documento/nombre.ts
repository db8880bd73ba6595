/** DOC-512: 'Documento_{identification}', then document and plan, so that downloaded files can be told apart. */
export function nombreDeDocumento(
  {
    identificacion,
    nombre,
    idCodigo,
  }: { readonly identificacion: string | null; readonly nombre: string; readonly idCodigo: string },
  extension = 'pdf',
): string {
  const partes = ['Documento', ...(identificacion === null ? [] : [identificacion]), nombre, idCodigo];
  return `${partes.join('_').replace(/\s+/g, '_')}.${extension}`;
}
