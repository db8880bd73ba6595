import { MAXIMO_CUOTAS_OFERTADAS, MAXIMO_PRIORIDAD } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, type ReactNode } from 'react';
import type { SortPayload } from 'react-admin';
import { dinero } from '../../ui/format';
import { headerHeight } from '../../ui/layout/measures';
import { AdjudicacionCelda, EstadoCelda, NumeroCelda } from './celdas';
import { moverPorCeldas } from './teclado';
import type { ParticipanteRecord } from './tipos';
import type { Marcar } from './useMarcas';

interface ParticipantesTableProps {
  readonly filas: readonly ParticipanteRecord[];
  readonly numeroAsamblea: number;
  readonly mesesPlan: number;
  readonly sort: SortPayload;
  readonly onSort: (sort: SortPayload) => void;
  readonly marcar: Marcar;
  /** idCodigo → why the minutes would be refused because of this row. */
  readonly impedimentos: Readonly<Record<string, string>>;
}

interface Columna {
  /** Field of the record, by which the server sorts. */
  readonly campo: keyof ParticipanteRecord & string;
  readonly titulo: string;
  readonly derecha?: boolean;
  /** Pixels; the name takes what is left, so that the longest value never pushes a column off the screen. */
  readonly ancho?: number;
}

/** ASA-029 */
const columnas: readonly Columna[] = [
  { campo: 'codigo', titulo: 'Código', ancho: 82 },
  { campo: 'nombreCliente', titulo: 'Cliente' },
  { campo: 'cedula', titulo: 'Cédula', ancho: 122 },
  { campo: 'valorCuota', titulo: 'Valor cuota', ancho: 92, derecha: true },
  { campo: 'cuotaVencidas', titulo: 'Cuotas vencidas', ancho: 95, derecha: true },
  { campo: 'estado', titulo: 'Estado', ancho: 186 },
  { campo: 'adjudicadoPor', titulo: 'Adjudicado por', ancho: 168 },
  { campo: 'cantidadOferta', titulo: 'Cuotas ofertadas', ancho: 86 },
  { campo: 'prioridadOferta', titulo: 'Secuencia', ancho: 88 },
];

/** Wide enough for every column: then the head sticks to the window; below, the table scrolls sideways. */
const ancha = '@media (min-width:1300px)';

/** ASA-029…047. One page of participants; the cells are edited in place, the arrows move between them. On a phone a card per person. */
export function ParticipantesTable(props: ParticipantesTableProps) {
  const { filas, sort, onSort, impedimentos, ...rest } = props;
  const phone = useMediaQuery('(max-width:699px)', { noSsr: true });
  if (phone) {
    return (
      <Box component="ul" onKeyDown={moverPorCeldas} aria-label="Participantes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {filas.map((fila) => (
          <Tarjeta key={fila.id} fila={fila} impedimento={impedimentos[fila.idCodigo] ?? null} {...rest} />
        ))}
      </Box>
    );
  }
  return (
    <Box sx={{ overflowX: 'auto', [ancha]: { overflowX: 'visible' } }}>
      <Table
        size="small"
        aria-label="Participantes"
        sx={{
          minWidth: 1010,
          tableLayout: 'fixed',
          '& td, & th': { px: 1, '&:first-of-type': { pl: 2 } },
          '& td': { height: 40, py: 0.25 },
          '& th': { whiteSpace: 'normal', lineHeight: 1.25, py: 0.75, zIndex: 1 },
          [ancha]: { '& th': { position: 'sticky', top: headerHeight } },
        }}
      >
        <TableHead>
          <TableRow>
            {columnas.map(({ campo, titulo, derecha, ancho }) => {
              const active = sort.field === campo;
              return (
                <TableCell
                  key={campo}
                  align={derecha ? 'right' : 'left'}
                  sx={{ width: ancho }}
                  sortDirection={active ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
                >
                  <TableSortLabel
                    active={active}
                    direction={active && sort.order === 'DESC' ? 'desc' : 'asc'}
                    onClick={() => onSort({ field: campo, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
                  >
                    {titulo}
                  </TableSortLabel>
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody onKeyDown={moverPorCeldas}>
          {filas.map((fila) => (
            <Fila key={fila.id} fila={fila} impedimento={impedimentos[fila.idCodigo] ?? null} {...rest} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface FilaProps {
  readonly fila: ParticipanteRecord;
  readonly impedimento: string | null;
  readonly numeroAsamblea: number;
  readonly mesesPlan: number;
  readonly marcar: Marcar;
}

const Fila = memo(function Fila({ fila, impedimento, numeroAsamblea, mesesPlan, marcar }: FilaProps) {
  return (
    <TableRow
      hover
      data-fila={fila.idCodigo}
      selected={fila.adjudicadoPor !== '' && fila.asambleaAdjudica === numeroAsamblea && !fila.retirada}
    >
      <TableCell sx={{ color: 'text.secondary' }}>{fila.codigo}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', fontWeight: 540, lineHeight: 1.25 }}>{fila.nombreCliente}</TableCell>
      <TableCell>{fila.cedula}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {dinero(fila.valorCuota)}
      </TableCell>
      <TableCell
        align="right"
        sx={fila.cuotaVencidas > 0 ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
      >
        {fila.cuotaVencidas}
      </TableCell>
      <TableCell>
        <EstadoCelda fila={fila} marcar={marcar} />
      </TableCell>
      <TableCell>
        <AdjudicacionCelda fila={fila} marcar={marcar} numeroAsamblea={numeroAsamblea} mesesPlan={mesesPlan} />
      </TableCell>
      <TableCell>
        <Cantidad fila={fila} marcar={marcar} impedimento={impedimento} />
      </TableCell>
      <TableCell>
        <Secuencia fila={fila} marcar={marcar} impedimento={impedimento} />
      </TableCell>
    </TableRow>
  );
});

type OfertaProps = Pick<FilaProps, 'fila' | 'marcar' | 'impedimento'>;

function Cantidad({ fila, marcar, impedimento }: OfertaProps) {
  return (
    <NumeroCelda
      fila={fila}
      marcar={marcar}
      campo="cantidadOferta"
      label="Cuotas ofertadas"
      maximo={MAXIMO_CUOTAS_OFERTADAS}
      error={fila.cantidadOferta === 0 ? impedimento : null}
    />
  );
}

function Secuencia({ fila, marcar, impedimento }: OfertaProps) {
  return (
    <NumeroCelda
      fila={fila}
      marcar={marcar}
      campo="prioridadOferta"
      label="Secuencia"
      maximo={MAXIMO_PRIORIDAD}
      // With instalments in order, what is left to object to is the sequence.
      error={fila.cantidadOferta > 0 ? impedimento : null}
    />
  );
}

const Tarjeta = memo(function Tarjeta({ fila, impedimento, numeroAsamblea, mesesPlan, marcar }: FilaProps) {
  return (
    <Box
      component="li"
      data-fila={fila.idCodigo}
      sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 0.75 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="body1" sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {fila.nombreCliente}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Código {fila.codigo}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Dato titulo="Cédula">{fila.cedula}</Dato>
        <Dato titulo="Valor cuota">{dinero(fila.valorCuota)}</Dato>
        <Dato titulo="Vencidas">{fila.cuotaVencidas}</Dato>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <EstadoCelda fila={fila} marcar={marcar} />
        <AdjudicacionCelda fila={fila} marcar={marcar} numeroAsamblea={numeroAsamblea} mesesPlan={mesesPlan} />
      </Box>
      {fila.adjudicadoPor === 'Oferta' && (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, flexWrap: 'wrap', fontSize: '0.8125rem' }}>
          <Dato titulo="Cuotas ofertadas">
            <Cantidad fila={fila} marcar={marcar} impedimento={impedimento} />
          </Dato>
          <Dato titulo="Secuencia">
            <Secuencia fila={fila} marcar={marcar} impedimento={impedimento} />
          </Dato>
        </Box>
      )}
    </Box>
  );
});

function Dato({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span">{titulo}:</Box>
      <Box component="span" sx={{ color: 'text.primary' }}>
        {children}
      </Box>
    </Box>
  );
}
