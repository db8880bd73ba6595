// What will go (api/src/http/deprecated.ts) says so where it stands in the document.

export function carryDeprecation(id, operation, rows) {
  for (const { parameter, since, until, instead, ...row } of rows) {
    if (row.operation !== id) continue;
    const marked = parameter === undefined ? operation : operation.parameters.find(({ name }) => name === parameter);
    marked.deprecated = true;
    const text = `En desuso desde ${since}, hasta ${until}: use ${instead}.`;
    marked.description = [marked.description, text].filter(Boolean).join(' ');
  }
}
