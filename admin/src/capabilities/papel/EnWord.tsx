import { propios } from '@adjudica/domain';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { useDownload } from '../../ui/useDownload';

/** The text for the notary, as a word processor edits it. */
export function EnWord({ url, fileName }: { readonly url: string; readonly fileName: string }) {
  const { download, pending } = useDownload();
  return (
    <Button startIcon={<DescriptionOutlined />} loading={pending} onClick={() => void download(url, fileName)}>
      {propios.papelEnWord}
    </Button>
  );
}
