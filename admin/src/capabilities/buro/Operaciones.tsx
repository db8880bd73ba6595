import type { TablaDeBuro } from '@adjudica/domain';
import Box from '@mui/material/Box';
import { dinero, fecha, vacio } from '../../ui/formato';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import type { Operacion } from './consultas';

type Fila = Operacion & { readonly id: number };

const enRojo = (texto: string, alerta: boolean) =>
  alerta ? (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 620 }}>
      {texto}
    </Box>
  ) : (
    texto
  );
const monto = (label: string, de: (fila: Fila) => number | null, alerta = false): Columna<Fila> => ({
  etiqueta: label,
  tipo: 'numero',
  dibujar: (fila) => enRojo(dinero(de(fila)), alerta && (de(fila) ?? 0) > 0),
});

/** BUR-003, BUR-508; our headings (decisions, BUR-508). */
const columnas: readonly Columna<Fila>[] = [
  { etiqueta: 'Institución', dibujar: ({ institucion }) => institucion ?? vacio },
  { etiqueta: 'Fecha de corte', dibujar: ({ fechaCorte }) => fecha(fechaCorte) },
  { etiqueta: 'Tipo de riesgo', dibujar: ({ tipoRiesgo }) => tipoRiesgo ?? vacio },
  { etiqueta: 'Tipo de crédito', dibujar: ({ tipoCredito }) => tipoCredito ?? vacio },
  monto('Por vencer', ({ valorPorVencer }) => valorPorVencer),
  monto('No devenga interés', ({ noDevengaInteres }) => noDevengaInteres),
  monto('Vencido', ({ vencido }) => vencido, true),
  monto('Demanda judicial', ({ demandaJudicial }) => demandaJudicial, true),
  monto('Cartera castigada', ({ carteraCastigada }) => carteraCastigada, true),
  monto('Saldo total', ({ saldoTotal }) => saldoTotal),
  {
    etiqueta: 'Días vencido',
    tipo: 'numero',
    dibujar: ({ diasVencido }) => enRojo(diasVencido === null ? vacio : String(diasVencido), (diasVencido ?? 0) > 0),
  },
];

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
      <Tabla etiqueta={tabla} columnas={columnas} filas={operaciones.map((fila, id) => ({ ...fila, id }))} />
    </Box>
  );
}
