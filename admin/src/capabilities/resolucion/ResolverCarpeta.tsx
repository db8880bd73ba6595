import { CAP, propios } from '@adjudica/domain';
import Check from '@mui/icons-material/Check';
import Reply from '@mui/icons-material/Reply';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { lazy } from '../../ui/lazy';
import { useCan } from '../../ui/useCan';
import type { CarpetaPorResolver } from './tipos';

const resultados = [
  { codigo: 'devolver', nombre: CAP.devolverCarpeta, color: 'error', Icono: Reply, boton: { color: 'error' } },
  {
    codigo: 'aprobar',
    nombre: propios.aprobarLaCarpeta,
    color: 'success',
    Icono: Check,
    boton: { variant: 'outlined' },
  },
] as const;
type Resultado = (typeof resultados)[number]['codigo'];
/** They load when they are asked for, not with the list in which the buttons stand. */
const dialogos = {
  devolver: lazy(() => import('./DevolverDialog')),
  aprobar: lazy(() => import('./AprobarDialog')),
} as const;

interface ResolverCarpetaProps {
  readonly carpeta: CarpetaPorResolver;
  /** In a table: two icons. */
  readonly compacto?: boolean;
}

/** CAP-500, CAP-501, RIE-507: the two outcomes of a folder that risk holds. Who may not decide sees neither. */
export function ResolverCarpeta({ carpeta, compacto = false }: ResolverCarpetaProps) {
  const decide = useCan('carpeta:decidir');
  const [abierto, setAbierto] = useState<Resultado | null>(null);
  if (!decide) return null;
  const Dialogo = abierto === null ? null : dialogos[abierto];
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: compacto ? 0.5 : 1 }}>
      {resultados.map(({ codigo, nombre, color, Icono, boton }) =>
        compacto ? (
          <Tooltip key={codigo} title={nombre}>
            <IconButton
              size="small"
              color={color}
              aria-label={`${nombre}: ${carpeta.nombreCliente}, plan ${carpeta.id}`}
              onClick={() => setAbierto(codigo)}
            >
              <Icono fontSize="small" />
            </IconButton>
          </Tooltip>
        ) : (
          <Button key={codigo} size="small" {...boton} aria-haspopup="dialog" onClick={() => setAbierto(codigo)}>
            {nombre}
          </Button>
        ),
      )}
      {Dialogo !== null && (
        <Suspense fallback={null}>
          <Dialogo carpeta={carpeta} onClose={() => setAbierto(null)} />
        </Suspense>
      )}
    </Box>
  );
}
