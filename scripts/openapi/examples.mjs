// An answer is shown by the same example wherever its shape comes back: a controller says it once (`@Example`).

const contentOf = ({ responses }) => {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  return responses[success]?.content?.['application/json'];
};

const exampleOf = ({ example, examples }) => example ?? Object.values(examples ?? {})[0]?.value;

export function carryExamples({ paths }) {
  const contents = Object.values(paths)
    .flatMap((methods) => Object.values(methods).map(contentOf))
    .filter((content) => content?.schema !== undefined);
  const shapeOf = ({ schema }) => JSON.stringify(schema);
  const known = new Map(
    contents
      .filter((content) => exampleOf(content) !== undefined)
      .map((content) => [shapeOf(content), exampleOf(content)]),
  );
  for (const content of contents)
    if (exampleOf(content) === undefined && known.has(shapeOf(content))) content.example = known.get(shapeOf(content));
}
