/** Of an event whose record is read in a list: the filter that takes the key of its message. A test asks each. */
export const filtroDeLectura: Readonly<Record<string, string>> = {
  'GET /adjudicacion': 'q',
  'GET /carpeta': 'id',
  'GET /documento': 'plan',
  'GET /evento': 'plan',
  'GET /prenda': 'plan',
  'GET /referencia': 'clave',
};
