import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { ReadingDialog } from '../dialogs/ReadingDialog';

/** What the keys do, on every page. */
export default function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <ReadingDialog title={propios.atajosDeTeclado} onClose={onClose} maxWidth="xs">
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, m: 0 }}>
        {propios.atajos.map(([key, effect]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {key}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {effect}
            </Box>
          </Box>
        ))}
      </Box>
    </ReadingDialog>
  );
}
