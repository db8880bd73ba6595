import { mensajes } from '@adjudica/domain';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../providers/dataProvider';
import { saveFile } from './saveFile';
import { useNotifyError } from './useNotifyError';
import { useSingleMutation } from './useSingleMutation';

/** A file of the API as a button wants it: one download however often it is clicked, its failure as a toast. */
export function useDownload() {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const notifyError = useNotifyError();
  const { run, pending } = useSingleMutation({
    mutationFn: async ({ path, name, accept }: { path: string; name: string; accept?: string | undefined }) => {
      const file = await dataProvider.file(path, { accept });
      // Another type under that name would be a file that nothing opens.
      if (accept !== undefined && file.blob.type !== accept) throw new Error(mensajes.GEN.errorSilencioso);
      saveFile(file.blob, file.name ?? name);
    },
    onError: (error) => notifyError(error),
  });
  return {
    download: (path: string, name: string, accept?: string): Promise<void> => run({ path, name, accept }),
    pending: pending,
  };
}
