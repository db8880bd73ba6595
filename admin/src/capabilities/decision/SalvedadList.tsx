import { eventosDeSalvedad, nombreDeEvento, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import type { SalvedadVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { ownPath } from '../../ui/navegacion';
import { Filtro } from '../../ui/tabla/Filtro';
import { FiltroDeFecha } from '../../ui/tabla/FiltroDeFecha';
import { FiltroEscrito } from '../../ui/tabla/FiltroEscrito';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { FiltroDeProducto } from './FiltroDeProducto';
import { OtraLista } from './OtraLista';

const tipos = eventosDeSalvedad.map((codigo) => ({ codigo, nombre: nombreDeEvento(codigo) }));

const columnas: readonly Columna<SalvedadVista>[] = [
  {
    campo: 'tipo',
    dibujar: ({ etiquetaTipo }) => <Box sx={{ minWidth: 150, whiteSpace: 'normal' }}>{etiquetaTipo}</Box>,
    enTelefono: ({ nombreCliente }) => <Box sx={{ whiteSpace: 'normal' }}>{nombreCliente}</Box>,
  },
  { campo: 'fecha', tipo: 'instante', ordena: true, debajo: ({ quien }) => quien },
  {
    campo: 'nombreCliente',
    soloAncha: true,
    dibujar: ({ nombreCliente }) => <Box sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>{nombreCliente}</Box>,
    debajo: ({ idCodigo }) => idCodigo,
  },
  { campo: 'monto', tipo: 'dinero' },
  {
    campo: 'motivo',
    dibujar: ({ motivo }) => (
      <Box sx={{ minWidth: 240, maxWidth: 420, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{motivo}</Box>
    ),
  },
];

/** Exceptions, marks by hand and confirmed warnings of all plans, with who, when and why; each row leads to what was decided. */
export default function SalvedadList() {
  const { role } = useUsuario();
  return (
    <RecordList
      resource="salvedad"
      title={propios.salvedadesTitulo}
      description={propios.salvedadesDescripcion}
      sort={{ field: 'fecha', order: 'DESC' }}
      searchIn="cliente, cédula o plan"
      filters={
        <>
          <Filtro campo="tipo" etiqueta="Qué" opciones={tipos} ancho={190} />
          <FiltroDeProducto />
          <FiltroEscrito campo="quien" etiqueta="Quién" ayuda="apellido o usuario" />
          <FiltroDeFecha campo="fechaDesde" etiqueta="Desde" />
          <FiltroDeFecha campo="fechaHasta" etiqueta="Hasta" />
        </>
      }
      actions={<OtraLista pantalla="decisiones" titulo={propios.decisionesTitulo} />}
      emptyText={propios.sinSalvedades}
      exportable
    >
      <Tabla
        columnas={columnas}
        enlace={({ enlace }: SalvedadVista) => (enlace === null ? undefined : ownPath(role, enlace))}
      />
    </RecordList>
  );
}
