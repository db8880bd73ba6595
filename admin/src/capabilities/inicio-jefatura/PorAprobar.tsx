import { asuntoDe, enlaceDeAsunto, propios } from '@adjudica/domain';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { DiasDeEspera } from '../../ui/DiasDeEspera';
import { MoneyField } from '../../ui/fields/columns';
import { ownPath } from '../../ui/navigation';
import { SecondLine } from '../../ui/SecondLine';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { DataTable } from '../../ui/table/DataTable';
import { OwnListContext } from '../../ui/table/OwnListContext';
import { TablePages } from '../../ui/table/TablePages';
import { alDia, type EnEspera, type Trabajo } from './trabajos';

const POR_PAGINA = 5;
/** Numbers are drawn in the order in which the records are made. */
const DEL_MAS_ANTIGUO = { field: 'id', order: 'ASC' } as const;
const Column = DataTable.Col<EnEspera>;
const PENDIENTES = { estado: 'pendiente' };

/** One kind of record that waits for the head, the oldest first, each approved from its row. */
export function PorAprobar({ trabajo }: { readonly trabajo: Trabajo }) {
  const { recurso, titulo, vacio, filaDe, Dialogo } = trabajo;
  const tituloId = useId();
  const { role } = useUsuario();
  const [pagina, setPagina] = useState(1);
  const [abierto, setAbierto] = useState<number | null>(null);
  const { data, total, meta, isPending, isFetching, error, refetch } = useGetList<RaRecord>(
    recurso,
    { pagination: { page: pagina, perPage: POR_PAGINA }, sort: DEL_MAS_ANTIGUO, filter: PENDIENTES },
    { placeholderData: (antes) => antes, ...alDia },
  );
  const rutaDe = ({ id }: EnEspera) => ownPath(role, enlaceDeAsunto(role, asuntoDe(recurso, id))?.enlace ?? recurso);
  const filas = data?.map(filaDe);
  const lista = {
    data: filas,
    total,
    isPending,
    isFetching,
    error,
    refetch,
    perPage: POR_PAGINA,
    page: pagina,
    setPage: setPagina,
  };
  return (
    <Card component="section" aria-labelledby={tituloId}>
      <Box sx={{ px: 2, py: 1.25 }}>
        <Typography variant="h2" id={tituloId}>
          <MuiLink
            component={Link}
            to={`${ownPath(role, recurso)}?${new URLSearchParams({ filter: JSON.stringify(PENDIENTES), sort: 'id', order: 'ASC' })}`}
            underline="hover"
            color="inherit"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
          >
            {titulo(total)}
            <ArrowForward fontSize="small" sx={{ color: 'text.secondary' }} />
          </MuiLink>
        </Typography>
      </Box>
      <OwnListContext<EnEspera> resource={recurso} list={lista}>
        <DataTable<EnEspera> aria-label={titulo(total)} empty={vacio} onRowClick={rutaDe}>
          <Column
            label="No."
            render={(fila) => (
              <MuiLink component={Link} to={rutaDe(fila)} sx={{ fontWeight: 560 }}>
                {fila.id}
              </MuiLink>
            )}
          />
          <Column
            label="Cliente"
            field={Cliente}
            onPhone={(fila) => <EnTelefono fila={fila} onAprobar={setAbierto} />}
          />
          {/* what none of them says is no column */}
          {filas?.some(({ paraQuien }) => paraQuien) && (
            <Column label="Para" wideOnly render={({ paraQuien }) => paraQuien ?? ''} />
          )}
          <Column label="Monto" wideOnly source="monto" field={MoneyField} disableSort />
          <Column label={propios.espera} wideOnly render={({ dias }) => <DiasDeEspera dias={dias} />} />
          <Column
            label="Acciones"
            actions
            wideOnly
            // beside a row that says why not, a button keeps to the edge all the same
            render={(fila) => (
              <Box sx={{ textAlign: 'right' }}>
                <Aprobar fila={fila} onAprobar={setAbierto} />
              </Box>
            )}
          />
        </DataTable>
        <TablePages total={total ?? 0} meta={meta} perPage={POR_PAGINA} page={pagina} onPage={setPagina} />
      </OwnListContext>
      {abierto !== null && (
        <Suspense fallback={null}>
          <Dialogo id={abierto} onClose={() => setAbierto(null)} />
        </Suspense>
      )}
    </Card>
  );
}

interface CeldaProps {
  readonly fila: EnEspera;
  readonly onAprobar: (id: number) => void;
}

function Cliente() {
  const { nombreCliente, planes } = useShownRecord<EnEspera>();
  return (
    <Box sx={{ whiteSpace: 'normal', minWidth: 170, overflowWrap: 'anywhere' }}>
      {nombreCliente}
      <SecondLine>{planes.join(', ')}</SecondLine>
    </Box>
  );
}

function EnTelefono({ fila, onAprobar }: CeldaProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, whiteSpace: 'normal' }}>
      {fila.paraQuien && <SecondLine>{`Para ${fila.paraQuien}`}</SecondLine>}
      <MoneyField source="monto" />
      <DiasDeEspera dias={fila.dias} />
      <Aprobar fila={fila} onAprobar={onAprobar} />
    </Box>
  );
}

function Aprobar({ fila: { id, aprobable, nombreCliente }, onAprobar }: CeldaProps) {
  const { role } = useUsuario();
  if (!aprobable)
    return (
      <Box sx={{ minWidth: 190 }}>
        <SecondLine>{role === 'Jefatura Adjudicaciones' ? propios.loApruebaOtro : propios.noLoCreoJefatura}</SecondLine>
      </Box>
    );
  return (
    <Button
      size="small"
      variant="outlined"
      aria-haspopup="dialog"
      aria-label={`Aprobar ${id}, ${nombreCliente}`}
      onClick={() => onAprobar(id)}
    >
      Aprobar
    </Button>
  );
}
