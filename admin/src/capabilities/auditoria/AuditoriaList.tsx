import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';

interface AuditoriaRecord {
  readonly id: number;
  readonly instante: string;
  readonly usuario: string;
  readonly accion: string;
  readonly recurso: string;
  readonly recursoId: string;
  readonly antes?: unknown;
  readonly despues?: unknown;
  readonly huella?: string;
}

const columnas: readonly Columna<AuditoriaRecord>[] = [
  { campo: 'instante', tipo: 'instante', ordena: true },
  { campo: 'usuario' },
  { campo: 'accion' },
  { campo: 'recurso' },
  { campo: 'recursoId' },
];

/** Who changed what, newest first. Read-only: rows are chained by hash and nobody edits them. */
export default function AuditoriaList() {
  return (
    <RecordList
      title="Auditoría"
      description="Cada cambio con su autor, su momento y sus valores antes y después."
      sort={{ field: 'instante', order: 'DESC' }}
      exportable
      disableAuthentication
    >
      <Tabla columnas={columnas} detalle={<Detalle />} />
    </RecordList>
  );
}

function Detalle() {
  const record = useRecordContext<AuditoriaRecord>();
  if (record === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, py: 1 }}>
      <Valores title="Antes" value={record.antes} />
      <Valores title="Después" value={record.despues} />
      {record.huella !== undefined && (
        <Typography variant="caption" sx={{ gridColumn: '1 / -1', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Huella {record.huella}
        </Typography>
      )}
    </Box>
  );
}

/** The stored text is JSON; anything else is shown as it is, because an auditor wants what is there. */
function pretty(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  try {
    return JSON.stringify(typeof value === 'string' ? JSON.parse(value) : value, null, 2);
  } catch {
    return String(value);
  }
}

function Valores({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" sx={{ fontWeight: 600, color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box
        component="pre"
        sx={{
          m: 0,
          mt: 0.5,
          p: 1.25,
          borderRadius: 1,
          bgcolor: 'background.default',
          fontSize: 12,
          overflowX: 'auto',
          maxHeight: 260,
        }}
      >
        {pretty(value)}
      </Box>
    </Box>
  );
}
