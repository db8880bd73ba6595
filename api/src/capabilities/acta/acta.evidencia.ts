import {
  type ComparacionDeSorteo,
  compararSorteo,
  diferenciaEscrita,
  formatearInstante,
  mensajes,
  type ParticipanteDelActa,
  plazoAdjudicadoEnPalabras,
  rechazoDeDiferencia,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../db/transaction/unit-of-work';
import { staleVersion } from '../../request/version';
import type { CatalogoStore } from '../catalogo';
import { type ConstanciaRow, type ConstanciaStore, type ListaCongelada, listaDe } from '../constancia';
import { type EventoStore, tiposDeEvento } from '../evento';
import type { AsambleaSnapshot, ParticipanteRow, ParticipanteStore } from '../participante';
import type { PlazosDelContrato } from '../plazo';
import { type SorteoRow, type SorteoStore, sorteoImpreso } from '../sorteo';
import type { ActaImpresa } from './acta.impreso';

/** The stores of the evidence that minutes rest on. */
export interface AlmacenesDeEvidencia {
  readonly constancias: ConstanciaStore;
  readonly sorteos: SorteoStore;
  readonly participantes: ParticipanteStore;
  readonly eventos: EventoStore;
  readonly plazos: PlazosDelContrato;
  readonly catalogos: CatalogoStore;
}

/** What minutes rest on: the frozen list and the draw, as they were when the minutes were printed. */
export interface EvidenciaDelActa {
  /** Frozen before; null = not yet, or never. */
  readonly constancia: Pick<ConstanciaRow, 'id' | 'listaSha256' | 'enlace' | 'instaladaEn' | 'instaladaPor'> | null;
  /** Frozen with these minutes; null = it was before, or minutes are regenerated that came without. */
  readonly congelada: ListaCongelada | null;
  readonly sorteo: SorteoRow | null;
  /** What is marked beside what was drawn; null = nothing was drawn. */
  readonly comparacion: ComparacionDeSorteo | null;
  /** Why they differ. */
  readonly motivo: string | null;
  /** Term to accept an award of this assembly, in words. */
  readonly aceptacion: string;
  readonly representante: ActaImpresa['representante'];
}

type Asamblea = AsambleaSnapshot['asamblea'];

/** No minutes without a frozen list, and none that award otherwise than drawn without a reason. */
export class EvidenciaDeActa {
  constructor(private readonly almacenes: AlmacenesDeEvidencia) {}

  /** Of first minutes: where the list was not frozen, they do. @throws 422 `sorteo-distinto`. */
  async alGenerar(
    snapshot: AsambleaSnapshot,
    participantes: readonly ParticipanteDelActa[],
    motivo: string | null,
  ): Promise<EvidenciaDelActa> {
    const evidencia = await this.vigente(snapshot.asamblea, participantes, motivo);
    const rechazo = evidencia.comparacion && rechazoDeDiferencia(evidencia.comparacion, motivo);
    if (rechazo !== null) throw rechazo;
    return {
      ...evidencia,
      congelada: evidencia.constancia === null ? listaDe(snapshot.asamblea, snapshot.rows) : null,
    };
  }

  /** Of a draft, and of minutes that are issued again: nothing is frozen. `motivo`: of marks that changed; otherwise the one that was given stays. */
  async vigente(
    asamblea: Asamblea,
    participantes: readonly ParticipanteDelActa[],
    motivo: string | null = null,
  ): Promise<EvidenciaDelActa> {
    const { constancia, sorteo } = await this.leer(asamblea.id);
    const comparacion = sorteo?.orden ? compararSorteo(sorteo.orden, participantes, asamblea.numeroAsamblea) : null;
    const distinto = comparacion?.distinto === true;
    return {
      ...{ constancia, congelada: null, sorteo, comparacion },
      motivo: distinto ? (motivo ?? sorteo?.diferencia ?? null) : null,
      aceptacion: plazoAdjudicadoEnPalabras(await this.almacenes.plazos.listAll(), asamblea, 'aceptacion'),
      representante: await this.representante(asamblea),
    };
  }

  /** In the transaction of the act: frozen, and the difference noted. @throws 412 list or draw changed while the minutes were printed. */
  async asentar(
    tx: Tx,
    asamblea: Asamblea,
    rows: readonly ParticipanteRow[],
    impresa: EvidenciaDelActa,
    acta: string,
  ): Promise<void> {
    const { constancia, sorteo } = await this.leer(asamblea.id, tx.manager);
    if (constancia?.id !== impresa.constancia?.id || sorteo?.version !== impresa.sorteo?.version)
      throw staleVersion(asamblea.versionParticipantes, ['constancia', 'sorteo']);
    if (impresa.congelada !== null) await this.congelar(tx, asamblea.id, impresa.congelada);
    const { comparacion, motivo } = impresa;
    if (sorteo === null || comparacion === null || motivo === sorteo.diferencia) return;
    await this.almacenes.sorteos.update(tx.manager, sorteo, { diferencia: motivo });
    if (!comparacion.distinto) return;
    const distintos = [...comparacion.sinMarcar, ...comparacion.fueraDeOrden];
    const observacion = mensajes.propios.observacionDeSorteo(acta, diferenciaEscrita(comparacion), motivo ?? '');
    await this.almacenes.eventos.record(
      tx,
      rows
        .filter(({ idCodigo }) => distintos.includes(idCodigo))
        .map(({ planId, personaId }) => ({ tipo: tiposDeEvento.sorteoDistinto, planId, personaId, observacion })),
    );
  }

  private async congelar(tx: Tx, asambleaId: number, congelada: ListaCongelada): Promise<void> {
    const { participantes, planes } = await this.almacenes.participantes.quorum(asambleaId, tx.manager);
    await this.almacenes.constancias.freeze(tx, { asambleaId, ...congelada, participantes, planes, enlace: null });
  }

  private async representante({ representante }: Asamblea): Promise<ActaImpresa['representante']> {
    const row = representante === null ? null : await this.almacenes.catalogos.findRepresentante(representante);
    return row && { nombre: row.nombre, cedula: row.cedula, calidad: row.calidad };
  }

  private async leer(asambleaId: number, manager?: EntityManager) {
    const { constancias, sorteos } = this.almacenes;
    return {
      constancia: await constancias.ofAssembly(asambleaId, manager),
      sorteo: await sorteos.ofAssembly(asambleaId, manager),
    };
  }
}

/** What the minutes print of it. */
export function evidenciaImpresa({
  constancia,
  congelada,
  sorteo,
  comparacion,
  motivo,
  aceptacion,
  representante,
}: EvidenciaDelActa): Pick<ActaImpresa, 'lista' | 'sorteo' | 'transmision' | 'aceptacion' | 'representante'> {
  const sha256 = constancia?.listaSha256 ?? congelada?.listaSha256 ?? null;
  return {
    transmision: constancia?.enlace ?? null,
    aceptacion,
    representante,
    lista: sha256 === null ? null : { sha256, congelada: constancia === null ? null : congeladaPor(constancia) },
    sorteo:
      sorteo === null || sha256 === null
        ? null
        : sorteoImpreso(sorteo, sha256, comparacion === null ? null : { comparacion, motivo }),
  };
}

const congeladaPor = ({ instaladaEn, instaladaPor }: Pick<ConstanciaRow, 'instaladaEn' | 'instaladaPor'>): string =>
  [formatearInstante(new Date(instaladaEn)), ...(instaladaPor === null ? [] : [`por ${instaladaPor}`])].join(', ');
