// The files of a capability as it is made today (docs/arquitectura.md, "A new capability"): a record with a lifecycle, its acts, its list, its
// screens. Each layer has one test, which fails until it is written.

/** `{ name, Name, variable, table }` → path → text. */
export const filesOf = (names) => ({ ...domainFiles(names), ...apiFiles(names), ...adminFiles(names) });

const domainFiles = ({ name, Name }) => ({
  [`domain/src/${name}/campos.ts`]: `import { mensajes } from '../mensajes';
import { campo, type DatosDe, registro } from '../registro';
import { LIMITES } from '../texto';

/** One line: what a record is. Its fields stand in docs/campos.tsv. */
export const formularioDe${Name} = registro('${name}', {
  nombre: campo.texto('Nombre', LIMITES.nombre, { requerido: mensajes.propios.campoObligatorio }),
});
export type TablaDe${Name} = typeof formularioDe${Name}.tabla;
export type DatosDe${Name} = DatosDe<TablaDe${Name}>;
`,
  [`domain/src/${name}/ciclo.ts`]: `import { crearCiclo } from '../ciclo';

export type EstadoDe${Name} = 'abierta' | 'cerrada';
export type AccionDe${Name} = 'editar' | 'cerrar';

export interface HechosDe${Name} {
  readonly estado: EstadoDe${Name};
}

export const cicloDe${Name} = crearCiclo<EstadoDe${Name}, AccionDe${Name}, HechosDe${Name}>({
  nombre: '${name}',
  estados: ['abierta', 'cerrada'],
  iniciales: ['abierta'],
  finales: ['cerrada'],
  estadoDe: ({ estado }) => estado,
  acciones: {
    editar: { desde: ['abierta'], permiso: '${name}:escribir' },
    cerrar: { desde: ['abierta'], hacia: 'cerrada', permiso: '${name}:escribir' },
  },
});
`,
  [`domain/src/${name}/${name}.test.ts`]: `test('${name}: the rules are written', () => {
  throw new Error('write the table of this capability: given, expected (refusals first)');
});
`,
});

const apiFiles = (names) => ({ ...tableFiles(names), ...actFiles(names), ...routeFiles(names) });

const tableFiles = ({ name, Name, table }) => ({
  [`api/src/entities/${name}.entity.ts`]: `import { type EstadoDe${Name}, formularioDe${Name} } from '@adjudica/domain';
import { Entity } from 'typeorm';
import { CodeColumn, IdColumn, VersionColumn } from '../db/columns';
import { columnsOf } from '../db/record';

/** One line: what a row is and who writes it. */
@Entity({ name: '${table}', schema: 'cliente' })
export class ${Name} extends columnsOf(formularioDe${Name}) {
  @IdColumn()
  id: number;

  @CodeColumn(20)
  estado: EstadoDe${Name};

  @VersionColumn()
  version: number;
}
`,
  [`api/src/capabilities/${name}/${name}.lista.ts`]: `import type { DefinicionDeLista } from '@adjudica/domain';

export const listaDe${Name} = {
  ordenInicial: { campo: 'id', direccion: 'DESC' },
  ordenables: ['id', 'nombre'],
  filtros: { id: 'ids' },
} satisfies DefinicionDeLista;
`,
  [`api/src/capabilities/${name}/${name}.store.ts`]: `import { type DatosDe${Name}, type EstadoDe${Name}, formularioDe${Name} } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { type ListRequest, type Page, PreparedList } from '../../db/page';
import { rowOf } from '../../db/record';
import type { Tx } from '../../db/unit-of-work';
import { ${Name} } from '../../entities/${name}.entity';

/** Queries of ${name}; the only writer of its table. */
export class ${Name}Store {
  private readonly pages: PreparedList<${Name}>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new PreparedList(dataSource, 'r', {}, (manager, { filter }) => {
      const count = manager.createQueryBuilder().from(${Name}, 'r');
      if (filter.id !== undefined) count.andWhere('r.id IN (:...id)', { id: filter.id });
      const rows = manager.createQueryBuilder().from(${Name}, 'r').select([]);
      for (const column of ['id', 'estado', 'version', ...formularioDe${Name}.nombres])
        rows.addSelect(\`r.\${column}\`, column);
      return { rows, count, keys: count.clone() };
    });
  }

  list(request: ListRequest): Promise<Page<${Name}>> {
    return this.pages.page(request, null);
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<${Name} | null> {
    return manager.findOneBy(${Name}, { id });
  }

  async insert(tx: Tx, datos: DatosDe${Name}): Promise<number> {
    const fila = { ...rowOf(formularioDe${Name}, datos), estado: 'abierta' as const, version: 1 };
    const { identifiers } = await tx.manager.insert(${Name}, fila);
    return identifiers[0]?.['id'] as number;
  }

  /** Guarded by the state and version that were read. Zero = somebody was faster. */
  async update(
    tx: Tx,
    { id, estado, version }: ${Name},
    cambio: { datos?: DatosDe${Name}; estado?: EstadoDe${Name} },
  ): Promise<number> {
    const { datos, ...resto } = cambio;
    const fila = { ...(datos && rowOf(formularioDe${Name}, datos)), ...resto, version: version + 1 };
    const { affected } = await tx.manager.update(${Name}, { id, estado, version }, fila);
    return affected ?? 0;
  }
}
`,
});

const actFiles = ({ name, Name, variable }) => ({
  [`api/src/capabilities/${name}/${name}.dto.ts`]: `import type { AccionDe${Name}, CambioDe, DatosDe, TablaDe${Name} } from '@adjudica/domain';

/** Una línea: qué es. */
export interface ${Name}Vista extends DatosDe<TablaDe${Name}> {
  /** @isInt */
  id: number;
  estado: string;
  /** @isInt */
  version: number;
  /** Lo que este usuario puede hacer ahora. */
  acciones: AccionDe${Name}[];
}

export interface ${Name}Cambio extends CambioDe<TablaDe${Name}> {
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
}
`,
  [`api/src/capabilities/${name}/${name}.view.ts`]: `import { cicloDe${Name}, formularioDe${Name} } from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { valuesOf } from '../../db/record';
import type { ${Name}Vista } from './${name}.dto';
import type { ${Name}Store } from './${name}.store';

export type FilaDe${Name} = NonNullable<Awaited<ReturnType<${Name}Store['byId']>>>;

export const ${variable}EnCiclo = lifecycleOf(cicloDe${Name}, {
  hechosDe: (fila: FilaDe${Name}) => fila,
  contextoDe: (_, { actor }) => ({ actor }),
});

export const vistaDe${Name} = (fila: FilaDe${Name}, context: ViewContext): ${Name}Vista => ({
  id: fila.id,
  ...valuesOf(formularioDe${Name}, fila),
  estado: fila.estado,
  version: fila.version,
  acciones: ${variable}EnCiclo.accionesDe(fila, context),
});
`,
  [`api/src/capabilities/${name}/${name}.en-acto.ts`]: `import { type AccionDe${Name}, formularioDe${Name}, soloCampos } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import { valuesOf } from '../../db/record';
import { staleRecord } from '../../http/version';
import type { ${Name}Vista } from './${name}.dto';
import type { ${Name}Store } from './${name}.store';
import { type FilaDe${Name}, ${variable}EnCiclo, vistaDe${Name} } from './${name}.view';

type Cambio = Parameters<${Name}Store['update']>[2];
export type ActoDe${Name} = ActMaker<number, FilaDe${Name}, AccionDe${Name}, Cambio, ${Name}Vista>;

/** How its acts see it. Nothing is taken before: the guarded write decides of two at once. */
export const ${variable}EnActo = (
  store: ${Name}Store,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<number, FilaDe${Name}, AccionDe${Name}, Cambio, ${Name}Vista> => ({
  resource: '${name}',
  lifecycle: ${variable}EnCiclo,
  version: 'required',
  lock: async () => undefined,
  read: ({ manager }, id) => store.byId(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: (fila, body) =>
    staleRecord(fila.version, valuesOf(formularioDe${Name}, fila), soloCampos(formularioDe${Name}.nombres, body), {
      quien: null,
      cuando: null,
    }),
  write: (tx, fila, cambio) => store.update(tx, fila, cambio),
  summaryOf: (fila) => ({ ...valuesOf(formularioDe${Name}, fila), estado: fila.estado }),
  view: (fila, { actor }) => vistaDe${Name}(fila, { actor, ...ajustes }),
});
`,
  [`api/src/capabilities/${name}/${name}.actos.ts`]: `import { type DatosDe${Name}, formularioDe${Name}, soloCampos, validar } from '@adjudica/domain';
import type { ${Name}Cambio } from './${name}.dto';
import type { ActoDe${Name} } from './${name}.en-acto';
import type { ${Name}Store } from './${name}.store';

/** What makes and changes it. */
export class ActosDe${Name} {
  constructor(
    private readonly acto: ActoDe${Name},
    private readonly store: ${Name}Store,
  ) {}

  /** @throws 422. */
  readonly crear = this.acto.crear({
    cuerpo: (sent: ${Name}Cambio) => sent,
    inserta: ({ tx, body }) => this.store.insert(tx, leer(body)),
  });

  /** @throws 404; 403, 409 by the lifecycle; 412; 422. */
  readonly editar = this.acto('editar', {
    cuerpo: (sent: ${Name}Cambio) => sent,
    lee: ({ body }) => leer(body),
    cambio: ({ leido: datos }) => ({ datos }),
  });

  /** @throws 404; 403, 409 by the lifecycle; 412. */
  readonly cerrar = this.acto('cerrar', { cambio: () => ({ estado: 'cerrada' }) });
}

const leer = (body: object): DatosDe${Name} =>
  validar(formularioDe${Name}.esquema({}), soloCampos(formularioDe${Name}.nombres, body));
`,
});

const routeFiles = ({ name, Name }) => ({
  [`api/src/capabilities/${name}/${name}.service.ts`]: `import type { Acts } from '../../act';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/page';
import { notFound } from '../../http/version';
import type { ${Name}Vista } from './${name}.dto';
import type { ${Name}Store } from './${name}.store';
import { vistaDe${Name} } from './${name}.view';

/** What is read. What changes it: ${name}.actos. */
export class ${Name}Service {
  constructor(
    private readonly acts: Acts,
    private readonly store: ${Name}Store,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<${Name}Vista>> {
    const page = await this.store.list(request);
    return { ...page, rows: page.rows.map((fila) => vistaDe${Name}(fila, this.acts.context(actor))) };
  }

  /** @throws 404. */
  async get(actor: Actor, id: number): Promise<${Name}Vista> {
    const fila = await this.store.byId(id);
    if (fila === null) throw notFound();
    return vistaDe${Name}(fila, this.acts.context(actor));
  }
}
`,
  [`api/src/capabilities/${name}/${name}.controller.ts`]: `import {
  Body,
  Controller,
  Get,
  Header,
  Path,
  Post,
  Put,
  Query,
  Request,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { listRequest, sendPage } from '../../http/list';
import { versionFrom } from '../../http/version';
import type { ActosDe${Name} } from './${name}.actos';
import type { ${Name}Cambio, ${Name}Vista } from './${name}.dto';
import { listaDe${Name} } from './${name}.lista';
import type { ${Name}Service } from './${name}.service';

@Route('${name}')
@Tags('${Name}')
@Security('bearer', ['${name}:leer'])
export class ${Name}Controller extends Controller {
  constructor(
    private readonly registros: ${Name}Service,
    private readonly actos: ActosDe${Name},
  ) {
    super();
  }

  /** @summary Una línea en español. */
  @Get()
  async list(
    @Request() request: AuthenticatedRequest,
    @Query() sort?: string,
    @Query() range?: string,
    @Query() filter?: string,
  ): Promise<${Name}Vista[]> {
    const page = listRequest({ sort, range, filter }, listaDe${Name});
    return sendPage(this, '${name}', page, await this.registros.list(request.user, page));
  }

  /**
   * @summary Una línea en español.
   * @isInt id
   */
  @Get('{id}')
  async get(@Request() request: AuthenticatedRequest, @Path() id: number): Promise<${Name}Vista> {
    return this.registros.get(request.user, id);
  }

  /** @summary Una línea en español. */
  @Post()
  @Security('bearer', ['${name}:escribir'])
  @SuccessResponse(201)
  async crear(@Request() request: AuthenticatedRequest, @Body() body: ${Name}Cambio): Promise<${Name}Vista> {
    this.setStatus(201);
    return this.actos.crear(request.user, body);
  }

  /**
   * @summary Una línea en español.
   * @isInt id
   */
  @Put('{id}')
  @Security('bearer', ['${name}:escribir'])
  async editar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Body() body: ${Name}Cambio,
    @Header('If-Match') ifMatch?: string,
  ): Promise<${Name}Vista> {
    return this.actos.editar(request.user, id, { ...body, version: versionFrom(ifMatch, body.version) });
  }

  /**
   * @summary Una línea en español.
   * @isInt id
   */
  @Post('{id}/cerrar')
  @Security('bearer', ['${name}:escribir'])
  async cerrar(
    @Request() request: AuthenticatedRequest,
    @Path() id: number,
    @Header('If-Match') ifMatch?: string,
  ): Promise<${Name}Vista> {
    return this.actos.cerrar(request.user, id, { version: versionFrom(ifMatch, undefined) });
  }
}
`,
  [`api/src/capabilities/${name}/index.ts`]: `/** What other capabilities may ask of ${name}. */
export { ${Name}Store } from './${name}.store';
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
});

const adminFiles = ({ name, Name }) => ({
  [`admin/src/capabilities/${name}/${Name}List.tsx`]: `import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';

interface Fila {
  readonly id: number;
  readonly nombre: string;
  readonly estado: string;
}

const columnas: readonly Columna<Fila>[] = [
  { campo: 'nombre', etiqueta: 'Nombre', ordena: true },
  { campo: 'estado', etiqueta: 'Estado' },
];

/** Its list; its row in navigation.tsx names it. */
export default function ${Name}List() {
  return (
    <RecordList resource="${name}" title="${Name}" storeKey="${name}" sort={{ field: 'id', order: 'DESC' }}>
      <Tabla columnas={columnas} />
    </RecordList>
  );
}
`,
  [`admin/src/capabilities/${name}/${Name}Ficha.tsx`]: `import { formularioDe${Name}, mensajes } from '@adjudica/domain';
import { Ficha } from '../../ui/formulario/Ficha';
import { SeccionDeCampos } from '../../ui/formulario/SeccionDeCampos';

/** One record: read, and saved as a whole under its version. */
export default function ${Name}Ficha({ id }: { readonly id: string }) {
  return (
    <Ficha
      formulario={formularioDe${Name}}
      contexto={null}
      id={id}
      vacio="Sin datos"
      exito={mensajes.EST.informacionGuardada}
    >
      <SeccionDeCampos seccion="${name}" />
    </Ficha>
  );
}
`,
  [`admin/src/capabilities/${name}/${name}.test.tsx`]: `test('${name}: the screen shows what the user needs', () => {
  throw new Error('render, click, visible Spanish text');
});
`,
});
