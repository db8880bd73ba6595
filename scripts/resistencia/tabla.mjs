const numero = (valor) => valor.toLocaleString('es-EC');
const duracion = (segundos) => (segundos < 90 ? `${segundos} s` : `${Math.round(segundos / 60)} min`);

/** The rows of one run as they stand in docs/resistencia.md: no times, so that two runs of one seed print the same. */
export function enTabla(filas, { semilla, corta }) {
  const lineas = filas.map(
    ({ id, que, meta, casos, fallos, nota, cumple }) =>
      `| ${id} | ${que} | ${numero(casos)} | ${fallos} | ${meta} | ${cumple ? 'sí' : '**no**'} | ${nota} |`,
  );
  return [
    `Forma ${corta ? 'corta' : 'larga'}, semilla ${semilla}.`,
    '',
    '| fila | qué se hizo | casos | fallos | meta | cumple | |',
    '|---|---|---|---|---|---|---|',
    ...lineas,
  ].join('\n');
}

const SERVIDOR = 'SQL Server';

/**
 * Rows that were run apart, of one engine, and why that is no whole table yet: a row that nobody ran, one above its goal. On a server the short
 * form of a row does where the long one was not run.
 */
export function enTablaDeGuardadas(filas, guardadas, motor) {
  const deForma = (forma) =>
    new Map(guardadas.filter((una) => una.motor === motor && una.forma === forma).map((una) => [una.fila, una]));
  const [largas, cortas] = [deForma('larga'), deForma('corta')];
  const halladaDe = (id) => largas.get(id) ?? (motor === SERVIDOR ? cortas.get(id) : undefined);
  const faltas = [];
  const lineas = filas.map(({ id, que, meta, noEnServidor }) => {
    if (motor === SERVIDOR && noEnServidor !== undefined)
      return `| ${id} | ${que} | | | ${meta} | no corre | ${noEnServidor} | | | |`;
    const hallada = halladaDe(id);
    if (hallada === undefined) {
      faltas.push(`${id}: sin correr`);
      return `| ${id} | ${que} | | | ${meta} | sin correr | | | | |`;
    }
    const { forma, casos, fallos, semilla, segundos, nota } = hallada;
    const cumple = fallos === 0 && casos > 0;
    if (!cumple) faltas.push(`${id}: ${fallos} fallos en ${numero(casos)} casos`);
    return `| ${id} | ${que} | ${numero(casos)} | ${fallos} | ${meta} | ${cumple ? 'sí' : '**no**'} | ${nota} | ${forma} | ${semilla} | ${duracion(segundos)} |`;
  });
  const tabla = [
    `Fila por fila, ${motor}${faltas.length === 0 ? '' : ` (incompleta: ${faltas.join('; ')})`}.`,
    '',
    '| fila | qué se hizo | casos | fallos | meta | cumple | | forma | semilla | duró |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...lineas,
  ].join('\n');
  return { tabla, faltas };
}
