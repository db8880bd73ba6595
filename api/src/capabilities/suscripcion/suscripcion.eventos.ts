import { EVENTO_DE_PRUEBA, eventoDe, puedeSerAvisado } from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { NuevoEvento, OyenteDeEventos } from '../evento';
import type { EnvioEventoStore, NuevoEnvio } from './envio-evento.store';
import type { SuscripcionStore } from './suscripcion.store';

/** Wakes the delivery after the commit. */
type Despertador = () => void;

/**
 * Creates messages in the transaction of their event: none is lost, and none tells of a rolled-back act. Only accounts that may read the record get
 * one.
 */
export class EnviosDeEventos implements OyenteDeEventos {
  private despierta: Despertador = () => undefined;

  constructor(
    private readonly suscripciones: Pick<SuscripcionStore, 'listActive'>,
    private readonly envios: Pick<EnvioEventoStore, 'insert' | 'findCodigosOfPlanes'>,
  ) {}

  alNacer(despierta: Despertador): void {
    this.despierta = despierta;
  }

  async onEventos(tx: Tx, eventos: readonly NuevoEvento[]): Promise<void> {
    const suscritas = await this.suscripciones.listActive(tx.manager);
    const aQuienes = (tipo: string) =>
      suscritas.filter(({ eventos: envios, quien }) => envios.includes(tipo as never) && puedeSerAvisado(quien, tipo));
    const porAvisar = eventos.filter(({ tipo }) => aQuienes(tipo).length > 0);
    if (porAvisar.length === 0) return;
    const codigos = await this.envios.findCodigosOfPlanes(tx.manager, [
      ...new Set(porAvisar.map(({ planId }) => planId)),
    ]);
    await this.insertar(
      tx,
      porAvisar.flatMap((evento) =>
        aQuienes(evento.tipo).map(({ id }) => envioDe(id, evento, codigos.get(evento.planId) ?? '', tx.now)),
      ),
    );
  }

  /** A test message, without plan. */
  probar(tx: Tx, suscripcionId: number): Promise<void> {
    const de = { tipo: EVENTO_DE_PRUEBA, idCodigo: '', recurso: 'suscripcion', recursoId: String(suscripcionId) };
    return this.insertar(tx, [{ suscripcionId, ...de, ocurridoEn: tx.now }]);
  }

  /** Wakes the delivery after the commit. */
  despertar(tx: Tx): void {
    tx.afterCommit(this.despierta);
  }

  private async insertar(tx: Tx, nuevos: readonly NuevoEnvio[]): Promise<void> {
    await this.envios.insert(tx, nuevos);
    this.despertar(tx);
  }
}

/** Key of the catalogue's record; the plan's code by default. */
function envioDe(suscripcionId: number, { tipo, claves, fecha }: NuevoEvento, idCodigo: string, now: Date): NuevoEnvio {
  const recurso = eventoDe(tipo)?.recurso ?? 'plan';
  const clave = recurso === 'plan' ? undefined : claves?.[recurso];
  return {
    suscripcionId,
    tipo,
    idCodigo,
    recurso: clave === undefined ? 'plan' : recurso,
    recursoId: clave ?? idCodigo,
    ocurridoEn: fecha ?? now,
  };
}
