import { propios } from '@adjudica/domain';
import type { SuscripcionVista } from '../../generated/api';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { EstadoDeSuscripcion } from './estado';

const columnas: readonly Columna<SuscripcionVista>[] = [
  { campo: 'nombre', ordena: true, debajo: ({ cuenta }) => cuenta },
  { campo: 'url' },
  { campo: 'eventos', tipo: 'numero', dibujar: ({ eventos }) => eventos.length },
  { campo: 'pendientes', tipo: 'numero' },
  { campo: 'fallidos', tipo: 'numero' },
  { campo: 'ultimoExito', tipo: 'instante' },
  { campo: 'estado', dibujar: (suscripcion) => <EstadoDeSuscripcion suscripcion={suscripcion} /> },
];

/** Other systems that are told of events, and whether they take them; for the system administrator. */
export default function SuscripcionList() {
  return (
    <RecordList
      resource="suscripcion"
      title={propios.suscripcionesTitulo}
      description={propios.suscripcionesDescripcion}
      sort={{ field: 'nombre', order: 'ASC' }}
      emptyText={propios.sinSuscripciones}
      createLabel={propios.suscripcionNueva}
    >
      <Tabla columnas={columnas} enlace="edit" />
    </RecordList>
  );
}
