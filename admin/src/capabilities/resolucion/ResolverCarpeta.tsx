import { mensajes } from '@adjudica/domain';
import Check from '@mui/icons-material/Check';
import Reply from '@mui/icons-material/Reply';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { usePuede } from '../../ui/usePuede';
import { AprobarDialog } from './AprobarDialog';
import { DevolverDialog } from './DevolverDialog';
import type { CarpetaPorResolver } from './tipos';

const { CAP, propios } = mensajes;

interface ResolverCarpetaProps {
  readonly carpeta: CarpetaPorResolver;
  /** In a table: two icons. */
  readonly compacto?: boolean;
}

/** CAP-500, CAP-501, RIE-507: the two outcomes of a folder that risk holds. Who may not decide sees neither. */
export function ResolverCarpeta({ carpeta, compacto = false }: ResolverCarpetaProps) {
  const puede = usePuede();
  const [abierto, setAbierto] = useState<'aprobar' | 'devolver' | null>(null);
  if (!puede('carpeta:resolver')) return null;
  const cerrar = () => setAbierto(null);
  const deFila = (nombre: string) => `${nombre}: ${carpeta.nombreCliente}, plan ${carpeta.id}`;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: compacto ? 0.5 : 1 }}>
      {compacto ? (
        <>
          <Tooltip title={CAP.devolverCarpeta}>
            <IconButton
              size="small"
              color="error"
              aria-label={deFila(CAP.devolverCarpeta)}
              onClick={() => setAbierto('devolver')}
            >
              <Reply fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip title={propios.aprobarLaCarpeta}>
            <IconButton
              size="small"
              color="success"
              aria-label={deFila(propios.aprobarLaCarpeta)}
              onClick={() => setAbierto('aprobar')}
            >
              <Check fontSize="small" />
            </IconButton>
          </Tooltip>
        </>
      ) : (
        <>
          <Button size="small" color="error" aria-haspopup="dialog" onClick={() => setAbierto('devolver')}>
            {CAP.devolverCarpeta}
          </Button>
          <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setAbierto('aprobar')}>
            {propios.aprobarLaCarpeta}
          </Button>
        </>
      )}
      {abierto === 'aprobar' && <AprobarDialog carpeta={carpeta} onClose={cerrar} />}
      {abierto === 'devolver' && <DevolverDialog carpeta={carpeta} onClose={cerrar} />}
    </Box>
  );
}
