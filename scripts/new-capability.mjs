// npm run new-capability -- orden-de-compra: stamps the files of a capability in every layer, each with a test that fails until it is written.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';

const name = process.argv[2] ?? '';
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail('Uso: npm run new-capability -- nombre-en-minusculas');

const Name = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const variable = Name[0].toLowerCase() + Name.slice(1);
const table = name.replaceAll('-', '_');

const files = {
  [`domain/src/${name}/tipos.ts`]: `/** ${Name}: shapes. Units and sources stand beside each field. */
export interface ${Name}Datos {
  /** Replace by the fields of docs/campos.tsv. */
  nombre: string;
}
`,
  [`domain/src/${name}/validacion.ts`]: `import { z } from 'zod';
import { linea } from '../esquemas';
import { mensajes } from '../mensajes';
import type { ${Name}Datos } from './tipos';

export const esquema${Name} = z.strictObject({
  nombre: linea(mensajes.propios.campoObligatorio),
}) satisfies z.ZodType<${Name}Datos>;
`,
  [`domain/src/${name}/${name}.test.ts`]: `test('${name}: the rules are written', () => {
  throw new Error('write the table of this capability: given, expected (refusals first)');
});
`,
  [`api/src/entities/${name}.entity.ts`]: `import { Entity } from 'typeorm';
import { IdColumn, TextColumn, VersionColumn } from '../db/columns';

/** One line: what a row is and who writes it. */
@Entity({ name: '${table}', schema: 'cliente' })
export class ${Name} {
  @IdColumn()
  id: number;

  @TextColumn(80)
  nombre: string;

  @VersionColumn()
  version: number;
}
`,
  [`api/src/capabilities/${name}/${name}.store.ts`]: `import type { DataSource } from 'typeorm';
import { type ListRequest, type Page, pageOf } from '../../db/page';
import { ${Name} } from '../../entities/${name}.entity';
import type { ${Name}Vista } from './${name}.dto';

export class ${Name}Store {
  constructor(private readonly dataSource: DataSource) {}

  list(request: ListRequest): Promise<Page<${Name}Vista>> {
    const query = this.dataSource.createQueryBuilder().from(${Name}, 'r').select([]);
    for (const column of ['id', 'nombre', 'version']) query.addSelect(\`r.\${column}\`, column);
    return pageOf<${Name}Vista>(query, request, 'r');
  }
}
`,
  [`api/src/capabilities/${name}/${name}.dto.ts`]: `export interface ${Name}Vista {
  id: number;
  nombre: string;
  version: number;
}
`,
  [`api/src/capabilities/${name}/${name}.service.ts`]: `import type { ListRequest, Page } from '../../db/page';
import type { ${Name}Vista } from './${name}.dto';
import type { ${Name}Store } from './${name}.store';

/** Steps of ${name}, one transaction each. */
export class ${Name}Service {
  constructor(private readonly store: ${Name}Store) {}

  list(request: ListRequest): Promise<Page<${Name}Vista>> {
    return this.store.list(request);
  }
}
`,
  [`api/src/capabilities/${name}/${name}.controller.ts`]: `import type { DefinicionDeLista } from '@adjudica/domain';
import { Controller, Get, Query, Route, Security, Tags } from '@tsoa/runtime';
import { listRequest, sendPage } from '../../http/list';
import type { ${Name}Vista } from './${name}.dto';
import type { ${Name}Service } from './${name}.service';

const lista: DefinicionDeLista = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'nombre'],
  filtros: { id: 'ids' },
};

@Route('${name}')
@Tags('${Name}')
@Security('bearer', ['${name}:leer'])
export class ${Name}Controller extends Controller {
  constructor(private readonly ${variable}: ${Name}Service) {
    super();
  }

  /** @summary Una línea en español. */
  @Get()
  async list(@Query() sort?: string, @Query() range?: string, @Query() filter?: string): Promise<${Name}Vista[]> {
    const request = listRequest({ sort, range, filter }, lista);
    return sendPage(this, '${name}', request, await this.${variable}.list(request));
  }
}
`,
  [`api/src/capabilities/${name}/${name}.test.ts`]: `import { startTestApp, type TestApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('${name}: nobody without the permission reads it', async () => {
  expect((await (await t.as('admin')).get('/${name}')).status).toBe(403);
  throw new Error('one refusal per role, one illegal transition, one lost race; then what it does');
});
`,
  [`admin/src/capabilities/${name}/${Name}List.tsx`]: `import { RecordList } from '../../ui/RecordList';

/** Columns and filters of the list; its row in navigation.tsx names it. */
export function ${Name}List() {
  throw new Error('draw the list with RecordList');
  return <RecordList>{null}</RecordList>;
}
`,
  [`admin/src/capabilities/${name}/${name}.test.tsx`]: `test('${name}: the screen shows what the user needs', () => {
  throw new Error('render, click, visible Spanish text');
});
`,
};

for (const file of Object.keys(files)) if (existsSync(join(root, file))) fail(`${file} ya existe: no se escribió nada`);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  say(file);
}
say(
  '\nSiguen: permisos en domain/src/roles.ts, exportaciones en domain/src/index.ts, api/src/entities/index.ts (bajo su carpeta), una migración, su área en api/src/composition, npm run gen, navigation.tsx.',
);
