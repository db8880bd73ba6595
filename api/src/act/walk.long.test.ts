import * as domain from '@adjudica/domain';
import { asuntosDeTareas, ErrorDeNegocio, enlaceDeAsunto, mensajes, prefijoDe, puede } from '@adjudica/domain';
import { Like } from 'typeorm';
import type { Actor } from '../auth/actor';
import { ResumenDiario } from '../capabilities/resumen/resumen.diario';
import { Contrato } from '../entities/contrato.entity';
import { DerechoTitular } from '../entities/derecho-titular.entity';
import { Mensaje } from '../entities/mensaje.entity';
import { Notificacion } from '../entities/notificacion.entity';
import { Persona } from '../entities/persona.entity';
import { Plan } from '../entities/plan.entity';
import { OperacionInusual } from '../entities/reporte-control.entity';
import { Tarea, TareaTipo } from '../entities/tarea.entity';
import { Usuario } from '../entities/usuario.entity';
import { actorDe, demoUsers } from '../seed/usuarios';
import { cuerpoDe, tomaVersion } from '../testing/actos';
import { demoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';
import {
  correoDePrueba,
  crearDerechoDePrueba,
  crearEnviosDePrueba,
  operacionDePrueba,
  suspenderDePrueba,
} from '../testing/mundo';
import { expectNone } from '../testing/none';
import { abre, sigue } from '../testing/senales';
import type { Client } from '../testing/test-app';
import type { AnyRecord, AnySpec } from './act';
import { Acts, type RegisteredActs } from './acts';

jest.setTimeout(LOADS_MUCH_MS);

type Row = Awaited<ReturnType<AnyRecord['read']>>;

/** A record as an answer shows it. */
interface Mostrado {
  readonly id: string | number;
  readonly acciones: readonly string[];
}
interface Muestra {
  /** Records as the one who looks finds them; none where he may not look. */
  readonly de: (client: Client) => Promise<Mostrado[]>;
  /** Actions that these answers say nothing of, because another one does. */
  readonly callan?: readonly string[];
}

interface PendienteRow {
  readonly idCodigo: string;
  readonly siguiente: { readonly texto: string; readonly enlace: string | null } | null;
}

const SITIO = 'https://adjudica.example';
const PLANES = 6;
let planes: string[];
const filas = async (client: Client, path: string, filter: object = {}): Promise<Mostrado[]> => {
  const range = encodeURIComponent('[0,11]');
  const { status, body } = await client.get(
    `${path}?range=${range}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  if (status !== 403) expect([path, status]).toEqual([path, 200]);
  return status === 200 ? body : [];
};
const deCadaPlan = async (de: (plan: string) => Promise<Mostrado[]>): Promise<Mostrado[]> =>
  (await Promise.all(planes.map(de))).flat();

/** The next assemblies and some held ones, as their pages show them. */
async function asambleasMostradas(client: Client): Promise<Mostrado[]> {
  const asambleas = [
    ...(await filas(client, '/asamblea', { proximas: true })),
    ...(await filas(client, '/asamblea', { proximas: false })),
  ];
  return Promise.all(asambleas.map(async ({ id }) => (await client.get(`/asamblea/${id}`)).body));
}

/** Empty where there is none, or where it is not for this user. */
async function respuestaDe(client: Client, path: string): Promise<Mostrado[]> {
  const { status, body } = await client.get(path);
  return status === 200 ? [body] : [];
}

/** The pledges of all notes, as their pages show them. */
async function prendasMostradas(client: Client): Promise<Mostrado[]> {
  const prendas = await filas(client, '/prenda');
  return Promise.all(prendas.map(async ({ id }) => (await client.get(`/prenda/${id}`)).body));
}

/** The issued papers of the plans with a note. */
async function papelesMostrados(client: Client): Promise<Mostrado[]> {
  const pagares = (await filas(client, '/pagare')) as unknown as { idCodigo: string }[];
  const papeles = pagares.map(({ idCodigo }) => respuestaDe(client, `/papeles-de-plan/${idCodigo}`));
  return (await Promise.all(papeles)).flat(2);
}

/** The addenda of all contracts. */
async function adendasMostradas(client: Client): Promise<Mostrado[]> {
  const contratos = await filas(client, '/contrato');
  const deCada = await Promise.all(contratos.map(({ id }) => respuestaDe(client, `/adendas-de-plan/${id}`)));
  return deCada.flat().flatMap((caso) => (caso as unknown as { adendas: Mostrado[] }).adendas);
}

/** What an assembly's page offers is done to its participants. */
async function primeroDeCadaAsamblea(client: Client): Promise<Mostrado[]> {
  const mostrados = await Promise.all(
    (await asambleasMostradas(client)).map(async ({ id, acciones }) => {
      return (await filas(client, '/participante', { asamblea: id }))
        .slice(0, 1)
        .map((fila) => ({ id: fila.id, acciones }));
    }),
  );
  return mostrados.flat();
}

/** Where the records with acts are shown, a line for each answer. A record that is missing here fails the first test. */
const MUESTRAS: Readonly<Record<string, readonly Muestra[]>> = {
  adenda: [{ de: adendasMostradas }],
  adjudicacion: [{ de: (client) => filas(client, '/adjudicacion') }],
  asamblea: [{ de: asambleasMostradas, callan: ['marcar'] }],
  carpeta: [
    { de: (client) => filas(client, '/carpeta', { idDepartamento: '004' }), callan: ['enviar'] },
    {
      de: async (client) =>
        (await filas(client, '/documentos-cliente')).map((fila) => ({ ...fila, id: String((fila as never)['id']) })),
      callan: ['aprobar', 'devolver', 'reabrir'],
    },
  ],
  'carta-salida': [{ de: (client) => filas(client, '/carta-salida') }],
  coincidencia: [{ de: (client) => filas(client, '/coincidencia') }],
  contrato: [{ de: (client) => filas(client, '/contrato') }],
  correo: [{ de: (client) => filas(client, '/correo') }],
  'derecho-titular': [{ de: (client) => filas(client, '/derecho-titular') }],
  'envio-evento': [{ de: (client) => filas(client, '/envio-evento') }],
  documento: [{ de: (client) => deCadaPlan((plan) => filas(client, '/documento', { plan })) }],
  formato: [{ de: (client) => filas(client, '/formato', { situacion: 'borrador' }) }],
  'medio-aprobacion': [{ de: (client) => filas(client, '/medio-aprobacion') }],
  'operacion-inusual': [{ de: (client) => filas(client, '/operacion-inusual') }],
  'orden-de-compra': [{ de: (client) => filas(client, '/orden-de-compra') }],
  'solicitud-de-pago': [{ de: (client) => filas(client, '/solicitud-de-pago') }],
  pagare: [{ de: (client) => filas(client, '/pagare') }],
  prenda: [{ de: prendasMostradas }],
  interviniente: [
    {
      de: (client) =>
        deCadaPlan(async (plan) =>
          (await respuestaDe(client, `/interviniente/${plan}`)).flatMap((caso) =>
            (caso as unknown as { personas: Mostrado[] }).personas.map(({ id, acciones }) => ({
              id: `${plan}/${id}`,
              acciones,
            })),
          ),
        ),
    },
  ],
  papel: [{ de: papelesMostrados }],
  unidad: [{ de: (client) => deCadaPlan((plan) => respuestaDe(client, `/unidad/${plan}`)) }],
  referencia: [{ de: (client) => deCadaPlan((plan) => filas(client, '/referencia', { clave: `${plan}-titular` })) }],
  riesgo: [
    {
      de: (client) => deCadaPlan((plan) => respuestaDe(client, `/riesgo/${plan}`)),
    },
  ],
  participante: [
    { de: primeroDeCadaAsamblea, callan: ['vistaPrevia', 'generarActa', 'regenerarActa', 'corregir', 'eliminar'] },
  ],
  tarea: [{ de: (client) => filas(client, '/tarea'), callan: ['cerrar'] }],
};

const t = demoApp({ env: { PUBLIC_URL: SITIO } });
let seco: Acts;

/** What an act of the walk ended with: it is taken back, so that the next one finds the same records. */
class Deshecho extends Error {}

beforeAll(async () => {
  const { unitOfWork, acts, dataSource, clock } = t.application;
  // every mail of the demo arrived
  for (const estado of ['fallido', 'descartado', 'enviado'])
    await dataSource.manager.insert(Mensaje, { ...correoDePrueba(clock.now()), clave: `muestra-${estado}`, estado });
  const titular = await dataSource.manager.findOneByOrFail(Persona, { id: 1 });
  for (const estado of ['recibida', 'atendida', 'negada'] as const)
    await crearDerechoDePrueba(dataSource.manager, titular, clock.now(), estado);
  await crearEnviosDePrueba(dataSource.manager, clock.now(), ['pendiente', 'entregado', 'fallido', 'descartado']);
  const [riesgo, ahora] = [await dataSource.manager.findOneByOrFail(Usuario, { usuario: 'riesgo' }), clock.now()];
  const decidida = { decididaPor: riesgo.id, decididaEn: ahora };
  await dataSource.manager.insert(OperacionInusual, [
    operacionDePrueba(titular.id, ahora),
    { ...operacionDePrueba(titular.id, ahora), ...decidida, estado: 'archivada', decision: 'Vendió su casa' },
  ]);
  // the demo holds none
  const contrato = await dataSource.manager.findOneByOrFail(Contrato, { estado: 'A' });
  const { idCodigo } = await dataSource.manager.findOneByOrFail(Plan, { id: contrato.planId });
  const asistente = await actorDe(t.application, 'asistente.legal');
  const { propuesto } = (await (await t.as('legal')).get(`/adendas-de-plan/${idCodigo}`)).body;
  const escrita = { motivo: 'El cliente viaja', lugarEmision: '1701', fechaEmision: domain.hoyEn(clock.now()) };
  await t.application.expediente.adendas.crear(asistente, { ...escrita, texto: propuesto, idCodigo });
  seco = new Acts(
    {
      outside: dataSource.manager,
      run: (actor, act) =>
        unitOfWork.run(actor, async (tx) => {
          await act(tx);
          throw new Deshecho();
        }),
    },
    acts.eventos,
    acts.notificaciones,
    acts.ajustes,
  );
  const { body } = await (await t.as('jefatura')).get(
    `/carpeta?filter=${encodeURIComponent('{"idDepartamento":"004"}')}&range=${encodeURIComponent(`[0,${PLANES - 1}]`)}`,
  );
  planes = body.map(({ id }: Mostrado) => id);
});

/** What the table says of an action on the record as its acts read it; `null` = it lets it through. */
function segunLaTabla({ lifecycle }: AnyRecord, row: Row, accion: string, actor: Actor): ErrorDeNegocio | null {
  if (row === null) return new ErrorDeNegocio('noEncontrado', 'no-encontrado', mensajes.propios.noEncontrado);
  if (!puede(actor.role, lifecycle.permisoFor(accion))) return domain.sinPermiso(accion);
  const context = t.application.acts.context(actor);
  return (
    lifecycle.accessRefusal(row, context) ??
    lifecycle.originRefusal(accion, row, context) ??
    lifecycle.guardRefusal(accion, row, context)
  );
}

/** An act is tried so often for each person and each outcome: the rows of a list differ little. */
const VECES = process.env.TEST_ALL ? Number.POSITIVE_INFINITY : 2;

/** Runs the act and takes it back. */
async function intento(
  { record, spec, accion }: { record: AnyRecord; spec: AnySpec; accion: string },
  actor: Actor,
  key: string | number,
  version: number,
): Promise<Error> {
  const nombre = `${record.resource}.${accion}`;
  return seco
    .act(record, accion, spec)(actor, key, cuerpoDe(nombre, spec, version))
    .then(
      () => (spec.show === undefined ? new TypeError(`${nombre} was kept`) : new Deshecho()),
      (error: Error) => error,
    );
}

test('the walk knows where each record with acts is shown, and every lifecycle of the domain is one of them', () => {
  const registrados = [...new Set(t.application.acts.registered.map(({ record }) => record.lifecycle.name))].sort();
  expect(t.application.acts.registered.map(({ record }) => record.resource).sort()).toEqual(
    Object.keys(MUESTRAS).sort(),
  );
  const ciclos = Object.entries(domain).flatMap(([nombre, valor]) =>
    nombre.startsWith('cicloDe') ? [(valor as { nombre: string }).nombre] : [],
  );
  expect(registrados).toEqual(ciclos.sort());
});

test.each(Object.keys(MUESTRAS))(
  '%s: what an answer offers is let through, what it does not is refused with its reason',
  async (resource) => {
    const { record, specs } = t.application.acts.registered.find(
      (uno) => uno.record.resource === resource,
    ) as RegisteredActs;
    const cuenta = { ofrecidas: 0, negadas: 0 };
    for (const { usuario } of demoUsers) {
      const client = await t.as(usuario);
      const actor = await actorDe(t.application, usuario);
      const veces = new Map<string, number>();
      for (const { de, callan = [] } of MUESTRAS[resource] ?? [])
        for (const { id, acciones } of await de(client)) {
          const row = await record.read({ actor, manager: t.application.dataSource.manager }, id);
          for (const accion of record.lifecycle.acciones.filter((una) => !callan.includes(una))) {
            const rechazo = segunLaTabla(record, row, accion, actor);
            const donde = { usuario, id, accion };
            expect({ ...donde, ofrecida: acciones.includes(accion), rechazo: rechazo?.code ?? null }).toEqual({
              ...donde,
              ofrecida: rechazo === null,
              rechazo: rechazo?.code ?? null,
            });
            const spec = specs.get(accion);
            if (spec === undefined) continue;
            cuenta[rechazo === null ? 'ofrecidas' : 'negadas'] += 1;
            const como = `${accion} ${rechazo?.code}`;
            veces.set(como, (veces.get(como) ?? 0) + 1);
            if ((veces.get(como) ?? 0) > VECES) continue;
            const acto = { record, spec, accion };
            if (rechazo !== null) {
              const { status, code } = (await intento(acto, actor, id, record.versionOf(row))) as ErrorDeNegocio;
              expect({ ...donde, status, code }).toEqual({ ...donde, status: rechazo.status, code: rechazo.code });
              continue;
            }
            // made from another version it comes as far as that; one that takes none, to its end or to what its own body lacks
            const error = await intento(acto, actor, id, record.versionOf(row) + 1000);
            const { code, kind } = error as ErrorDeNegocio;
            if (tomaVersion(cuerpoDe(`${resource}.${accion}`, spec, 1)))
              expect({ ...donde, code }).toEqual({ ...donde, code: record.stale(row, {}).code });
            else if (!(error instanceof Deshecho)) expect({ ...donde, kind }).toEqual({ ...donde, kind: 'regla' });
          }
        }
    }
    expect(cuenta.ofrecidas).toBeGreaterThan(0);
    expect(cuenta.negadas).toBeGreaterThan(0);
  },
);

/** The record that a notice of another one leads to. */
const AL_QUE_LLEVA: Readonly<Record<string, string>> = { carpeta: 'plan', adenda: 'contrato' };

/** Records with a page of their own, of a plan or a client. */
const CON_PAGINA = [
  'carta-salida',
  'contrato',
  'medio-aprobacion',
  'orden-de-compra',
  'pagare',
  'prenda',
  'solicitud-de-pago',
];
/** What the page of one of them says of a suspension, to the first who sees one. */
async function motivoEnSuPagina(resource: string): Promise<unknown> {
  for (const { usuario } of demoUsers) {
    const client = await t.as(usuario);
    for (const { de } of MUESTRAS[resource] ?? [])
      for (const { id } of await de(client))
        return (await client.get(`/${resource}/${encodeURIComponent(id)}`).expect(200)).body.motivoSuspension;
  }
  throw new Error(`nobody sees a record of ${resource}`);
}

test.each(CON_PAGINA)('%s: while nobody has blocked his data the page says so', async (resource) => {
  expect(await motivoEnSuPagina(resource)).toBeNull();
});

/** Of nobody, or going on whosever it is. */
const SIN_SUSPENSION = ['asamblea', 'correo', 'derecho-titular', 'envio-evento', 'formato', 'participante'];

describe('while the data of everybody are blocked', () => {
  const { sigueSuspendido } = domain;
  beforeAll(async () => {
    const { dataSource, clock, suspensiones } = t.application;
    for (const persona of await dataSource.manager.find(Persona))
      await suspenderDePrueba(dataSource.manager, persona, clock.now());
    suspensiones.caducar();
  });
  afterAll(async () => {
    await t.application.dataSource.manager.delete(DerechoTitular, { tipo: 'bloqueo' });
    t.application.suspensiones.caducar();
  });

  test.each(Object.keys(MUESTRAS).filter((resource) => !SIN_SUSPENSION.includes(resource)))(
    '%s: an answer offers what goes on, and nothing else',
    async (resource) => {
      const { record } = t.application.acts.registered.find(
        (uno) => uno.record.resource === resource,
      ) as RegisteredActs;
      expect(record.lifecycle.name).toBe(resource);
      let vistos = 0;
      for (const { usuario } of demoUsers)
        for (const { de } of MUESTRAS[resource] ?? [])
          for (const { id, acciones } of await de(await t.as(usuario))) {
            const ofrece = record.lifecycle.acciones.filter(
              (accion) => acciones.includes(accion) && !sigueSuspendido(resource, accion),
            );
            expect({ usuario, id, ofrece }).toEqual({ usuario, id, ofrece: [] });
            vistos += 1;
          }
      expect(vistos).toBeGreaterThan(0);
    },
  );

  test.each(CON_PAGINA)('%s: its page says since when, by which request and who lifts it', async (resource) => {
    const dicho = await motivoEnSuPagina(resource);
    expect(dicho).toMatch(/suspendido desde el .*administrador del sistema en «Derechos del titular», solicitud \d+\./);
    // what the law obliges to go on is said where its acts stand
    const siguen = ['orden-de-compra', 'solicitud-de-pago'].includes(resource);
    expect([resource, / Continúa: pagos pendientes a concesionarios\.$/.test(String(dicho))]).toEqual([
      resource,
      siguen,
    ]);
  });
});

describe('signposts', () => {
  const db = () => t.application.dataSource.manager;
  /** Role and address → which record must stand there; each is followed once. */
  const seguidos = new Map<string, string>();
  const cuenta = new Map<string, number>();

  /** Every page of a list. */
  async function todas<T>(client: Client, path: string, filter: object = {}): Promise<T[]> {
    const hasta: T[] = [];
    const filtro = encodeURIComponent(JSON.stringify(filter));
    for (let desde = 0; ; desde += 100) {
      const range = encodeURIComponent(`[${desde},${desde + 99}]`);
      const { body } = await client.get(`${path}?range=${range}&filter=${filtro}`).expect(200);
      hasta.push(...body);
      if (body.length < 100) return hasta;
    }
  }

  /** The head gives somebody's task to the other executive. */
  async function seReasigna(): Promise<void> {
    const jefatura = await t.as('jefatura');
    const { id: usuario } = await db().findOneByOrFail(Usuario, { usuario: 'ejecutivo2' });
    const [suya] = await filas(jefatura, '/tarea', { estado: 'P', usuario: usuario - 1 });
    const { id, version } = suya as Mostrado & { version: number };
    await jefatura.put(`/tarea/${id}`, { usuario, version }).expect(200);
  }

  async function lleva(client: Client, usuario: string, enlace: string, clave: string): Promise<void> {
    const { role } = await actorDe(t.application, usuario);
    if (seguidos.has(`${role} ${enlace}`)) return;
    seguidos.set(`${role} ${enlace}`, clave);
    expect({ usuario, enlace, ...(await sigue(client, enlace)) }).toEqual({
      usuario,
      enlace,
      status: 200,
      claves: [clave],
    });
  }

  test('every task that the program gave birth to leads each of its readers to the record of its kind', async () => {
    const codigos = new Map((await db().find(TareaTipo)).map(({ id, codigo }) => [id, codigo]));
    const nacidas = new Map(
      (await db().find(Tarea))
        .filter(({ tipoId }) => Object.hasOwn(asuntosDeTareas, codigos.get(tipoId) as string))
        .map((tarea) => [tarea.id, { ...tarea, codigo: codigos.get(tarea.tipoId) as domain.CodigoDeTarea }]),
    );
    for (const { recurso, codigo } of nacidas.values()) {
      expect([codigo, recurso]).toEqual([codigo, asuntosDeTareas[codigo]]);
      cuenta.set(codigo, (cuenta.get(codigo) ?? 0) + 1);
    }
    for (const { usuario, role } of demoUsers.filter((uno) => puede(uno.role, 'tarea:propia'))) {
      const client = await t.as(usuario);
      for (const { id, asunto } of await todas<{ id: number; asunto: domain.EnlaceDeAsunto }>(client, '/tarea')) {
        const tarea = nacidas.get(id);
        if (tarea === undefined) continue;
        const suya = { recurso: tarea.recurso, clave: tarea.clave } as domain.Asunto;
        const consulta = domain.asuntoDe('consulta-cliente', tarea.personaId);
        expect([usuario, id, asunto]).toEqual([usuario, id, enlaceDeAsunto(role, suya, consulta)]);
        await lleva(client, usuario, asunto.enlace, enlaceDeAsunto(role, suya) === null ? consulta.clave : suya.clave);
      }
    }
    expectNone(
      Object.keys(asuntosDeTareas).filter((codigo) => !cuenta.has(codigo)),
      'The demo (api/src/seed) holds no task of these kinds: it must have one of each, so that its link is followed.',
    );
  });

  test('every notice leads its reader to the record that it tells of', async () => {
    await seReasigna();
    const recursos = new Set<string | null>();
    for (const { id, usuario } of await db().findBy(Usuario, { activo: true })) {
      const client = await t.as(usuario);
      const suyas = new Map((await db().findBy(Notificacion, { usuarioId: id })).map((una) => [una.id, una]));
      for (const { id: cual, enlace } of await todas<{ id: number; enlace: string | null }>(client, '/notificacion')) {
        const { recurso, clave, enlace: fijo } = suyas.get(cual) as Notificacion;
        recursos.add(recurso);
        if (recurso === null) {
          // no record of its own: the rows that it tells of, by their filter
          expect(enlace).toBe(fijo);
          expect((await sigue(client, (fijo as string).replace(/^\/[a-z]+/, ''))).claves).not.toEqual([]);
        } else {
          expect({ usuario, recurso, clave, lleva: enlace !== null }).toEqual({ usuario, recurso, clave, lleva: true });
          await lleva(client, usuario, enlace as string, clave as string);
        }
      }
    }
    const cuentan = t.application.acts.registered.filter(({ specs }) =>
      [...specs.values()].some(({ notify }) => notify),
    );
    const esperados = ['acta', ...cuentan.map(({ record: { resource } }) => AL_QUE_LLEVA[resource] ?? resource)];
    expect(esperados.filter((recurso) => !recursos.has(recurso))).toEqual([]);
  });

  test('the next act of every plan that is pending leads whoever sees it to a page that names the plan', async () => {
    const actos = new Set<string>();
    for (const { usuario, role } of demoUsers.filter((uno) => puede(uno.role, 'adjudicacion:leer'))) {
      const client = await t.as(usuario);
      const vistos = new Map<string, number>();
      for (const { idCodigo, siguiente } of await todas<PendienteRow>(client, '/adjudicacion', { pendientes: true })) {
        if (siguiente?.enlace == null) continue;
        const acto = siguiente.texto.replace(/\d+/g, 'n');
        actos.add(acto);
        // the rows of one act are led by the same line of the table
        vistos.set(acto, (vistos.get(acto) ?? 0) + 1);
        if ((vistos.get(acto) ?? 0) > 2) continue;
        const { status, claves, texto } = await abre(client, siguiente.enlace);
        expect({ role, acto, enlace: siguiente.enlace, status, cuantas: claves.length }).toEqual({
          ...{ role, acto, enlace: siguiente.enlace },
          ...{ status: 200, cuantas: 1 },
        });
        expect({ acto, idCodigo, texto }).toEqual({ acto, idCodigo, texto: expect.stringContaining(idCodigo) });
      }
    }
    expect(actos.size).toBeGreaterThan(5);
  });

  test.each(['/decision', '/salvedad'])(
    'each row of %s leads the head and the managers to the record that is decided',
    async (lista) => {
      for (const usuario of ['jefatura', 'gerente']) {
        const client = await t.as(usuario);
        const decisiones = await todas<{ idCodigo: string; enlace: string }>(client, lista);
        expect(decisiones.length).toBeGreaterThan(3);
        for (const { idCodigo, enlace } of decisiones) {
          const { status, claves, texto } = await abre(client, enlace);
          expect({ usuario, enlace, status, cuantas: claves.length, texto }).toEqual({
            ...{ usuario, enlace, status: 200, cuantas: 1 },
            texto: expect.stringContaining(idCodigo),
          });
        }
      }
    },
  );

  test('a notice that still asks for work asks for a task that is open, and those that are done say so', async () => {
    const codigos = new Map((await db().find(TareaTipo)).map(({ id, codigo }) => [id, codigo]));
    const abiertas = new Set(
      (await db().find(Tarea))
        .filter(({ estado }) => estado !== 'C')
        .map(({ planId, tipoId }) => `${planId} ${codigos.get(tipoId)}`),
    );
    const avisos = (await db().find(Notificacion)).filter(({ trabajo }) => trabajo !== null);
    const pedidos = avisos.filter(({ atendidaEn }) => atendidaEn === null);
    expect(pedidos.filter(({ planId, trabajo }) => !abiertas.has(`${planId} ${trabajo}`))).toEqual([]);
    expect([pedidos.length > 0, avisos.length > pedidos.length]).toEqual([true, true]);
  });

  test('each address in the mails of one morning leads its reader to the record of its line', async () => {
    const resumen = t.application.background.find((work) => work instanceof ResumenDiario);
    await resumen?.step();
    const correos = await db().find(Mensaje, { where: { clave: Like('resumen-%') } });
    const prefijos = new Set<string>();
    for (const { destinatario, cuerpo } of correos) {
      const usuario = destinatario.split('@')[0] as string;
      const { role } = await actorDe(t.application, usuario);
      const client = await t.as(usuario);
      for (const direccion of cuerpo.split('\n').filter((linea) => linea.includes('://'))) {
        const { origin, pathname, search, searchParams } = new URL(direccion.trim());
        const enlace = `${pathname.slice(prefijoDe(role).length)}${search}`;
        expect({ usuario, direccion: origin + pathname.slice(0, -enlace.replace(search, '').length) }).toEqual({
          usuario,
          direccion: SITIO + prefijoDe(role),
        });
        prefijos.add(prefijoDe(role));
        const { status, claves } = await sigue(client, enlace);
        const clave = seguidos.get(`${role} ${enlace}`) ?? searchParams.get('tarea');
        expect({ usuario, enlace, status, claves }).toEqual({
          ...{ usuario, enlace, status: 200 },
          claves: clave === null ? expect.arrayContaining([expect.anything()]) : [clave],
        });
      }
    }
    expect([...prefijos].sort()).toEqual(['/asistente', '/ejecutivo', '/jftadj', '/legal', '/riesgo']);
  });
});
