import { type CompromisosDeCarpeta, consecuenciasDeReabrir, rechazoPorEntrega } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { hashDeHechos } from '../../pdf';
import type { PlanStore } from '../plan';
import type { AntesDeReabrirVista } from './carpeta.dto';
import type { CompromisosStore } from './compromisos.store';

/** Hash of the records built on an approval, with their states. */
export const huellaDe = (compromisos: CompromisosDeCarpeta): string =>
  hashDeHechos('antes-de-reabrir', consecuenciasDeReabrir(compromisos));

/** Warnings before an approved folder goes back to risk. */
export class RevisionDeCarpetas {
  constructor(
    private readonly planes: PlanStore,
    private readonly compromisos: CompromisosStore,
    private readonly accessLog: AccessLog,
  ) {}

  /** @throws 404. */
  async antesDeReabrir(actor: Actor, idCodigo: string): Promise<AntesDeReabrirVista> {
    const plan = await this.planes.get(idCodigo);
    const compromisos = await this.compromisos.findOf(plan);
    this.accessLog.record(actor, { operacion: 'leer', recurso: 'carpeta', recursoId: idCodigo });
    return {
      id: idCodigo,
      impedimento: rechazoPorEntrega(compromisos)?.title ?? null,
      existentes: consecuenciasDeReabrir(compromisos),
      base: huellaDe(compromisos),
    };
  }
}
