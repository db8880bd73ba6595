import type { Autoguardado } from './autoguardado';
import type { Copia } from './copiaLocal';

interface Huerfano {
  readonly guardador: Autoguardado;
  readonly soltar: () => void;
}

/** What still has drafts to send after its form was left, by form and record. */
const huerfanos = new Map<string, Huerfano>();

/** The form is gone; what it had to send goes on being sent, and then `alAcabar`. */
export function dejar(lugar: string, guardador: Autoguardado, alAcabar: () => void): void {
  const huerfano: Huerfano = {
    guardador,
    soltar() {
      alAcabar();
      if (huerfanos.get(lugar) === huerfano) huerfanos.delete(lugar);
    },
  };
  huerfanos.set(lugar, huerfano);
  guardador.cerrar(huerfano.soltar);
}

/** The form is open again: what did not arrive, which nobody else sends from now on. The same answer until it is let go. */
export const recoger = async (lugar: string): Promise<Copia[]> => (await huerfanos.get(lugar)?.guardador.ceder()) ?? [];

/** What was taken over stands in the form now. */
export const soltar = (lugar: string): void => huerfanos.get(lugar)?.soltar();
