/** DOC-512: 'Documento_{identification}', then what it is and of which plan: what somebody has downloaded is told apart by its name. */
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
