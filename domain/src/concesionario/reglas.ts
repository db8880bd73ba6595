/** What says whether an order may name a dealer. */
export interface HechosDeConcesionario {
  /** Percentage agreed on; null = none yet. */
  readonly negociacion: number | null;
  /** Its active executives. */
  readonly ejecutivos: number;
}

/** A dealer with neither commission nor executives may exist; an order refuses it ('Información de concesionario incompleta. …'). */
export const concesionarioIncompleto = ({ negociacion, ejecutivos }: HechosDeConcesionario): boolean =>
  negociacion === null && ejecutivos === 0;
