import { mensajes } from '@adjudica/domain';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../providers/dataProvider';
import { saveFile } from './saveFile';
import { useNotifyError } from './useNotifyError';
import { useSingleMutation } from './useSingleMutation';

/** Downloads a file of the API: once, however often it is clicked; a failure is a toast. */
export function useDownload() {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const notifyError = useNotifyError();
  const { run, pending } = useSingleMutation({
    mutationFn: async ({ path, name, accept }: { path: string; name: string; accept?: string | undefined }) => {
      const file = await dataProvider.file(path, { accept });
      // Content of another type would be saved under a name that no program opens.
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
