import {
  camposIncorrectos,
  comoFecha,
  ErrorDeNegocio,
  esquemaFirmaDePapel,
  esquemaReemplazoDeFirma,
  formatearFecha,
  hoyEn,
  instanteDe,
  mensajes,
  rechazoDeDiaDeFirma,
  rechazoDeFirmaTemprana,
  tiposDeEvento,
  validar,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Stored } from '../../storage';
import type { ArchivoRecibido, RecepcionDeArchivos } from '../../uploads';
import type { ArchivoService } from '../archivo';
import type { PapelVista } from './papel.dto';
import type { ActoDePapel } from './papel.en-acto';
import type { PapelRow, PapelStore } from './papel.store';
import { nombreDePapel } from './papel.view';

const { LEG, propios } = mensajes;

/** Root of the scans in the store. */
export const CARPETA_DE_FIRMADOS = 'firmados';

interface DatosDeFirma {
  readonly fecha: string;
  readonly ciudad: string;
  readonly motivo?: string;
  readonly version?: number;
  readonly file?: ArchivoRecibido | undefined;
}
interface Guardado {
  readonly guardado: Stored;
  readonly tipo: string;
  readonly nombre: string;
  readonly sha256Recibido: string | null;
}

/** The signed copy of an issued paper, and another one in its place. */
export class ActosDePapel {
  constructor(
    private readonly acto: ActoDePapel,
    private readonly papeles: PapelStore,
    private readonly recepcion: RecepcionDeArchivos,
    private readonly archivos: ArchivoService,
  ) {}

  /** @throws 404; 409 annulled, or it has one (who, when); 412, 428; 415, 422 by the bytes; 422 fields, or a contract before the hours of its model. */
  readonly firmar = this.acto('firmar', this.conCopia(esquemaFirmaDePapel));

  /** The former copy is kept. @throws as `firmar`; 409 without a copy, or delivered (who, when); 422 no reason. */
  readonly reemplazar = this.acto('reemplazar', this.conCopia(esquemaReemplazoDeFirma));

  private conCopia(esquema: typeof esquemaFirmaDePapel | typeof esquemaReemplazoDeFirma) {
    return {
      parseBody: ({ file, ...datos }: DatosDeFirma): DatosDeFirma => ({ ...validar(esquema, datos), file }),
      around: async (
        { body: { file } }: { body: DatosDeFirma },
        transact: (guardado: Guardado) => Promise<PapelVista>,
      ): Promise<PapelVista> => {
        const aceptado = await this.recepcion.recibir(exigirArchivo(file), 'pdf-jpeg');
        const { tipo, originalname: nombre, sha256Recibido = null } = aceptado;
        const guardado = await this.archivos.guardarDesde(aceptado, { tipo, folder: CARPETA_DE_FIRMADOS });
        return this.archivos.conservarSalvoRechazo(guardado, () =>
          transact({ guardado, tipo, nombre, sha256Recibido }),
        );
      },
      load: async (
        { tx, before, body }: { tx: Tx; before: PapelRow; body: DatosDeFirma },
        { guardado, ...archivo }: Guardado,
      ) => {
        const ciudad = await this.papeles.findCiudad(body.ciudad, tx.manager);
        const modelo = await this.papeles.findModelo(before, tx.manager);
        const dia =
          rechazoDeDiaDeFirma(body.fecha, { emitido: hoyEn(new Date(before.emitidoEn)), hoy: hoyEn(tx.now) }) ??
          (modelo && rechazoDeFirmaTemprana(body.fecha, instanteDe(modelo), instanteDe(tx.now)));
        const errors = {
          ...(ciudad === null && { ciudad: LEG.seleccioneCiudad }),
          ...(dia !== null && { fecha: dia }),
        };
        if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
        return { archivoId: await this.archivos.registrar(tx, guardado, archivo), ciudad: String(ciudad), guardado };
      },
      change: ({ loaded, body }: { loaded: { archivoId: number }; body: DatosDeFirma }) => ({
        archivoId: loaded.archivoId,
        fecha: body.fecha,
        ciudad: body.ciudad,
        motivo: body.motivo ?? null,
      }),
      event: tiposDeEvento.papelFirmado,
      eventNote: ({ before, loaded, body }: { before: PapelRow; loaded: { ciudad: string }; body: DatosDeFirma }) =>
        [
          propios.papelFirmadoEl(nombreDePapel(before), formatearFecha(comoFecha(body.fecha)), loaded.ciudad),
          body.motivo,
        ]
          .filter((texto) => texto !== undefined)
          .join('. '),
      auditDetail: ({
        loaded,
        body: { fecha, ciudad, motivo },
      }: {
        loaded: { guardado: Stored };
        body: DatosDeFirma;
      }) => ({
        fecha,
        ciudad,
        motivo,
        sha256: loaded.guardado.sha256,
      }),
    };
  }
}

function exigirArchivo(file: ArchivoRecibido | undefined): ArchivoRecibido {
  if (file !== undefined) return file;
  throw new ErrorDeNegocio('regla', 'falta-archivo', propios.papelArchivoRequerido, {
    errors: { file: propios.papelArchivoRequerido },
  });
}
