import type { TablaDeBuro } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { dinero, fecha, vacio } from '../../ui/format';
import { DataTable } from '../../ui/table/DataTable';
import type { Operacion } from './consultas';

type Fila = Operacion & { readonly id: number };
const Column = DataTable.Col<Fila>;

/** A figure that is there: what is owed late or at law stands in red. */
const enRojo = (cifra: number | null, texto: string) =>
  cifra !== null && cifra > 0 ? (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 620 }}>
      {texto}
    </Box>
  ) : (
    texto
  );

interface OperacionesProps {
  readonly tabla: TablaDeBuro['nombre'];
  readonly operaciones: readonly Operacion[];
}

/** Eleven columns fit beside the menu at 1366 px: headings wrap, cells stand close. The institution stays in sight while the rest scrolls. */
const apretada = {
  '& th': { whiteSpace: 'normal', lineHeight: 1.25, px: 1, verticalAlign: 'bottom' },
  '& td': { px: 1 },
  '& th:first-of-type, & td:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    pl: 2,
    minWidth: { xs: 132, md: 190 },
    whiteSpace: 'normal',
  },
  // Heading cells have their own surface.
  '& td:first-of-type': { bgcolor: 'background.paper' },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
} as const;

/** One table of debts; on a narrow screen it scrolls inside itself. */
export function Operaciones({ tabla, operaciones }: OperacionesProps) {
  return (
    <Box sx={apretada}>
      {/* BUR-003, BUR-508; our headings (decisions, BUR-508) */}
      <DataTable<Fila> aria-label={tabla} data={operaciones.map((fila, id) => ({ ...fila, id }))}>
        <Column label="Institución" render={({ institucion }) => institucion ?? vacio} />
        <Column label="Fecha de corte" render={({ fechaCorte }) => fecha(fechaCorte)} />
        <Column label="Tipo de riesgo" render={({ tipoRiesgo }) => tipoRiesgo ?? vacio} />
        <Column label="Tipo de crédito" render={({ tipoCredito }) => tipoCredito ?? vacio} />
        <Column label="Por vencer" align="right" render={(fila) => dinero(fila.valorPorVencer)} />
        <Column label="No devenga interés" align="right" render={(fila) => dinero(fila.noDevengaInteres)} />
        <Column label="Vencido" align="right" render={({ vencido }) => enRojo(vencido, dinero(vencido))} />
        <Column
          label="Demanda judicial"
          align="right"
          render={({ demandaJudicial }) => enRojo(demandaJudicial, dinero(demandaJudicial))}
        />
        <Column
          label="Cartera castigada"
          align="right"
          render={({ carteraCastigada }) => enRojo(carteraCastigada, dinero(carteraCastigada))}
        />
        <Column label="Saldo total" align="right" render={({ saldoTotal }) => dinero(saldoTotal)} />
        <Column
          label="Días vencido"
          align="right"
          render={({ diasVencido }) => enRojo(diasVencido, String(diasVencido ?? vacio))}
        />
      </DataTable>
    </Box>
  );
}
