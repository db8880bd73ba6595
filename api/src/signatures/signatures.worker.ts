import { readFile } from 'node:fs/promises';
import { serve } from '../workers/serve';
import { readTrust } from './certificates';
import { checkSignatures, holdsSignatures } from './check';
import { responders } from './ocsp';
import { FirmaRechazada } from './reasons';
import type { ResultadoDeFirmas, TareaDeFirmas } from './task';

// The library logs its repairs.
console.warn = () => undefined;
serve(async ({ path, papel, folder, ocsp, now }: TareaDeFirmas): Promise<ResultadoDeFirmas> => {
  const bytes = await readFile(path);
  // a scan asks nothing of the folder
  if (!holdsSignatures(bytes)) return { firmas: [] };
  const trust = await readTrust(folder);
  try {
    return { firmas: await checkSignatures(bytes, papel, { trust, ask: responders(ocsp), now }) };
  } catch (error) {
    // an error of the libraries is one of the file
    const { motivo, quien } = error instanceof FirmaRechazada ? error : new FirmaRechazada('danado');
    return { motivo, quien };
  }
});
