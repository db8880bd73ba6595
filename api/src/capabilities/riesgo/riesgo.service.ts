import {
  cicloDeRiesgo,
  ErrorDeNegocio,
  esquemaExcepcionDeRiesgo,
  esquemaMarcaDeParametro,
  evaluarParametro,
  type HechosDeRiesgo,
  instanteDe,
  mensajes,
  rechazoDeActuar,
  validar,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { staleVersion } from '../../http/version';
import { type CarpetaStore, hechosDeEscritura, type PlanParaEscribir } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { FilaDePlan, PlanStore } from '../plan';
import type { ExcepcionNueva, MarcaDeParametro, RiesgoVista } from './riesgo.dto';
import type { HechosDeRiesgoStore } from './riesgo.hechos';
import type { FilaDeParametro, FilaDeRiesgo, NuevaEvaluacion, RiesgoStore } from './riesgo.store';
import { conBien, hechosDe, puntajeDeFilas, seMuestra, vistaDeRiesgo } from './riesgo.view';

const { GEN, propios } = mensajes;

/** An act on a plan's risk: the folder is taken, what was kept is read, the cycle and the version let it through. */
interface Abierto extends PlanParaEscribir {
  riesgo: FilaDeRiesgo;
}

/** Risk matrix, score, exception and review of guarantees of a plan (RIE). */
export class RiesgoService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: RiesgoStore,
    private readonly hechos: HechosDeRiesgoStore,
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
    private readonly eventos: EventoStore,
    private readonly accesos: AccessLog,
    private readonly ajustes: { readonly soloPropios: boolean },
  ) {}

  /** RIE-001, RIE-514, RIE-518. Three statements. Leaves an access row. @throws 404. */
  async get(actor: Actor, idCodigo: string): Promise<RiesgoVista> {
    const plan = await this.planes.get(idCodigo);
    const riesgo = await this.store.de(plan);
    const filas = await this.store.parametros(riesgo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'riesgo', recursoId: idCodigo });
    return this.vista(actor, plan, riesgo, filas);
  }

  /**
   * RIE-015…017, RIE-515: every parameter in use is evaluated by its rule over what is registered now; what risk marked stays.
   * @throws 404; 422 no award, no parameters; 403 of another executive (SOLO_PROPIOS); 412.
   */
  async calcular(actor: Actor, idCodigo: string, version: number): Promise<RiesgoVista> {
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.abrir(tx, idCodigo, 'calcular', version);
      const { plan, riesgo } = abierto;
      const filas = await this.store.parametros(riesgo, tx.manager);
      if (!filas.some(({ activo }) => activo))
        throw new ErrorDeNegocio('regla', 'sin-parametros', propios.riesgoSinParametros);
      const hechos = await this.mirar(tx, plan);
      const evaluadas = filas
        .filter(({ activo, evaluacion }) => activo || evaluacion !== null)
        .map((fila) => evaluada(fila, hechos));
      const puntaje = puntajeDeFilas(evaluadas);
      const id = await this.guardar(tx, abierto, {
        puntaje,
        conBien: conBien(evaluadas),
        calculadoPor: actor.id,
        calculadoEn: tx.now,
      });
      await this.store.reemplazar(tx, id, evaluadas.map(aGuardar));
      if (puntaje !== riesgo.puntaje)
        await this.anotar(
          tx,
          abierto,
          tiposDeEvento.riesgoCalculado,
          riesgo.puntaje === null
            ? propios.riesgoPuntaje(puntaje)
            : propios.riesgoPuntajeCambiado(riesgo.puntaje, puntaje),
        );
      await tx.audit({
        accion: 'calcular',
        recurso: 'riesgo',
        recursoId: idCodigo,
        antes: { puntaje: riesgo.puntaje, ...resumenDe(filas) },
        despues: { puntaje, ...resumenDe(evaluadas) },
      });
      return this.releer(tx, plan);
    });
  }

  /**
   * RIE-007, RIE-516: a mark stays until risk takes it back (`cumple` null), then the rule says. The same mark once more changes nothing.
   * @throws 404; 409 not calculated; 412; 422 no such parameter, no award.
   */
  async marcar(actor: Actor, idCodigo: string, version: number, body: MarcaDeParametro): Promise<RiesgoVista> {
    const { parametro: codigo, cumple } = validar(esquemaMarcaDeParametro, {
      parametro: body.parametro,
      cumple: body.cumple,
    });
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.abrir(tx, idCodigo, 'marcar', version);
      const { plan, riesgo } = abierto;
      const filas = await this.store.parametros(riesgo, tx.manager);
      const antes = filas.find((fila) => fila.codigo.toUpperCase() === codigo && seMuestra(fila));
      if (antes === undefined) throw parametroDesconocido();
      if (marcaDe(antes) === cumple) return this.vista(actor, plan, riesgo, filas);
      const despues =
        cumple === null ? evaluada({ ...antes, marca: null }, await this.mirar(tx, plan)) : marcada(antes, cumple, tx);
      const nuevas = filas.map((fila) => (fila === antes ? despues : fila));
      const puntaje = puntajeDeFilas(nuevas);
      const id = await this.guardar(tx, abierto, { puntaje, conBien: conBien(nuevas) });
      await this.store.anotar(tx, id, aGuardar(despues));
      await tx.audit({
        accion: cumple === null ? 'desmarcar' : 'marcar',
        recurso: 'riesgo',
        recursoId: idCodigo,
        antes: { parametro: codigo, ...deEvaluacion(antes), puntaje: riesgo.puntaje },
        despues: { parametro: codigo, ...deEvaluacion(despues), puntaje },
      });
      return this.releer(tx, plan);
    });
  }

  /**
   * RIE-008…011, RIE-517: once for each folder, below 800 only. `version` undefined = not compared.
   * @throws 422 no comment, score of 800 or more, no award; 404; 409 given already (by whom, when), not calculated; 412.
   */
  async exceptuar(
    actor: Actor,
    idCodigo: string,
    version: number | undefined,
    body: ExcepcionNueva,
  ): Promise<RiesgoVista> {
    const { excepcion, observacion: comentario } = body;
    const { observacion } = validar(esquemaExcepcionDeRiesgo, { excepcion, observacion: comentario });
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.abrir(tx, idCodigo, 'exceptuar', version);
      const { plan, riesgo } = abierto;
      const puntaje = riesgo.puntaje as number;
      await this.guardar(tx, abierto, {});
      await this.store.exceptuar(tx, plan, { observacion, puntaje });
      await this.anotar(tx, abierto, tiposDeEvento.excepcion, observacion);
      await tx.audit({
        accion: 'exceptuar',
        recurso: 'riesgo',
        recursoId: idCodigo,
        antes: { puntaje, excepcion: null },
        despues: { puntaje, excepcion: observacion },
      });
      return this.releer(tx, plan);
    });
  }

  /** RIE-012…014: confirmed and undone by 004; as it is already = no change. @throws 404; 412; 422 no award. */
  async garantias(actor: Actor, idCodigo: string, version: number, confirmado: boolean): Promise<RiesgoVista> {
    return this.unitOfWork.run(actor, async (tx) => {
      const abierto = await this.abrir(tx, idCodigo, 'garantias', version);
      const { plan, riesgo } = abierto;
      if (riesgo.garantiasConfirmadas !== confirmado) {
        await this.guardar(tx, abierto, {
          garantiasConfirmadas: confirmado,
          garantiasPor: actor.id,
          garantiasEn: tx.now,
        });
        const etiqueta = confirmado ? mensajes.RIE.confirmado : mensajes.RIE.sinConfirmar;
        await this.anotar(tx, abierto, tiposDeEvento.garantias, etiqueta);
        await tx.audit({
          accion: confirmado ? 'confirmar-garantias' : 'deshacer-garantias',
          recurso: 'riesgo',
          recursoId: idCodigo,
          antes: { garantiasConfirmadas: riesgo.garantiasConfirmadas },
          despues: { garantiasConfirmadas: confirmado },
        });
      }
      return this.releer(tx, plan);
    });
  }

  /** Folder first, so that acts on one plan follow each other; then state, then version (model.md, Conflicts). */
  private async abrir(
    tx: Tx,
    idCodigo: string,
    accion: Parameters<typeof cicloDeRiesgo.transicion>[0],
    version: number | undefined,
  ): Promise<Abierto> {
    const abierto = await this.carpetas.paraActuar(tx, idCodigo);
    const riesgo = await this.store.de(abierto.plan, tx.manager);
    cicloDeRiesgo.transicion(accion, hechosDe(riesgo), { actor: tx.actor });
    if (version !== undefined && version !== riesgo.version) throw await this.cambiado(tx, abierto.plan);
    return { ...abierto, riesgo };
  }

  /** The score of the bureau is a bureau read: its access row is committed with the act (invariant 39). */
  private async mirar(tx: Tx, plan: FilaDePlan): Promise<HechosDeRiesgo> {
    const { hechos, buroId } = await this.hechos.de(tx, plan);
    if (buroId !== null) await this.accesos.write(tx, { operacion: 'leer', recurso: 'buro', recursoId: buroId });
    return hechos;
  }

  private async guardar(
    tx: Tx,
    { plan, riesgo }: Abierto,
    cambio: Parameters<RiesgoStore['guardar']>[3],
  ): Promise<number> {
    const id = await this.store.guardar(tx, plan, riesgo, cambio);
    if (id === null) throw await this.cambiado(tx, plan);
    return id;
  }

  /** 412: who was faster, when, and how the risk stands now. */
  private async cambiado({ manager }: Tx, plan: FilaDePlan): Promise<ErrorDeNegocio> {
    const { version, puntaje, garantiasConfirmadas, ultimoCambio } = await this.store.de(plan, manager);
    return staleVersion(version, ['riesgo'], {
      ...ultimoCambio,
      actual: { puntaje, garantiasConfirmadas },
    });
  }

  private async anotar(tx: Tx, { plan, ajeno }: Abierto, tipo: string, texto: string): Promise<void> {
    const observacion = ajeno ? `${propios.planDeOtroEjecutivo}. ${texto}` : texto;
    await this.eventos.anotar(tx, [{ tipo, planId: plan.planId, personaId: plan.personaId, observacion }]);
  }

  private async releer({ manager, actor }: Tx, plan: FilaDePlan): Promise<RiesgoVista> {
    const riesgo = await this.store.de(plan, manager);
    return this.vista(actor, plan, riesgo, await this.store.parametros(riesgo, manager));
  }

  private vista(actor: Actor, plan: FilaDePlan, riesgo: FilaDeRiesgo, filas: readonly FilaDeParametro[]): RiesgoVista {
    const rechazo = rechazoDeActuar(hechosDeEscritura(plan), actor, this.ajustes.soloPropios);
    return vistaDeRiesgo(actor, plan.idCodigo, riesgo, filas, rechazo === null);
  }
}

/** What risk said of a parameter; null = nothing. */
const marcaDe = ({ evaluacion }: FilaDeParametro): boolean | null =>
  evaluacion?.origen === 'manual' ? evaluacion.cumple : null;

/** By its rule and mark, with the points of today. One that is out of use keeps its mark and counts no more. */
function evaluada(fila: FilaDeParametro, hechos: HechosDeRiesgo): FilaDeParametro {
  const marca = fila.marca === null ? null : marcaDe(fila);
  const evaluacion = evaluarParametro(fila, hechos, marca);
  return { ...fila, evaluacion: { ...evaluacion, valor: fila.valor, aplica: fila.activo } };
}

function marcada(fila: FilaDeParametro, cumple: boolean, { actor, now }: Tx): FilaDeParametro {
  const { valor, mirado, encontrado } = fila.evaluacion ?? { valor: fila.valor, mirado: null, encontrado: null };
  return {
    ...fila,
    evaluacion: { valor, aplica: true, cumple, origen: 'manual', mirado, encontrado },
    marca: { usuarioId: actor.id, usuario: '', fecha: instanteDe(now) },
  };
}

function aGuardar({ id, evaluacion, marca }: FilaDeParametro): NuevaEvaluacion {
  return {
    parametroId: id,
    ...(evaluacion as NonNullable<FilaDeParametro['evaluacion']>),
    marcadoPor: marca?.usuarioId ?? null,
    marcadoEn: marca === null ? null : new Date(marca.fecha),
  };
}

/** What the audit keeps: which parameters are met and which of them risk marked, nothing of the client. */
function resumenDe(filas: readonly FilaDeParametro[]): { cumplen: string[]; marcados: string[] } {
  const contados = filas.filter((fila) => fila.evaluacion !== null && seMuestra(fila));
  return {
    cumplen: contados.filter(({ evaluacion }) => evaluacion?.cumple).map(({ codigo }) => codigo),
    marcados: contados.filter(({ evaluacion }) => evaluacion?.origen === 'manual').map(({ codigo }) => codigo),
  };
}

const deEvaluacion = ({ evaluacion }: FilaDeParametro) => ({
  cumple: evaluacion?.cumple ?? null,
  origen: evaluacion?.origen ?? null,
});

const parametroDesconocido = (): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'campos-incorrectos', GEN.camposIncorrectos, {
    errors: { parametro: propios.riesgoParametroDesconocido },
  });
