import type { ErrorDeNegocio } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { actorDe } from '../../seed/usuarios';
import { roundsOf } from '../../testing/carreras';
import { confirmado } from '../../testing/caso';
import { contratoConBloques, contratoDe } from '../../testing/contratos';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import type { ContratoVista } from './contrato.dto';

jest.setTimeout(LOADS_MUCH_MS);

const ROUNDS = roundsOf(40);

let una: TestApp;
/** Another application over the same file, as another process would be. */
let otra: TestApp;
let legal: Actor;
let asistente: Actor;
let cliente: Client;

beforeAll(async () => {
  una = await startTestApp();
  otra = await startTestApp({ databaseUrl: una.application.config.databaseUrl });
  legal = await actorDe(una.application, 'legal');
  asistente = await actorDe(una.application, 'asistente.legal');
  cliente = await una.as('asistente.legal');
});
afterAll(async () => {
  await otra.close();
  await una.close();
});

const actos = ({ application }: TestApp) => application.expediente.contratos.actos;

type Salida = { readonly hecho: ContratoVista } | { readonly rechazo: string };
const salida = (acto: Promise<ContratoVista>): Promise<Salida> =>
  acto.then(
    (hecho) => ({ hecho }),
    (error: ErrorDeNegocio) => ({ rechazo: error.code ?? String(error) }),
  );

/** What was issued with the approval, text by text; `null` = nothing was. */
async function textosEmitidos(numero: number): Promise<string[] | null> {
  const emitidos = await una.application.dataSource.manager.findBy(DocumentoEmitido, {
    tipo: 'contrato',
    contratoId: numero,
  });
  expect(emitidos.length).toBeLessThan(2);
  const [emitido] = emitidos;
  if (emitido === undefined) return null;
  return JSON.parse(emitido.hechos ?? '{}').bloques.map(({ texto }: { texto: string }) => texto);
}

test(`invariant 24 in ${ROUNDS} rounds of two applications: approve against the edit of a block: an approved contract says what was printed, or nothing was issued`, async () => {
  const cuenta = { aprobada: 0, editada: 0 };
  /** Longer until the approval is faster, then shorter: both come about on a busy machine too. */
  let pausa = 1;
  let plan = (await contratoConBloques(una, cliente)).idCodigo;
  for (let i = 0; i < ROUNDS; i++) {
    const antes = await contratoDe(cliente, plan);
    const [primera, segunda] = i % 2 === 0 ? [una, otra] : [otra, una];
    const [bloque] = antes.bloques.slice(i % 7);
    const edicion = { bloque: bloque?.bloque, versionBloque: bloque?.version, texto: `<p>Ronda ${i}</p>` };
    // the approval prints first: an edit that waits comes while it prints, or after it
    const espera = new Promise((resolve) => setTimeout(resolve, pausa));
    const [aprobacion, edita] = await Promise.all([
      salida(actos(primera).aprobar(legal, plan, { ...confirmado('contrato'), version: antes.version })),
      espera.then(() => salida(actos(segunda).editarBloque(asistente, plan, edicion))),
    ]);
    const despues = await contratoDe(cliente, plan);
    const emitidos = await textosEmitidos(antes.numero);
    const aprobada = 'hecho' in aprobacion;
    expect([i, aprobada, 'hecho' in edita]).toEqual([i, aprobada, !aprobada]);
    if (aprobada) {
      expect([i, despues.estado, edita]).toEqual([i, 'A', { rechazo: 'estado-cambiado' }]);
      expect(emitidos).toEqual(despues.bloques.map(({ texto }) => texto));
      expect(emitidos).toEqual(antes.bloques.map(({ texto }) => texto));
      plan = (await contratoConBloques(una, cliente)).idCodigo;
    } else {
      expect([i, despues.estado, aprobacion, emitidos]).toEqual([i, 'P', { rechazo: 'version-vieja' }, null]);
      expect(despues.bloques.find((uno) => uno.bloque === bloque?.bloque)?.texto).toBe(edicion.texto);
    }
    cuenta[aprobada ? 'aprobada' : 'editada'] += 1;
    pausa = aprobada ? pausa / 2 : pausa * 1.5;
  }
  expect(cuenta.aprobada).toBeGreaterThan(0);
  expect(cuenta.editada).toBeGreaterThan(0);
});
