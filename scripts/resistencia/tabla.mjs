/** The rows as they stand in docs/resistencia.md: no times, so that two runs of one seed print the same. */
export function enTabla(filas, { semilla, corta }) {
  const lineas = filas.map(
    ({ id, que, meta, casos, fallos, nota, cumple }) =>
      `| ${id} | ${que} | ${casos.toLocaleString('es-EC')} | ${fallos} | ${meta} | ${cumple ? 'sí' : '**no**'} | ${nota} |`,
  );
  return [
    `Forma ${corta ? 'corta' : 'larga'}, semilla ${semilla}.`,
    '',
    '| fila | qué se hizo | casos | fallos | meta | cumple | |',
    '|---|---|---|---|---|---|---|',
    ...lineas,
  ].join('\n');
}
