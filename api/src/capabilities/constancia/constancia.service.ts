import { estadoDeAsamblea, puede, rechazoDeInstalacion, sinInstalar } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { KeptRecord } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { FileAnswer } from '../../http/send-file';
import { notFound, staleVersion } from '../../request/version';
import type { AsambleaRow, AsambleaStore } from '../asamblea';
import type { DocumentoEmitidoStore, EmisionDeDocumentos, EmitidoRow } from '../documento-emitido';
import { claveDeAsamblea, type ParticipanteStore } from '../participante';
import { type SorteoStore, sorteoImpreso } from '../sorteo';
import { copiaVista } from './constancia.copia';
import { constanciaDeAsamblea, type FuenteDeConstancia } from './constancia.documento';
import type { ConstanciaEmitida, ConstanciaVista } from './constancia.dto';
import { type ListaCongelada, listaDe } from './constancia.lista';
import type { ConstanciaRow, ConstanciaStore } from './constancia.store';

/** The record of an assembly; the list may not be frozen yet. */
export interface Evidencia {
  readonly asamblea: AsambleaRow;
  readonly constancia: ConstanciaRow | null;
}
/** Effect of the guarded write: a frozen list is inserted, an existing record updated. */
type CambioDeEvidencia =
  | { readonly congelada: ListaCongelada; readonly enlace: string | null }
  | { readonly enlace?: string | null };
type EvidenciaEnActo = KeptRecord<number, Evidencia, CambioDeEvidencia, ConstanciaVista>;

interface AlmacenesDeConstancia {
  readonly asambleas: AsambleaStore;
  readonly participantes: ParticipanteStore;
  readonly constancias: ConstanciaStore;
  readonly sorteos: SorteoStore;
  readonly emitidos: DocumentoEmitidoStore;
}

/** Reads the evidence of an assembly, and describes it for its acts. */
export class ConstanciaService {
  constructor(
    readonly almacenes: AlmacenesDeConstancia,
    private readonly documentos: EmisionDeDocumentos,
    private readonly accesos: AccessLog,
  ) {}

  /** Complete as far as it exists, with or without a frozen list. @throws 404 no such assembly. */
  async get(actor: Actor, asambleaId: number): Promise<ConstanciaVista> {
    const evidencia = await this.leer(asambleaId);
    if (evidencia === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'constancia', recursoId: asambleaId });
    return this.vista(actor, evidencia);
  }

  /** The newest certificate, or the requested one. @throws 404. */
  archivo(actor: Actor, asambleaId: number, version?: number): Promise<FileAnswer> {
    return this.documentos.abrir(actor, constanciaDeAsamblea, asambleaId, { version });
  }

  /** The frozen list, byte for byte as hashed. @throws 404 no such assembly; 422 not frozen. */
  async lista(actor: Actor, asambleaId: number): Promise<FileAnswer> {
    const evidencia = await this.leer(asambleaId);
    if (evidencia === null) throw notFound();
    const { asamblea, constancia } = evidencia;
    if (constancia === null) throw sinInstalar();
    this.accesos.record(actor, { operacion: 'descargar', recurso: 'constancia', recursoId: asambleaId });
    return {
      bytes: Buffer.from(constancia.lista, 'utf8'),
      sha256: constancia.listaSha256,
      nombre: `lista-${claveDeAsamblea(asamblea)}.txt`,
      tipo: 'text/plain; charset=utf-8',
    };
  }

  /** Source of a certificate. @throws 422 not frozen. */
  async fuente({ asamblea, constancia }: Evidencia, manager?: EntityManager): Promise<FuenteDeConstancia> {
    if (constancia === null) throw sinInstalar();
    const { constancias, sorteos } = this.almacenes;
    const sorteo = await sorteos.ofAssembly(asamblea.id, manager);
    return {
      asamblea,
      constancia,
      sorteo: sorteo === null ? null : sorteoImpreso(sorteo, constancia.listaSha256),
      correcciones: await constancias.listCorrecciones(asamblea.id, manager),
      actas: (await this.emitidos('acta', asamblea.id, manager)).map(({ huella: _, ...acta }) => acta),
    };
  }

  enActo(): EvidenciaEnActo {
    const { asambleas, constancias } = this.almacenes;
    return {
      resource: 'constancia',
      version: 'required',
      // locks the group, as every act on an assembly does, so that a concurrent mark waits
      lock: async ({ manager }, id) => {
        const asamblea = await asambleas.byId(id, manager);
        if (asamblea === null) throw notFound();
        await asambleas.lock(manager, asamblea.grupoId);
      },
      read: ({ manager }, id) => this.leer(id, manager),
      idOf: ({ asamblea }) => asamblea.id,
      versionOf: ({ constancia }) => constancia?.version ?? 0,
      stale: ({ constancia }) => staleVersion(constancia?.version ?? 0),
      write: async (tx, { asamblea, constancia }, cambio) => {
        if (!('congelada' in cambio))
          return constancia === null ? 0 : constancias.update(tx.manager, constancia, cambio);
        const { participantes, planes } = await this.almacenes.participantes.quorum(asamblea.id, tx.manager);
        const { congelada, enlace } = cambio;
        await constancias.freeze(tx, { asambleaId: asamblea.id, ...congelada, participantes, planes, enlace });
        return 1;
      },
      summaryOf: ({ constancia }) =>
        constancia === null ? {} : { listaSha256: constancia.listaSha256, enlace: constancia.enlace },
      view: (evidencia, { actor, manager }) => this.vista(actor, evidencia, manager),
    };
  }

  /** The present list in canonical form. @throws 409 frozen, minutes issued, wrong estado; 412; 422 no participants. */
  async congelar(evidencia: Evidencia, versionParticipantes: number, manager: EntityManager): Promise<ListaCongelada> {
    const { asamblea, constancia } = evidencia;
    const rows = await this.almacenes.participantes.ofAssembly(asamblea.id, manager);
    const rechazo =
      rechazoDeInstalacion({
        instalada:
          constancia === null ? null : { quien: constancia.instaladaPor, cuando: new Date(constancia.instaladaEn) },
        abierta: estadoDeAsamblea(asamblea.estado) === 'abierta' && asamblea.actaId === null,
        planes: rows.length,
      }) ??
      (asamblea.versionParticipantes === versionParticipantes
        ? null
        : staleVersion(asamblea.versionParticipantes, ['participantes']));
    if (rechazo !== null) throw rechazo;
    return listaDe(asamblea, rows);
  }

  private async leer(asambleaId: number, manager?: EntityManager): Promise<Evidencia | null> {
    const asamblea = await this.almacenes.asambleas.byId(asambleaId, manager);
    if (asamblea === null) return null;
    return { asamblea, constancia: await this.almacenes.constancias.ofAssembly(asambleaId, manager) };
  }

  private async vista(
    actor: Actor,
    { asamblea, constancia }: Evidencia,
    manager?: EntityManager,
  ): Promise<ConstanciaVista> {
    const actas = await this.emitidos('acta', asamblea.id, manager);
    const constancias = await this.emitidos('constancia', asamblea.id, manager);
    return {
      id: asamblea.id,
      numeroAsamblea: asamblea.numeroAsamblea,
      acciones: accionesDe(actor, { asamblea, constancia }, actas.length + constancias.length > 0),
      instaladaEn: constancia?.instaladaEn ?? null,
      instaladaPor: constancia?.instaladaPor ?? null,
      listaSha256: constancia?.listaSha256 ?? null,
      participantes: constancia?.participantes ?? 0,
      planes: constancia?.planes ?? 0,
      enlace: constancia?.enlace ?? null,
      copias: (constancia?.copias ?? []).map(copiaVista),
      correcciones: await this.almacenes.constancias.listCorrecciones(asamblea.id, manager),
      actas: actas.map(({ huella: _, ...acta }) => acta),
      constancias,
      version: constancia?.version ?? 0,
    };
  }

  private async emitidos(tipo: string, registroId: number, manager?: EntityManager): Promise<ConstanciaEmitida[]> {
    const cual = { tipo, columna: 'asambleaId', registroId } as const;
    return (await this.almacenes.emitidos.listVersiones(cual, undefined, manager)).map(emitida);
  }
}

const emitida = ({ numeroVersion, huella, sha256: archivo, motivo, emitidoPor, emitidoEn }: EmitidoRow) => ({
  numeroVersion,
  huella,
  sha256: archivo,
  motivo,
  emitidaPor: emitidoPor,
  emitidaEn: emitidoEn,
});

/** `emitido`: there are minutes or a certificate to hand over. */
function accionesDe(actor: Actor, { asamblea, constancia }: Evidencia, emitido: boolean): ConstanciaVista['acciones'] {
  if (!puede(actor, 'constancia:escribir')) return [];
  if (constancia !== null) return emitido ? ['enlace', 'copia', 'emitir'] : ['enlace', 'emitir'];
  return estadoDeAsamblea(asamblea.estado) === 'abierta' && asamblea.actaId === null ? ['instalar'] : [];
}
