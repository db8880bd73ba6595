import { mensajes, type TipoDeReferencia, tiposDeReferencia } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useGetList } from 'react-admin';
import { QueryState } from '../../ui/QueryState';
import { StateChip } from '../../ui/StateChip';
import { useCan } from '../../ui/useCan';
import { ReferenciaDialog } from './ReferenciaDialog';
import { ReferenciaItem } from './ReferenciaItem';
import type { ReferenciaRecord } from './tipos';

interface ReferenciasTabProps {
  /** Whose references: '{idCodigo}-titular' or '{idCodigo}-garante'. */
  readonly clave?: string;
  /** Of the plan: whether this user may change its folder now. */
  readonly estado: { readonly puedeEditar: boolean };
}

/** The largest page of the API: three personal references, and whoever has this many others may see the first. */
const todas = { pagination: { page: 1, perPage: 100 }, sort: { field: 'linea', order: 'ASC' as const } };

/** What the one dialog (REF-001) is open for. */
interface Abierta {
  readonly tipo: TipoDeReferencia;
  /** `null` = a new one (REF-003). */
  readonly referencia: ReferenciaRecord | null;
}

/** Personal, commercial and bank references (EST-519…521, EST-540…555, REF-001…009). */
export default function ReferenciasTab({ clave = '', estado }: ReferenciasTabProps) {
  const crea = useCan('referencia:crear');
  const [abierta, setAbierta] = useState<Abierta | null>(null);
  const { data, error, refetch } = useGetList<ReferenciaRecord>('referencia', { ...todas, filter: { clave } });
  if (data === undefined) return <QueryState error={error} refetch={refetch} />;
  const puedeCrear = estado.puedeEditar && crea;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {tiposDeReferencia.map((tipo) => (
        <Lista
          key={tipo.codigo}
          tipo={tipo}
          referencias={data.filter((referencia) => referencia.tipo === tipo.codigo)}
          puedeCrear={puedeCrear}
          onAgregar={() => setAbierta({ tipo: tipo.codigo, referencia: null })}
          onEditar={(referencia) => setAbierta({ tipo: tipo.codigo, referencia })}
        />
      ))}
      {abierta !== null && <ReferenciaDialog {...abierta} clave={clave} onClose={() => setAbierta(null)} />}
    </Box>
  );
}

interface ListaProps {
  readonly tipo: (typeof tiposDeReferencia)[number];
  readonly referencias: readonly ReferenciaRecord[];
  readonly puedeCrear: boolean;
  readonly onAgregar: () => void;
  readonly onEditar: (referencia: ReferenciaRecord) => void;
}

/** One of the three lists with its counter (EST-553): more than the required ones are welcome and still count as complete. */
function Lista({ tipo, referencias, puedeCrear, onAgregar, onEditar }: ListaProps) {
  const id = useId();
  const { titulo, requeridas, maximo, nombre } = tipo;
  const tiene = referencias.length;
  const llena = maximo !== null && tiene >= maximo;
  return (
    <Card component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 48,
          px: 2,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h3" component="h3" id={id} sx={{ minWidth: 0 }}>
          {titulo}
        </Typography>
        <StateChip
          label={`${Math.min(tiene, requeridas)} de ${requeridas}`}
          tone={tiene >= requeridas ? 'success' : 'warning'}
        />
        <Box sx={{ flex: 1 }} />
        {puedeCrear && !llena && (
          <Button
            size="small"
            startIcon={<Add />}
            onClick={onAgregar}
            aria-label={`Agregar referencia ${nombre.toLowerCase()}`}
          >
            Agregar
          </Button>
        )}
      </Box>
      {tiene === 0 ? (
        <Typography variant="body2" sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>
          {mensajes.EST.sinReferencias}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {referencias.map((referencia) => (
            <ReferenciaItem key={referencia.id} referencia={referencia} onEditar={() => onEditar(referencia)} />
          ))}
        </Box>
      )}
    </Card>
  );
}
