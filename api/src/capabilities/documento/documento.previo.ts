import { estaAprobada, mensajes } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { PlanStore } from '../plan';
import type { DocumentoDePrevio, PrevioDeListado } from './documento.dto';
import type { HechosDeDocumentosStore } from './documento.hechos';
import { cambiosDe } from './documento.lista';
import { findInForce } from './lista.store';
import type { TipoDocumentoStore } from './tipo-documento.store';

/** Previews 'Generar listado'. Read-only. */
export class PrevioDeListados {
  constructor(
    private readonly dataSource: DataSource,
    private readonly planes: PlanStore,
    private readonly hechos: HechosDeDocumentosStore,
    private readonly tipos: TipoDocumentoStore,
    private readonly accesos: AccessLog,
  ) {}

  /** Leaves an access row. @throws 404. */
  async de(actor: Actor, idCodigo: string): Promise<PrevioDeListado> {
    const plan = await this.planes.get(idCodigo);
    const [hechos, actuales, tipos] = await Promise.all([
      this.hechos.de(plan),
      findInForce(this.dataSource.manager, plan.planId),
      this.tipos.listAll(),
    ]);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'documento', recursoId: idCodigo });
    const sinSolicitud = actuales.length === 0 && !hechos.guardada;
    const cambios = sinSolicitud ? null : cambiosDe(plan, hechos, actuales, tipos);
    const deFila = ({ tipo, dueno }: { readonly tipo: string; readonly dueno: number }): DocumentoDePrevio => ({
      nombre: tipos.find(({ codigo }) => codigo === tipo)?.nombre ?? tipo,
      dueno,
    });
    return {
      id: idCodigo,
      cedula: plan.identificacion,
      carpetaAprobada: estaAprobada(plan),
      motivo: sinSolicitud ? mensajes.propios.sinSolicitud : null,
      agregados: (cambios?.altas ?? []).map(({ tipo: { codigo, dueno } }) => deFila({ tipo: codigo, dueno })),
      vuelven: (cambios?.vuelven ?? []).map(deFila),
      noAplican: (cambios?.noAplica ?? []).map(deFila),
      reemplazados: (cambios?.reemplazadas ?? []).map(deFila),
    };
  }
}
