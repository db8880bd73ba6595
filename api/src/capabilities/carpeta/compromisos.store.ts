import {
  type CompromisosDeCarpeta,
  claveDe,
  type EstadoDeCarta,
  type EstadoDeContrato,
  type EstadoDeOrden,
  type EstadoDePagare,
  type EstadoDePago,
  estadoDeMedio,
} from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { boolOrNull } from '../../columns/columns';
import { readOne } from '../../db/engine/read';
import { Carpeta } from '../../entities/carpeta.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Contrato } from '../../entities/contrato.entity';
import { FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import type { PlanRow } from '../plan';

interface Row {
  medio: number | null;
  estadoMedio: unknown;
  medioEnviadoEn: unknown;
  orden: number | null;
  estadoOrden: EstadoDeOrden;
  pago: number | null;
  estadoPago: EstadoDePago;
  pagare: number | null;
  estadoPagare: EstadoDePagare;
  contrato: number | null;
  estadoContrato: EstadoDeContrato;
  carta: number | null;
  estadoCarta: EstadoDeCarta;
}

const NINGUNO: CompromisosDeCarpeta = {
  medio: null,
  orden: null,
  pago: null,
  pagare: null,
  contrato: null,
  carta: null,
};

/** Records built on the approval of a folder. Read-only. */
export class CompromisosStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Of the live award, without annulled and rejected ones. One statement; none without a folder. */
  async findOf(
    { carpetaId, idCodigo }: Pick<PlanRow, 'carpetaId' | 'idCodigo'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<CompromisosDeCarpeta> {
    if (carpetaId === null) return NINGUNO;
    const row = await readOne<Row>(
      manager
        .createQueryBuilder()
        .from(Carpeta, 'carpeta')
        .leftJoin(FichaPlan, 'fichaPlan', 'fichaPlan.adjudicacionId = carpeta.adjudicacionId AND fichaPlan.vigente = 1')
        .leftJoin(MedioAprobacion, 'medio', 'medio.fichaId = fichaPlan.fichaId')
        .leftJoin(OrdenPlan, 'ordenPlan', 'ordenPlan.adjudicacionId = carpeta.adjudicacionId AND ordenPlan.vigente = 1')
        .leftJoin(OrdenDeCompra, 'orden', 'orden.id = ordenPlan.ordenId')
        .leftJoin(SolicitudDePago, 'pago', "pago.ordenId = orden.id AND pago.estado <> 'anulado'")
        .leftJoin(Pagare, 'pagare', "pagare.adjudicacionId = carpeta.adjudicacionId AND pagare.estado <> 'X'")
        .leftJoin(Contrato, 'contrato', 'contrato.adjudicacionId = carpeta.adjudicacionId')
        .leftJoin(CartaSalida, 'carta', 'carta.adjudicacionId = carpeta.adjudicacionId')
        .select('medio.id', 'medio')
        .addSelect('medio.estado', 'estadoMedio')
        .addSelect('medio.enviadoEn', 'medioEnviadoEn')
        .addSelect('orden.id', 'orden')
        .addSelect('orden.estado', 'estadoOrden')
        .addSelect('pago.id', 'pago')
        .addSelect('pago.estado', 'estadoPago')
        .addSelect('pagare.id', 'pagare')
        .addSelect('pagare.estado', 'estadoPagare')
        .addSelect('contrato.id', 'contrato')
        .addSelect('contrato.estado', 'estadoContrato')
        .addSelect('carta.id', 'carta')
        .addSelect('carta.estado', 'estadoCarta')
        .where('carpeta.id = :carpetaId', { carpetaId }),
    );
    if (row === null) return NINGUNO;
    const de = <E extends string>(id: number | null, estado: E, clave = String(id)) =>
      id === null ? null : { clave, estado };
    const estadoMedio = estadoDeMedio({ estado: boolOrNull(row.estadoMedio), enviado: row.medioEnviadoEn });
    return {
      medio: de(row.medio, estadoMedio),
      orden: de(row.orden, row.estadoOrden),
      pago: de(row.pago, row.estadoPago),
      pagare: de(row.pagare, row.estadoPagare),
      contrato: de(row.contrato, row.estadoContrato, claveDe(idCodigo)),
      carta: de(row.carta, row.estadoCarta, claveDe(idCodigo)),
    };
  }
}
