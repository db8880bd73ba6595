import {
  comoFecha,
  MINIMO_BUSQUEDA_DE_PRENDA,
  NAV,
  PRENDAS_POR_PAGINA,
  propios,
  tiposDeGarantia,
} from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { fecha, vacio } from '../../ui/formato';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { EstadoDePrendaChip } from './EstadoDePrendaChip';
import { RECURSO, rutaDePrenda } from './rutas';
import type { PrendaDeLista } from './tipos';

const columnas: readonly Columna<PrendaDeLista>[] = [
  { campo: 'id', ordena: true },
  {
    campo: 'nombreCliente',
    ordena: true,
    debajo: ({ cedula }) => cedula,
    enTelefono: ({ estado }) => <EstadoDePrendaChip estado={estado} />,
  },
  { campo: 'idCodigo', tipo: 'codigo' },
  {
    campo: 'tipoGarantia',
    dibujar: ({ tipoGarantia }) => tiposDeGarantia[tipoGarantia as keyof typeof tiposDeGarantia] ?? vacio,
  },
  {
    campo: 'fechaEmision',
    ordena: true,
    dibujar: ({ fechaEmision }) => (fechaEmision === null ? vacio : fecha(comoFecha(fechaEmision))),
  },
  { campo: 'estado', dibujar: ({ estado }) => <EstadoDePrendaChip estado={estado} /> },
];

/** LEG-513…516: the pledges of all notes, newest first; the first page has 50 rows. */
export default function ListaDePrendas() {
  const { role } = useUsuario();
  return (
    <RecordList
      resource={RECURSO}
      title={NAV.prendaComercial}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PRENDAS_POR_PAGINA}
      disableAuthentication
      searchPlaceholder={propios.prendaBuscar}
      searchMinLength={MINIMO_BUSQUEDA_DE_PRENDA}
      emptyText={propios.prendaVacia}
      exportable
    >
      <Tabla
        columnas={columnas}
        enlace={({ id, cedula, idCodigo }: PrendaDeLista) =>
          rutaDePrenda(role, { promissory: id, cedula, plan: idCodigo })
        }
      />
    </RecordList>
  );
}
