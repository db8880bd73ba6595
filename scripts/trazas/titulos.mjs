/** Requirement IDs at the head of test titles, and decisions by row. Pure: texts in, findings out. */

/** 'SHA-256' looks like one and is none. */
const ID = '(?!SHA-)[A-Z]{3}-\\d{3}';
/** A text that opens with an ID, or with a list of them separated by blanks or commas: a test title, or a `%s` name of a table. */
const TITULO = new RegExp(`(['"\`])(${ID}(?:[ ,]+${ID})*)(?![\\w-])`, 'g');
const NO_CORRE = /\b(?:x(?:it|test|describe)|(?:it|test|describe)\.(?:skip|todo|failing))\s*\(\s*$/;

/** Blanks comments but keeps lines, so that a title that is commented out proves nothing. */
export function sinComentarios(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  return source.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, blank).replace(/^[ \t]*\/\/.*$/gm, blank);
}

/** @returns {{ids: string[], linea: number, corre: boolean}[]} */
export function titulosDe(source) {
  const text = sinComentarios(source);
  return [...text.matchAll(TITULO)].map((match) => ({
    ids: match[2].split(/[ ,]+/),
    linea: text.slice(0, match.index).split('\n').length,
    corre: !NO_CORRE.test(text.slice(Math.max(0, match.index - 40), match.index)),
  }));
}

/** Mark of a decision which says that its row has nothing that a test could prove. */
export const SIN_PRUEBA = '[sin prueba]';

/** `- ASA-005, ASA-006 — text` → one entry per ID. @returns {{id: string, linea: number, sinPrueba: boolean}[]} */
export function decisionesDe(markdown) {
  const rows = markdown.split('\n');
  return rows.flatMap((line, i) => {
    const match = new RegExp(`^- (${ID}(?:, ${ID})*) — (.+)$`).exec(line);
    if (!match) return [];
    return match[1]
      .split(', ')
      .map((id) => ({ id, linea: i + 1, sinPrueba: match[2].includes(SIN_PRUEBA), texto: match[2] }));
  });
}

/** Scope notes: they describe the documents, not the product (spec README). */
export const NOTAS_DE_ALCANCE = new Set(['GEN-018', 'GEN-022', 'GEN-524', 'GEN-543', 'GEN-546', 'NAV-530']);
const MAXIMO_POR_TITULO = 4;

/**
 * @param {{ID: string, AREA: string, REQUIREMENT: string}[]} requisitos
 * @param {{path: string, source: string}[]} archivos test files
 * @param {string} decisiones text of docs/decisiones.md
 * @param {string[]} completas areas declared complete
 */
export function revisar(requisitos, archivos, decisiones, completas) {
  const conocidos = new Map(requisitos.map((row) => [row.ID, row]));
  const areas = new Set(requisitos.map((row) => row.AREA));
  const errores = [];
  const probados = new Map();
  for (const { path, source } of archivos) {
    for (const { ids, linea, corre } of titulosDe(source)) {
      const where = `${path}:${linea}`;
      if (ids.length > MAXIMO_POR_TITULO) {
        errores.push(
          `${where}: el título nombra ${ids.length} filas; ${MAXIMO_POR_TITULO} como máximo (too many IDs in one title)`,
        );
      }
      for (const id of ids) {
        if (!conocidos.has(id)) errores.push(`${where}: ${id} no está en docs/requisitos.tsv (unknown ID)`);
        else if (corre) probados.set(id, [...(probados.get(id) ?? []), where]);
      }
    }
  }
  const decididos = new Map();
  for (const decision of decisionesDe(decisiones)) {
    if (!conocidos.has(decision.id)) {
      errores.push(`docs/decisiones.md:${decision.linea}: ${decision.id} no está en docs/requisitos.tsv (unknown ID)`);
    }
    const antes = decididos.get(decision.id);
    const motivo = decision.sinPrueba ? decision.texto.replace(SIN_PRUEBA, '').trim() : antes?.motivo;
    decididos.set(decision.id, { sinPrueba: decision.sinPrueba || antes?.sinPrueba === true, motivo });
  }
  const resumen = [...areas].sort().map((area) => {
    const filas = requisitos.filter((row) => row.AREA === area && !NOTAS_DE_ALCANCE.has(row.ID));
    const faltan = filas.filter((row) => !probados.has(row.ID) && !decididos.get(row.ID)?.sinPrueba);
    return {
      area,
      total: filas.length,
      probadas: filas.filter((row) => probados.has(row.ID)).length,
      porDecision: filas
        .filter((row) => !probados.has(row.ID) && decididos.get(row.ID)?.sinPrueba)
        .map((row) => ({ id: row.ID, motivo: decididos.get(row.ID).motivo })),
      faltan: faltan.map((row) => ({ id: row.ID, texto: row.REQUIREMENT, decidida: decididos.has(row.ID) })),
    };
  });
  for (const area of completas) {
    if (!areas.has(area)) errores.push(`scripts/areas-completas.json: el área ${area} no existe (unknown area)`);
    for (const { id } of resumen.find((row) => row.area === area)?.faltan ?? []) {
      errores.push(`${id}: sin prueba en el área ${area}, declarada completa (row without a test in a complete area)`);
    }
  }
  return { errores, resumen, probados };
}
