// What the tables of fields say (domain/src/registro.ts), carried into the components of the OpenAPI document: label, bounds, pattern, options,
// format, what is required, example. The routes stay lenient (tsoa checks the shape), because the messages come from the same tables.

const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** Record → components of its body and of its answer. */
const BODIES = ['Cambio', 'Nuevo', 'Nueva'];
/** Records of which a body brings one, and only the record's kind tells which: what one of them asks for, the other has not. */
const EITHER = ['ficha', 'referencia'];
const ANSWERS = ['Vista', 'Detalle'];

/** `mayusculas`: the pattern is that of the stored text, and people may type small letters. */
const patternOf = ({ patron, mayusculas }) =>
  mayusculas ? patron.expresion.source.replaceAll('A-Z', 'A-Za-z') : patron.expresion.source;

/** Keywords of one kind of field. Left out: what moves with the day or with another field; the description says it. */
function keywordsOf(field, { LIMITES, MAXIMO_CENTAVOS }) {
  const empty = field.requerido === undefined ? {} : { minLength: 1 };
  switch (field.tipo) {
    case 'texto':
    case 'parrafo':
      return { type: 'string', ...empty, maxLength: field.maximo, ...(field.patron && { pattern: patternOf(field) }) };
    case 'enriquecido':
      return { type: 'string', ...empty, maxLength: field.maximo };
    case 'digitos': {
      const minimum = field.minimo ?? 1;
      return {
        type: 'string',
        minLength: minimum,
        maxLength: field.maximo,
        pattern: `^\\d{${minimum},${field.maximo}}$`,
      };
    }
    case 'correo':
      return { type: 'string', format: 'email', maxLength: LIMITES.correo };
    case 'fecha':
      return { type: 'string', format: 'date', maxLength: 10 };
    case 'opcion':
      return { type: 'string', enum: field.opciones.map(({ codigo }) => codigo) };
    case 'catalogo':
      return {
        type: 'string',
        maxLength: field.maximo,
        pattern: '^[\\p{L}\\p{N}._-]+$',
        'x-catalogo': `/${field.recurso}`,
      };
    case 'entero':
      return { type: 'integer', ...(field.limites === undefined && { minimum: field.minimo, maximum: field.maximo }) };
    case 'monto':
      return { type: 'number', minimum: field.minimo, maximum: field.maximo ?? MAXIMO_CENTAVOS / 100 };
    case 'casilla':
      return { type: 'boolean' };
  }
}

const sentence = (text) => (/[.?!]$/.test(text) ? text : `${text}.`);

function descriptionOf(field, required, typed) {
  const parts = [field.etiqueta];
  if (field.ayuda !== undefined) parts.push(field.ayuda);
  if (typed && field.tipo === 'digitos') parts.push('Espacios y guiones entre los dígitos se descartan');
  if (field.tipo === 'enriquecido')
    parts.push('HTML de párrafos, negrita, cursiva, subrayado, listas, tablas y alineación; lo demás se quita');
  if (field.tipo === 'monto')
    parts.push(`Hasta dos decimales${field.unidad === undefined ? '' : `, en ${field.unidad}`}`);
  if (field.tipo === 'catalogo') parts.push(`Código de /${field.recurso}`);
  if (field.tipo === 'opcion')
    parts.push(field.opciones.map(({ codigo, nombre }) => `${codigo}: ${nombre}`).join('; '));
  if (typed && field.visible !== undefined) parts.push('Solo según los demás valores; si no corresponde, se descarta');
  if (typed && !required && field.requerido !== undefined) parts.push('Obligatorio según los demás valores');
  return parts.map(sentence).join(' ');
}

/** A property of a body: everything that the parser refuses and that a keyword can say. */
function ofBody(field, record, domain) {
  const required = isRequired(field, record, domain);
  const keywords = keywordsOf(field, domain);
  const optional = field.tipo === 'casilla' || required ? {} : { nullable: true };
  if (optional.nullable && keywords.enum !== undefined) keywords.enum = [...keywords.enum, null];
  return {
    ...keywords,
    ...optional,
    description: descriptionOf(field, required, true),
    ...(field.ejemplo !== undefined && { example: field.ejemplo }),
    ...(field.requerido !== undefined && { 'x-mensaje': field.requerido }),
    // refused by the rules of this record (422), not by the shape (400)
    'x-registro': record.nombre,
  };
}

/** A property of an answer: what is stored may be older than a rule, so only what it is. */
function ofAnswer(field, property, domain) {
  const { format, type } = keywordsOf(field, domain);
  const { format: _, ...rest } = property;
  return {
    ...rest,
    type,
    ...(format !== undefined && { format }),
    description: descriptionOf(field, false, false),
  };
}

const isRequired = (field, { nombre }, { siempreRequerido }) => siempreRequerido(field) && !EITHER.includes(nombre);

function carryFields(component, record, isBody, domain) {
  for (const [name, field] of Object.entries(record.campos)) {
    const property = component.properties[name];
    if (property === undefined) continue;
    component.properties[name] = isBody ? ofBody(field, record, domain) : ofAnswer(field, property, domain);
    if (isBody && isRequired(field, record, domain))
      component.required = [...new Set([...(component.required ?? []), name])].sort();
  }
}

/** @throws when a record has no component: its shapes are named after it, or it is listed in `others`. */
export function carryRecords(document, domain, others) {
  const { schemas } = document.components;
  const records = Object.values(domain).filter((value) => typeof value === 'object' && value?.tabla !== undefined);
  for (const record of records) {
    const own = [...BODIES, ...ANSWERS].map((suffix) => `${pascal(record.nombre)}${suffix}`);
    const names = (others[record.nombre] ?? own).filter((name) => schemas[name]?.properties !== undefined);
    if (names.length === 0) throw new Error(`no component of the document is that of the record ${record.nombre}`);
    for (const name of names)
      carryFields(schemas[name], record, !ANSWERS.some((suffix) => name.endsWith(suffix)), domain);
  }
}
