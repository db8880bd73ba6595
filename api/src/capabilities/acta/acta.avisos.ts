import {
  asuntoDe,
  type ContactoDeEjecutivo,
  diasPrometidos,
  documentosDeTodos,
  type Fecha,
  fechaLarga,
  formatearMonto,
  mensajes,
  nombreDeProducto,
  productos,
  promesaDe,
  type Rol,
  sumarDias,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Platform } from '../../platform';
import type { AsambleaRow } from '../asamblea';
import type { FeriadosDelAjuste } from '../catalogo';
import type { TipoDocumentoStore } from '../documento';
import type { NotificacionService } from '../notificacion';
import { enCentavos, type ParticipanteRow } from '../participante';
import type { PlazosDelContrato } from '../plazo';
import type { UsuarioStore } from '../usuario';

const { propios } = mensajes;

type Adjudicado = Pick<
  ParticipanteRow,
  | 'planId'
  | 'personaId'
  | 'idCodigo'
  | 'nombreCliente'
  | 'nombres'
  | 'apellidoPaterno'
  | 'monto'
  | 'correo'
  | 'adjudicadoPor'
>;

interface Partes extends Pick<Platform, 'outbox' | 'config'> {
  readonly notificacion: NotificacionService;
  readonly usuarios: UsuarioStore;
  readonly plazos: PlazosDelContrato;
  readonly feriados: FeriadosDelAjuste;
  readonly tiposDeDocumento: TipoDocumentoStore;
}

/** What every letter of an assembly says. */
interface Comun {
  readonly producto: string;
  readonly documentos: readonly string[];
  readonly entrega: Fecha;
}

interface DeCarta {
  readonly ejecutivo: ContactoDeEjecutivo | null;
  readonly empresa: Platform['config']['empresa'];
}

/** Calendar days that certainly hold a working day, between which holidays are read. */
const POR_DIA_HABIL = 3;

/** Who is told of issued minutes: the awarded by mail, the staff by a notice; inside the transaction that issues them. */
export class AvisosDeActa {
  constructor(private readonly partes: Partes) {}

  /** One mail per awarded member with an address, and a notice to the staff. `clave` makes a mail unique whatever is tried again. */
  async avisar(
    tx: Tx,
    asamblea: AsambleaRow,
    actaId: number,
    adjudicados: readonly Adjudicado[],
  ): Promise<{ notificados: number; sinCorreo: Adjudicado[] }> {
    const con = adjudicados.filter(({ correo }) => correo !== null && correo !== undefined && correo !== '');
    const comun = await this.comun(tx, asamblea);
    const ejecutivos = await this.partes.usuarios.ejecutivosDe(
      tx.manager,
      con.map(({ planId }) => planId),
    );
    await this.partes.outbox.encolar(
      tx,
      con.map((adjudicado) => ({
        clave: `acta:${actaId}:${adjudicado.planId}`,
        destinatario: adjudicado.correo as string,
        ...cartaDe(asamblea, adjudicado, {
          ...comun,
          ejecutivo: ejecutivos.get(adjudicado.planId) ?? null,
          empresa: this.partes.config.empresa,
        }),
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
    await this.partes.notificacion.avisar(tx, interesados, aviso);
  }

  /** Users with one of these roles, but for who does the act. */
  private async otros(tx: Tx, ...roles: Rol[]): Promise<number[]> {
    return (await this.partes.usuarios.activeWithRole(tx.manager, ...roles)).filter((id) => id !== tx.actor.id);
  }

  private async comun(tx: Tx, { producto, fecha }: AsambleaRow): Promise<Comun> {
    const dias = diasPrometidos(await this.partes.plazos.listAll(tx.manager), { producto, fecha });
    const feriados = await this.partes.feriados.entre(fecha, sumarDias(fecha, dias * POR_DIA_HABIL), tx.manager);
    return {
      producto: productos.find(({ codigo }) => codigo === producto)?.etiqueta ?? producto,
      documentos: documentosDeTodos(await this.partes.tiposDeDocumento.listAll(tx.manager), producto),
      entrega: promesaDe(fecha, dias, { hoy: fecha, feriados }).fecha,
    };
  }
}

const cartaDe = (
  { numeroAsamblea, grupo, fecha }: AsambleaRow,
  { nombres, apellidoPaterno, idCodigo, monto, adjudicadoPor }: Adjudicado,
  { producto, documentos, entrega, ejecutivo, empresa }: Comun & DeCarta,
) => ({
  asunto: propios.cartaDeAdjudicacionAsunto(producto, idCodigo),
  cuerpo: propios.cartaDeAdjudicacion({
    nombre: `${nombres} ${apellidoPaterno}`,
    plan: `${idCodigo} de ${producto}, por ${formatearMonto(enCentavos(monto ?? 0))}`,
    modalidad: adjudicadoPor.toLowerCase(),
    asamblea: `No. ${numeroAsamblea} del grupo ${grupo}, celebrada el ${fechaLarga(fecha)}`,
    entrega: fechaLarga(entrega),
    documentos,
    ejecutivo,
    empresa,
  }),
});
