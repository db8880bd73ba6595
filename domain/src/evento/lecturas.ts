/** Filter of a list that takes the key of an event's message, by operation. A test asks each. */
export const filtroDeLectura: Readonly<Record<string, string>> = {
  'GET /adjudicacion': 'q',
  'GET /carpeta': 'id',
  'GET /documento': 'plan',
  'GET /evento': 'plan',
  'GET /prenda': 'plan',
  'GET /referencia': 'clave',
};
