import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navigation';
import { QueryState } from '../../ui/QueryState';
import { useConsulta } from './consultas';
import { Franja } from './Franja';

interface FranjaDeClienteProps {
  /** Id of the person. */
  readonly clienteId: number;
  readonly cedula: string;
  readonly idCodigo: string;
  /** On the page of the journey itself. */
  readonly enRecorrido?: boolean;
}

/** The strip above the pages of a client, for one of the plans. */
export function FranjaDeCliente({ clienteId, cedula, idCodigo, enRecorrido = false }: FranjaDeClienteProps) {
  const { role } = useUsuario();
  const { data, error, isFetching, refetch } = useConsulta(clienteId);
  const plan = data?.planes.find((uno) => uno.idCodigo === idCodigo);
  const recorrido = `${ownPath(role, 'estado-cliente')}/${encodeURIComponent(cedula)}/${encodeURIComponent(idCodigo)}`;
  if (data !== undefined && plan === undefined) return null;
  return (
    // its place is kept while it loads
    <Box sx={{ mb: enRecorrido ? 0 : 2, minHeight: 74 }}>
      {data === undefined || plan === undefined ? (
        <Card>
          <QueryState error={error} isFetching={isFetching} refetch={refetch} />
        </Card>
      ) : (
        <Franja
          plan={plan}
          telefono={data.celular ?? data.telefono}
          seLlama={data.suspendidoDesde === null}
          conPuntos={!enRecorrido}
          recorrido={enRecorrido ? undefined : recorrido}
        />
      )}
    </Box>
  );
}
