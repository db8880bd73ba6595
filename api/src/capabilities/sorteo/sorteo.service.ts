import { createHash } from 'node:crypto';
import {
  ALGORITMO_DE_SORTEO,
  conflictoDeActo,
  elegiblesDeLista,
  estadoDeSorteo,
  fuenteDeAzar,
  type HechosDeSorteo,
  mensajes,
  pasosDeSorteo,
  planesDeLista,
  puede,
  textoDeSemilla,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { KeptRecord } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { notFound, staleVersion } from '../../request/version';
import type { AsambleaRow, AsambleaStore } from '../asamblea';
import type { PlanSorteado, SorteoVista } from './sorteo.dto';
import type { ListaDeSorteo, SorteoRow, SorteoStore } from './sorteo.store';

/** The draw of an assembly, with its steps so far. */
export interface SorteoDeAsamblea {
  readonly asamblea: AsambleaRow;
  readonly lista: ListaDeSorteo | null;
  readonly sorteo: SorteoRow | null;
}
type CambioDeSorteo = Parameters<SorteoStore['update']>[2];
type SorteoEnActo = KeptRecord<number, SorteoDeAsamblea, CambioDeSorteo, SorteoVista>;

export const sha256 = (texto: string): string => createHash('sha256').update(texto, 'utf8').digest('hex');

/** Reads draws, and describes them for their acts. */
export class SorteoService {
  constructor(
    private readonly sorteos: SorteoStore,
    private readonly asambleas: AsambleaStore,
    private readonly accesos: AccessLog,
  ) {}

  /** @throws 404 no such assembly. */
  async get(actor: Actor, asambleaId: number): Promise<SorteoVista> {
    const sorteo = await this.leer(asambleaId);
    if (sorteo === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'sorteo', recursoId: asambleaId });
    return vista(actor, sorteo);
  }

  enActo(): SorteoEnActo {
    return {
      resource: 'sorteo',
      version: 'required',
      // locks the group, as every act on an assembly does, so that no minutes are issued meanwhile
      lock: async ({ manager }, id) => {
        const asamblea = await this.asambleas.byId(id, manager);
        if (asamblea === null) throw notFound();
        await this.asambleas.lock(manager, asamblea.grupoId);
      },
      read: ({ manager }, id) => this.leer(id, manager),
      idOf: ({ asamblea }) => asamblea.id,
      versionOf: ({ sorteo }) => sorteo?.version ?? 0,
      stale: (row) => yaSorteado(row) ?? staleVersion(row.sorteo?.version ?? 0),
      write: async ({ manager }, { asamblea, sorteo }, cambio) => {
        if (sorteo !== null) return this.sorteos.update(manager, sorteo, cambio);
        await this.sorteos.insert(manager, asamblea.id, cambio);
        return 1;
      },
      summaryOf: ({ sorteo }) => (sorteo === null ? {} : resumen(sorteo)),
      view: (row, { actor }) => vista(actor, row),
    };
  }

  private async leer(asambleaId: number, manager?: EntityManager): Promise<SorteoDeAsamblea | null> {
    const asamblea = await this.asambleas.byId(asambleaId, manager);
    if (asamblea === null) return null;
    return {
      asamblea,
      lista: await this.sorteos.findLista(asambleaId, manager),
      sorteo: await this.sorteos.ofAssembly(asambleaId, manager),
    };
  }
}

/** For the audit; an unconfirmed number is left out. */
const resumen = ({ fuente, fecha, referencia, escritoPor, numero, semilla, orden }: SorteoRow) => ({
  ...{ fuente, fecha, referencia, escritoPor },
  ...(semilla === null ? {} : { numero, semilla, ganador: orden?.[0] ?? null }),
});

export function hechosDeSorteo({ asamblea, lista, sorteo }: SorteoDeAsamblea): HechosDeSorteo {
  return {
    instalada: lista !== null,
    elegibles: lista === null ? 0 : elegiblesDeLista(planesDeLista(lista.lista)).length,
    conActa: asamblea.actaId !== null,
    publicado: sorteo,
    escrito:
      sorteo === null || sorteo.numero === null || sorteo.escritoEn === null
        ? null
        : {
            quien: sorteo.escritoPor,
            cuando: sorteo.escritoEn,
            usuarioId: sorteo.escritoPorId,
            numero: sorteo.numero,
          },
    sorteado: sorteo?.confirmadoEn == null ? null : { quien: sorteo.confirmadoPor, cuando: sorteo.confirmadoEn },
  };
}

/** A late request is told who has drawn, instead of a stale version. */
function yaSorteado(row: SorteoDeAsamblea) {
  const { sorteado } = hechosDeSorteo(row);
  const { yaSorteadoPor: con, yaSorteado: sin } = mensajes.propios;
  return sorteado === null ? null : conflictoDeActo('ya-sorteado', { con, sin }, sorteado);
}

function ordenDe({ lista, sorteo }: SorteoDeAsamblea): PlanSorteado[] {
  if (lista === null || sorteo === null || sorteo.orden === null) return [];
  const planes = new Map(planesDeLista(lista.lista).map((plan) => [plan.idCodigo, plan]));
  return sorteo.orden.map((idCodigo, i) => {
    const plan = planes.get(idCodigo);
    return { lugar: i + 1, idCodigo, codigo: plan?.codigo ?? '', nombreCliente: plan?.nombreCliente ?? '' };
  });
}

function vista(actor: Actor, row: SorteoDeAsamblea): SorteoVista {
  const { asamblea, lista, sorteo } = row;
  const hechos = hechosDeSorteo(row);
  const numero = hechos.sorteado === null ? null : (sorteo?.numero ?? null);
  return {
    id: asamblea.id,
    numeroAsamblea: asamblea.numeroAsamblea,
    estado: estadoDeSorteo(hechos),
    acciones: puede(actor, 'sorteo:escribir') ? pasosDeSorteo(hechos, actor.id) : [],
    listaSha256: lista?.listaSha256 ?? null,
    elegibles: hechos.elegibles,
    fuente: sorteo?.fuente ?? null,
    fuenteNombre: sorteo === null ? null : (fuenteDeAzar(sorteo.fuente)?.nombre ?? sorteo.fuente),
    fecha: sorteo?.fecha ?? null,
    referencia: sorteo?.referencia ?? null,
    motivo: sorteo?.motivo ?? null,
    publicadoEn: sorteo?.publicadoEn ?? null,
    publicadoPor: sorteo?.publicadoPor ?? null,
    escritoEn: sorteo?.escritoEn ?? null,
    escritoPor: sorteo?.escritoPor ?? null,
    confirmadoEn: sorteo?.confirmadoEn ?? null,
    confirmadoPor: sorteo?.confirmadoPor ?? null,
    numero,
    algoritmo: ALGORITMO_DE_SORTEO,
    textoDeSemilla:
      numero === null || sorteo === null || lista === null
        ? null
        : textoDeSemilla({ huella: lista.listaSha256, fuente: sorteo.fuente, fecha: sorteo.fecha, numero }),
    semilla: sorteo?.semilla ?? null,
    orden: ordenDe(row),
    diferencia: sorteo?.diferencia ?? null,
    version: sorteo?.version ?? 0,
  };
}
