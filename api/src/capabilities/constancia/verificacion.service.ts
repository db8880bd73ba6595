import { ErrorDeNegocio, leerHuella, mensajes } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { isoOf } from '../../columns/columns';
import type { Config } from '../../config';
import { readOne } from '../../db/engine/read';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Usuario } from '../../entities/usuario.entity';
import type { VerificacionVista } from './verificacion.dto';

const { propios } = mensajes;

interface VerifiedRow {
  numeroVersion: number;
  sha256: string;
  emitidoEn: unknown;
  rol: string | null;
  ultima: number;
}

/** Public check of a certificate: whether it was issued, when, by whom, and whether a newer one replaced it. */
export class VerificacionDeDocumentos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brand: Pick<Config['brand'], 'company'>,
  ) {}

  /** By the printed hash or the file's, complete. @throws 422 malformed; 404 unknown. */
  async verificar(escrita: string): Promise<VerificacionVista> {
    const huella = leerHuella(escrita);
    if (huella === null)
      throw new ErrorDeNegocio('regla', 'huella-incompleta', propios.huellaIncompleta, {
        errors: { huella: propios.huellaIncompleta },
      });
    const row = await this.buscar(huella);
    if (row === null) throw new ErrorDeNegocio('noEncontrado', 'huella-desconocida', propios.verificacionNinguna);
    const vigente = row.numeroVersion === Number(row.ultima);
    return {
      resultado: vigente ? propios.verificacionVigente : propios.verificacionSustituida,
      vigente,
      documento: propios.constanciaDeAsamblea,
      numeroVersion: row.numeroVersion,
      emitidaEn: isoOf(row.emitidoEn) as string,
      emitidaPor: [row.rol, this.brand.company].filter(Boolean).join(', '),
      porArchivo: row.sha256 === huella,
    };
  }

  private buscar(huella: string): Promise<VerifiedRow | null> {
    const { manager } = this.dataSource;
    const ultima = manager
      .createQueryBuilder()
      .subQuery()
      .select('MAX(x.numeroVersion)')
      .from(DocumentoEmitido, 'x')
      .where("x.tipo = 'constancia' AND x.asambleaId = d.asambleaId")
      .getQuery();
    const query = manager
      .createQueryBuilder()
      .from(DocumentoEmitido, 'd')
      .leftJoin(Usuario, 'u', 'u.id = d.emitidoPor')
      .select('d.numeroVersion', 'numeroVersion')
      .addSelect('d.sha256', 'sha256')
      .addSelect('d.emitidoEn', 'emitidoEn')
      .addSelect('u.role', 'rol')
      .addSelect(ultima, 'ultima')
      .where("d.tipo = 'constancia' AND (d.huella = :huella OR d.sha256 = :huella)", { huella });
    return readOne<VerifiedRow>(query);
  }
}
