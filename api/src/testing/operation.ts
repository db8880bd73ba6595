import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Operation {
  'x-llamada'?: string[];
}

const document = JSON.parse(readFileSync(join(__dirname, '..', '..', '..', 'openapi', 'openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** The operation of a specified call, found by `x-llamada` like an integrator, with its path keys filled in. Of several, that of `resource`. */
export function operationFor(
  call: string,
  keys: Record<string, unknown> = {},
  resource?: string,
): { method: string; path: string } {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation['x-llamada']?.includes(call) && (resource === undefined || path.split('/')[1] === resource))
        return { method, path: path.replace(/\{(\w+)\}/g, (_, key: string) => String(keys[key])) };
  throw new Error(`no operation serves ${call}`);
}
