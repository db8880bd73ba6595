import { hoyEn, sumarMeses } from '@adjudica/domain';
import { Auditoria } from '../entities/auditoria.entity';
import { Contrato, ContratoBloque, ContratoTexto } from '../entities/contrato.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { Pagare } from '../entities/pagare.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { confirmado } from './caso';
import { contratoConBloques } from './contratos';
import { type DosProcesos, type Envio, hecha, type Respuesta } from './dos-procesos';
import { clienteConPlanes } from './medios';
import { crearConcesionario, cuerpoDeOrden, medioAprobado } from './ordenes';
import { CONCEPTO, decidir, ordenParaPagar, pagoPendiente } from './pagos';

/** Mutually exclusive acts, sent to two processes at once, and their required outcome. Each returns its failures, which the test prints. */

/** The loser of a race gets 409 with who decided, or 412. */
const TARDE = ['estado-cambiado', 'version-vieja'];

/** Attempts, and failures among them. */
class Cuenta {
  casos = 0;
  readonly fallos: string[] = [];
  readonly desenlaces: Record<string, number> = {};

  constructor(private readonly de: string) {}

  igual(ronda: number, que: string, hallado: unknown, esperado: unknown): void {
    const [a, b] = [JSON.stringify(hallado), JSON.stringify(esperado)];
    if (a !== b) this.fallos.push(`${this.de}, ronda ${ronda}: ${que}: ${a}, y no ${b}`);
  }

  /** The one that succeeded; the others were late. */
  unaSola(ronda: number, respuestas: readonly Respuesta[], rechazos: readonly string[] = TARDE): Respuesta {
    this.casos += respuestas.length;
    const dicho = respuestas.map(deCodigo);
    const [una, ...mas] = respuestas.filter(hecha);
    if (una === undefined) throw new Error(`${this.de}, ronda ${ronda}: ninguna se hizo (${dicho.join(', ')})`);
    if (mas.length > 0)
      this.fallos.push(`${this.de}, ronda ${ronda}: se hicieron ${mas.length + 1} (${dicho.join(', ')})`);
    for (const respuesta of respuestas)
      if (!hecha(respuesta) && !rechazos.includes(respuesta.codigo ?? ''))
        this.fallos.push(`${this.de}, ronda ${ronda}: ${respuesta.estado} ${respuesta.codigo}`);
    return una;
  }

  paso(desenlace: string): void {
    this.desenlaces[desenlace] = (this.desenlaces[desenlace] ?? 0) + 1;
  }
}

/** Rotates the order of sending by round. */
const enOtroOrden = (ronda: number, envios: readonly Envio[]): Envio[] =>
  envios.map((_, lugar) => envios[(lugar + ronda) % envios.length] as Envio);

const auditados = ({ t }: DosProcesos, recurso: string, accion: string) =>
  t.application.dataSource.manager.countBy(Auditoria, { recurso, accion });

/** Decisions on one record: both heads approve it, one of them annuls it. */
const decisiones = (ruta: string, { version }: Respuesta['cuerpo'], motivo: string, aceptado: object = {}): Envio[] => [
  { usuario: 'jefatura', ruta: `${ruta}/aprobar`, cuerpo: { version, ...aceptado } },
  { usuario: 'jefatura2', ruta: `${ruta}/anular`, cuerpo: { version, motivo } },
  { usuario: 'jefatura2', ruta: `${ruta}/aprobar`, cuerpo: { version, ...aceptado } },
];

/** Two annulments, each with its own reason. */
const anulaciones = (ruta: string, version: unknown, motivo: string): Envio[] =>
  ['jefatura', 'jefatura2'].map((usuario) => ({
    usuario,
    ruta: `${ruta}/anular`,
    cuerpo: { version, motivo: `${motivo}, ${usuario}` },
  }));

/** Invariants 10, 15, 40: one order of two, one outcome, the first reason stays, numbers without a gap. */
async function ordenes(dos: DosProcesos, rondas: number): Promise<Cuenta> {
  const cuenta = new Cuenta('orden');
  const { t } = dos;
  const { manager } = t.application.dataSource;
  const { id: medioId } = await medioAprobado(t);
  const nueva: Envio = {
    usuario: 'ejecutivo',
    ruta: '/orden-de-compra',
    cuerpo: cuerpoDeOrden(medioId, await crearConcesionario(t)),
  };
  const esperadas: unknown[] = [];
  let primera: number | null = null;
  for (let i = 0; i < rondas; i++) {
    const { cuerpo: orden } = cuenta.unaSola(i, await dos.aLaVez(i, [nueva, nueva]), ['medio-con-orden']);
    primera ??= Number(orden['id']);
    cuenta.igual(i, 'número', orden['id'], primera + i);
    const ruta = `/orden-de-compra/${orden['id']}`;
    const motivo = `Ronda ${i}`;
    const aceptado = confirmado('orden');
    const ganadora = cuenta.unaSola(
      i,
      await dos.aLaVez(i, enOtroOrden(i, decisiones(ruta, orden, motivo, aceptado))),
    ).cuerpo;
    cuenta.paso(String(ganadora['estado']));
    const tarde = await dos.aLaVez(i, anulaciones(ruta, ganadora['version'], motivo));
    if (ganadora['estado'] === 'aprobada') {
      esperadas.push([primera + i, 'anulada', cuenta.unaSola(i, tarde).cuerpo['motivo']]);
    } else {
      cuenta.casos += tarde.length;
      cuenta.igual(
        i,
        'anular otra vez',
        tarde.map(({ codigo }) => codigo),
        ['estado-cambiado', 'estado-cambiado'],
      );
      esperadas.push([primera + i, 'anulada', motivo]);
    }
  }
  const todas = await manager.find(OrdenDeCompra, { order: { id: 'ASC' } });
  cuenta.igual(
    rondas,
    'órdenes',
    todas.filter(({ id }) => id >= (primera ?? 0)).map((o) => [o.id, o.estado, o.motivo]),
    esperadas,
  );
  cuenta.igual(rondas, 'planes con orden vigente', await manager.countBy(OrdenPlan, { vigente: true }), 0);
  const { aprobada = 0 } = cuenta.desenlaces;
  for (const [accion, veces] of [
    ['crear', rondas],
    ['aprobar', aprobada],
    ['anular', rondas],
  ] as const)
    cuenta.igual(rondas, `auditoría, ${accion}`, await auditados(dos, 'orden-de-compra', accion), veces);
  return cuenta;
}

/** Invariants 17, 18, 40: one payment of two, one outcome, the first reason stays, numbers without a gap. */
async function pagos(dos: DosProcesos, rondas: number): Promise<Cuenta> {
  const cuenta = new Cuenta('pago');
  const { t } = dos;
  const { manager } = t.application.dataSource;
  const { orden } = await ordenParaPagar(t);
  const nuevo: Envio = {
    usuario: 'ejecutivo',
    ruta: '/solicitud-de-pago',
    cuerpo: { orden: orden.id, concepto: CONCEPTO },
  };
  let primero: number | null = null;
  for (let i = 0; i < rondas; i++) {
    const { cuerpo: pago } = cuenta.unaSola(i, await dos.aLaVez(i, [nuevo, nuevo]), ['orden-con-solicitud']);
    primero ??= Number(pago['id']);
    cuenta.igual(i, 'número', pago['id'], primero + i);
    const ruta = `/solicitud-de-pago/${pago['id']}`;
    const motivo = `Ronda ${i}`;
    const ganador = cuenta.unaSola(i, await dos.aLaVez(i, enOtroOrden(i, decisiones(ruta, pago, motivo)))).cuerpo;
    const estado = String(ganador['estado']);
    cuenta.paso(estado);
    const tarde = await dos.aLaVez(i, anulaciones(ruta, ganador['version'], 'Otro motivo'));
    cuenta.casos += tarde.length;
    cuenta.igual(
      i,
      'anular después',
      tarde.map(({ codigo }) => codigo),
      ['estado-cambiado', 'estado-cambiado'],
    );
    const guardado = await manager.findOneByOrFail(SolicitudDePago, { id: Number(pago['id']) });
    cuenta.igual(i, 'guardado', [guardado.estado, guardado.motivo], [estado, estado === 'anulado' ? motivo : null]);
    // frees the order for the next round: no act undoes an approved payment
    await manager.update(SolicitudDePago, { id: guardado.id }, { estado: 'anulado' });
  }
  const { aprobado = 0, anulado = 0 } = cuenta.desenlaces;
  for (const [accion, veces] of [
    ['crear', rondas],
    ['aprobar', aprobado],
    ['anular', anulado],
  ] as const)
    cuenta.igual(rondas, `auditoría, ${accion}`, await auditados(dos, 'solicitud-de-pago', accion), veces);
  return cuenta;
}

/** Invariants 22, 40: two 'nuevo' for one plan make one note, and no number is lost. */
async function pagares(dos: DosProcesos, rondas: number): Promise<Cuenta> {
  const cuenta = new Cuenta('pagaré');
  const { t } = dos;
  const { planes } = await clienteConPlanes(t, { cuantos: rondas });
  const fechaInicial = sumarMeses(hoyEn(t.clock.now()), 1);
  const numeros: number[] = [];
  for (const [i, { id: planId, idCodigo: plan }] of planes.entries()) {
    const nuevo = { ruta: '/pagare', cuerpo: { plan, lugarEmision: '1701', fechaInicial } };
    const { cuerpo } = cuenta.unaSola(
      i,
      await dos.aLaVez(i, [
        { usuario: 'asistente.legal', ...nuevo },
        { usuario: 'legal', ...nuevo },
      ]),
      ['ya-existe-pagare'],
    );
    cuenta.paso('uno de dos');
    numeros.push(Number(cuerpo['id']));
    cuenta.igual(i, 'número', numeros[i], Number(numeros[0]) + i);
    cuenta.igual(i, 'pagarés del plan', await t.application.dataSource.manager.countBy(Pagare, { planId }), 1);
  }
  return cuenta;
}

/** Invariant 24: either an approved contract equals what was printed and sent, or a block changed and nothing was issued. */
async function contratos(dos: DosProcesos, rondas: number): Promise<Cuenta> {
  const cuenta = new Cuenta('contrato');
  const { t } = dos;
  const { manager } = t.application.dataSource;
  const asistente = await t.as('asistente.legal');
  const leer = async (planId: number) => {
    const contrato = await manager.findOneByOrFail(Contrato, { planId });
    const bloques = await manager.find(ContratoBloque, { where: { contratoId: contrato.id }, order: { id: 'ASC' } });
    const textos = await Promise.all(
      bloques.map(({ id: bloqueId, numero }) => manager.findOneByOrFail(ContratoTexto, { bloqueId, numero })),
    );
    const emitidos = await manager.findBy(DocumentoEmitido, { tipo: 'contrato', contratoId: contrato.id });
    return { contrato, bloques, textos: textos.map((uno) => uno.texto), emitidos };
  };
  /** Adapts until both outcomes occur, on a busy machine too: longer until the approval wins, then shorter. */
  let pausa = 100;
  let plan = await contratoConBloques(t, asistente);
  for (let i = 0; i < rondas; i++) {
    const antes = await leer(plan.planId);
    const bloque = antes.bloques[i % antes.bloques.length] as ContratoBloque;
    const ruta = `/contrato/${plan.idCodigo}`;
    const texto = `<p>Ronda ${i}</p>`;
    const respuestas = await dos.aLaVez(i, [
      { usuario: 'legal', ruta: `${ruta}/aprobar`, cuerpo: { version: antes.contrato.version } },
      {
        ...{ usuario: 'asistente.legal', metodo: 'PUT', pausa, ruta: `${ruta}/bloque/${bloque.bloque}` },
        cuerpo: { texto, version: bloque.version },
      },
    ]);
    cuenta.unaSola(i, respuestas);
    const despues = await leer(plan.planId);
    const aprobado = despues.contrato.estado === 'A';
    cuenta.paso(aprobado ? 'aprobado' : 'editado');
    const esperados = aprobado
      ? antes.textos
      : antes.textos.map((uno, lugar) => (lugar === i % antes.textos.length ? texto : uno));
    cuenta.igual(i, 'textos', despues.textos, esperados);
    const impresos = despues.emitidos.map(({ hechos }) =>
      JSON.parse(hechos ?? '{}').bloques.map((uno: { texto: string }) => uno.texto),
    );
    cuenta.igual(i, 'impreso', impresos, aprobado ? [antes.textos] : []);
    if (aprobado) plan = await contratoConBloques(t, asistente);
    pausa = aprobado ? pausa / 2 : pausa * 1.5;
  }
  return cuenta;
}

/** Two users issue one approved record at once, a third a moment later: all get the same document. */
async function emisiones(dos: DosProcesos, rondas: number): Promise<Cuenta> {
  const cuenta = new Cuenta('emisión');
  const { t } = dos;
  const { manager } = t.application.dataSource;
  const jefatura = await t.as('jefatura');
  for (let i = 0; i < rondas; i++) {
    const { orden, cliente } = await ordenParaPagar(t);
    const { body: pago } = await decidir(jefatura, 'aprobar', await pagoPendiente(t, { orden, cliente }));
    for (const [ruta, de] of [
      [`/orden-de-compra/${orden.id}`, { ordenId: orden.id }],
      [`/solicitud-de-pago/${pago.id}`, { solicitudDePagoId: Number(pago.id) }],
    ] as const) {
      const generar = (usuario: string, pausa: number): Envio => ({
        usuario,
        ruta: `${ruta}/generar`,
        cuerpo: {},
        pausa,
      });
      // the second and third start at another moment of the first in each round
      const paso = (i * 37) % 250;
      const respuestas = await dos.aLaVez(i, [
        generar('jefatura', 0),
        generar('ejecutivo', paso),
        generar('jefatura2', paso * 2),
      ]);
      cuenta.casos += respuestas.length;
      cuenta.igual(i, `${ruta}, respuestas`, respuestas.map(deCodigo), ['200', '200', '200']);
      const emitidos = await manager.findBy(DocumentoEmitido, de);
      cuenta.igual(
        i,
        `${ruta}, versiones`,
        emitidos.map(({ numeroVersion }) => numeroVersion),
        [1],
      );
      const leidos = await Promise.all(
        [0, 1].map((proceso) => dos.huellaDe(proceso, 'ejecutivo', `${ruta}/documento`)),
      );
      cuenta.igual(i, `${ruta}, leídos`, leidos, Array(2).fill(emitidos[0]?.sha256));
    }
    cuenta.paso('uno de tres');
  }
  return cuenta;
}

const deCodigo = ({ estado, codigo }: Respuesta): string => `${estado} ${codigo ?? ''}`.trim();

/** Races between processes, in the order that their numbers allow; the rounds of the last two print. */
export const carrerasEntreProcesos = { pagares, ordenes, pagos, contratos, emisiones } as const;
