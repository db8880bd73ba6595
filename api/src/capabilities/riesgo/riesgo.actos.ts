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
import type { FilaDeParametro, RiesgoStore } from './riesgo.store';
import { conBien, puntajeDeFilas, type RiesgoEnActo, seMuestra } from './riesgo.view';

const { RIE, propios } = mensajes;

/** What changes the risk of a plan: its score, the marks, the exception, the review of guarantees (RIE). */
export class ActosDeRiesgo {
  constructor(
    private readonly acto: ActoDeRiesgo,
    private readonly store: RiesgoStore,
    private readonly hechos: HechosDeRiesgoStore,
    private readonly accesos: AccessLog,
  ) {}

  /**
   * RIE-015…017, RIE-515: every parameter in use is evaluated by its rule over what is registered now; what risk marked stays.
   * @throws 404; 422 no award, no parameters; 403 of another executive (SOLO_PROPIOS); 412.
   */
  readonly calcular = this.acto('calcular', {
    lee: async ({ tx, antes }) => {
      if (!antes.filas.some(({ activo }) => activo))
        throw new ErrorDeNegocio('regla', 'sin-parametros', propios.riesgoSinParametros);
      const hechos = await this.mirar(tx, antes);
      return antes.filas
        .filter(({ activo, evaluacion }) => activo || evaluacion !== null)
        .map((fila) => evaluada(fila, hechos));
    },
    cambio: ({ leido, actor, now }) => ({
      fila: { ...puntosDe(leido), calculadoPor: actor.id, calculadoEn: now },
      evaluaciones: leido.map(aGuardar),
    }),
    evento: ({ antes, despues }) =>
      antes.riesgo.puntaje === despues.riesgo.puntaje ? null : tiposDeEvento.riesgoCalculado,
    observacion: ({ antes, despues, actor }) => {
      const [antiguo, nuevo] = [antes.riesgo.puntaje, despues.riesgo.puntaje as number];
      const texto = antiguo === null ? propios.riesgoPuntaje(nuevo) : propios.riesgoPuntajeCambiado(antiguo, nuevo);
      return observacionDe(antes, actor, texto);
    },
  });

  /**
   * RIE-007, RIE-516: a mark stays until risk takes it back (`cumple` null), then the rule says. The same mark once more changes nothing. The
   * history says how it stood before and after, and why.
   * @throws 404; 409 not calculated; 412; 422 no such parameter, no reason, no award.
   */
  readonly marcar = this.acto('marcar', {
    esquema: esquemaMarcaDeParametro,
    lee: ({ tx, antes, body }) => this.conMarca(tx, antes, body),
    sinCambio: ({ leido }) => leido.nueva === leido.fila,
    cambio: ({ antes, leido: { fila, nueva } }) => ({
      fila: puntosDe(antes.filas.map((otra) => (otra === fila ? nueva : otra))),
      evaluacion: aGuardar(nueva),
    }),
    evento: tiposDeEvento.riesgoMarcado,
    observacion: ({ antes, despues, actor, body: { motivo }, leido }) => {
      const puntaje = propios.riesgoPuntajeCambiado(antes.riesgo.puntaje as number, despues.riesgo.puntaje as number);
      const { fila, nueva } = leido;
      const hecha = propios.riesgoMarcaHecha(fila.nombre, textoDeFila(fila), textoDeFila(nueva), puntaje);
      return observacionDe(antes, actor, `${hecha}. ${motivo}`);
    },
    audita: ({ antes, despues, body: { parametro, cumple, motivo }, leido }) => ({
      accion: cumple === null ? 'desmarcar' : 'marcar',
      antes: { parametro, ...deEvaluacion(leido.fila), puntaje: antes.riesgo.puntaje },
      despues: { parametro, ...deEvaluacion(leido.nueva), puntaje: despues.riesgo.puntaje, motivo },
    }),
  });

  /**
   * RIE-008…011, RIE-517: once for each folder, below 800 only.
   * @throws 422 no comment, score of 800 or more, no award; 404; 409 given already (by whom, when), not calculated; 412.
   */
  readonly exceptuar = this.acto('exceptuar', {
    esquema: esquemaExcepcionDeRiesgo,
    version: 'optional',
    cambio: () => ({ fila: {} }),
    despues: ({ tx, antes: { plan, riesgo }, body: { observacion } }) =>
      this.store.exceptuar(tx, plan, { observacion, puntaje: riesgo.puntaje as number }),
    evento: tiposDeEvento.excepcion,
    observacion: ({ antes, actor, body }) => observacionDe(antes, actor, body.observacion),
    audita: ({ antes: { riesgo }, body }) => ({
      antes: { puntaje: riesgo.puntaje, excepcion: null },
      despues: { puntaje: riesgo.puntaje, excepcion: body.observacion },
    }),
  });

  /** RIE-012…014: confirmed and undone by 004; as it is already = no change. @throws 404; 412; 422 no award. */
  readonly garantias = this.acto('garantias', {
    sinCambio: ({ antes, body }: { antes: RiesgoEnActo; body: { confirmado: boolean } }) =>
      antes.riesgo.garantiasConfirmadas === body.confirmado,
    cambio: ({ body, actor, now }) => ({
      fila: { garantiasConfirmadas: body.confirmado, garantiasPor: actor.id, garantiasEn: now },
    }),
    evento: tiposDeEvento.garantias,
    observacion: ({ antes, actor, body }) =>
      observacionDe(antes, actor, body.confirmado ? RIE.confirmado : RIE.sinConfirmar),
    audita: ({ antes, body: { confirmado } }) => ({
      accion: confirmado ? 'confirmar-garantias' : 'deshacer-garantias',
      antes: { garantiasConfirmadas: antes.riesgo.garantiasConfirmadas },
      despues: { garantiasConfirmadas: confirmado },
    }),
  });

  /** The parameter as it stands and as it is to be; both are the same where nothing changes. @throws 422. */
  private async conMarca(
    tx: Tx,
    antes: RiesgoEnActo,
    { parametro, cumple, motivo }: MarcaDeParametro,
  ): Promise<{ fila: FilaDeParametro; nueva: FilaDeParametro }> {
    const fila = antes.filas.find((una) => una.codigo.toUpperCase() === parametro && seMuestra(una));
    if (fila === undefined) throw parametroDesconocido();
    if (marcaDe(fila) === cumple) return { fila, nueva: fila };
    if (cumple !== null) return { fila, nueva: marcada(fila, cumple, tx, motivo) };
    return { fila, nueva: evaluada({ ...fila, marca: null }, await this.mirar(tx, antes)) };
  }

  /** The score of the bureau is a bureau read: its access row is committed with the act (invariant 39). */
  private async mirar(tx: Tx, { plan }: RiesgoEnActo): Promise<HechosDeRiesgo> {
    const { hechos, buroId } = await this.hechos.de(tx, plan);
    if (buroId !== null) await this.accesos.write(tx, { operacion: 'leer', recurso: 'buro', recursoId: buroId });
    return hechos;
  }
}

const puntosDe = (filas: readonly FilaDeParametro[]) => ({ puntaje: puntajeDeFilas(filas), conBien: conBien(filas) });

const observacionDe = ({ plan }: RiesgoEnActo, actor: Actor, texto: string): string =>
  esAjeno(hechosDeEscritura(plan), actor) ? `${propios.planDeOtroEjecutivo}. ${texto}` : texto;

const parametroDesconocido = (): ErrorDeNegocio => camposIncorrectos({ parametro: propios.riesgoParametroDesconocido });
