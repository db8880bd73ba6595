import {
  type CodigoProducto,
  ErrorDeNegocio,
  fechaLarga,
  hoyEn,
  mensajes,
  nombreDeProducto,
  productos,
  type Rol,
} from '@adjudica/domain';
import type { Config } from '../../config';
import type { Tx } from '../../db/unit-of-work';
import { violatedUnique } from '../../db/violated-unique';
import type { Outbox } from '../../outbox/outbox';
import type { AdjudicacionStore, AsignacionStore } from '../adjudicacion';
import type { FilaDeAsamblea } from '../asamblea';
import type { CarpetaStore } from '../carpeta';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { NotificacionService } from '../notificacion';
import type { FilaDeParticipante } from '../participante';
import type { UsuarioStore } from '../usuario';

type Adjudicado = Pick<
  FilaDeParticipante,
  'planId' | 'personaId' | 'idCodigo' | 'nombreCliente' | 'correo' | 'adjudicadoPor'
>;

/** What issuing minutes writes, the same for the first issue and for a regeneration: always inside the caller's transaction. */
export class EmisionDeActa {
  constructor(
    private readonly adjudicaciones: AdjudicacionStore,
    private readonly carpetas: CarpetaStore,
    private readonly asignaciones: AsignacionStore,
    private readonly eventos: EventoStore,
    private readonly notificaciones: NotificacionService,
    private readonly usuarios: UsuarioStore,
    private readonly outbox: Outbox,
    private readonly brand: Config['brand'],
  ) {}

  /**
   * Awards with their folders. `reemplazos`: plan → the closed award that a correction replaces.
   * @throws 409 when a plan was awarded elsewhere in the meantime (its live award is unique).
   */
  async adjudicar(
    tx: Tx,
    asamblea: FilaDeAsamblea,
    filas: readonly FilaDeParticipante[],
    reemplazos: ReadonlyMap<number, number> = new Map(),
  ): Promise<void> {
    await this.adjudicaciones
      .insert(
        tx.manager,
        filas.map((fila) => ({
          planId: fila.planId,
          personaId: fila.personaId,
          asambleaId: asamblea.id,
          productoCodigo: asamblea.producto,
          viaIngreso: 'ASAMBLEA' as const,
          adjudicadoPor: fila.adjudicadoPor,
          prioridad: fila.prioridadOferta,
          cuotasOfertadas: fila.cantidadOferta,
          valorCuota: Math.round(Number(fila.valorCuota) * 100),
          fecha: asamblea.fecha,
          reemplazaA: reemplazos.get(fila.planId) ?? null,
        })),
      )
      .catch((error: unknown) => {
        if (violatedUnique(error) === null) throw error;
        throw new ErrorDeNegocio('conflicto', 'adjudicado-entretanto', mensajes.propios.adjudicadoEntretanto);
      });
    await this.asignaciones.heredar(tx.manager, [asamblea.id], hoyEn(tx.now).slice(0, 7));
    await this.carpetas.abrir(tx, await this.adjudicaciones.withoutFolder(tx.manager, asamblea.id));
    await this.eventos.anotar(
      tx,
      filas.map(({ planId, personaId, adjudicadoPor }) => ({
        tipo: reemplazos.has(planId) ? tiposDeEvento.correccion : tiposDeEvento.adjudicacion,
        planId,
        personaId,
        observacion: `${mensajes.ASA.actaDeAsamblea(asamblea.numeroAsamblea)}: ${adjudicadoPor}`,
      })),
    );
  }

  /** One mail per awarded member with an address, and a notice to the staff. `clave` makes a mail unique whatever is tried again. */
  async avisar(
    tx: Tx,
    asamblea: FilaDeAsamblea,
    actaId: number,
    adjudicados: readonly Adjudicado[],
  ): Promise<{ notificados: number; sinCorreo: Adjudicado[] }> {
    const con = adjudicados.filter(({ correo }) => correo !== null && correo !== undefined && correo !== '');
    await this.outbox.encolar(
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

  private async avisarPersonal(tx: Tx, asamblea: FilaDeAsamblea, cuantos: number): Promise<void> {
    const aviso = {
      titulo: mensajes.ASA.actaDeAsamblea(asamblea.numeroAsamblea),
      texto: `${nombreDeProducto({ nombre: asamblea.productoNombre })}, grupo ${asamblea.grupo}: ${cuantos === 1 ? 'una adjudicación' : `${cuantos} adjudicaciones`}.`,
    };
    await this.notificaciones.avisar(tx, await this.otros(tx, 'Jefatura Adjudicaciones'), aviso);
    const asistentes = await this.otros(tx, 'Asistente Asamblea', 'Director Asamblea');
    await this.notificaciones.avisar(tx, asistentes, { ...aviso, enlace: '/listado-actas' });
  }

  /** Users with one of these roles, but for who does the act. */
  private async otros(tx: Tx, ...roles: Rol[]): Promise<number[]> {
    return (await this.usuarios.activeWithRole(tx.manager, ...roles)).filter((id) => id !== tx.actor.id);
  }

  private carta(asamblea: FilaDeAsamblea, adjudicado: Adjudicado): { asunto: string; cuerpo: string } {
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
        this.brand.company,
      ].join('\n'),
    };
  }
}

const etiquetaDe = (codigo: CodigoProducto): string => productos.find((p) => p.codigo === codigo)?.etiqueta ?? codigo;
