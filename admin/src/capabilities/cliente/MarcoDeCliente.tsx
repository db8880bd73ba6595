import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { headerHeight } from '../../ui/layout/measures';
import { useIsPrinting } from '../../ui/useIsPrinting';

interface MarcoDeClienteProps {
  /** Who it is, which plans there are, what can be opened from here. */
  readonly lado: ReactNode;
  /** More of the client that may wait: below the rest where there is no room beside it. */
  readonly alFinal?: ReactNode;
  readonly children: ReactNode;
}

/** A page of one client: the client at the left, which stays in sight while the rest scrolls; above it where there is no room. */
export function MarcoDeCliente({ lado, alFinal, children }: MarcoDeClienteProps) {
  const pantallaAngosta = useMediaQuery('(max-width:899px)', { noSsr: true });
  const enPapel = useIsPrinting();
  const angosta = pantallaAngosta || enPapel;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
      }}
    >
      <Box
        component="aside"
        aria-label={mensajes.CLI.datosDeCliente}
        sx={{
          display: 'grid',
          gap: 1.5,
          position: { md: 'sticky' },
          top: { md: headerHeight + 16 },
          maxHeight: { md: `calc(100dvh - ${headerHeight + 32}px)` },
          overflowY: { md: 'auto' },
        }}
      >
        {lado}
        {!angosta && alFinal}
      </Box>
      {children}
      {angosta && alFinal}
    </Box>
  );
}
