import {
  camposIncorrectos,
  ErrorDeNegocio,
  esAjeno,
  esquemaExcepcionDeRiesgo,
  esquemaMarcaDeParametro,
  type HechosDeRiesgo,
  type MarcaDeParametro,
  mensajes,
  tiposDeEvento,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { hechosDeEscritura } from '../carpeta';
import type { ActoDeRiesgo } from './riesgo.en-acto';
import { aGuardar, deEvaluacion, evaluada, marcaDe, marcada, textoDeFila } from './riesgo.evaluacion';
import type { HechosDeRiesgoStore } from './riesgo.hechos';
import type { ParametroRow, RiesgoStore } from './riesgo.store';
import { conBien, puntajeDeFilas, type RiesgoEnActo, seMuestra } from './riesgo.view';

const { RIE, propios } = mensajes;

/** Acts on the risk of a plan: score, marks, exception, review of guarantees (RIE). */
export class ActosDeRiesgo {
  constructor(
    private readonly acto: ActoDeRiesgo,
    private readonly store: RiesgoStore,
    private readonly hechos: HechosDeRiesgoStore,
    private readonly accesos: AccessLog,
  ) {}

  /**
   * RIE-015…017, RIE-515: evaluates every active parameter by its rule on the present data; marks stay. @throws 404; 422 no award, no parameters; 403
   * of another executive (SOLO_PROPIOS); 412.
   */
  readonly calcular = this.acto('calcular', {
    load: async ({ tx, before }) => {
      if (!before.filas.some(({ activo }) => activo))
        throw new ErrorDeNegocio('regla', 'sin-parametros', propios.riesgoSinParametros);
      const hechos = await this.mirar(tx, before);
      return before.filas
        .filter(({ activo, evaluacion }) => activo || evaluacion !== null)
        .map((row) => evaluada(row, hechos));
    },
    change: ({ loaded, actor, now }) => ({
      fila: { ...puntosDe(loaded), calculadoPor: actor.id, calculadoEn: now },
      evaluaciones: loaded.map(aGuardar),
    }),
    event: ({ before, after }) =>
      before.riesgo.puntaje === after.riesgo.puntaje ? null : tiposDeEvento.riesgoCalculado,
    eventNote: ({ before, after, actor }) => {
      const [antiguo, nuevo] = [before.riesgo.puntaje, after.riesgo.puntaje as number];
      const texto = antiguo === null ? propios.riesgoPuntaje(nuevo) : propios.riesgoPuntajeCambiado(antiguo, nuevo);
      return observacionDe(before, actor, texto);
    },
  });

  /**
   * RIE-007, RIE-516: a mark overrides the rule until risk removes it (`cumple` null). Repeating a mark changes nothing. The event has the states
   * before and after, and the reason. @throws 404; 409 not calculated; 412; 422 no such parameter, no reason, no award.
   */
  readonly marcar = this.acto('marcar', {
    schema: esquemaMarcaDeParametro,
    load: ({ tx, before, body }) => this.conMarca(tx, before, body),
    isUnchanged: ({ loaded }) => loaded.nueva === loaded.fila,
    change: ({ before, loaded: { fila: row, nueva } }) => ({
      fila: puntosDe(before.filas.map((otra) => (otra === row ? nueva : otra))),
      evaluacion: aGuardar(nueva),
    }),
    event: tiposDeEvento.riesgoMarcado,
    eventNote: ({ before, after, actor, body: { motivo }, loaded }) => {
      const puntaje = propios.riesgoPuntajeCambiado(before.riesgo.puntaje as number, after.riesgo.puntaje as number);
      const { fila: row, nueva } = loaded;
      const hecha = propios.riesgoMarcaHecha(row.nombre, textoDeFila(row), textoDeFila(nueva), puntaje);
      return observacionDe(before, actor, `${hecha}. ${motivo}`);
    },
    audit: ({ before, after, body: { parametro, cumple, motivo }, loaded }) => ({
      accion: cumple === null ? 'desmarcar' : 'marcar',
      antes: { parametro, ...deEvaluacion(loaded.fila), puntaje: before.riesgo.puntaje },
      despues: { parametro, ...deEvaluacion(loaded.nueva), puntaje: after.riesgo.puntaje, motivo },
    }),
  });

  /**
   * RIE-008…011, RIE-517: once for each folder, below 800 only. @throws 422 no comment, score of 800 or more, no award; 404; 409 given already (by
   * whom, when), not calculated; 412.
   */
  readonly exceptuar = this.acto('exceptuar', {
    schema: esquemaExcepcionDeRiesgo,
    version: 'optional',
    change: () => ({ fila: {} }),
    effects: ({ tx, before: { plan, riesgo }, body: { observacion } }) =>
      this.store.insertExcepcion(tx, plan, { observacion, puntaje: riesgo.puntaje as number }),
    event: tiposDeEvento.excepcion,
    eventNote: ({ before, actor, body }) => observacionDe(before, actor, body.observacion),
    audit: ({ before: { riesgo }, body }) => ({
      antes: { puntaje: riesgo.puntaje, excepcion: null },
      despues: { puntaje: riesgo.puntaje, excepcion: body.observacion },
    }),
  });

  /** RIE-012…014: confirmed and undone by 004; idempotent. @throws 404; 412; 422 no award. */
  readonly garantias = this.acto('garantias', {
    isUnchanged: ({ before, body }: { before: RiesgoEnActo; body: { confirmado: boolean } }) =>
      before.riesgo.garantiasConfirmadas === body.confirmado,
    change: ({ body, actor, now }) => ({
      fila: { garantiasConfirmadas: body.confirmado, garantiasPor: actor.id, garantiasEn: now },
    }),
    event: tiposDeEvento.garantias,
    eventNote: ({ before, actor, body }) =>
      observacionDe(before, actor, body.confirmado ? RIE.confirmado : RIE.sinConfirmar),
    audit: ({ before, body: { confirmado } }) => ({
      accion: confirmado ? 'confirmar-garantias' : 'deshacer-garantias',
      antes: { garantiasConfirmadas: before.riesgo.garantiasConfirmadas },
      despues: { garantiasConfirmadas: confirmado },
    }),
  });

  /** The parameter before and after; both are equal when unchanged. @throws 422. */
  private async conMarca(
    tx: Tx,
    antes: RiesgoEnActo,
    { parametro, cumple, motivo }: MarcaDeParametro,
  ): Promise<{ fila: ParametroRow; nueva: ParametroRow }> {
    const row = antes.filas.find(
      (parametroRow) => parametroRow.codigo.toUpperCase() === parametro && seMuestra(parametroRow),
    );
    if (row === undefined) throw parametroDesconocido();
    if (marcaDe(row) === cumple) return { fila: row, nueva: row };
    if (cumple !== null) return { fila: row, nueva: marcada(row, cumple, tx, motivo) };
    return { fila: row, nueva: evaluada({ ...row, marca: null }, await this.mirar(tx, antes)) };
  }

  /** The bureau's score counts as a bureau read: its access row is committed with the act (invariant 39). */
  private async mirar(tx: Tx, { plan }: RiesgoEnActo): Promise<HechosDeRiesgo> {
    const { hechos, buroId } = await this.hechos.de(tx, plan);
    if (buroId !== null) await this.accesos.write(tx, { operacion: 'leer', recurso: 'buro', recursoId: buroId });
    return hechos;
  }
}

const puntosDe = (rows: readonly ParametroRow[]) => ({ puntaje: puntajeDeFilas(rows), conBien: conBien(rows) });

const observacionDe = ({ plan }: RiesgoEnActo, actor: Actor, texto: string): string =>
  esAjeno(hechosDeEscritura(plan), actor) ? `${propios.planDeOtroEjecutivo}. ${texto}` : texto;

const parametroDesconocido = (): ErrorDeNegocio => camposIncorrectos({ parametro: propios.riesgoParametroDesconocido });
