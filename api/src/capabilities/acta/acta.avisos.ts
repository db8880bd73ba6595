import {
  asuntoDe,
  type CodigoProducto,
  fechaLarga,
  mensajes,
  nombreDeProducto,
  productos,
  type Rol,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Platform } from '../../platform';
import type { AsambleaRow } from '../asamblea';
import type { NotificacionService } from '../notificacion';
import type { ParticipanteRow } from '../participante';
import type { UsuarioStore } from '../usuario';

type Adjudicado = Pick<
  ParticipanteRow,
  'planId' | 'personaId' | 'idCodigo' | 'nombreCliente' | 'correo' | 'adjudicadoPor'
>;

/** Who is told of issued minutes: the awarded by mail, the staff by a notice; inside the transaction that issues them. */
export class AvisosDeActa {
  constructor(
    private readonly platform: Pick<Platform, 'outbox' | 'config'>,
    private readonly notificaciones: NotificacionService,
    private readonly usuarios: UsuarioStore,
  ) {}

  /** One mail per awarded member with an address, and a notice to the staff. `clave` makes a mail unique whatever is tried again. */
  async avisar(
    tx: Tx,
    asamblea: AsambleaRow,
    actaId: number,
    adjudicados: readonly Adjudicado[],
  ): Promise<{ notificados: number; sinCorreo: Adjudicado[] }> {
    const con = adjudicados.filter(({ correo }) => correo !== null && correo !== undefined && correo !== '');
    await this.platform.outbox.encolar(
      tx,
      con.map((adjudicado) => ({
        clave: `acta:${actaId}:${adjudicado.planId}`,
        destinatario: adjudicado.correo as string,
        ...this.carta(asamblea, adjudicado),
      })),
    );
    if (adjudicados.length > 0) await this.avisarPersonal(tx, asamblea, adjudicados.length);
    return { notificados: con.length, sinCorreo: adjudicados.filter((adjudicado) => !con.includes(adjudicado)) };
  }

  private async avisarPersonal(tx: Tx, asamblea: AsambleaRow, cuantos: number): Promise<void> {
    const aviso = {
      asunto: asuntoDe('acta', asamblea.producto, asamblea.grupo, asamblea.numeroAsamblea),
      titulo: mensajes.ASA.actaDeAsamblea(asamblea.numeroAsamblea),
      texto: `${nombreDeProducto({ nombre: asamblea.productoNombre })}, grupo ${asamblea.grupo}: ${cuantos === 1 ? 'una adjudicación' : `${cuantos} adjudicaciones`}.`,
    };
    const interesados = await this.otros(tx, 'Jefatura Adjudicaciones', 'Asistente Asamblea', 'Director Asamblea');
    await this.notificaciones.avisar(tx, interesados, aviso);
  }

  /** Users with one of these roles, but for who does the act. */
  private async otros(tx: Tx, ...roles: Rol[]): Promise<number[]> {
    return (await this.usuarios.activeWithRole(tx.manager, ...roles)).filter((id) => id !== tx.actor.id);
  }

  private carta(asamblea: AsambleaRow, adjudicado: Adjudicado): { asunto: string; cuerpo: string } {
    const producto = etiquetaDe(asamblea.producto as CodigoProducto);
    return {
      asunto: `${producto}: su plan ${adjudicado.idCodigo} fue adjudicado`,
      cuerpo: [
        `Estimado/a ${adjudicado.nombreCliente}:`,
        '',
        `Nos complace comunicarle que su plan ${adjudicado.idCodigo} fue adjudicado por ${adjudicado.adjudicadoPor.toLowerCase()} en la asamblea No. ${asamblea.numeroAsamblea} del grupo ${asamblea.grupo}, celebrada el ${fechaLarga(asamblea.fecha)}.`,
        '',
        'Un ejecutivo se comunicará con usted para indicarle los siguientes pasos.',
        '',
        'Atentamente,',
        this.platform.config.brand.company,
      ].join('\n'),
    };
  }
}

const etiquetaDe = (codigo: CodigoProducto): string => productos.find((p) => p.codigo === codigo)?.etiqueta ?? codigo;
