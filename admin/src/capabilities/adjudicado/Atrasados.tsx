import { mensajes, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import type { AtrasadosDeDepartamento } from '../../generated/api';
import { useApiQuery } from '../../providers/useApiQuery';
import { ErrorState } from '../../ui/ErrorState';
import { MoneyField } from '../../ui/fields/columns';
import { entero } from '../../ui/format';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { columnasJuntas, LoTiene, Plan, Promesa, Socio, useEstadoDeCliente } from './celdas';
import { Siguiente } from './Siguiente';
import type { AdjudicadoRecord } from './tipos';

const Column = DataTable.Col<AdjudicadoRecord>;

/** The board 'Atrasados': plans that were not delivered within the term of their contract, by the department that has them, the oldest first. */
export default function Atrasados() {
  const enlace = useEstadoDeCliente();
  return (
    <List
      resource="adjudicacion"
      title={propios.atrasados}
      description={propios.atrasadosDescripcion}
      storeKey={false}
      preferenceKey="atrasados"
      filter={{ atrasadas: true }}
      sort={{ field: 'fecha', order: 'ASC' }}
      empty={propios.sinAtrasados}
      exporter
      filters={
        <>
          <SearchInput source="q" placeholder={mensajes.GEN.buscarCliente} />
          <Departamentos />
        </>
      }
    >
      <DataTable<AdjudicadoRecord> onRowClick={enlace} sx={columnasJuntas}>
        <Column source="nombreCliente" label="Socio" field={Socio} onPhone={() => <Promesa />} />
        <Column source="idCodigo" label="Plan" field={Plan} />
        <Column source="fecha" label={propios.promesa} field={Promesa} />
        <Column label={propios.loTiene} field={LoTiene} />
        <Column label={propios.siguientePaso} field={Siguiente} />
        <Column label="Ejecutivo" render={({ ejecutivo }) => ejecutivo?.nombre ?? propios.sinAsignar} />
        <Column source="monto" label="Monto" field={MoneyField} align="right" hidden />
      </DataTable>
    </List>
  );
}

/** One card a department, which narrows the list to its plans and back. */
function Departamentos() {
  const { filterValues, setFilters } = useListContext();
  const { data, error, refetch } = useApiQuery('/adjudicacion/atrasados', {});
  const { departamento, ...otros } = filterValues;
  if (data === undefined && error !== null)
    return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <Box
      sx={{
        flex: '1 1 100% !important',
        order: -1,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
      }}
    >
      {data === undefined
        ? [0, 1, 2].map((i) => <Skeleton key={i} variant="rounded" height={86} />)
        : data.map((fila) => (
            <Departamento
              key={fila.id}
              fila={fila}
              elegido={departamento === fila.id}
              onElegir={() => setFilters(departamento === fila.id ? otros : { ...otros, departamento: fila.id })}
            />
          ))}
    </Box>
  );
}

interface DepartamentoProps {
  readonly fila: AtrasadosDeDepartamento;
  readonly elegido: boolean;
  readonly onElegir: () => void;
}

/** Beside a figure of a card. */
const Unidad = ({ children }: { readonly children: string }) => (
  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

function Departamento({ fila: { nombre, atrasados, atraso }, elegido, onElegir }: DepartamentoProps) {
  return (
    <Card variant="outlined" sx={elegido ? { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px' } : {}}>
      <CardActionArea onClick={onElegir} aria-pressed={elegido} sx={{ px: 2, py: 1.25 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {nombre}
        </Typography>
        <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {entero(atrasados)} <Unidad>{propios.unidadDeAtrasados(atrasados)}</Unidad>
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {atrasados === 0 ? propios.sinAtrasados : propios.masAtrasado(propios.atrasoDe(atraso))}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
