/** Facts that decide whether an order may name a dealer. */
export interface HechosDeConcesionario {
  /** Agreed percentage; null = none yet. */
  readonly negociacion: number | null;
  /** Number of its active executives. */
  readonly ejecutivos: number;
}

/** A dealer with neither commission nor executives may exist, but an order refuses it ('Información de concesionario incompleta. …'). */
export const concesionarioIncompleto = ({ negociacion, ejecutivos }: HechosDeConcesionario): boolean =>
  negociacion === null && ejecutivos === 0;
