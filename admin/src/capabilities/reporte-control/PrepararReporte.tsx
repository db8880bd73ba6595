import {
  esquemaGeneracionDeReporte,
  hoyEn,
  nombreDeOrganismo,
  type Organismo,
  organismos,
  prefijoDe,
  propios,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { ControlVista, EnsayoDeReporte, FilaIncompleta } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { fresh, useApiQuery } from '../../providers/useApiQuery';
import { ActDialog } from '../../ui/act/ActDialog';
import { CheckboxField } from '../../ui/act/CheckboxField';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { FactGrid } from '../../ui/FactGrid';
import { CommentField } from '../../ui/fields/CommentField';
import { dinero, fecha } from '../../ui/format';
import { PageHeader } from '../../ui/PageHeader';
import { QueryState } from '../../ui/QueryState';
import { StateChip } from '../../ui/StateChip';
import { DataTable } from '../../ui/table/DataTable';

interface Pedido {
  readonly organismo: Organismo;
  readonly periodo: string;
}

/** The period that ended last. */
function periodoPasado(organismo: Organismo): string {
  const [anio, mes] = hoyEn(new Date()).split('-').map(Number) as [number, number];
  if (organismo === 'SC') return String(anio - 1);
  return mes === 1 ? `${anio - 1}-12` : `${anio}-${String(mes - 1).padStart(2, '0')}`;
}

/** Dry run of a report: its figures beside the dashboard's, and what is missing; then its file. */
export default function PrepararReporte() {
  const [organismo, setOrganismo] = useState<Organismo>('SC');
  const [periodo, setPeriodo] = useState(periodoPasado('SC'));
  const [pedido, setPedido] = useState<Pedido | null>(null);
  const ensayo = useApiQuery('/reporte-control/ensayo', pedido, fresh);
  const elegir = (otro: Organismo) => {
    setOrganismo(otro);
    setPeriodo(periodoPasado(otro));
    setPedido(null);
  };
  const ensayar = (event: FormEvent) => {
    event.preventDefault();
    const nuevo = { organismo, periodo: periodo.trim() };
    if (pedido?.organismo === nuevo.organismo && pedido.periodo === nuevo.periodo) void ensayo.refetch();
    else setPedido(nuevo);
  };
  return (
    <>
      <PageHeader title={propios.reportePreparar} description={propios.reportesDescripcion} />
      <Card component="section" sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
        <Box
          component="form"
          onSubmit={ensayar}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
        >
          <TextField
            select
            label="Organismo"
            value={organismo}
            onChange={(event) => elegir(event.target.value as Organismo)}
            sx={{ minWidth: 260 }}
          >
            {organismos.map(({ codigo, nombre }) => (
              <MenuItem key={codigo} value={codigo}>
                {nombre}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={organismo === 'SC' ? 'Año' : 'Mes'}
            value={periodo}
            onChange={(event) => setPeriodo(event.target.value)}
            helperText={propios.reportePeriodo[organismo]}
            slotProps={{ htmlInput: { maxLength: 7, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="contained" loading={ensayo.isFetching}>
            {propios.reporteEnsayar}
          </Button>
        </Box>
      </Card>
      {pedido !== null && (ensayo.data === undefined ? <QueryState {...ensayo} /> : <Ensayo ensayo={ensayo.data} />)}
    </>
  );
}

type ControlRow = ControlVista & { readonly id: string };
const Control = DataTable.Col<ControlRow>;
const Falta = DataTable.Col<{ readonly id: string; readonly titulo: string; readonly filas: number }>;
const Incompleta = DataTable.Col<FilaIncompleta & { readonly id: number }>;
const cifra = (valor: number): string => valor.toLocaleString('es-EC');
const cifraDe = (cual: 'archivo' | 'tablero') => (control: ControlRow) =>
  control.enDolares ? dinero(control[cual]) : cifra(control[cual]);

function Ensayo({ ensayo }: { readonly ensayo: EnsayoDeReporte }) {
  const [generando, setGenerando] = useState(false);
  const prefijo = prefijoDe(useUsuario().role);
  const navigate = useNavigate();
  const { organismo, periodo, filas, totales, controles, incompletas, faltantes, filasIncompletas } = ensayo;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card component="section" sx={{ p: { xs: 2, md: 3 } }}>
        <FactGrid
          columns={{ xs: '1fr 1fr', md: 'repeat(4, 1fr)' }}
          facts={[
            { etiqueta: propios.reporteFilas, valor: cifra(filas) },
            { etiqueta: 'Filas incompletas', valor: cifra(incompletas) },
            { etiqueta: 'Formato', valor: `desde el ${fecha(ensayo.formatoDesde)}` },
            ...totales.map(({ titulo, total }) => ({ etiqueta: titulo, valor: dinero(total) })),
          ]}
        />
        <Box sx={{ mt: 2 }}>
          {ensayo.terminado ? (
            <CanAccess resource="reporte-control" action="generar">
              <Button variant="contained" onClick={() => setGenerando(true)}>
                {propios.reporteGenerar}
              </Button>
            </CanAccess>
          ) : (
            <Alert severity="info">{propios.reportePeriodoAbierto}</Alert>
          )}
        </Box>
      </Card>
      <Card component="section">
        <DataTable<ControlRow>
          aria-label="Totales de control"
          data={controles.map((control) => ({ ...control, id: control.nombre }))}
        >
          <Control source="nombre" label="Total" />
          <Control source="archivo" label="En el archivo" align="right" render={cifraDe('archivo')} />
          <Control
            source="tablero"
            label={organismo === 'SC' ? 'En el tablero' : 'En las cuentas'}
            align="right"
            render={cifraDe('tablero')}
          />
          <Control
            source="cuadra"
            label="Comparación"
            render={({ cuadra }) =>
              cuadra ? propios.reporteCuadra : <StateChip label={propios.reporteNoCuadra} tone="error" />
            }
          />
        </DataTable>
      </Card>
      <Card component="section">
        {faltantes.length === 0 ? (
          <Typography sx={{ p: 2 }}>{propios.reporteTodoCompleto}</Typography>
        ) : (
          <>
            <DataTable aria-label="Datos que faltan" data={faltantes.map((falta) => ({ ...falta, id: falta.titulo }))}>
              <Falta source="titulo" label="Dato que falta" />
              <Falta source="filas" label="Filas" align="right" render={(falta) => cifra(falta.filas)} />
            </DataTable>
            <DataTable<FilaIncompleta & { readonly id: number }>
              aria-label="Filas incompletas"
              data={filasIncompletas.map((fila, id) => ({ ...fila, id }))}
            >
              <Incompleta
                source="nombre"
                label="Persona"
                render={({ nombre, identificacion, contrato }) => (
                  <Link
                    to={`${prefijo}/estado-cliente/${encodeURIComponent(identificacion)}${contrato === null ? '' : `?plan=${encodeURIComponent(contrato)}`}`}
                  >
                    {nombre}
                  </Link>
                )}
              />
              <Incompleta source="identificacion" label="Identificación" />
              <Incompleta source="contrato" label="Contrato" />
              <Incompleta source="faltan" label={propios.reporteFaltan} render={({ faltan }) => faltan.join(', ')} />
            </DataTable>
            {incompletas > filasIncompletas.length && (
              <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
                {propios.reporteSoloPrimeras(filasIncompletas.length)}
              </Typography>
            )}
          </>
        )}
      </Card>
      {generando && (
        <ActDialog
          acto={generacion(ensayo)}
          id={null}
          fijos={{ organismo, periodo }}
          efecto={propios.reporteGenerarEfecto}
          onHecho={() => void navigate(`${prefijo}/reporte-control`)}
          onClose={() => setGenerando(false)}
        >
          <Subject nombre={propios.reporteNombre(nombreDeOrganismo(organismo), periodo)} />
        </ActDialog>
      )}
    </Box>
  );
}

/** Asks to accept what is missing, and for the reason of another file. */
function generacion({ incompletas, controles, ultimaVersion }: EnsayoDeReporte): Act {
  const diferencias = controles.filter(({ cuadra }) => !cuadra).length;
  const falta = propios.reporteIncompleto(incompletas, diferencias);
  return {
    path: '/reporte-control/generar',
    titulo: propios.reporteGenerar,
    confirmar: propios.reporteGenerar,
    campos: {
      ...(falta !== '' && {
        aceptaIncompleto: {
          etiqueta: `${falta}. ${propios.reporteAceptar}`,
          tipo: CheckboxField,
          requerido: falta,
        },
      }),
      ...(ultimaVersion > 0 && {
        motivo: { etiqueta: 'Por qué se genera otro', tipo: CommentField, requerido: propios.campoObligatorio },
      }),
    },
    esquema: esquemaGeneracionDeReporte,
    exito: propios.reporteGenerado,
  };
}
