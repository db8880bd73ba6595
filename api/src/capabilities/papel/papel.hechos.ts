import type { HechosDePapel } from '@adjudica/domain';

interface Copiado extends Pick<HechosDePapel, 'anulado' | 'entregado'> {
  /** Newest first. */
  readonly copias: readonly {
    readonly subidaPor: string | null;
    readonly subidaEn: string;
    readonly faltan: readonly string[];
  }[];
}

/** Facts for the lifecycle. */
export const hechosDePapel = ({ anulado, entregado, copias: [copia] }: Copiado): HechosDePapel => ({
  anulado,
  entregado,
  firmado: copia === undefined || copia.faltan.length > 0 ? null : { quien: copia.subidaPor, cuando: copia.subidaEn },
});
