import {
  campoIncorrecto,
  esquemaEntregaDeModelo,
  formatearInstante,
  horaDeEntrega,
  instanteDe,
  type MedioDeModelo,
  mensajes,
  rechazoDeHoraDeEntrega,
  tiposDeEvento,
  validar,
} from '@adjudica/domain';
import { TIPO_PDF } from '../../http/send-file';
import type { Stored } from '../../storage';
import type { ArchivoRecibido, RecepcionDeArchivos } from '../../uploads';
import type { ArchivoService } from '../archivo';
import type { EmisionDeDocumentos } from '../documento-emitido';
import { contratoImpreso, huellaDe } from './contrato.documento';
import type { ContratoVista } from './contrato.dto';
import type { ActoDeContrato, LecturaDeContratos } from './contrato.en-acto';

const { propios } = mensajes;

/** Root of the models and of their receipts in the store. */
export const CARPETA_DE_MODELOS = 'modelos-de-contrato';

interface DatosDeEntrega {
  readonly fecha: string;
  readonly hora: string;
  readonly medio: MedioDeModelo;
  readonly correo?: string | undefined;
  readonly version?: number | undefined;
  readonly file?: ArchivoRecibido | undefined;
}
interface Recibo {
  readonly guardado: Stored;
  readonly nombre: string;
  readonly tipo: string;
  readonly sha256Recibido: string | null;
}
interface Guardado {
  readonly modelo: Stored;
  /** null = by mail. */
  readonly recibo: Recibo | null;
  readonly horas: number;
}

/** What the client got before the signature: the text as it is, printed, with the hour and the proof. */
export class EntregaDeModelos {
  constructor(
    private readonly acto: ActoDeContrato,
    private readonly lectura: LecturaDeContratos,
    private readonly emision: Pick<EmisionDeDocumentos, 'render'>,
    private readonly recepcion: RecepcionDeArchivos,
    private readonly archivos: ArchivoService,
  ) {}

  /**
   * Each one is kept; the last counts. @throws 404; 409 rejected (who, when); 412, 428; 415, 422 by the bytes; 422 fields, blocks are missing, or an
   * hour to come or before the text was written.
   */
  readonly entregarModelo = this.acto('entregarModelo', {
    parseBody: (enviado: DatosDeEntrega) => validar(esquemaEntregaDeModelo, enviado) as DatosDeEntrega,
    around: async ({ actor, before, body: { file } }, transact: (guardado: Guardado) => Promise<ContratoVista>) => {
      const recibo = file === undefined ? null : await this.recibido(file);
      const imprimir = async (): Promise<ContratoVista> => {
        const [textos, redaccion] = await Promise.all([
          this.lectura.contratos.bloques.listTextos(Number(before.id)),
          this.lectura.redaccion.de(before),
        ]);
        const fuente = { fila: before, textos, redaccion };
        const { bytes } = await this.emision.render(actor, contratoImpreso, fuente, { borrador: true });
        const modelo = await this.archivos.guardar(bytes, { tipo: TIPO_PDF, folder: CARPETA_DE_MODELOS });
        // the term of its award, as it is now
        const horas = Number(redaccion.valores['plazo.modelo']);
        return this.archivos.conservarSalvoRechazo(modelo, () => transact({ modelo, recibo, horas }));
      };
      return recibo === null ? imprimir() : this.archivos.conservarSalvoRechazo(recibo.guardado, imprimir);
    },
    load: async ({ tx, before }, { modelo, recibo, horas }) => {
      const textos = await this.lectura.contratos.bloques.listTextos(Number(before.id), tx.manager);
      return {
        archivoId: await this.archivos.registrar(tx, modelo, {
          nombre: `modelo-de-contrato-${before.idCodigo}.pdf`,
          tipo: TIPO_PDF,
        }),
        reciboId: recibo && (await this.archivos.registrar(tx, recibo.guardado, recibo)),
        huella: huellaDe(before, textos),
        horas,
        sha256: modelo.sha256,
      };
    },
    guard: ({ before, body: { fecha, hora }, now }) => {
      const escritoEn = before.bloques.map(({ escritoEn }) => escritoEn).reduce((a, b) => (a > b ? a : b));
      const ahora = instanteDe(now);
      const rechazo = rechazoDeHoraDeEntrega(horaDeEntrega(fecha, hora), { escritoEn, ahora });
      return rechazo === null ? null : campoIncorrecto('hora', rechazo);
    },
    change: () => ({}),
    effects: ({ tx, before, body: { fecha, hora, medio, correo = null }, loaded: { sha256: _, ...guardado } }) =>
      this.lectura.contratos.insertModelo(tx, {
        ...guardado,
        contratoId: Number(before.id),
        entregadoEn: new Date(horaDeEntrega(fecha, hora)),
        medio,
        correo,
      }),
    event: tiposDeEvento.modeloEntregado,
    eventNote: ({ body: { fecha, hora, correo = null } }) =>
      propios.modeloEntregado(formatearInstante(horaDeEntrega(fecha, hora)), correo),
    auditDetail: ({ body: { fecha, hora, medio, correo }, loaded: { huella, sha256, horas } }) => ({
      entregadoEn: horaDeEntrega(fecha, hora),
      medio,
      correo,
      huella,
      sha256,
      horas,
    }),
  });

  private async recibido(file: ArchivoRecibido): Promise<Recibo> {
    const aceptado = await this.recepcion.recibir(file, 'pdf-jpeg');
    const { tipo, originalname: nombre, sha256Recibido = null } = aceptado;
    const guardado = await this.archivos.guardarDesde(aceptado, { tipo, folder: CARPETA_DE_MODELOS });
    return { guardado, nombre, tipo, sha256Recibido };
  }
}
