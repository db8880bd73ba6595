import { clasesDePendiente, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import type { DecisionVista } from '../../generated/api';
import { useUsuario } from '../../providers/sesion';
import { DiasDeEspera } from '../../ui/DiasDeEspera';
import { dinero, fechaHora } from '../../ui/formato';
import { ownPath } from '../../ui/navegacion';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { FiltroDeProducto } from './FiltroDeProducto';
import { OtraLista } from './OtraLista';

const clases = Object.entries(clasesDePendiente).map(([codigo, { nombre }]) => ({ codigo, nombre }));

const columnas: readonly Columna<DecisionVista>[] = [
  {
    campo: 'clase',
    ordena: true,
    dibujar: ({ etiquetaClase }) => etiquetaClase,
    debajo: ({ nota }) => nota,
    enTelefono: ({ diasDeEspera, nombreCliente, monto }) => (
      <Box sx={{ whiteSpace: 'normal', minWidth: 150 }}>
        <Box>{nombreCliente}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {dinero(monto)}
          <DiasDeEspera dias={diasDeEspera} />
        </Box>
      </Box>
    ),
  },
  {
    campo: 'nombreCliente',
    ordena: true,
    soloAncha: true,
    dibujar: ({ nombreCliente }) => <Box sx={{ minWidth: 150, overflowWrap: 'anywhere' }}>{nombreCliente}</Box>,
    debajo: ({ cedula }) => cedula,
  },
  {
    campo: 'idCodigo',
    ordena: true,
    tipo: 'codigo',
    debajo: ({ planes }) => (planes > 1 ? propios.decisionMasPlanes(planes - 1) : null),
  },
  { campo: 'monto', tipo: 'dinero', ordena: true, soloAncha: true },
  {
    campo: 'desde',
    ordena: true,
    soloAncha: true,
    dibujar: ({ diasDeEspera }) => <DiasDeEspera dias={diasDeEspera} />,
    debajo: ({ desde }) => fechaHora(desde),
  },
  {
    campo: 'decide',
    debajo: ({ solicitante }) => (solicitante === null ? null : propios.decisionPedidaPor(solicitante)),
  },
];

/** What waits for somebody's decision in whatever area, the oldest first; each row leads to the record that is decided. */
export default function DecisionList() {
  const { role } = useUsuario();
  return (
    <RecordList
      resource="decision"
      title={propios.decisionesTitulo}
      description={propios.decisionesDescripcion}
      sort={{ field: 'desde', order: 'ASC' }}
      searchIn="cliente, cédula o plan"
      filters={
        <>
          <Filtro campo="clase" etiqueta="Qué espera" opciones={clases} ancho={190} />
          <FiltroDeProducto />
        </>
      }
      actions={<OtraLista pantalla="salvedades" titulo={propios.salvedadesTitulo} />}
      emptyText={propios.sinDecisiones}
      exportable
    >
      <Tabla
        columnas={columnas}
        enlace={({ enlace }: DecisionVista) => (enlace === null ? undefined : ownPath(role, enlace))}
      />
    </RecordList>
  );
}
