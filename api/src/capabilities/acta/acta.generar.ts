import {
  cicloDeAsamblea,
  compararFechas,
  ErrorDeNegocio,
  esquemaGeneracion,
  formatearFecha,
  hoyEn,
  mensajes,
  rechazoDeActa,
  validar,
} from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/unit-of-work';
import type { FileAnswer } from '../../http/send-file';
import { notFound, staleVersion } from '../../http/version';
import type { Platform } from '../../platform';
import { type AsambleaStore, contextoDeAsamblea, type FilaDeAsamblea, hechosDeAsamblea } from '../asamblea';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import { type Foto, participantesDe, tomarFoto } from '../participante';
import { actaDeAsamblea } from './acta.documento';
import type { ActaGenerada, ActaPorGenerar } from './acta.dto';
import type { AlmacenesDeActa, EmisionDeActa } from './acta.emision';
import { adjudicadosEnOrden } from './acta.foto';
import { Turnos } from './turnos';

type Impresa = Pick<Preparado, 'emision' | 'guardado' | 'paginas'>;

/**
 * Generating minutes is one act (invariant 8): document stored ⇔ awards recorded ⇔ assembly closed ⇔ folders open ⇔ notices queued.
 * Order: photo → rules → print → store and verify the file → one transaction that checks the photo again and writes everything.
 */
export class GeneracionDeActa {
  constructor(
    private readonly platform: Pick<Platform, 'unitOfWork' | 'clock'>,
    private readonly almacenes: AlmacenesDeActa,
    private readonly emision: EmisionDeActa,
    private readonly documentos: EmisionDeDocumentos,
    private readonly turnos = new Turnos(),
  ) {}

  /** The draft with its watermark; nothing is stored. @throws 404; 409, 422 where the lifecycle refuses. */
  async vistaPrevia(actor: Actor, id: number): Promise<FileAnswer> {
    const foto = await tomarFoto(this.almacenes.asambleas, this.almacenes.participantes, id);
    cicloDeAsamblea.transicion('vistaPrevia', hechosDeAsamblea(foto.asamblea), contextoDeAsamblea(actor, foto.grupo));
    return this.documentos.vistaPrevia(actor, actaDeAsamblea, fuenteDe(foto));
  }

  /**
   * ASA-048…058.
   * @throws 404; 409 `acta-ya-generada` naming who and when, `estado-no-permitido`, `adjudicado-entretanto`; 412 the participants changed;
   * 422 an offer without instalments, a repeated sequence, a date to come that was not confirmed, a number that can't be selected.
   */
  async generar(actor: Actor, id: number, body: ActaPorGenerar): Promise<ActaGenerada> {
    const pedido = validar(esquemaGeneracion, body);
    return this.turnos.run(id, async () => {
      const foto = await tomarFoto(this.almacenes.asambleas, this.almacenes.participantes, id);
      this.assertGenerable(actor, foto, pedido);
      return this.documentos.emitir(actor, actaDeAsamblea, fuenteDe(foto), (preparado) =>
        this.platform.unitOfWork.run(actor, (tx) => this.emitir(tx, foto, preparado)),
      );
    });
  }

  private assertGenerable(actor: Actor, foto: Foto, pedido: ActaPorGenerar): void {
    const { asamblea, grupo } = foto;
    cicloDeAsamblea.transicion('generarActa', hechosDeAsamblea(asamblea), contextoDeAsamblea(actor, grupo));
    if (asamblea.versionParticipantes !== pedido.versionParticipantes)
      throw staleVersion(asamblea.versionParticipantes, ['participantes']);
    if (compararFechas(asamblea.fecha, hoyEn(this.platform.clock.now())) > 0 && pedido.confirmaFechaFutura !== true)
      throw new ErrorDeNegocio(
        'regla',
        'fecha-futura',
        mensajes.propios.actaFechaFutura(formatearFecha(asamblea.fecha)),
        {
          errors: { confirmaFechaFutura: mensajes.propios.campoObligatorio },
        },
      );
    const rechazo = rechazoDeActa(participantesDe(foto), asamblea.numeroAsamblea);
    if (rechazo !== null) throw rechazo;
  }

  private async emitir(tx: Tx, foto: Foto, preparado: Preparado): Promise<ActaGenerada> {
    const { asamblea } = foto;
    await this.reclamar(tx, asamblea, { estado: 'C' });
    const actaId = await this.documentos.asentar(tx, preparado);
    await this.almacenes.participantes.freeze(tx.manager, asamblea.id);
    // an award that came by import is recorded already; its folder is opened with the others
    const adjudicados = adjudicadosEnOrden(foto);
    const nuevos = adjudicados.filter(({ adjudicacionId }) => adjudicacionId === null);
    await this.emision.adjudicar(tx, asamblea, nuevos);
    const { notificados, sinCorreo } = await this.emision.avisos.avisar(tx, asamblea, actaId, nuevos);
    await tx.audit({
      accion: 'generar-acta',
      recurso: 'asamblea',
      recursoId: asamblea.id,
      antes: {
        estado: asamblea.estado,
        version: asamblea.version,
        versionParticipantes: asamblea.versionParticipantes,
      },
      despues: {
        estado: 'C',
        acta: actaId,
        sha256: preparado.guardado.sha256,
        adjudicados: nuevos.map(({ idCodigo, adjudicadoPor }) => ({ idCodigo, adjudicadoPor })),
      },
    });
    return generada(asamblea, preparado, { adjudicados: adjudicados.length, notificados, sinCorreo });
  }

  /**
   * The guard: estado, version and participants are those of the photo, or somebody was faster. The whole group's participants' version is
   * raised first, in one statement: an award changes what the group's other assemblies may still award.
   * @throws 409 naming the winner, 412.
   */
  async reclamar(tx: Tx, asamblea: FilaDeAsamblea, cambios: Parameters<AsambleaStore['update']>[2]): Promise<void> {
    await this.almacenes.asambleas.raiseParticipants(tx.manager, { grupoId: asamblea.grupoId });
    const raised = { ...asamblea, versionParticipantes: asamblea.versionParticipantes + 1 };
    if ((await this.almacenes.asambleas.update(tx.manager, raised, cambios)) === 1) return;
    const actual = await this.almacenes.asambleas.byId(asamblea.id, tx.manager);
    if (actual === null) throw notFound();
    if (asamblea.actaId === null) {
      const grupo = await this.almacenes.asambleas.ofGroup(asamblea.grupoId, tx.manager);
      cicloDeAsamblea.transicion('generarActa', hechosDeAsamblea(actual), contextoDeAsamblea(tx.actor, grupo));
    }
    throw staleVersion(actual.versionParticipantes - 1, ['participantes']);
  }
}

export function generada(
  asamblea: FilaDeAsamblea,
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

const fuenteDe = (foto: Foto) => ({ asamblea: foto.asamblea, participantes: participantesDe(foto) });
