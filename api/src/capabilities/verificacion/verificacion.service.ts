import {
  ErrorDeNegocio,
  estadoVerificado,
  iniciales,
  leerClaveDeVerificacion,
  mensajes,
  VIGENTE,
} from '@adjudica/domain';
import type { Config } from '../../config';
import { type DocumentoEmitidoStore, tituloPublico } from '../documento-emitido';
import { hechosDePapel, type PapelRow, type PapelStore } from '../papel';
import type { ArchivoVerificado, VerificacionVista } from './verificacion.dto';
import type { VerificacionStore, Verificado } from './verificacion.store';

const { propios } = mensajes;

interface AlmacenesDeVerificacion {
  readonly verificaciones: VerificacionStore;
  readonly emitidos: Pick<DocumentoEmitidoStore, 'listVersiones'>;
  readonly papeles: Pick<PapelStore, 'byId' | 'bytesDe' | 'findByCopia'>;
}

/** Public check of an issued document: whether it was issued, when, by which office, and whether it still holds. */
export class VerificacionDeDocumentos {
  constructor(
    private readonly almacenes: AlmacenesDeVerificacion,
    private readonly brand: Pick<Config['brand'], 'company'>,
  ) {}

  /** By its code, the printed hash, or the hash of its file or of a signed copy, complete. @throws 422 malformed; 404 unknown. */
  async verificar(escrita: string): Promise<VerificacionVista> {
    const { verificaciones, emitidos, papeles } = this.almacenes;
    const clave = leerClaveDeVerificacion(escrita);
    if (clave === null)
      throw new ErrorDeNegocio('regla', 'clave-incompleta', propios.verificacionIncompleta, {
        errors: { clave: propios.verificacionIncompleta },
      });
    const emitido = (await verificaciones.find(clave)) ?? ('huella' in clave ? await this.deCopia(clave.huella) : null);
    if (emitido === null) throw new ErrorDeNegocio('noEncontrado', 'clave-desconocida', propios.verificacionNinguna);
    const { id, tipo, hechos, rol } = emitido;
    const versiones = await emitidos.listVersiones(emitido);
    const [ultima = null] = versiones;
    const esta = versiones.find((una) => una.id === id);
    if (ultima === null || esta === undefined) throw new Error(`issued document ${id} is not among its versions`);
    // `null` = not one of those that are signed
    const papel = await papeles.byId(id);
    const firmado = papel !== null && hechosDePapel(papel).firmado !== null;
    const anulado = papel !== null && (papel.anulado || papel.estadoAdjudicacion !== VIGENTE);
    const estado = estadoVerificado({ anulado, reemplazado: ultima !== esta, firmado });
    const [copia] = papel?.copias ?? [];
    return {
      resultado: propios.verificacionEn(estado, ultima.registroVersion ?? ultima.numeroVersion),
      estado,
      documento: (hechos === null ? null : tituloPublico(tipo, hechos)) ?? propios.verificacionSinTitulo,
      numeroVersion: esta.registroVersion ?? esta.numeroVersion,
      emitidaEn: esta.emitidoEn,
      emitidaPor: [rol, this.brand.company].filter(Boolean).join(', '),
      firmantes: copia?.firmas.map(({ nombre }) => iniciales(nombre)) ?? [],
      faltan: copia?.faltan.length ?? 0,
      archivos: [{ sha256: esta.sha256, longitud: esta.longitud }, ...(await this.firmados(papel))],
    };
  }

  private async deCopia(sha256: string): Promise<Verificado | null> {
    const { verificaciones, papeles } = this.almacenes;
    const id = await papeles.findByCopia(sha256);
    return id === null ? null : verificaciones.find({ id });
  }

  private firmados(papel: PapelRow | null): Promise<ArchivoVerificado[]> {
    return Promise.all((papel?.copias ?? []).map((copia) => this.almacenes.papeles.bytesDe(copia)));
  }
}
