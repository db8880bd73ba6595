import { type Fecha, mensajes, type PlanDeLista } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';
import type { SorteoImpreso } from '../sorteo';

/** Certificate of an assembly: its heading, its record, and the frozen list of participants. */
export interface ConstanciaImpresa {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly producto: string;
  readonly grupo: string;
  readonly numeroAsamblea: number;
  readonly fecha: Fecha;
  readonly hora: string;
  readonly lugar: string;
  readonly notario: string;
  readonly testigos: readonly string[];
  readonly quorum: { readonly participantes: number; readonly planes: number; readonly porcentaje: string };
  readonly lista: { readonly sha256: string; readonly congeladaEn: string; readonly congeladaPor: string | null };
  readonly sorteo: SorteoImpreso | null;
  readonly enlace: string | null;
  readonly copias: readonly {
    readonly entregadaA: string;
    readonly medio: string;
    readonly fecha: Fecha;
    readonly nota: string | null;
  }[];
  readonly actas: readonly {
    readonly numeroVersion: number;
    readonly sha256: string;
    readonly motivo: string | null;
    readonly emitidaPor: string;
    readonly emitidaEn: string;
  }[];
  readonly correcciones: readonly {
    readonly fecha: string;
    readonly quien: string;
    readonly campos: readonly string[];
    readonly motivo: string;
  }[];
  readonly participantes: readonly (PlanDeLista & { readonly orden: number; readonly cuota: string })[];
  readonly emision: Fecha;
  /** 1 = first issue. */
  readonly version: number;
  readonly motivo: string | null;
}

export const constanciaEnPapel: Papel<ConstanciaImpresa> = {
  tipo: 'constancia',
  titulo: (h) => `${mensajes.propios.constanciaDe(h.numeroAsamblea)} · ${h.producto} · Grupo ${h.grupo}`,
  version: (h) => h.version,
  filas: 'participantes',
};

/** What whoever asked for a copy signs: what he got, of which assembly, when and how. */
export interface ReciboDeCopia {
  readonly empresa: string;
  readonly emisor: Emisor;
  readonly producto: string;
  readonly grupo: string;
  readonly numeroAsamblea: number;
  readonly fechaAsamblea: Fecha;
  readonly numero: number;
  readonly documento: string;
  readonly sha256: string;
  readonly solicitante: string;
  readonly identificacion: string;
  readonly calidad: string;
  readonly pedidaEl: Fecha;
  readonly entregadaEl: Fecha;
  readonly medio: string;
  readonly correo: string | null;
  readonly nota: string | null;
  /** Who receives, who hands over. */
  readonly firmas: readonly {
    readonly nombre: string;
    readonly identificacion: string | null;
    readonly calidad: string;
  }[];
}

export const reciboEnPapel: Papel<ReciboDeCopia> = {
  tipo: 'constancia-entrega',
  titulo: (h) => `${mensajes.propios.copiaReciboDe(h.numero)} · ${h.producto} · Grupo ${h.grupo}`,
  filas: 'firmas',
};
