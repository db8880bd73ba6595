import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useIsPrinting } from '../../ui/useIsPrinting';

interface DetalleProps {
  /** What the button says: 'Datos', 'Cuenta'. */
  readonly label: string;
  readonly children: ReactNode;
}

/** On a phone, where the tabs stand below the cards, a card's facts open on demand; beside the tabs they are always open. */
export function Detalle({ label, children }: DetalleProps) {
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  const [abierto, setAbierto] = useState(false);
  const id = useId();
  // paper has no button to open them with
  const enPapel = useIsPrinting();
  if (!phone || enPapel) return children;
  return (
    <>
      <Button
        size="small"
        onClick={() => setAbierto((antes) => !antes)}
        aria-expanded={abierto}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: abierto ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }} />}
        sx={{ ml: -1.75 }}
      >
        {label}
      </Button>
      <Collapse in={abierto} id={id}>
        {children}
      </Collapse>
    </>
  );
}
