import { compose } from '../compose';
import { readConfig } from '../config';
import { noMore, say } from './terminal';

/** In one transaction: the writer is held for about half a second. */
const POR_VUELTA = 500;

/** Counts the sums of the dashboard from nothing. Figures stay right meanwhile: they come from the rows. */
export async function tablero(args: string[]): Promise<void> {
  noMore(args);
  const application = await compose(readConfig());
  try {
    const planes = await application.tablero.sumas.rehacer(POR_VUELTA);
    say(`Sumas del tablero: ${planes.toLocaleString('es-EC')} planes contados.`);
  } finally {
    await application.close();
  }
}
