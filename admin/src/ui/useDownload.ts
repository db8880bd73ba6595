import { mensajes } from '@adjudica/domain';
import { httpFile } from '../providers/http';
import { saveFile } from './saveFile';
import { useNotifyError } from './useNotifyError';
import { useSingleMutation } from './useSingleMutation';

/** Downloads a file of the API: once, however often it is clicked; a failure is a toast. */
export function useDownload() {
  const notifyError = useNotifyError();
  const { run, pending } = useSingleMutation({
    mutationFn: async ({ url, name, accept }: { url: string; name: string; accept?: string | undefined }) => {
      const file = await httpFile(url, accept === undefined ? {} : { headers: { Accept: accept } });
      // Content of another type would be saved under a name that no program opens.
      if (accept !== undefined && file.blob.type !== accept) throw new Error(mensajes.GEN.errorSilencioso);
      saveFile(file.blob, file.name ?? name);
    },
    onError: (error) => notifyError(error),
  });
  return {
    download: (url: string, name: string, accept?: string): Promise<void> => run({ url, name, accept }),
    pending,
  };
}
