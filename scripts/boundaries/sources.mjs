import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/setup.mjs';

/** Sources of the API as the product runs them: path → text. Tests, what only tests use, and generated files are not in it. */
export function apiSources() {
  const files = new Map();
  for (const name of readdirSync(join(root, 'api/src'), { recursive: true, encoding: 'utf8' })) {
    const path = posix.join('api/src', name.replaceAll('\\', '/'));
    if (!path.endsWith('.ts') || path.endsWith('.test.ts') || /\/(testing|generated)\//.test(path)) continue;
    files.set(path, readFileSync(join(root, path), 'utf8'));
  }
  return files;
}

const trees = new Map();
/** Parsed once, however many checks ask. */
export function parse(path, text) {
  const kept = trees.get(path);
  if (kept?.text === text) return kept;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  trees.set(path, tree);
  return tree;
}

export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export const lineOf = (node) => {
  const tree = node.getSourceFile();
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
};

/** Paths that a file imports, re-exports or names in a type, dynamically or not. */
export function importsOf(path, text) {
  const specifiers = [];
  walk(parse(path, text), (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      specifiers.push(node.moduleSpecifier.text);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      specifiers.push(node.argument.literal.text);
    else if (
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require') &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    )
      specifiers.push(node.arguments[0].text);
  });
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier));
}
