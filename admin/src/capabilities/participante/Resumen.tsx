import { propios } from '@adjudica/domain';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fecha } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { toneOf } from '../../ui/tones';
import type { AsambleaDetalle } from '../asamblea/tipos';
import { quorumEscrito, type ResumenDeMarcas } from './resumen';

interface ResumenProps {
  readonly asamblea: AsambleaDetalle;
  /** undefined while the awards are loading. */
  readonly resumen: ResumenDeMarcas | undefined;
  /** Marks on their way; null where nothing can be marked. */
  readonly pendientes: number | null;
  /** The last one was not stored. */
  readonly fallida: boolean;
  /** What can be done to the assembly itself. */
  readonly acciones?: ReactNode;
}

/** What the assembly is and what its minutes would hold now, on one line. */
export function Resumen({ asamblea, resumen, pendientes, fallida, acciones }: ResumenProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Dato titulo="Fecha">
        {fecha(asamblea.fecha)} {asamblea.hora}
      </Dato>
      <Dato titulo="Lugar">{asamblea.lugar}</Dato>
      <Dato titulo="Notario">{asamblea.notario}</Dato>
      <Dato titulo="Quórum">{quorumEscrito(asamblea.quorum)}</Dato>
      <Dato titulo="Ofertas">{resumen?.ofertas ?? '…'}</Dato>
      <Dato titulo="Sorteos">{resumen?.sorteos ?? '…'}</Dato>
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {acciones}
        {pendientes !== null && <Guardado estado={pendientes > 0 ? 'guardando' : fallida ? 'fallida' : 'guardado'} />}
        <StateChip label={asamblea.estado} tone={toneOf('asamblea', asamblea.estado)} />
      </Box>
    </Box>
  );
}

function Dato({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
        {titulo}
      </Typography>
      <Typography variant="body2" component="p" sx={{ fontWeight: 580, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Never 'Guardado' beside an error: what was refused is not stored. */
const ESTADOS = {
  guardando: { Icon: CloudUploadOutlined, texto: propios.marcasGuardandose, color: 'text.secondary' },
  fallida: { Icon: ErrorOutlined, texto: propios.marcaSinGuardar, color: 'error.main' },
  guardado: { Icon: CheckCircleOutlined, texto: propios.marcasGuardadas, color: 'text.secondary' },
} as const;

function Guardado({ estado }: { readonly estado: keyof typeof ESTADOS }) {
  const { Icon, texto, color } = ESTADOS[estado];
  return (
    <Typography variant="caption" role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color }}>
      <Icon sx={{ fontSize: 15 }} />
      {texto}
    </Typography>
  );
}

/** More are listed when these are solved. */
const visibles = 4;

interface ImpedimentosProps {
  readonly resumen: ResumenDeMarcas | undefined;
  /** Shows the row in the table. */
  readonly onVer: (codigo: string) => void;
}

/** What would refuse the minutes now, each with the way to its row. It sticks to the window's foot, so that no row moves when it comes. */
export function Impedimentos({ resumen, onVer }: ImpedimentosProps) {
  const impedimentos = resumen?.impedimentos ?? [];
  if (impedimentos.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{
        // On a phone it would cover the cards.
        position: { xs: 'static', md: 'sticky' },
        bottom: 12,
        zIndex: 2,
        m: 1.5,
        mt: 0,
        alignItems: 'flex-start',
        border: 1,
        borderColor: 'warning.main',
        boxShadow: 4,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        El acta no puede generarse todavía
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25 }}>
        {impedimentos.slice(0, visibles).map(({ mensaje, idCodigos }) => (
          <li key={mensaje}>
            {mensaje}{' '}
            {idCodigos.map((id) => (
              <Link
                key={id}
                component="button"
                type="button"
                variant="body2"
                onClick={() => onVer(id)}
                sx={{ ml: 0.5, verticalAlign: 'baseline' }}
              >
                Ver {id}
              </Link>
            ))}
          </li>
        ))}
      </Box>
      {impedimentos.length > visibles && (
        <Typography variant="body2">y {impedimentos.length - visibles} más.</Typography>
      )}
    </Alert>
  );
}
