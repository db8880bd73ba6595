import {
  adjudicadosDe,
  compararFechas,
  ErrorDeNegocio,
  esquemaGeneracion,
  esquemaRegeneracion,
  formatearFecha,
  type GeneracionDeActa,
  hoyEn,
  mensajes,
  puede,
  type RegeneracionDeActa,
  rechazoDeActa,
  sinPermiso,
} from '@adjudica/domain';
import type { Act } from '../../act';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { type ActosSobreAsambleas, type AsambleaRow, conVersion } from '../asamblea';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import { type AsambleaSnapshot, participantesDe } from '../participante';
import { actaDeAsamblea, type FuenteDeActa } from './acta.documento';
import type { ActaGenerada } from './acta.dto';
import type { EmisionDeActa } from './acta.emision';
import type { EvidenciaDelActa } from './acta.evidencia';
import type { ActaImpresa } from './acta.impreso';
import { guardarMarcas, markedSnapshot } from './acta.marcas';
import type { PlanDeRegeneracion, Regeneracion } from './acta.regenerar';
import { adjudicadosEnOrden } from './acta.snapshot';
import { KeyedQueue } from './keyed-queue';

type ActaPreparada = Preparado<ActaImpresa, FuenteDeActa>;
type Impresa = Pick<ActaPreparada, 'emision' | 'guardado' | 'paginas'>;

/** The printed document and its source. */
interface Impreso<De> {
  readonly de: De;
  /** The rows as they are stored, where the minutes mark others. */
  readonly guardada?: AsambleaSnapshot;
  readonly preparado: ActaPreparada;
  readonly evidencia: EvidenciaDelActa;
}

/**
 * Issuing minutes is one act (invariant 8): document stored ⇔ awards recorded ⇔ assembly closed ⇔ folders open ⇔ notices queued. Rows are read and
 * printed before the transaction; the participants' version, checked inside it, proves that they are unchanged.
 */
export class ActosDeActa {
  constructor(
    private readonly acto: ActosSobreAsambleas,
    private readonly efectos: EmisionDeActa,
    private readonly planes: PlanDeRegeneracion,
    private readonly documentos: EmisionDeDocumentos,
    private readonly clock: Clock,
    private readonly queue = new KeyedQueue(),
  ) {}

  /** The draft with its watermark; nothing is stored. @throws 404; 409, 422 by the lifecycle. */
  readonly vistaPrevia = this.acto.show('vistaPrevia', async ({ actor, before }) => {
    const snapshot = await this.foto(before);
    const participantes = participantesDe(snapshot);
    const evidencia = await this.efectos.evidencia.vigente(snapshot.asamblea, participantes);
    return this.documentos.vistaPrevia(actor, actaDeAsamblea, {
      asamblea: snapshot.asamblea,
      participantes,
      evidencia,
    });
  });

  /**
   * ASA-048…058.
   * @throws 404; 409 `acta-ya-generada` naming who and when, `estado-no-permitido`, `adjudicado-entretanto`; 412 the participants changed;
   * 422 an offer without instalments, a repeated sequence, a date to come that was not confirmed, a number that can't be selected, marks that
   * are not what was drawn, without a reason; a mark that its row refuses. 403 marks without the permission to mark.
   */
  readonly generar = this.enTurno(
    this.acto('generarActa', {
      schema: esquemaGeneracion,
      parseBody: conVersion<GeneracionDeActa>,
      around: async (
        { actor, before, body },
        transact: (impreso: Impreso<AsambleaSnapshot>) => Promise<ActaGenerada>,
      ) => {
        const guardada = await this.foto(before);
        const snapshot = this.marcada(actor, guardada, body);
        this.assertGenerable(snapshot, body);
        const participantes = participantesDe(snapshot);
        const evidencia = await this.efectos.evidencia.alGenerar(snapshot, participantes, body.motivoSorteo ?? null);
        const fuente = { asamblea: snapshot.asamblea, participantes, evidencia };
        return this.documentos.emitir(actor, actaDeAsamblea, fuente, (preparado) =>
          transact({ de: snapshot, guardada, preparado, evidencia }),
        );
      },
      load: (_, { de, guardada = de, preparado, evidencia }: Impreso<AsambleaSnapshot>) => {
        const adjudicados = adjudicadosEnOrden(de);
        // imported awards are recorded already; their folders are opened with the others
        const nuevos = adjudicados.filter(({ adjudicacionId }) => adjudicacionId === null);
        return { preparado, evidencia, guardada, filas: de.rows, adjudicados, nuevos };
      },
      change: () => ({ estado: 'C' }),
      effects: async ({
        tx,
        before: { asamblea },
        loaded: { preparado, evidencia, guardada, filas: rows, nuevos },
      }) => {
        await guardarMarcas(tx, this.efectos.almacenes.participantes, guardada, rows);
        await this.efectos.evidencia.asentar(tx, asamblea, rows, evidencia, tituloDe(asamblea));
        const acta = await this.documentos.asentar(tx, preparado);
        await this.efectos.almacenes.participantes.freeze(tx.manager, asamblea.id);
        await this.efectos.adjudicar(tx, asamblea, nuevos);
        return { acta, ...(await this.efectos.avisos.avisar(tx, asamblea, acta, nuevos)) };
      },
      audit: ({ body, loaded: { preparado, evidencia, nuevos }, made: { acta } }) => ({
        accion: 'generar-acta',
        despues: {
          estado: 'C',
          acta,
          sha256: preparado.guardado.sha256,
          adjudicados: nuevos.map(({ idCodigo, adjudicadoPor }) => ({ idCodigo, adjudicadoPor })),
          ...(body.marcas === undefined ? {} : { marcas: body.marcas }),
          ...auditada(evidencia),
        },
      }),
      answer: ({ before: { asamblea }, loaded: { preparado, adjudicados }, made }) =>
        generada(asamblea, preparado, { adjudicados: adjudicados.length, ...made }),
    }),
  );

  /**
   * A new version of issued minutes, with a reason; the earlier files stay (modelo.md, "Assemblies").
   * @throws 404; 409 without minutes; 412 stale; 422 wrong heading, unknown row, moved folder, impediments of the rows.
   */
  readonly regenerar = this.enTurno(
    this.acto('regenerarActa', {
      schema: esquemaRegeneracion,
      parseBody: conVersion<RegeneracionDeActa>,
      around: async ({ actor, before, body }, transact: (impreso: Impreso<Regeneracion>) => Promise<ActaGenerada>) => {
        const plan = await this.planes.planear(await this.foto(before), body);
        const { asamblea, participantes, cambios, motivo } = plan;
        const conMarcas = cambios.nuevas.length + cambios.cambiadas.length + cambios.quitadas.length > 0;
        const evidencia = await this.efectos.evidencia.vigente(asamblea, participantes, conMarcas ? motivo : null);
        const acto = (preparado: ActaPreparada) => transact({ de: plan, preparado, evidencia });
        return this.documentos.emitir(actor, actaDeAsamblea, { asamblea, participantes, evidencia }, acto, motivo);
      },
      load: (_, impreso: Impreso<Regeneracion>) => impreso,
      change: ({ loaded: { de } }) => de.cabecera,
      effects: async ({ tx, before: { asamblea }, loaded: { de: plan, preparado, evidencia } }) => {
        await this.efectos.evidencia.asentar(tx, asamblea, plan.snapshot.rows, evidencia, tituloDe(asamblea));
        const acta = await this.documentos.asentar(tx, preparado);
        const nuevas = await this.planes.aplicar(tx, plan);
        return { acta, ...(await this.efectos.avisos.avisar(tx, plan.asamblea, acta, nuevas)) };
      },
      audit: ({ before: { asamblea }, loaded: { de: plan, preparado, evidencia }, made: { acta } }) => ({
        accion: 'regenerar-acta',
        antes: { version: asamblea.version, cabecera: soloClaves(asamblea, plan.cabecera) },
        despues: {
          acta,
          numeroVersion: preparado.emision.version,
          sha256: preparado.guardado.sha256,
          motivo: plan.motivo,
          cabecera: plan.cabecera,
          nuevas: nombrar(plan.cambios.nuevas),
          cambiadas: nombrar(plan.cambios.cambiadas),
          quitadas: nombrar(plan.cambios.quitadas),
          ...auditada(evidencia),
        },
      }),
      answer: ({
        loaded: {
          de: { asamblea, participantes },
          preparado,
        },
        made,
      }) => {
        const adjudicados = adjudicadosDe(participantes, asamblea.numeroAsamblea).length;
        return generada(asamblea, preparado, { adjudicados, ...made });
      },
    }),
  );

  /** The assembly is read first: a concurrent mark raises `versionParticipantes`, which the act checks again. */
  private async foto({ asamblea }: { readonly asamblea: AsambleaRow }): Promise<AsambleaSnapshot> {
    return { asamblea, rows: await this.efectos.almacenes.participantes.ofAssembly(asamblea.id) };
  }

  /** @throws 403, 422. */
  private marcada(actor: Actor, snapshot: AsambleaSnapshot, { marcas = [] }: GeneracionDeActa): AsambleaSnapshot {
    if (marcas.length === 0) return snapshot;
    if (!puede(actor, 'participante:marcar')) throw sinPermiso('marcar');
    return markedSnapshot(snapshot, marcas);
  }

  private enTurno(act: Act<number, ActaGenerada>): Act<number, ActaGenerada> {
    return (actor, id, body) => this.queue.run(id, () => act(actor, id, body));
  }

  private assertGenerable(snapshot: AsambleaSnapshot, { confirmaFechaFutura }: GeneracionDeActa): void {
    const { fecha, numeroAsamblea } = snapshot.asamblea;
    if (compararFechas(fecha, hoyEn(this.clock.now())) > 0 && confirmaFechaFutura !== true)
      throw new ErrorDeNegocio('regla', 'fecha-futura', mensajes.propios.actaFechaFutura(formatearFecha(fecha)), {
        errors: { confirmaFechaFutura: mensajes.propios.campoObligatorio },
      });
    const rechazo = rechazoDeActa(participantesDe(snapshot), numeroAsamblea);
    if (rechazo !== null) throw rechazo;
  }
}

const tituloDe = ({ numeroAsamblea }: AsambleaRow): string => mensajes.ASA.actaDeAsamblea(numeroAsamblea);

/** Evidence in the audit row: the list frozen with the minutes, and a difference with the draw. */
const auditada = ({ congelada, comparacion, motivo }: EvidenciaDelActa): object => ({
  ...(congelada === null ? {} : { listaSha256: congelada.listaSha256 }),
  ...(comparacion?.distinto === true ? { sorteo: { ...comparacion, motivo } } : {}),
});

const nombrar = (rows: readonly { idCodigo: string }[]): string[] => rows.map(({ idCodigo }) => idCodigo);

const soloClaves = (asamblea: AsambleaRow, cambios: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(cambios).map((clave) => [clave, asamblea[clave as keyof AsambleaRow]]));

function generada(
  asamblea: AsambleaRow,
  { emision: { version: numeroVersion }, guardado, paginas }: Impresa,
  cuentas: {
    adjudicados: number;
    notificados: number;
    sinCorreo: readonly { idCodigo: string; nombreCliente: string }[];
  },
): ActaGenerada {
  return {
    id: asamblea.id,
    numeroAsamblea: asamblea.numeroAsamblea,
    numeroVersion,
    titulo: mensajes.ASA.actaDeAsamblea(asamblea.numeroAsamblea),
    mensaje: mensajes.ASA.generadoExitosamente,
    aviso: mensajes.ASA.clientesNotificados,
    clave: guardado.key,
    archivo: `/acta/${asamblea.id}/archivo?version=${numeroVersion}`,
    sha256: guardado.sha256,
    paginas,
    adjudicados: cuentas.adjudicados,
    notificados: cuentas.notificados,
    sinCorreo: cuentas.sinCorreo.map(({ idCodigo, nombreCliente }) => ({ idCodigo, nombreCliente })),
  };
}
