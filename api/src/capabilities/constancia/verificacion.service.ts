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

/** What anybody who holds a certificate may ask of it: whether it was issued, when, by whom, and whether a newer one took its place. */
export class VerificacionDeDocumentos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brand: Pick<Config['brand'], 'company'>,
  ) {}

  /** By the printed hash or that of the file, whole. @throws 422 it is none; 404 nothing issued has it. */
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
