// The goals of docs/rendimiento.md as data: the floor that must hold, and the aim. `better` says in which direction.
const atLeast = (must, should = must) => ({ better: 'more', must, should });
const atMost = (must, should = must) => ({ better: 'less', must, should });

/** A worklist: goals of one connection and of 32. */
const lists = Object.entries({
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
  pagares: 'pagarés por número',
  prendas: 'prendas por número de pagaré',
  contratos: 'contratos por fecha',
  formatos: 'formatos de cláusulas',
}).flatMap(([name, what]) => [
  [`N1 ${name} c=1`, { what: `lista de ${what}, frente a RAW`, ...atLeast(0.3, 0.45) }],
  [`N1 ${name} c=32`, { what: `lista de ${what}, 32 conexiones, frente a RAW`, ...atLeast(0.2, 0.35) }],
]);
const grows = Object.entries({
  'G1 mes': 'lista filtrada por mes con total exacto',
  'G1 todo': 'lista sin filtro con total exacto',
  'G1 socios': 'socios de un ejecutivo en un mes con total exacto',
  'G1 adjudicados': 'todos los adjudicados con total exacto',
  'G1 por nombre': 'todos los adjudicados por nombre',
  'G1 visor por nombre': 'visor de documentos por nombre',
  'G2 detalle': 'detalle',
  'G2 marca': 'marca',
  'G2 búsqueda': 'búsqueda de una palabra',
}).map(([id, what]) => [id, { what: `${what}, p50 con 10 veces los datos`, ...atMost(2, 1.25) }]);

export const goals = {
  'H1 c=1': { what: 'lista de asambleas, peticiones/s frente a RAW', ...atLeast(0.3, 0.45) },
  'H1 c=32': { what: 'lista de asambleas, 32 conexiones, frente a RAW', ...atLeast(0.2, 0.35) },
  p99: { what: 'lista de asambleas, 32 conexiones, p99 frente a p50', ...atMost(6, 3) },
  'H2 c=1': { what: 'detalle de asamblea frente a RAW', ...atLeast(0.3, 0.4) },
  'H2 c=32': { what: 'detalle de asamblea, 32 conexiones, frente a RAW', ...atLeast(0.2, 0.3) },
  H3: { what: 'marca de un participante con auditoría, misma durabilidad, frente a RAW', ...atLeast(0.12, 0.2) },
  'H4 c=1': { what: 'búsqueda de clientes, palabra frecuente, frente a RAW', ...atLeast(0.3, 0.45) },
  'H4 c=32': { what: 'búsqueda de clientes, 32 conexiones, frente a RAW', ...atLeast(0.3, 0.45) },
  H5: { what: 'búsqueda sin resultado, latencia frente al LIKE de RAW', ...atMost(1 / 50, 1 / 150) },
  ...Object.fromEntries(grows),
  G5: { what: 'fila 10.000 del calendario frente a la primera página', ...atMost(10, 3) },
  ...Object.fromEntries(lists),
  'D1 tablero': { what: 'tablero, mes actual, tras una escritura, p95 en ms', ...atMost(300, 100) },
  'D1 año': { what: 'tablero, año actual, tras una escritura, p95 en ms', ...atMost(2000, 700) },
  'D1 atrasados': { what: 'planes atrasados por departamento, tras una escritura, p95 en ms', ...atMost(300, 100) },
  'D1 lectura': { what: 'lectura puntual junto al tablero, p99 frente a sin él', ...atMost(5, 3) },
  'D1 lectura filas': { what: 'lectura puntual junto a las filas de un año, p99 frente a sin ellas', ...atMost(5, 3) },
  P1: { what: 'acta de 100 filas, navegador caliente, frente a FLOOR', ...atMost(3, 2) },
  P3: { what: 'acta de 2.000 filas frente a FLOOR', ...atMost(1.3, 1.1) },
  P9: { what: 'contrato de 7 bloques y 20 páginas frente a componerlo e imprimirlo solo', ...atMost(2, 1.5) },
  X1: { what: 'Excel de 50.000 filas frente a CSV a mano, proceso entero', ...atMost(8, 5) },
  'X2 500k': { what: 'memoria del Excel de 500.000 filas, MB', ...atMost(300, 200) },
  'F1 usuarios': { what: 'lista de usuarios: JavaScript hasta la primera fila, kB gzip', ...atMost(380, 330) },
  'F1 inicio': { what: 'inicio de asambleas: JavaScript hasta la primera fila, kB gzip', ...atMost(380, 330) },
  'F3 usuarios': { what: 'lista de usuarios: peticiones hasta la primera fila', ...atMost(20, 15) },
  'F3 inicio': { what: 'inicio de asambleas: peticiones hasta la primera fila', ...atMost(20, 15) },
  arranque: { what: 'arranque con la base al día, segundos', ...atMost(1.5, 1) },
  reposo: { what: 'memoria en reposo sin navegador, MB (PSS)', ...atMost(180, 130) },
  'tras carga': { what: 'memoria tras la carga con 32 conexiones, MB (PSS)', ...atMost(350, 280) },
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
