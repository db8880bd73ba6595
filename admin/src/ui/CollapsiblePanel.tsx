import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useIsPrinting } from './useIsPrinting';

interface CollapsiblePanelProps {
  readonly title: string;
  /** Shown beside the title while the panel is closed too; below it where there is no room. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that opens below its title. Its content is aligned with the text above it. */
export function CollapsiblePanel({ title, aside, children }: CollapsiblePanelProps) {
  const [open, setOpen] = useState(false);
  const printing = useIsPrinting();
  const id = useId();
  return (
    <Box sx={{ px: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {printing && <Typography variant="h3">{title}</Typography>}
        <Button
          size="small"
          color="inherit"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          // Aligns the text of the button, not its edge, with the content.
          sx={{ px: 1, ml: -1 }}
        >
          {title}
        </Button>
        {aside}
      </Box>
      {(open || printing) && (
        <Box id={id} sx={{ pb: 1.25, pt: 0.5 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
