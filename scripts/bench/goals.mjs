// The goals of docs/rendimiento.md as data: what must hold, what a careful design should reach. `better` says in which direction.
const atLeast = (must, should = must) => ({ better: 'more', must, should });
const atMost = (must, should = must) => ({ better: 'less', must, should });

export const goals = {
  'H1 c=1': { what: 'lista de asambleas, peticiones/s frente a RAW', ...atLeast(0.2, 0.4) },
  'H1 c=32': { what: 'lista de asambleas, 32 conexiones, frente a RAW', ...atLeast(0.2, 0.33) },
  'H2 c=1': { what: 'detalle de asamblea frente a RAW', ...atLeast(0.12, 0.18) },
  'H2 c=32': { what: 'detalle de asamblea, 32 conexiones, frente a RAW', ...atLeast(0.06, 0.09) },
  H3: { what: 'marca de un participante con auditoría, misma durabilidad, frente a RAW', ...atLeast(0.12, 0.2) },
  'H4 c=1': { what: 'búsqueda de clientes, palabra frecuente, frente a RAW', ...atLeast(0.3, 0.4) },
  'H4 c=32': { what: 'búsqueda de clientes, 32 conexiones, frente a RAW', ...atLeast(0.3, 0.4) },
  H5: { what: 'búsqueda sin resultado, latencia frente al LIKE de RAW', ...atMost(1 / 50, 1 / 150) },
  'G1 mes': { what: 'lista filtrada por mes con total exacto, p50 con 10 veces los datos', ...atMost(2, 1.15) },
  'G1 todo': { what: 'lista sin filtro con total exacto, p50 con 10 veces los datos', ...atMost(2, 1.15) },
  'G1 socios': {
    what: 'socios de un ejecutivo en un mes con total exacto, p50 con 10 veces los datos',
    ...atMost(2, 1.15),
  },
  'G1 adjudicados': { what: 'todos los adjudicados con total exacto, p50 con 10 veces los datos', ...atMost(2, 1.15) },
  'G2 detalle': { what: 'detalle, p50 con 10 veces los datos', ...atMost(1.25, 1.1) },
  'G2 marca': { what: 'marca, p50 con 10 veces los datos', ...atMost(1.25, 1.1) },
  'G2 búsqueda': { what: 'búsqueda de una palabra, p50 con 10 veces los datos', ...atMost(1.25, 1.1) },
  'G3 frecuente': { what: 'palabra frecuente, 200 mil → 2 millones de nombres', ...atMost(2, 1.25) },
  'G3 dos palabras': { what: 'dos palabras, 200 mil → 2 millones de nombres', ...atMost(2, 1.25) },
  'G3 prefijo': { what: 'comienzo de palabra, 200 mil → 2 millones de nombres', ...atMost(2, 1.25) },
  'G3 ninguno': { what: 'sin resultado, 200 mil → 2 millones de nombres', ...atMost(2, 1.25) },
  'G3 dos, ninguno': { what: 'dos palabras sin resultado, 200 mil → 2 millones', ...atMost(2, 1.25) },
  'G3 cédula': { what: 'comienzo de cédula, 200 mil → 2 millones de nombres', ...atMost(2, 1.25) },
  N4: { what: 'búsqueda en todo con 2 millones de nombres, p95 en ms', ...atMost(50, 15) },
  G5: { what: 'fila 10.000 del calendario frente a la primera página', ...atMost(10, 3) },
  ...Object.fromEntries(
    Object.entries({
      tareas: 'tareas abiertas',
      medios: 'medios de aprobación por fecha',
      ordenes: 'órdenes de compra por número',
      pagos: 'solicitudes de pago por fecha',
      cartas: 'cartas de salida por fecha',
      concesionarios: 'concesionarios por nombre',
      riesgo: 'carpetas en Riesgo',
      visor: 'visor de documentos',
      adjudicados: 'adjudicados',
      documentos: 'documentos de un plan',
      avisos: 'avisos de un usuario',
    }).flatMap(([name, what]) => [
      [`N1 ${name} c=1`, { what: `lista de ${what}, frente a RAW`, ...atLeast(0.35, 0.55) }],
      [`N1 ${name} c=32`, { what: `lista de ${what}, 32 conexiones, frente a RAW`, ...atLeast(0.3, 0.45) }],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      pagares: 'pagarés por número',
      prendas: 'prendas por número de pagaré',
      contratos: 'contratos por fecha',
      formatos: 'formatos de cláusulas',
    }).flatMap(([name, what]) => [
      [`N1 ${name} c=1`, { what: `lista de ${what}, frente a RAW`, ...atLeast(0.5, 0.55) }],
      [`N1 ${name} c=32`, { what: `lista de ${what}, 32 conexiones, frente a RAW`, ...atLeast(0.3, 0.45) }],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      tablero: 'tablero, mes actual',
      año: 'tablero, año actual',
      atrasados: 'planes atrasados por departamento',
    }).flatMap(([name, what]) => [
      [`D1 ${name}`, { what: `${what}, en caliente, p95 en ms`, ...atMost(40, 20) }],
      [`D1 ${name} frío`, { what: `${what}, tras una escritura, p95 en ms`, ...atMost(150, 60) }],
      [`D1 ${name} agregado`, { what: `${what}, frente al GROUP BY simple`, ...atMost(1 / 10, 1 / 100) }],
    ]),
  ),
  'D1 lectura': { what: 'lectura puntual junto al tablero, p99 frente a sin él', ...atMost(5, 2) },
  'D1 lectura filas': {
    what: 'lectura puntual junto a las filas de un año, p99 frente a sin ellas',
    ...atMost(5, 2),
  },
  P1: { what: 'acta de 100 filas, navegador caliente, frente a FLOOR', ...atMost(4, 2) },
  P2: { what: 'acta de 100 filas, caliente frente a navegador nuevo', ...atMost(0.5, 0.35) },
  P3: { what: 'acta de 2.000 filas frente a FLOOR', ...atMost(1.25, 1) },
  P5: { what: 'acta de 1.000 → 10.000 filas, tiempo', ...atMost(14, 11) },
  P6: { what: 'tamaño del PDF de 2.000 filas frente a una sola impresión', ...atMost(1.3, 1.15) },
  P7: { what: 'memoria del navegador, 10.000 frente a 2.000 filas', ...atMost(2, 1.6) },
  P8: { what: 'dos personas imprimen a la vez, documentos/s frente a una', ...atLeast(1.15, 1.4) },
  P9: { what: 'contrato de 7 bloques y 20 páginas frente a componerlo e imprimirlo solo', ...atMost(1.5, 1.25) },
  X1: { what: 'Excel de 50.000 filas frente a CSV a mano, proceso entero', ...atMost(8, 4) },
  'X2 csv': { what: 'memoria del Excel de 50.000 filas frente a CSV', ...atMost(2, 1.2) },
  'X2 500k': { what: 'memoria del Excel, 500.000 frente a 50.000 filas', ...atMost(4, 2) },
  'F1 usuarios': { what: 'lista de usuarios: JavaScript hasta la primera fila, kB gzip', ...atMost(350, 290) },
  'F1 inicio': { what: 'inicio de asambleas: JavaScript hasta la primera fila, kB gzip', ...atMost(350, 290) },
  'F3 usuarios': { what: 'lista de usuarios: peticiones hasta la primera fila', ...atMost(15, 9) },
  'F3 usuarios API': { what: 'lista de usuarios: llamadas a la API', ...atMost(3, 2) },
  'F3 inicio': { what: 'inicio de asambleas: peticiones hasta la primera fila', ...atMost(15, 9) },
  'F3 inicio API': { what: 'inicio de asambleas: llamadas a la API', ...atMost(3, 2) },
  arranque: { what: 'arranque con la base al día, segundos', ...atMost(1.5) },
  reposo: { what: 'memoria en reposo sin navegador, MB (PSS)', ...atMost(180) },
  'tras carga': { what: 'memoria tras la carga con 32 conexiones, MB (PSS)', ...atMost(300, 255) },
};

export function verdict({ better, must, should }, value) {
  const reaches = (limit) => (better === 'more' ? value >= limit : value <= limit);
  if (reaches(should)) return 'sí';
  return reaches(must) ? 'mínimo' : 'NO';
}

const number = (value) =>
  value.toLocaleString('es-EC', { maximumSignificantDigits: value >= 100 ? 4 : 3, useGrouping: false });

/** One row of the table: goal, measured, must, should, verdict, and what stands behind the figure. */
export function row(id, value, note = '') {
  const goal = goals[id];
  const sign = goal.better === 'more' ? '≥' : '≤';
  return [
    id,
    goal.what,
    number(value),
    `${sign} ${number(goal.must)}`,
    `${sign} ${number(goal.should)}`,
    verdict(goal, value),
    note,
  ];
}

const HEAD = ['meta', 'qué', 'medido', 'mínimo', 'deseado', '¿llega?', 'detalle'];

export function table(rows) {
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, i) => Math.max(...all.map((cells) => cells[i].length)));
  const line = (cells) => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(HEAD), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}
