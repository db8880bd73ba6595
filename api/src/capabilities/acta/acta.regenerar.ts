import {
  type AdjudicacionEmitida,
  adjudicadosDe,
  aplicarMarca,
  type CambiosDeAdjudicaciones,
  type CambiosDeCabecera,
  cambiosAlRegenerar,
  cicloDeAsamblea,
  ErrorDeNegocio,
  esquemaRegeneracion,
  type MarcaDeRegeneracion,
  mensajes,
  type ParticipanteDelActa,
  RETIRADA,
  rechazoDeActa,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/unit-of-work';
import { staleVersion } from '../../http/version';
import type { Platform } from '../../platform';
import type { FilaDeAdjudicacion } from '../adjudicacion';
import { type CabeceraDeAsamblea, contextoDeAsamblea, type FilaDeAsamblea, hechosDeAsamblea } from '../asamblea';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import { tiposDeEvento } from '../evento';
import { type FilaDeParticipante, type Foto, participantesDe, tomarFoto } from '../participante';
import { actaDeAsamblea } from './acta.documento';
import type { ActaGenerada, ActaPorRegenerar } from './acta.dto';
import type { AlmacenesDeActa, EmisionDeActa } from './acta.emision';
import { type GeneracionDeActa, generada } from './acta.generar';
import type { Turnos } from './turnos';

type Cambios = CambiosDeAdjudicaciones<ParticipanteDelActa>;

interface Plan {
  readonly foto: Foto;
  /** The heading after the changes. */
  readonly asamblea: FilaDeAsamblea;
  readonly cabecera: Partial<CabeceraDeAsamblea>;
  readonly participantes: readonly ParticipanteDelActa[];
  readonly emitidas: readonly FilaDeAdjudicacion[];
  readonly cambios: Cambios;
  readonly motivo: string;
}

/**
 * A new version of issued minutes, with a reason; the earlier files stay (modelo.md, "Assemblies"). Heading data may change; an award only
 * while its folder has not moved. Issued rows are never edited: a changed award is closed and a new row takes its place (invariant 3).
 */
export class RegeneracionDeActa {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork'>,
    private readonly almacenes: AlmacenesDeActa,
    private readonly generacion: GeneracionDeActa,
    private readonly emision: EmisionDeActa,
    private readonly documentos: EmisionDeDocumentos,
    private readonly turnos: Turnos,
  ) {}

  /** @throws 404; 409 without minutes; 412 stale; 422 wrong heading, unknown row, moved folder, impediments of the rows. */
  async regenerar(actor: Actor, id: number, body: ActaPorRegenerar): Promise<ActaGenerada> {
    const { versionParticipantes, motivo, cabecera = {}, marcas = [] } = validar(esquemaRegeneracion, body);
    return this.turnos.run(id, async () => {
      const foto = await tomarFoto(this.almacenes.asambleas, this.almacenes.participantes, id);
      cicloDeAsamblea.transicion(
        'regenerarActa',
        hechosDeAsamblea(foto.asamblea),
        contextoDeAsamblea(actor, foto.grupo),
      );
      if (foto.asamblea.versionParticipantes !== versionParticipantes)
        throw staleVersion(foto.asamblea.versionParticipantes, ['participantes']);
      const plan = await this.planear(foto, cabecera, marcas, motivo);
      const acto = (preparado: Preparado): Promise<ActaGenerada> =>
        this.platform.unitOfWork.run(actor, (tx) => this.emitir(tx, plan, preparado));
      return this.documentos.emitir(actor, actaDeAsamblea, plan, acto, motivo);
    });
  }

  private async planear(
    foto: Foto,
    cambiosDeCabecera: CambiosDeCabecera,
    marcas: readonly MarcaDeRegeneracion[],
    motivo: string,
  ): Promise<Plan> {
    const { notario } = cambiosDeCabecera;
    if (notario !== undefined && !(await this.almacenes.catalogos.nombresDeNotarios('ASAMBLEA')).includes(notario))
      throw campo('cabecera.notario', 'notario-desconocido', mensajes.propios.opcionInvalida);
    const cabecera = columnasDe(cambiosDeCabecera);
    const { numeroAsamblea } = foto.asamblea;
    const participantes = conMarcas(participantesDe(foto), marcas, numeroAsamblea);
    const rechazo = rechazoDeActa(participantes, numeroAsamblea);
    if (rechazo !== null) throw rechazo;
    const emitidas = emitidasPorActa(await this.almacenes.adjudicaciones.ofAssembly(foto.asamblea.id));
    const cambios = await this.cambios(foto, emitidas, participantes);
    const asamblea = { ...foto.asamblea, ...cabecera };
    return { foto, asamblea, cabecera, participantes, emitidas, cambios, motivo };
  }

  /** @throws 422 'carpeta-movida'. */
  private async cambios(
    { asamblea: { id, numeroAsamblea } }: Foto,
    emitidas: readonly FilaDeAdjudicacion[],
    participantes: readonly ParticipanteDelActa[],
    manager?: EntityManager,
  ): Promise<Cambios> {
    const movidas = await this.almacenes.carpetas.moved(id, manager);
    return cambiosAlRegenerar(
      emitidas.map((fila) => emitidaDe(fila, movidas.has(fila.id))),
      participantes,
      numeroAsamblea,
    );
  }

  private async emitir(tx: Tx, plan: Plan, preparado: Preparado): Promise<ActaGenerada> {
    const { foto, asamblea, cambios, motivo } = plan;
    await this.generacion.reclamar(tx, foto.asamblea, plan.cabecera);
    const actaId = await this.documentos.asentar(tx, preparado);
    await this.guardarMarcas(tx, plan);
    const cerradas = await this.cerrar(tx, plan);
    const filas = new Map(foto.filas.map((fila) => [fila.idCodigo, fila]));
    const fila = (p: ParticipanteDelActa): FilaDeParticipante => ({
      ...(filas.get(p.idCodigo) as FilaDeParticipante),
      adjudicadoPor: p.adjudicadoPor,
      prioridadOferta: p.prioridadOferta,
      cantidadOferta: p.cantidadOferta,
    });
    const nuevas = cambios.nuevas.map(fila);
    await this.emision.adjudicar(tx, asamblea, [...nuevas, ...cambios.cambiadas.map(fila)], cerradas);
    const { notificados, sinCorreo } = await this.emision.avisos.avisar(tx, asamblea, actaId, nuevas);
    const nombrar = (rows: readonly { idCodigo: string }[]): string[] => rows.map(({ idCodigo }) => idCodigo);
    await tx.audit({
      accion: 'regenerar-acta',
      recurso: 'asamblea',
      recursoId: asamblea.id,
      antes: { version: foto.asamblea.version, cabecera: soloClaves(foto.asamblea, plan.cabecera) },
      despues: {
        acta: actaId,
        numeroVersion: preparado.emision.version,
        sha256: preparado.guardado.sha256,
        motivo,
        cabecera: plan.cabecera,
        nuevas: nombrar(cambios.nuevas),
        cambiadas: nombrar(cambios.cambiadas),
        quitadas: nombrar(cambios.quitadas),
      },
    });
    const adjudicados = adjudicadosDe(plan.participantes, asamblea.numeroAsamblea).length;
    return generada(asamblea, preparado, { adjudicados, notificados, sinCorreo });
  }

  /** Rows whose marks the new version changes. */
  private async guardarMarcas(tx: Tx, { foto, participantes }: Plan): Promise<void> {
    for (const [i, fila] of foto.filas.entries()) {
      const p = participantes[i] as ParticipanteDelActa;
      const { estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta } = p;
      const marcas = { estado, adjudicadoPor, asambleaAdjudica, prioridadOferta, cantidadOferta };
      if (CAMPOS_DE_MARCA.every((clave) => fila[clave] === marcas[clave])) continue;
      if ((await this.almacenes.participantes.update(tx.manager, fila.id, fila.version, marcas)) === 0)
        throw staleVersion(foto.asamblea.versionParticipantes, ['participantes']);
    }
  }

  /** Closes the awards that the new version changes or drops. Returns plan → closed award for those that get a successor. */
  private async cerrar(tx: Tx, { emitidas, participantes, cambios, motivo, foto }: Plan): Promise<Map<number, number>> {
    // a folder may have moved while the minutes were printed: taken, then looked at again
    for (const { idCodigo } of [...cambios.cambiadas, ...cambios.quitadas])
      await this.almacenes.carpetas.lock(tx.manager, idCodigo);
    await this.cambios(foto, emitidas, participantes, tx.manager);
    const porPlan = new Map(emitidas.map((fila) => [fila.idCodigo, fila]));
    const sucesores = new Map<number, number>();
    const eventos = [];
    for (const { idCodigo } of [...cambios.cambiadas, ...cambios.quitadas]) {
      const emitida = porPlan.get(idCodigo) as FilaDeAdjudicacion;
      const retiro = { motivo, usuarioId: tx.actor.id || null, en: tx.now };
      if ((await this.almacenes.adjudicaciones.close(tx.manager, emitida, retiro)) === 0)
        throw staleVersion(foto.asamblea.versionParticipantes, ['adjudicaciones']);
      if (cambios.cambiadas.some((p) => p.idCodigo === idCodigo)) sucesores.set(emitida.planId, emitida.id);
      else
        eventos.push({
          tipo: tiposDeEvento.correccion,
          planId: emitida.planId,
          personaId: emitida.personaId,
          observacion: motivo,
        });
    }
    await this.almacenes.eventos.anotar(tx, eventos);
    return sucesores;
  }
}

const CAMPOS_DE_MARCA = ['estado', 'adjudicadoPor', 'asambleaAdjudica', 'prioridadOferta', 'cantidadOferta'] as const;

const campo = (nombre: string, code: string, texto: string): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', code, texto, { errors: { [nombre]: texto } });

/** '' removes a witness, a missing key leaves him. */
function columnasDe({ testigo1, testigo2, testigo3, ...resto }: CambiosDeCabecera): Partial<CabeceraDeAsamblea> {
  const testigos = Object.entries({ testigo1, testigo2, testigo3 }).flatMap(([clave, valor]) =>
    valor === undefined ? [] : [[clave, valor === '' ? null : valor] as const],
  );
  const dados = Object.entries(resto).filter(([, valor]) => valor !== undefined);
  return Object.fromEntries([...dados, ...testigos]);
}

const soloClaves = (asamblea: FilaDeAsamblea, cambios: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(cambios).map((clave) => [clave, asamblea[clave as keyof FilaDeAsamblea]]));

/** Marks applied to the printed rows by the rules of the table itself. @throws 422 with the row's path. */
function conMarcas(
  participantes: readonly ParticipanteDelActa[],
  marcas: readonly MarcaDeRegeneracion[],
  numeroAsamblea: number,
): ParticipanteDelActa[] {
  const filas = new Map(participantes.map((p) => [p.idCodigo, p]));
  for (const [i, { idCodigo, ...marca }] of marcas.entries()) {
    const fila = filas.get(idCodigo);
    if (fila === undefined)
      throw campo(`marcas.${i}.idCodigo`, 'participante-desconocido', mensajes.propios.noEncontrado);
    const ofertas = adjudicadosDe([...filas.values()], numeroAsamblea).filter(
      (p) => p.adjudicadoPor === 'Oferta' && p.idCodigo !== idCodigo,
    );
    filas.set(idCodigo, {
      ...fila,
      ...aplicarMarca(fila, marca, { numeroAsamblea, otrasOfertas: ofertas.length }),
    });
  }
  return [...filas.values()];
}

/** The awards that minutes issued, the last row of each plan: one that came by reassignment is not the minutes' to change. */
function emitidasPorActa(filas: readonly FilaDeAdjudicacion[]): FilaDeAdjudicacion[] {
  const porId = new Map(filas.map((fila) => [fila.id, fila]));
  const deActa = filas.filter(
    ({ reemplazaA, planId }) => reemplazaA === null || porId.get(reemplazaA)?.planId === planId,
  );
  return [...new Map(deActa.map((fila) => [fila.planId, fila])).values()];
}

const emitidaDe = (fila: FilaDeAdjudicacion, carpetaMovida: boolean): AdjudicacionEmitida => ({
  idCodigo: fila.idCodigo,
  adjudicadoPor: fila.adjudicadoPor as AdjudicacionEmitida['adjudicadoPor'],
  prioridadOferta: fila.prioridad,
  cantidadOferta: fila.cuotasOfertadas,
  retirada: fila.estado === RETIRADA,
  carpetaMovida,
});
