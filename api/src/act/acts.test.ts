import { asuntoDe, ErrorDeNegocio, listaDeRoles, puede, type Rol, sigueSuspendido } from '@adjudica/domain';
import type { Actor } from '../auth/actor';
import type { Tx } from '../db/transaction/unit-of-work';
import { staleVersion } from '../request/version';
import { cuerpoDe, tomaVersion } from '../testing/actos';
import { testApp } from '../testing/test-app';
import type { AnyRecord, AnySpec, MadeRecord } from './act';
import { Acts } from './acts';

const t = testApp();

const actor = (role: Rol): Actor => ({
  id: 7,
  usuario: 'prueba',
  nombre: 'Prueba',
  apellido: 'De Actos',
  role,
  idDepartamento: null,
  sesionId: 's',
});
const rolCon = (record: AnyRecord, accion: string, tiene: boolean): Rol =>
  listaDeRoles.find((role) => puede(role, record.lifecycle.permisoFor(accion)) === tiene) as Rol;
const actos = () =>
  t.application.acts.registered.flatMap(({ record, specs }) =>
    [...specs].map(([accion, spec]) => ({ nombre: `${record.resource}.${accion}`, record, accion, spec })),
  );

const VERSION = 3;

/** Everything that can refuse, in the order in which it must. */
const RECHAZOS = ['sin-permiso', 'no-encontrado', 'acceso', 'suspension', 'estado', 'version-vieja', 'guarda'] as const;
type Rechazo = (typeof RECHAZOS)[number];

/** The act itself over a record of paper: each of `fallan` refuses. What it did is in `hecho`. */
function ensayo(record: AnyRecord, accion: string, spec: AnySpec, fallan: readonly Rechazo[]) {
  const hecho: string[] = [];
  const falla = (cual: Rechazo, kind: 'prohibido' | 'conflicto' | 'regla') => () =>
    fallan.includes(cual) ? new ErrorDeNegocio(kind, cual, cual) : null;
  const papel: AnyRecord = {
    ...record,
    lifecycle: {
      ...record.lifecycle,
      accessRefusal: falla('acceso', 'prohibido'),
      originRefusal: falla('estado', 'conflicto'),
      guardRefusal: falla('guarda', 'regla'),
      targetOf: () => '',
    },
    lock: async () => undefined,
    read: async () => (fallan.includes('no-encontrado') ? null : {}),
    versionOf: () => (fallan.includes('version-vieja') ? 8 : VERSION),
    stale: () => staleVersion(8),
    write: async () => hecho.push('write'),
  };
  const callado: AnySpec = {
    ...spec,
    load: () => hecho.push('lee'),
    guard: () => {
      hecho.push('guarda');
      throw new Error('reached');
    },
    // judged by the facts of a real record (their own tests); the paper's table says the same of every action
    ...(spec.judgedAs && { judgedAs: () => accion }),
    ...(spec.show && {
      show: async () => {
        hecho.push('ver');
      },
    }),
    ...(spec.around && {
      around: async (_: unknown, transact: (prepared: unknown) => Promise<unknown>) => {
        hecho.push('alrededor');
        return transact(undefined);
      },
    }),
  };
  const nada = async () => {
    hecho.push('told');
  };
  const acts = new Acts(
    {
      outside: t.application.dataSource.manager,
      run: (who, act) =>
        act({ actor: who, now: new Date(0), audit: nada, manager: t.application.dataSource.manager } as unknown as Tx),
    },
    { record: nada },
    { avisar: nada },
    { soloPropios: false },
    { demand() {} },
    async () => falla('suspension', 'conflicto')(),
  );
  const role = rolCon(record, accion, !fallan.includes('sin-permiso'));
  const body = cuerpoDe(`${record.resource}.${accion}`, spec, VERSION);
  return { hecho, run: (sent: object = body) => acts.act(papel, accion, callado)(actor(role), 1, sent) };
}

/** Actions without an act of their own: one that begins another record is asked where that one is made, 'modificar' amounts to the others of a
 * task and writing a block to those of a contract, whose papers are read like any file; of what an assembly's lifecycle allows the marks are the
 * participant's and the minutes the assembly's. */
const SIN_ACTO_PROPIO: Readonly<Record<string, readonly string[]>> = {
  asamblea: ['marcar'],
  contrato: ['corregirBloque', 'corregirUltimo', 'ver', 'verTodos'],
  'medio-aprobacion': ['nuevo', 'continuar'],
  'orden-de-compra': ['continuar'],
  participante: ['vistaPrevia', 'generarActa', 'regenerarActa', 'corregir', 'eliminar'],
  tarea: ['cerrar', 'reasignar'],
};

test('every action of a lifecycle has its act, and every act a body to be tried with', () => {
  for (const { record, specs } of t.application.acts.registered) {
    const acciones = [...specs.keys(), ...(SIN_ACTO_PROPIO[record.resource] ?? [])];
    expect([record.resource, acciones.sort()]).toEqual([record.resource, [...record.lifecycle.acciones].sort()]);
  }
  const conEsquema = actos().filter(({ spec }) => spec.schema !== undefined);
  for (const { nombre, spec } of conEsquema)
    expect([nombre, spec.schema?.safeParse(cuerpoDe(nombre, spec, VERSION)).error?.issues ?? []]).toEqual([nombre, []]);
  expect(actos().length).toBeGreaterThan(2);
});

test('of several reasons to refuse an act the first is named: permission, record, access, suspension, state, version, guard; nothing is written', async () => {
  for (const { nombre, record, accion, spec } of actos()) {
    const seSuspende =
      spec.show === undefined && record.targets !== undefined && !sigueSuspendido(record.resource, accion);
    const posibles = RECHAZOS.filter(
      (uno) =>
        (uno !== 'version-vieja' || tomaVersion(cuerpoDe(nombre, spec, VERSION))) &&
        (uno !== 'suspension' || seSuspende),
    );
    for (const [i, primero] of posibles.entries()) {
      const { hecho, run } = ensayo(record, accion, spec, posibles.slice(i));
      expect([nombre, await run().catch(({ code }) => code)]).toEqual([nombre, primero]);
      expect([nombre, primero, hecho]).toEqual([nombre, primero, []]);
    }
  }
});

test('of a record that asks for its version no act is done without one', async () => {
  let tried = 0;
  for (const { nombre, record, accion, spec } of actos()) {
    const { version, ...without } = cuerpoDe(nombre, spec, VERSION) as { version?: number };
    const policy = spec.version ?? record.version;
    // the schema of some asks for it already
    if (version === undefined || policy === 'optional' || spec.schema?.safeParse(without).success === false) continue;
    const { hecho, run } = ensayo(record, accion, spec, []);
    expect([nombre, await run(without).catch(({ code }) => code), hecho]).toEqual([nombre, 'falta-version', []]);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(10);
});

test('an act that nothing refuses reaches what it asks itself, with nothing written before', async () => {
  for (const { nombre, record, accion, spec } of actos()) {
    const { hecho, run } = ensayo(record, accion, spec, []);
    if (spec.show !== undefined) {
      await run();
      expect([nombre, hecho]).toEqual([nombre, ['ver']]);
      continue;
    }
    await expect(run()).rejects.toThrow('reached');
    expect([nombre, hecho.filter((paso) => paso !== 'alrededor')]).toEqual([nombre, ['lee', 'guarda']]);
  }
});

test('a body that its schema refuses is refused before the record is looked at', async () => {
  for (const { nombre, record, accion, spec } of actos().filter(({ spec: { schema } }) => schema !== undefined)) {
    const { run } = ensayo(record, accion, { ...spec }, ['no-encontrado']);
    expect([nombre, await run().catch(({ code }) => code)]).toEqual([nombre, 'no-encontrado']);
    const role = rolCon(record, accion, true);
    const acts = t.application.acts.act(record, accion, spec);
    await expect(acts(actor(role), 'nada', { campoDesconocido: 1 })).rejects.toMatchObject({ status: 422 });
  }
});

/** The first act, when its write meets nothing and `hallada` is what it reads then. */
async function perdida(hallada: 'otro estado' | 'otra versión' | 'nada'): Promise<string> {
  const { record, accion, spec } = actos()[0] as ReturnType<typeof actos>[number];
  let lecturas = 0;
  const papel: AnyRecord = {
    ...record,
    lifecycle: {
      ...record.lifecycle,
      accessRefusal: () => null,
      originRefusal: () =>
        lecturas > 1 && hallada === 'otro estado' ? new ErrorDeNegocio('conflicto', 'estado', 'estado') : null,
      guardRefusal: () => null,
      targetOf: () => '',
    },
    lock: async () => undefined,
    read: async () => {
      lecturas += 1;
      return lecturas > 1 && hallada === 'nada' ? null : {};
    },
    versionOf: () => VERSION,
    stale: () => staleVersion(8),
    write: async () => 0,
  };
  const { guard: _, load: __, isUnchanged: ___, ...resto } = spec;
  const act = t.application.acts.act(papel, accion, { ...resto, change: () => ({}) });
  const body = cuerpoDe(`${record.resource}.${accion}`, spec, VERSION);
  return act(actor(rolCon(record, accion, true)), 1, body).then(
    () => 'done',
    ({ code }: ErrorDeNegocio) => code,
  );
}

test('nothing written, the record is read again: another state is its 409, the same state 412, none 404', async () => {
  expect(await perdida('otro estado')).toBe('estado');
  expect(await perdida('otra versión')).toBe('version-vieja');
  expect(await perdida('nada')).toBe('no-encontrado');
});

describe('a record that is made', () => {
  const pasos: string[] = [];
  const paso =
    <T>(nombre: string, valor: T) =>
    async () => {
      pasos.push(nombre);
      return valor;
    };
  const notado: object[] = [];
  const acts = new Acts(
    {
      outside: {} as never,
      run: (who, act) => {
        pasos.push('run');
        const audit = async (entry: object) => notado.push({ audit: entry });
        return act({ actor: who, now: new Date(0), audit } as unknown as Tx);
      },
    },
    { record: async (_, eventos) => void notado.push({ eventos }) },
    { avisar: async () => undefined },
    { soloPropios: false },
  );
  const cosa: MadeRecord<number, { id: number; nombre: string }, object> = {
    resource: 'cosa',
    read: paso('read', { id: 7, nombre: 'Uno' }),
    idOf: ({ id }) => id,
    targets: () => [{ planId: 3, personaId: null }],
    summaryOf: ({ nombre }) => ({ nombre }),
    view: ({ id }) => ({ id, visto: true }),
  };
  const crear = acts.made(cosa);
  beforeEach(() => {
    pasos.length = 0;
    notado.length = 0;
  });

  test('its event carries its key beside those of the plan that it is noted on', async () => {
    const hacer = acts.made({
      ...cosa,
      targets: () => [{ planId: 3, personaId: null, claves: { 'medio-aprobacion': '4' } }],
      subject: ({ id }) => asuntoDe('orden-de-compra', id),
    })({ insert: async () => 7, event: 'REFERENCIA' });
    await hacer(actor('Comercial'), {});
    expect(notado[0]).toMatchObject({ eventos: [{ claves: { 'medio-aprobacion': '4', 'orden-de-compra': '7' } }] });
  });

  test('its body is read before a transaction is opened; then what it hangs on, the row, its effects, the view', async () => {
    const hacer = crear({
      parseBody: (sent: { nombre?: string }) => {
        if (sent.nombre === undefined) throw new ErrorDeNegocio('regla', 'sin-nombre', 'sin nombre');
        return sent;
      },
      load: () => paso('lee', 'plan')(),
      insert: paso('inserta', 7),
      effects: () => paso('despues', 2)(),
      followUp: paso('luego', undefined),
      event: 'REFERENCIA',
      eventNote: ({ loaded, made }) => `${loaded} ${made}`,
    });
    await expect(hacer(actor('Comercial'), {})).rejects.toMatchObject({ code: 'sin-nombre' });
    expect(pasos).toEqual([]);
    expect(await hacer(actor('Comercial'), { nombre: 'Uno' })).toEqual({ id: 7, visto: true });
    expect(pasos).toEqual(['run', 'lee', 'inserta', 'despues', 'read', 'luego']);
    expect(notado).toEqual([
      { eventos: [{ planId: 3, personaId: null, tipo: 'REFERENCIA', observacion: 'plan 2' }] },
      { audit: { accion: 'crear', recurso: 'cosa', recursoId: 7, despues: { nombre: 'Uno' } } },
    ]);
  });

  test('a unique key in its way is the refusal that it names, any other failure itself', async () => {
    const falla = (error: Error) =>
      crear({
        parseBody: (sent: object) => sent,
        insert: () => Promise.reject(error),
        duplicates: { 'cosa.nombre': () => new ErrorDeNegocio('conflicto', 'repetida', 'repetida') },
      })(actor('Comercial'), {});
    // as each of the engines says it: a code, a number
    const unique = (message: string) =>
      Object.assign(new Error(message), { driverError: { code: 'SQLITE_CONSTRAINT_UNIQUE', number: 2627, message } });
    for (const said of [
      'UNIQUE constraint failed: cosa.nombre',
      'UNIQUE constraint failed: cosa.nombre, cosa.numero',
      "Violation of UNIQUE KEY constraint 'UQ_cosa_nombre'. Cannot insert duplicate key in object 'cliente.cosa'.",
    ])
      await expect(falla(unique(said))).rejects.toMatchObject({ code: 'repetida' });
    for (const other of [
      'UNIQUE constraint failed: otra.nombre',
      'UNIQUE constraint failed: cosa.id',
      'UNIQUE constraint failed: otracosa.nombre',
      "Violation of PRIMARY KEY constraint 'PK_cosa'. Cannot insert duplicate key in object 'cliente.cosa'.",
    ])
      await expect(falla(unique(other))).rejects.toThrow(other);
    await expect(falla(new Error('the disk is full'))).rejects.toThrow('the disk is full');
  });

  test('what has no states is changed by whoever has its permission alone, under its version', async () => {
    const cambiar = acts.kept(
      {
        resource: 'cosa',
        read: paso('read', { id: 7, version: 2 }),
        idOf: ({ id }) => id,
        version: 'required',
        versionOf: ({ version }) => version,
        stale: ({ version }) => staleVersion(version),
        write: paso('write', 1),
        summaryOf: ({ version }) => ({ version }),
        view: ({ id }) => ({ id }),
      },
      'usuario:administrar',
    )('actualizar', { change: () => ({}) });
    await expect(cambiar(actor('Comercial'), 7, { version: 2 })).rejects.toMatchObject({ code: 'sin-permiso' });
    await expect(cambiar(actor('Administrador del sistema'), 7, {})).rejects.toMatchObject({ code: 'falta-version' });
    await expect(cambiar(actor('Administrador del sistema'), 7, { version: 1 })).rejects.toMatchObject({
      code: 'version-vieja',
    });
    expect(pasos).not.toContain('write');
    expect(await cambiar(actor('Administrador del sistema'), 7, { version: 2 })).toEqual({ id: 7 });
    expect(pasos).toContain('write');
  });
});
