import { etiquetaDeMedio, NAV, productos, propios } from '@adjudica/domain';
import { useUsuario } from '../../providers/sesion';
import { diaDe } from '../../ui/formato';
import { Filtro } from '../../ui/tabla/Filtro';
import { FiltroDeQuien } from '../../ui/tabla/FiltroDeQuien';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { usePuede } from '../../ui/usePuede';
import { EstadoDeMedioChip } from './EstadoDeMedioChip';
import { RECURSO, rutaDeMedio, rutaDeNuevo } from './rutas';
import type { MedioDeLista } from './tipos';

/** Who decides begins with what waits for a decision, and never sees what was not sent. */
const porDecidir = { estado: 'enviado' };
const { espera: _, ...enviados } = etiquetaDeMedio;
const nombresDeProducto = Object.fromEntries(productos.map(({ codigo, etiqueta }) => [codigo, etiqueta]));

const columnas: readonly Columna<MedioDeLista>[] = [
  {
    campo: 'nombreCliente',
    debajo: ({ cedula }) => cedula,
    enTelefono: ({ estado }) => <EstadoDeMedioChip estado={estado} />,
  },
  { campo: 'planes', tipo: 'lineas' },
  { campo: 'bien' },
  { campo: 'valor', tipo: 'dinero' },
  { campo: 'total', tipo: 'dinero' },
  { campo: 'estado', dibujar: ({ estado }) => <EstadoDeMedioChip estado={estado} /> },
  { campo: 'ejecutivo', dibujar: ({ ejecutivo }) => ejecutivo?.nombre ?? propios.medioSinEjecutivo },
  { campo: 'fecha', ordena: true, dibujar: ({ fecha }) => diaDe(fecha), debajo: ultimoPaso },
];

/** MED-500, MED-501: approvals, newest first; risk sees those that were sent to it, and begins with what waits longest. */
export default function ListaDeMedios() {
  const puede = usePuede();
  const { role } = useUsuario();
  const decide = puede('medio:decidir');
  return (
    <RecordList
      resource={RECURSO}
      title={NAV.mediosDeAprobacion}
      sort={decide ? { field: 'enviadoEn', order: 'ASC' } : { field: 'fecha', order: 'DESC' }}
      exportable
      {...(decide && { filterDefaultValues: porDecidir })}
      disableAuthentication
      searchIn="cliente, cédula o plan"
      filters={
        <>
          <FiltroDeQuien />
          <Filtro campo="estado" etiqueta="Estado" opciones={decide ? enviados : etiquetaDeMedio} />
          <Filtro campo="producto" etiqueta="Producto" opciones={nombresDeProducto} />
        </>
      }
      createLabel={puede('medio:escribir') ? propios.medioNuevo : undefined}
      createTo={rutaDeNuevo(role)}
    >
      <Tabla columnas={columnas} enlace={({ id }) => rutaDeMedio(role, id)} />
    </RecordList>
  );
}

/** Below the day it was made. */
function ultimoPaso({ enviadoEn, decididoEn }: MedioDeLista): string {
  if (decididoEn !== null) return `Decidido ${diaDe(decididoEn)}`;
  return enviadoEn === null ? '' : `Enviado ${diaDe(enviadoEn)}`;
}
