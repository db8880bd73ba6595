import ts from 'typescript';
import { lineOf, parse, walk } from './sources.mjs';

/** Methods that only read the table handed to them; any other use of an entity counts as writing, so that a new way is noticed. */
const READS = new Set(
  'from innerJoin leftJoin find findOne findOneBy findBy count countBy exists existsBy getMetadata'.split(' '),
);
/** Methods that write the table handed to them, wherever they are called. */
const WRITES = new Set(
  'insert update delete upsert save remove softDelete restore increment decrement clear into getRepository insertMany bulkInsert'.split(
    ' ',
  ),
);
const SQL_WRITE = /^\s*(INSERT INTO|UPDATE|DELETE FROM|MERGE)\b/;

/** Who may write what is not theirs, and why. One that is needed no longer is an error. */
export const EXCEPTIONS = [
  { path: /^api\/src\/seed\//, why: 'demo data and small worlds for tests: a past that no act of today can make' },
  {
    path: /^api\/src\/capabilities\/importacion\//,
    why: 'a file of 100 000 rows is written by set statements; each type of import names its tables',
  },
  {
    path: /^api\/src\/crypto\/reseal\.ts$/,
    why: 'one transaction seals every sealed column anew under another key; what the texts say stays',
  },
  {
    path: /\/catalogo\/catalogo\.codigos\.ts$/,
    entity: 'ClaseVehiculo',
    why: 'a table of the catalogues whose codes are read',
  },
];

/** Entity → the folder that owns it, from the list in api/src/entities/index.ts. */
export function ownersOf(path, text) {
  const owners = new Map();
  walk(parse(path, text), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'tablas') return;
    for (const { name, initializer } of node.initializer.properties)
      for (const { text: entity } of initializer.elements) owners.set(entity, name.text);
  });
  return owners;
}

const folderOf = (path) => /^api\/src\/(?:capabilities\/)?([^/]+)\//.exec(path)?.[1];
const isCapability = (path) => path.startsWith('api/src/capabilities/');

/** Writing beyond what is one's own: one line each. */
export function foreignWrites(files, owners, exceptions = EXCEPTIONS) {
  const used = new Set();
  const found = [...files].flatMap(([path, text]) => {
    if (/^api\/src\/(entities|db\/migrations)\//.test(path)) return [];
    return [...entityUses(path, text, owners), ...sqlWrites(path, text)].flatMap(({ node, entity, how }) => {
      const complaint = complaintOf(path, owners.get(entity), how);
      if (complaint === null) return [];
      const exception = exceptions.find((e) => e.path.test(path) && (e.entity === undefined || e.entity === entity));
      if (exception !== undefined) {
        used.add(exception);
        return [];
      }
      return [`${path}:${lineOf(node)}: ${complaint.replace('{}', `${entity} (${how.name})`)}`];
    });
  });
  const idle = exceptions.filter((exception) => !used.has(exception));
  return [
    ...found,
    ...idle.map(({ path, why }) => `scripts/boundaries/writers.mjs: sobra la excepción ${path} (${why})`),
  ];
}

function complaintOf(path, owner, { kind }) {
  if (kind === 'reads') return null;
  const inStore = !isCapability(path) || path.endsWith('.store.ts');
  if (kind === 'sql') return inStore ? null : 'SQL que escribe fuera de un *.store.ts';
  if (kind === 'unowned') return '{} no está en api/src/entities/index.ts, que dice de quién es cada tabla';
  if (kind === 'list')
    return path === 'api/src/db/data-source.ts' ? null : 'la lista de tablas es de db/data-source.ts';
  if (owner !== folderOf(path)) return `{} es de ${owner}: lo escribe ${owner}, que ofrece un método en su index`;
  return kind === 'writes' && !inStore ? '{} se escribe en un *.store.ts de su carpeta' : null;
}

/** Every use of an entity as a value, and names of entities in the methods that take one. */
function* entityUses(path, text, owners) {
  const tree = parse(path, text);
  const local = new Map();
  for (const statement of tree.statements) {
    const specifier = statement.moduleSpecifier?.text ?? '';
    if (!/(^|\/)entities(\/|$)|\.entity$/.test(specifier)) continue;
    const typeOnly = ts.isImportDeclaration(statement) ? statement.importClause?.isTypeOnly : statement.isTypeOnly;
    if (typeOnly) continue;
    const names = statement.importClause?.namedBindings?.elements ?? statement.exportClause?.elements;
    if (names === undefined) {
      yield { node: statement, entity: specifier, how: { kind: 'list', name: 'import *' } };
      continue;
    }
    for (const name of names) {
      const entity = (name.propertyName ?? name.name).text;
      if (name.isTypeOnly) continue;
      if (!owners.has(entity))
        yield { node: name, entity, how: { kind: specifier.endsWith('.entity') ? 'unowned' : 'list', name: entity } };
      else if (ts.isExportSpecifier(name)) yield { node: name, entity, how: { kind: 'hands on', name: 'export' } };
      else local.set(name.name.text, entity);
    }
  }
  const uses = [];
  walk(tree, (node) => {
    if (ts.isIdentifier(node) && local.has(node.text) && isValue(node))
      uses.push({ node, entity: local.get(node.text), how: useOf(node, tree) });
    else if (ts.isStringLiteral(node) && owners.has(node.text) && ts.isCallExpression(node.parent)) {
      const how = useOf(node, tree);
      if (how.kind === 'writes') uses.push({ node, entity: node.text, how });
    }
  });
  yield* uses;
}

/** Neither an import nor a type nor the name of a property. */
function isValue(node) {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  for (let above = parent; above !== undefined; above = above.parent) {
    if (ts.isTypeNode(above)) return false;
    if (ts.isStatement(above)) return true;
  }
  return true;
}

function useOf(node, tree) {
  const call = node.parent;
  if (!ts.isCallExpression(call) || !call.arguments.includes(node))
    return { kind: 'hands on', name: ts.SyntaxKind[call.kind] };
  const callee = call.expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  if (name === 'from' && calledOn(callee) === 'delete') return { kind: 'writes', name: 'delete().from' };
  if (READS.has(name)) return { kind: 'reads', name };
  if (WRITES.has(name)) return { kind: 'writes', name };
  return ts.isIdentifier(callee) && onlyReads(functionIn(tree, name), call.arguments.indexOf(node), tree)
    ? { kind: 'reads', name }
    : { kind: 'hands on', name };
}

/** The method whose result this one is called on: 'delete' of `query.delete().from`. */
const calledOn = ({ expression }) =>
  expression !== undefined && ts.isCallExpression(expression) ? expression.expression.name?.text : undefined;

/** A function of the same file, by its name. */
function functionIn(tree, name) {
  let found;
  walk(tree, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) found = node;
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && ts.isArrowFunction(node.initializer ?? node))
      found = node.initializer;
  });
  return found;
}

function onlyReads(fn, index, tree) {
  const parameter = fn?.parameters[index]?.name;
  if (parameter === undefined || !ts.isIdentifier(parameter)) return false;
  let only = true;
  walk(fn.body, (node) => {
    if (ts.isIdentifier(node) && node.text === parameter.text && isValue(node) && useOf(node, tree).kind !== 'reads')
      only = false;
  });
  return only;
}

/** SQL text that writes, and `delete()` whose table is named elsewhere. */
function* sqlWrites(path, text) {
  if (path.startsWith('api/src/db/')) return;
  const found = [];
  walk(parse(path, text), (node) => {
    const written =
      (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)) &&
      SQL_WRITE.test(node.text);
    if (written) found.push({ node, how: { kind: 'sql', name: 'SQL' } });
  });
  yield* found;
}
