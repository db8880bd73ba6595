import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/setup.mjs';

/** Methods that only read the table handed to them; any other use of an entity counts as writing, so that a new way is noticed. */
const READS = new Set(
  'from innerJoin leftJoin joinSorted find findOne findOneBy findBy count countBy exists existsBy getMetadata'.split(
    ' ',
  ),
);
/** Methods that write the table handed to them, wherever they are called. */
const WRITES = new Set(
  'insert update delete upsert save remove softDelete restore increment decrement clear into getRepository insertMany'.split(
    ' ',
  ),
);
/** Who opens the database, and who says which rights there are on its tables. */
const LISTED_FOR = new Set(['api/src/db/data-source.ts', 'api/src/db/script/roles.ts']);
const SQL_WRITE = /^\s*(INSERT INTO|UPDATE|DELETE FROM|MERGE)\b/;

/** Entity → the folder that owns it. */
const list = readFileSync(join(root, 'api/src/entities/index.ts'), 'utf8').split('export const tablas')[1];
const owners = new Map(
  [...list.matchAll(/^ {2}'?([\w-]+)'?: \{([^}]+)\}/gm)].flatMap(([, folder, entities]) =>
    entities.match(/\b[A-Z]\w+/g).map((entity) => [entity, folder]),
  ),
);

const isCall = (node) => node?.type === 'CallExpression';
const nameOf = ({ callee }) => callee.property?.name ?? callee.name;

/** 'reads', 'writes', or 'hands on' to whom nobody knows what it does. */
function useOf(node, sourceCode) {
  const call = node.parent;
  if (!isCall(call) || call.callee === node) return 'hands on';
  const before = call.callee.object;
  if (nameOf(call) === 'from' && isCall(before) && nameOf(before) === 'delete') return 'writes';
  if (READS.has(nameOf(call))) return 'reads';
  if (WRITES.has(nameOf(call))) return 'writes';
  return onlyReads(call, call.arguments.indexOf(node), sourceCode) ? 'reads' : 'hands on';
}

/** Of a function of the same file, its parameter. */
function onlyReads({ callee }, index, sourceCode) {
  let scope = sourceCode.getScope(callee);
  while (scope !== null && !scope.set.has(callee.name)) scope = scope.upper;
  const defined = scope?.set.get(callee.name).defs[0]?.node;
  const fn = defined?.type === 'VariableDeclarator' ? defined.init : defined;
  const name = fn?.params?.[index]?.name;
  if (name === undefined) return false;
  const { references } = sourceCode.getDeclaredVariables(fn).find((variable) => variable.name === name);
  return references.every(({ identifier }) => useOf(identifier, sourceCode) === 'reads');
}

/** A rule of ESLint: only the folder that owns a table writes it, a capability in its *.store.ts. */
export const ownTables = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const path = relative(root, context.filename).replaceAll('\\', '/');
    const [, capability, folder] = /^api\/src\/(capabilities\/)?([^/]+)\//.exec(path) ?? [];
    const inStore = capability === undefined || path.endsWith('.store.ts');
    const report = (node, message) => context.report({ node, message });

    function judge(node, entity) {
      const owner = owners.get(entity);
      const use = useOf(node, context.sourceCode);
      if (use === 'reads' || (owner === folder && (inStore || use === 'hands on'))) return;
      if (owner === undefined) report(node, `${entity} no está en api/src/entities/index.ts, que dice de quién es.`);
      else if (owner !== folder)
        report(node, `${entity} es de ${owner}: lo escribe ${owner}, por un método de su index.`);
      else report(node, `${entity} se escribe en un *.store.ts de su carpeta.`);
    }
    function sql(node, text) {
      if (!inStore && SQL_WRITE.test(text)) report(node, 'SQL que escribe fuera de un *.store.ts.');
    }
    return {
      'ImportDeclaration[importKind!="type"][source.value=/\\.entity$/] > ImportSpecifier[importKind!="type"]'(node) {
        const [{ references }] = context.sourceCode.getDeclaredVariables(node);
        for (const { identifier, isValueReference } of references)
          if (isValueReference && identifier.parent.type !== 'TSTypeQuery') judge(identifier, node.imported.name);
      },
      'ExportNamedDeclaration[exportKind!="type"][source.value=/\\.entity$/]': (node) =>
        report(node, 'Una entidad no se exporta de nuevo: quien la use no se vería.'),
      'ImportDeclaration[source.value=/\\/entities$/]': (node) => {
        if (!LISTED_FOR.has(path)) report(node, 'La lista de tablas es de db/data-source.ts.');
      },
      'CallExpression > Literal'(node) {
        if (owners.has(node.value) && useOf(node, context.sourceCode) === 'writes') judge(node, node.value);
      },
      Literal: (node) => sql(node, String(node.value)),
      'TemplateLiteral > TemplateElement:first-child': (node) => sql(node, node.value.raw),
    };
  },
};
