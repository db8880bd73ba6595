import {
  calidadDeFirmante,
  camposIncorrectos,
  comoFecha,
  ErrorDeNegocio,
  erroresDeFirmaTemprana,
  esquemaFirmaDePapel,
  esquemaReemplazoDeFirma,
  faltanPorFirmar,
  formatearFecha,
  hoyEn,
  instanteDe,
  LIMITES,
  mensajes,
  puede,
  rechazoDeDiaDeFirma,
  rechazoDeFirmaTemprana,
  tiposDeEvento,
  validar,
} from '@adjudica/domain';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import type { Tx } from '../../db/transaction/unit-of-work';
import { TIPO_PDF } from '../../http/send-file';
import type { FirmaComprobada, SignatureChecker } from '../../signatures';
import type { Stored } from '../../storage';
import type { ArchivoRecibido, RecepcionDeArchivos } from '../../uploads';
import type { ArchivoService } from '../archivo';
import type { PapelVista } from './papel.dto';
import type { ActoDePapel } from './papel.en-acto';
import type { EmitidoParaFirmar, FirmaRow, PapelRow, PapelStore } from './papel.store';
import { nombreDePapel } from './papel.view';

const { LEG, propios } = mensajes;

/** Root of the scans in the store. */
export const CARPETA_DE_FIRMADOS = 'firmados';

interface DatosDeFirma {
  readonly fecha: string;
  readonly ciudad: string;
  readonly motivo?: string;
  readonly motivoTemprana?: string;
  readonly version?: number;
  readonly file?: ArchivoRecibido | undefined;
}
interface Hallado extends Pick<Guardado, 'guardado' | 'firmas' | 'faltan'> {
  readonly archivoId: number;
  readonly ciudad: string;
  /** Why its signature came too early; null = it didn't. */
  readonly temprana: string | null;
}
interface Guardado {
  readonly guardado: Stored;
  readonly tipo: string;
  readonly nombre: string;
  readonly sha256Recibido: string | null;
  readonly firmas: readonly FirmaRow[];
  readonly faltan: readonly string[];
}

/** The signed copy of an issued paper, and another one in its place. */
export class ActosDePapel {
  constructor(
    private readonly acto: ActoDePapel,
    private readonly papeles: PapelStore,
    private readonly recepcion: RecepcionDeArchivos,
    private readonly archivos: ArchivoService,
    private readonly revisor: SignatureChecker,
    private readonly plataforma: { readonly clock: Clock; readonly config: Pick<Config, 'impiden'> },
  ) {}

  /**
   * A PDF that holds electronic signatures is checked against the paper as it was issued; until all have signed, the next one is added to the last. @throws
   * 404; 409 annulled, or it has one (who, when); 412, 428; 415, 422 by the bytes; 422 'firma-…'; 422 fields, or a contract before the hours of its model.
   */
  readonly firmar = this.acto('firmar', this.conCopia(esquemaFirmaDePapel));

  /** The former copy is kept. @throws as `firmar`; 409 without a copy, or delivered (who, when); 422 no reason. */
  readonly reemplazar = this.acto('reemplazar', this.conCopia(esquemaReemplazoDeFirma));

  private conCopia(esquema: typeof esquemaFirmaDePapel | typeof esquemaReemplazoDeFirma) {
    return {
      parseBody: ({ file, ...datos }: DatosDeFirma): DatosDeFirma => ({ ...validar(esquema, datos), file }),
      around: async (
        { body: { file }, before }: { body: DatosDeFirma; before: PapelRow },
        transact: (guardado: Guardado) => Promise<PapelVista>,
      ): Promise<PapelVista> => {
        const aceptado = await this.recepcion.recibir(exigirArchivo(file), 'pdf-jpeg');
        const { tipo, originalname: nombre, sha256Recibido = null } = aceptado;
        const firmado = tipo === TIPO_PDF ? await this.comprobar(aceptado.path, before) : SIN_FIRMAS;
        const guardado = await this.archivos.guardarDesde(aceptado, { tipo, folder: CARPETA_DE_FIRMADOS });
        return this.archivos.conservarSalvoRechazo(guardado, () =>
          transact({ guardado, tipo, nombre, sha256Recibido, ...firmado }),
        );
      },
      load: async (
        { tx, before, body }: { tx: Tx; before: PapelRow; body: DatosDeFirma },
        { guardado, firmas, faltan, ...archivo }: Guardado,
      ) => {
        const ciudad = await this.papeles.findCiudad(body.ciudad, tx.manager);
        const dia =
          rechazoDeDiaDeFirma(body.fecha, { emitido: hoyEn(new Date(before.emitidoEn)), hoy: hoyEn(tx.now) }) ??
          rechazoDeOtroDia(body.fecha, firmas);
        const temprana = before.tipo === 'contrato' ? this.temprana(before, body.fecha, firmas, tx.now) : null;
        const errors = {
          ...(ciudad === null && { ciudad: LEG.seleccioneCiudad }),
          ...(temprana !== null &&
            erroresDeFirmaTemprana(temprana, {
              motivo: body.motivoTemprana,
              aprueba: puede(tx.actor, 'contrato:aprobar'),
              impide: this.plataforma.config.impiden.contrato.includes('modelo'),
            })),
          ...(dia !== null && { fecha: dia }),
        };
        if (Object.keys(errors).length > 0) throw camposIncorrectos(errors);
        const archivoId = await this.archivos.registrar(tx, guardado, archivo);
        return { archivoId, ciudad: String(ciudad), guardado, firmas, faltan, temprana };
      },
      change: ({ loaded, body }: { loaded: Hallado; body: DatosDeFirma }) => ({
        archivoId: loaded.archivoId,
        fecha: body.fecha,
        ciudad: body.ciudad,
        motivo: body.motivo ?? null,
        firmas: loaded.firmas,
        faltan: loaded.faltan,
      }),
      caveat: ({ loaded: { temprana }, body: { motivoTemprana = '' } }: { loaded: Hallado; body: DatosDeFirma }) =>
        temprana === null
          ? null
          : { tipo: tiposDeEvento.firmaTemprana, observacion: acotado(`${temprana}. ${motivoTemprana}`) },
      event: tiposDeEvento.papelFirmado,
      eventNote: ({ before, loaded, body }: { before: PapelRow; loaded: Hallado; body: DatosDeFirma }) =>
        [
          propios.papelFirmadoEl(nombreDePapel(before), formatearFecha(comoFecha(body.fecha)), loaded.ciudad),
          body.motivo,
          ...(loaded.firmas.length > 0
            ? [`${propios.firmaPor} ${loaded.firmas.map(({ nombre }) => nombre).join(', ')}`]
            : []),
          ...(loaded.faltan.length > 0 ? [propios.firmaFaltan(loaded.faltan)] : []),
        ]
          .filter((texto) => texto !== undefined)
          .join('. ')
          .slice(0, LIMITES.comentario),
      auditDetail: ({
        loaded,
        body: { fecha, ciudad, motivo, motivoTemprana },
      }: {
        loaded: Hallado;
        body: DatosDeFirma;
      }) => ({
        fecha,
        ciudad,
        motivo,
        sha256: loaded.guardado.sha256,
        ...(loaded.temprana !== null && { temprana: loaded.temprana, motivoTemprana }),
        ...(loaded.firmas.length > 0 && {
          firmas: loaded.firmas.map(({ serie, firmadaEn }) => ({ serie, firmadaEn })),
        }),
      }),
    };
  }

  private temprana({ modelo }: PapelRow, fecha: string, firmas: readonly FirmaRow[], now: Date): string | null {
    const cuando = { ahora: instanteDe(now), firmas: firmas.map(({ firmadaEn }) => instanteDe(new Date(firmadaEn))) };
    return rechazoDeFirmaTemprana(fecha, modelo, cuando);
  }

  /** The electronic signatures of a file, with what each signer is in the paper. */
  private async comprobar(path: string, papel: PapelRow): Promise<Pick<Guardado, 'firmas' | 'faltan'>> {
    const [copia] = papel.copias;
    const emitido = await this.papeles.emitido(papel);
    // another copy in place of a whole one begins anew
    const anterior = copia !== undefined && copia.faltan.length > 0 ? await this.papeles.bytesDe(copia) : null;
    const firmas = await this.revisor.check({
      path,
      papel: { emitido: emitido.archivo, emitidoEn: new Date(papel.emitidoEn), anterior },
      now: this.plataforma.clock.now(),
    });
    return enElPapel(firmas, emitido);
  }
}

const acotado = (texto: string): string => texto.slice(0, LIMITES.comentario);

const SIN_FIRMAS: Pick<Guardado, 'firmas' | 'faltan'> = { firmas: [], faltan: [] };

const enElPapel = (
  firmas: readonly FirmaComprobada[],
  { lineas }: EmitidoParaFirmar,
): Pick<Guardado, 'firmas' | 'faltan'> =>
  firmas.length === 0
    ? SIN_FIRMAS
    : {
        firmas: firmas.map((firma) => ({ ...firma, calidad: calidadDeFirmante(firma, lineas) })),
        faltan: faltanPorFirmar(lineas, firmas),
      };

/** The day that was typed is that of the last electronic signature. */
function rechazoDeOtroDia(fecha: string, firmas: readonly FirmaRow[]): string | null {
  const ultima = firmas.at(-1);
  if (ultima === undefined) return null;
  const dia = hoyEn(new Date(ultima.firmadaEn));
  return dia === fecha ? null : propios.firmaOtroDia(formatearFecha(dia));
}

function exigirArchivo(file: ArchivoRecibido | undefined): ArchivoRecibido {
  if (file !== undefined) return file;
  throw new ErrorDeNegocio('regla', 'falta-archivo', propios.papelArchivoRequerido, {
    errors: { file: propios.papelArchivoRequerido },
  });
}
